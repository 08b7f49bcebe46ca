import { parseRetryAfter } from "../domain/retry-after.ts";
import type { ScrapeFailureReason, Snapshot } from "../domain/snapshot.ts";
import { detectCharset } from "./charset.ts";
import { convertContent, convertedFrom } from "./content/convert-content.ts";
import { mayHoldRecords, recogniseContent } from "./content/recognise-content.ts";
import { classifyError } from "./classify-error.ts";
import { isHtmlType, looksLikeHtml, parseContentType } from "./content-type.ts";
import { startDeadline } from "./deadline.ts";
import { parseContentCodings, readBody } from "./decode-body.ts";
import type { FetchContext, MayVisit, Response, Trace } from "./follow-redirects.ts";
import { discard, followRedirects, headerOf } from "./follow-redirects.ts";
import { challengeStatuses, recogniseChallenge } from "./recognise-challenge.ts";
import type { ScrapeLimits } from "./scrape-limits.ts";
import { statusReason } from "./status-reason.ts";

/** `detail` is for logs: it names hosts, codes and types, never paths, queries or credentials. */
export type FetchResult =
  | { readonly ok: true; readonly snapshot: Snapshot }
  | {
      readonly ok: false;
      readonly reason: ScrapeFailureReason;
      readonly detail: string;
      /** Of the last response received, if any. */
      readonly status: number | null;
      /** Asks visitors to prove that they are people, as a browser may. */
      readonly isChallenge?: true;
      /** How long the site asks to wait before the next visit. */
      readonly retryAfterMs?: number;
    };

const failure = (reason: ScrapeFailureReason, detail: string, status: number | null): FetchResult => ({
  ok: false,
  reason,
  detail,
  status,
});

const challenged = (host: string, status: number, challenger: string): FetchResult => ({
  ok: false,
  reason: "blocked",
  detail: `${host}: ${status}, challenge by ${challenger}`,
  status,
  isChallenge: true,
});

const isBlank = (body: Uint8Array): boolean => body.every((byte) => byte <= 0x20);

/** How a response is compressed; null where that cannot be undone. */
export const codingsOf = (response: Response, limits: ScrapeLimits): string[] | null =>
  parseContentCodings([response.headers["content-encoding"] ?? []].flat().join(), limits.contentCodings);

async function explainStatus(
  response: Response,
  host: string,
  context: FetchContext,
  signal: AbortSignal,
): Promise<FetchResult> {
  const status = response.statusCode;
  const codings = codingsOf(response, context.limits) ?? [];
  const start = await readBody(response.body, { codings, maxBytes: context.limits.errorBodyBytes, signal }).then(
    ({ bytes }) => Buffer.from(bytes).toString("latin1"),
    () => "",
  );
  const challenger = recogniseChallenge(response.headers, challengeStatuses.has(status) ? start : "");
  if (challenger !== null) return challenged(host, status, challenger);
  const retryAfterMs = parseRetryAfter(headerOf(response, "retry-after"), Date.now());
  return {
    ok: false,
    reason: statusReason(status),
    detail: `${host}: ${status}`,
    status,
    ...(retryAfterMs !== null && { retryAfterMs }),
  };
}

async function readSnapshot(
  requestedUrl: string,
  final: { url: URL; response: Response; redirects: number },
  context: FetchContext,
  signal: AbortSignal,
): Promise<FetchResult> {
  const { url, response, redirects } = final;
  const status = response.statusCode;
  const { limits } = context;
  if (status < 200 || status > 299) return explainStatus(response, url.host, context, signal);

  const reject = (reason: ScrapeFailureReason, detail: string): FetchResult => {
    discard(response);
    return failure(reason, `${url.host}: ${detail}`, status);
  };
  const challenger = recogniseChallenge(response.headers, "");
  if (challenger !== null) {
    discard(response);
    return challenged(url.host, status, challenger);
  }
  const declared = parseContentType(headerOf(response, "content-type"));
  if (!isHtmlType(declared.mediaType) && !mayHoldRecords(declared.mediaType))
    return reject("not-html", declared.mediaType);
  const codings = codingsOf(response, limits);
  if (codings === null) return reject("not-html", "content codings that cannot be undone");

  const { bytes, complete } = await readBody(response.body, { codings, maxBytes: limits.bodyBytes, signal });
  if (!complete) return failure("too-large", `${url.host}: more than ${limits.bodyBytes} bytes`, status);
  const page = { requestedUrl, url, status, redirects };
  const isPage = isHtmlType(declared.mediaType) || (declared.mediaType === "" && looksLikeHtml(bytes));
  if (!isPage && !(declared.mediaType === "" && isBlank(bytes))) return readRecords(page, bytes, declared, signal);
  if (isBlank(bytes)) return failure("empty-page", `${url.host}: ${bytes.byteLength} bytes`, status);

  const contentType = declared.mediaType || "text/html";
  const charset = detectCharset(bytes, {
    headerLabel: declared.charset,
    isXml: contentType === "application/xhtml+xml",
  });
  return { ok: true, snapshot: snapshotOf(page, { contentType, charset, body: bytes }, []) };
}

type Fetched = { requestedUrl: string; url: URL; status: number; redirects: number };

function snapshotOf(
  { requestedUrl, url, status, redirects }: Fetched,
  content: Pick<Snapshot, "contentType" | "charset" | "body">,
  notes: readonly string[],
): Snapshot {
  return {
    requestedUrl,
    finalUrl: url.href,
    status,
    ...content,
    capturedAt: new Date().toISOString(),
    tier: "http",
    notes: [...(redirects === 0 ? [] : [`${redirects} redirects`]), ...notes],
  };
}

const reasonOf = { empty: "not-html", broken: "not-html", "too-large": "too-large", timeout: "timeout" } as const;

/** Content that is no page but holds records becomes a page of tables. */
async function readRecords(
  page: Fetched,
  bytes: Uint8Array,
  declared: { mediaType: string; charset: string | null },
  signal: AbortSignal,
): Promise<FetchResult> {
  const { url, status } = page;
  const type = declared.mediaType || "no declared type";
  const kind = recogniseContent(declared.mediaType, url.pathname, bytes);
  if (kind === null) return failure("not-html", `${url.host}: ${type}`, status);
  const title = decodeURIComponentSafely(url.pathname.split("/").at(-1) ?? "") || url.host;
  const charset = detectCharset(bytes, { headerLabel: declared.charset, isXml: kind === "xml" });
  const converted = await convertContent({ kind, title, charset, body: bytes }, signal);
  if (!converted.ok) {
    const reason = kind === "pdf" && converted.why === "empty" ? "no-text" : reasonOf[converted.why];
    return failure(reason, `${url.host}: ${type}, ${converted.why}`, status);
  }
  const body = new TextEncoder().encode(converted.html);
  return {
    ok: true,
    snapshot: snapshotOf(page, { contentType: "text/html", charset: "utf-8", body }, [convertedFrom(type)]),
  };
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Fetches one page through the egress rule: redirects followed and checked, compression undone, limits kept.
 * Whatever the network or the site does is a value with a reason; the promise rejects only when `signal` aborts.
 */
export async function fetchPage(
  address: string,
  context: FetchContext,
  { signal, mayVisit }: { signal?: AbortSignal | undefined; mayVisit?: MayVisit | undefined } = {},
): Promise<FetchResult> {
  const deadline = startDeadline(context.limits.totalTimeoutMs, signal);
  const trace: Trace = { host: "", status: null };
  const fetchWhole = async (): Promise<FetchResult> => {
    const followed = await followRedirects(address, context, { signal: deadline.signal, trace, mayVisit });
    if (!followed.ok) return failure(followed.reason, followed.detail, trace.status);
    return readSnapshot(address, followed, context, deadline.signal);
  };
  try {
    return await deadline.race(fetchWhole());
  } catch (error) {
    signal?.throwIfAborted();
    const { reason, detail } = deadline.signal.aborted
      ? { reason: "timeout" as const, detail: `${trace.host}: ${context.limits.totalTimeoutMs} ms` }
      : classifyError(error, trace.host);
    return failure(reason, detail, trace.status);
  } finally {
    deadline.stop();
  }
}
