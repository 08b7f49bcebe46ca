import { parseWebAddress } from "../../../domain/web-address.ts";

export type ReadAddress =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly problem: "invalid" }
  | { readonly ok: false; readonly problem: "several"; readonly first: string };

/** The one address in what was typed or pasted; a list of addresses is told apart from a wrong one. */
export function readAddress(typed: string): ReadAddress {
  const parts = typed.split(/\s+|[,;]+(?=\s|https?:|$)/).filter((part) => part !== "");
  const addresses = parts.filter((part) => parseWebAddress(part) !== null);
  if (parts.length > 1 && addresses.length > 1) return { ok: false, problem: "several", first: addresses[0]! };
  const url = parseWebAddress(typed);
  return url === null ? { ok: false, problem: "invalid" } : { ok: true, url };
}
