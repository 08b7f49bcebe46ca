import type { FetchResult } from "./fetch-page.ts";
import { withNotes } from "./with-notes.ts";

/** The note of a page that came over http because its site has no https. */
const overPlainHttp = "https did not answer: read over http";

/** No server that speaks TLS; one with a wrong certificate is there and is not gone around. */
const lacksTls = (result: FetchResult): boolean =>
  !result.ok &&
  result.status === null &&
  (result.reason === "unreachable" || /\b(EPROTO|ERR_SSL_\w+|UND_ERR_CONNECT_TIMEOUT)$/.test(result.detail));

/** Reads an address whose https was a guess: where nobody answers in TLS, the same over http. */
export async function tryPlain(url: string, read: (address: string) => Promise<FetchResult>): Promise<FetchResult> {
  const result = await read(url);
  if (!url.startsWith("https:") || !lacksTls(result)) return result;
  const plain = await read(url.replace(/^https:/, "http:"));
  return plain.ok || plain.status !== null ? withNotes(plain, [overPlainHttp]) : result;
}
