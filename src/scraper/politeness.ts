import { setTimeout as wait } from "node:timers/promises";
import { classifyError } from "./classify-error.ts";
import { unlessAborted } from "./deadline.ts";
import { readBody } from "./decode-body.ts";
import type { FetchContext, MayVisit } from "./follow-redirects.ts";
import { discard, followRedirects } from "./follow-redirects.ts";
import { codingsOf } from "./fetch-page.ts";
import type { FetchResult } from "./fetch-page.ts";
import { robotsAllow } from "./robots.ts";
import type { PageRequest } from "./page-request.ts";
import { withNotes } from "./with-notes.ts";

/** How a visitor behaves at one site: reads robots.txt before pages, and asks for one page at a time. */
export type Politeness = {
  /**
   * Why the page at `url` may not be read, or null. As RFC 9309 asks, a site without robots.txt forbids nothing, and one
   * that cannot give its file at the moment forbids everything.
   */
  refusalOf(url: URL, signal: AbortSignal | undefined): Promise<Refusal | null>;
  /** Runs `visit` when no other visit to the host is under way, or when one has taken too long. */
  takeTurn<T>(host: string, signal: AbortSignal | undefined, visit: () => Promise<T>): Promise<T>;
};

type Refusal = Extract<FetchResult, { ok: false }>;
/** The file, empty where the site has none, or why nobody knows what it says. */
type Robots = { readonly text: string } | { readonly failed: Refusal };

/** The note of a page that was read although robots.txt refuses it. */
export const robotsOverridden = "robots.txt was overridden";

const keptMs = 60 * 60_000;
const keptWhileBrokenMs = 60_000;
const maxKept = 1_000;
const maxBytes = 500 * 1024;
const answersWithinMs = 5_000;
const turnWithinMs = 20_000;
const longestWaitMs = 10_000;
const agent = "Sondeo";

async function fetchRobots(origin: string, context: FetchContext, signal: AbortSignal): Promise<Robots> {
  const followed = await followRedirects(`${origin}/robots.txt`, context, {
    signal,
    trace: { host: "", status: null },
  });
  if (!followed.ok) return { text: "" };
  const { response } = followed;
  const status = response.statusCode;
  const codings = codingsOf(response, context.limits);
  if (status !== 200 || codings === null) {
    discard(response);
    const detail = `${new URL(origin).host}: ${status} for robots.txt`;
    return status < 500 ? { text: "" } : { failed: { ok: false, reason: "robots-unreachable", detail, status } };
  }
  const { bytes } = await readBody(response.body, { codings, maxBytes, signal });
  return { text: new TextDecoder().decode(bytes) };
}

export function behavePolitely(context: FetchContext): Politeness {
  const kept = new Map<string, { robots: Promise<Robots>; until: number }>();
  const turns = new Map<string, Promise<unknown>>();

  /** Where nobody answers, the page would fail alike, and its reason says more. */
  async function readRobots(origin: string): Promise<Robots> {
    const signal = AbortSignal.timeout(context.limits.connectTimeoutMs + answersWithinMs);
    const { host } = new URL(origin);
    try {
      return await fetchRobots(origin, context, signal);
    } catch (error) {
      const failure = signal.aborted
        ? { reason: "timeout" as const, detail: `${host}: no end of robots.txt` }
        : classifyError(error, host);
      return { failed: { ok: false, ...failure, status: null } };
    }
  }

  /** Asked for by nobody's signal: others wait for the same answer. */
  function robotsOf(origin: string): Promise<Robots> {
    const now = performance.now();
    const known = kept.get(origin);
    if (known && known.until > now) return known.robots;
    const robots = readRobots(origin);
    const entry = { robots, until: now + keptMs };
    const forgetFailure = async (): Promise<void> => {
      const read = await robots;
      if ("failed" in read) entry.until = read.failed.status === null ? 0 : performance.now() + keptWhileBrokenMs;
    };
    void forgetFailure();
    kept.delete(origin);
    kept.set(origin, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return robots;
  }

  return {
    async refusalOf(url, signal) {
      const reading = robotsOf(url.origin);
      const robots = await (signal ? unlessAborted(reading, signal) : reading);
      if ("failed" in robots) return robots.failed;
      if (robotsAllow(robots.text, agent, `${url.pathname}${url.search}`)) return null;
      return { ok: false, reason: "robots-disallowed", detail: `${url.host}: robots.txt`, status: null };
    },
    async takeTurn(host, signal, visit) {
      const before = turns.get(host);
      const own = Promise.withResolvers<void>();
      const turn = Promise.all([before, own.promise]);
      turns.set(host, turn);
      try {
        if (before) await waitFor(before, signal);
        return await visit();
      } finally {
        own.resolve();
        if (turns.get(host) === turn) turns.delete(host);
      }
    },
  };
}

async function waitFor(before: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  const late = AbortSignal.timeout(turnWithinMs);
  const ended = new AbortController();
  await new Promise<void>((resolve, reject) => {
    void before.then(() => resolve());
    late.addEventListener("abort", () => resolve(), { signal: ended.signal });
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { signal: ended.signal });
  }).finally(() => ended.abort());
}

/** Where visitors are sent to say who they are: sites keep programs out of there, and the person has more to gain. */
const logInAddress =
  /(?<![a-z])(?:service)?(?:log-?[io]n|sign-?in|sso|oauth2?|auth|acceder|acceso|entrar|iniciar-sesion)(?![a-z])/i;

/** A visit, and one more where the site asks for no longer a wait than somebody would sit through. */
async function visitPatiently(
  visit: () => Promise<FetchResult>,
  signal: AbortSignal | undefined,
): Promise<FetchResult> {
  const result = await visit();
  if (result.ok || result.retryAfterMs === undefined || result.retryAfterMs > longestWaitMs) return result;
  await wait(result.retryAfterMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
  return visit();
}

/**
 * A visit in its turn, and none where robots.txt refuses it and the caller has not the right to override that. The same
 * holds for each address that it redirects to; a page of another site that a browser ended on is not taken.
 */
export async function visitPolitely(
  url: URL,
  politeness: Politeness,
  { signal, ignoreRobots = false }: PageRequest,
  visit: (mayVisit: MayVisit) => Promise<FetchResult>,
): Promise<FetchResult> {
  const asked = new Set<string>();
  let isOverridden = false;
  const refusalOf = async (address: URL): Promise<Refusal | null> => {
    asked.add(address.origin);
    const refusal = await politeness.refusalOf(address, signal);
    if (!ignoreRobots) return refusal;
    isOverridden ||= refusal !== null;
    return null;
  };
  const mayVisit = async (address: URL): Promise<Refusal | null> => {
    const refusal = await refusalOf(address);
    const isLogin = refusal?.reason === "robots-disallowed" && logInAddress.test(address.host + address.pathname);
    return isLogin ? { ...refusal, reason: "unauthorised" } : refusal;
  };
  return politeness.takeTurn(url.host, signal, async () => {
    const refusal = await refusalOf(url);
    if (refusal !== null) return refusal;
    const result = await visitPatiently(() => visit(mayVisit), signal);
    const end = result.ok ? new URL(result.snapshot.finalUrl) : url;
    const refusalOfEnd = asked.has(end.origin) ? null : await mayVisit(end);
    return refusalOfEnd ?? (isOverridden ? withNotes(result, [robotsOverridden]) : result);
  });
}
