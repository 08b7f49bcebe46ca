import { unlessAborted } from "./deadline.ts";
import { readBody } from "./decode-body.ts";
import type { FetchContext } from "./follow-redirects.ts";
import { discard, followRedirects } from "./follow-redirects.ts";
import { codingsOf } from "./fetch-page.ts";
import type { FetchResult } from "./fetch-page.ts";
import { robotsAllow } from "./robots.ts";
import type { PageRequest } from "./scrape-page.ts";
import { withNotes } from "./scrape-page.ts";

/** How a visitor behaves at one site: reads robots.txt before pages, and asks for one page at a time. */
export type Politeness = {
  /** Whether robots.txt lets us read the page at `url`; a file that cannot be read forbids nothing. */
  mayRead(url: URL, signal: AbortSignal | undefined): Promise<boolean>;
  /** Runs `visit` when no other visit to the host is under way, or when one has taken too long. */
  takeTurn<T>(host: string, signal: AbortSignal | undefined, visit: () => Promise<T>): Promise<T>;
};

/** The note of a page that was read although robots.txt refuses it. */
export const robotsOverridden = "robots.txt was overridden";

const keptMs = 60 * 60_000;
const maxKept = 1_000;
const maxBytes = 500 * 1024;
const robotsTimeoutMs = 5_000;
const turnWithinMs = 20_000;
const agent = "Sondeo";

export function behavePolitely(context: FetchContext): Politeness {
  const kept = new Map<string, { text: Promise<string>; until: number }>();
  const turns = new Map<string, Promise<unknown>>();

  async function fetchRobots(origin: string): Promise<string> {
    const signal = AbortSignal.timeout(robotsTimeoutMs);
    const followed = await followRedirects(`${origin}/robots.txt`, context, {
      signal,
      trace: { host: "", status: null },
    });
    if (!followed.ok) return "";
    const { response } = followed;
    const codings = codingsOf(response, context.limits);
    if (response.statusCode !== 200 || codings === null) {
      discard(response);
      return "";
    }
    const { bytes } = await readBody(response.body, { codings, maxBytes, signal });
    return new TextDecoder().decode(bytes);
  }

  /** Asked for by nobody's signal: others wait for the same answer. */
  function robotsOf(origin: string): Promise<string> {
    const now = performance.now();
    const known = kept.get(origin);
    if (known && known.until > now) return known.text;
    const text = fetchRobots(origin).catch(() => {
      kept.delete(origin);
      return "";
    });
    kept.delete(origin);
    kept.set(origin, { text, until: now + keptMs });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return text;
  }

  return {
    async mayRead(url, signal) {
      const reading = robotsOf(url.origin);
      const robots = await (signal ? unlessAborted(reading, signal) : reading);
      return robotsAllow(robots, agent, `${url.pathname}${url.search}`);
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

/** A visit in its turn, and none where robots.txt refuses it and the caller has not the right to override that. */
export async function visitPolitely(
  url: URL,
  politeness: Politeness,
  { signal, ignoreRobots = false }: PageRequest,
  visit: () => Promise<FetchResult>,
): Promise<FetchResult> {
  return politeness.takeTurn(url.host, signal, async () => {
    if (await politeness.mayRead(url, signal)) return visit();
    if (ignoreRobots) return withNotes(await visit(), [robotsOverridden]);
    return { ok: false, reason: "robots-disallowed", detail: `${url.host}: robots.txt`, status: null };
  });
}
