import { TextDecoder } from "node:util";
import type { SourceFailure } from "../../domain/report.ts";
import { parseRetryAfter } from "../../domain/retry-after.ts";

/** What one call to a source came to. */
export type Answer =
  | { readonly ok: true; readonly body: string; readonly etag: string | null }
  | { readonly ok: true; readonly unchanged: true }
  | { readonly ok: false; readonly failure: SourceFailure; readonly retryAfterMs: number | null };

type AskOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly etag?: string | null;
  /** From the call to the last byte of the answer. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
};

const failed = (failure: SourceFailure, retryAfterMs: number | null = null): Answer => ({
  ok: false,
  failure,
  retryAfterMs,
});

/** Milliseconds to wait by the header, else by "try again in N seconds" of the text. */
const readRetryAfter = ({ headers }: Response, body: string): number | null =>
  parseRetryAfter(headers.get("retry-after") ?? /try again in (\d+) seconds?/i.exec(body)?.[1], Date.now());

/** The encoding that the header or the XML declaration names; UTF-8 where neither does or the name is unknown. */
function decoderFor(contentType: string, start: Uint8Array): TextDecoder {
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(new TextDecoder("latin1").decode(start))?.[1];
  const name = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? declared ?? "utf-8";
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
}

async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  const whole = Buffer.concat(chunks);
  return decoderFor(response.headers.get("content-type") ?? "", whole.subarray(0, 200)).decode(whole);
}

async function readAnswer(response: Response, maxBytes: number): Promise<Answer> {
  const body = await readText(response, maxBytes);
  if (response.status === 304) return { ok: true, unchanged: true };
  if (response.status === 401) return failed("unauthorised");
  if (response.status === 403) return failed("forbidden");
  if (response.status === 429) return failed("rate-limited", readRetryAfter(response, body ?? ""));
  if (response.status >= 500) return failed("source-error", readRetryAfter(response, ""));
  if (response.status !== 200 || body === null) return failed("unexpected-answer");
  return { ok: true, body, etag: response.headers.get("etag") };
}

/**
 * One GET to a source, redirects refused. Never throws: a refusal, a silence longer than `timeoutMs`, a cut connection
 * and an answer over `maxBytes` are values. `etag` asks for the answer only if it has changed.
 */
export async function ask(url: string, options: AskOptions): Promise<Answer> {
  const { headers, etag, timeoutMs, maxBytes, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      redirect: "error",
      headers: { accept: "*/*", ...headers, ...(etag ? { "if-none-match": etag } : {}) },
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    return await readAnswer(response, maxBytes);
  } catch {
    if (timeout.aborted) return failed("silent");
    return failed(signal?.aborted ? "out-of-time" : "unreachable");
  }
}
