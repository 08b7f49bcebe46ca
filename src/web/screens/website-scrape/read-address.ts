import { parseWebAddress } from "../../../domain/web-address.ts";

export type ReadAddress =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly problem: "invalid" }
  | { readonly ok: false; readonly problem: "several"; readonly instead: string }
  /** It says who signs in: addresses are stored, and that must not be. */
  | { readonly ok: false; readonly problem: "names-person"; readonly instead: string };

/** The one address in what was typed or pasted; a list of addresses is told apart from a wrong one. */
export function readAddress(typed: string): ReadAddress {
  const parts = typed.split(/\s+|[,;]+(?=\s|https?:|$)/).filter((part) => part !== "");
  const addresses = parts.filter((part) => parseWebAddress(part) !== null);
  if (parts.length > 1 && addresses.length > 1) return { ok: false, problem: "several", instead: addresses[0]! };
  const url = parseWebAddress(typed);
  if (url === null) return { ok: false, problem: "invalid" };
  const bare = new URL(url);
  bare.username = bare.password = "";
  return bare.href === url ? { ok: true, url } : { ok: false, problem: "names-person", instead: bare.href };
}
