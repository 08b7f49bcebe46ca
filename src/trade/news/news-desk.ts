import type { SourceRef } from "../../domain/figure.ts";
import type { Language, NewsItem, NewsTone, SourceFailure, SourceUse } from "../../domain/report.ts";
import { fold } from "../../domain/text.ts";
import { createPatientClient, type ClientLimits, type Received } from "../live/patient-client.ts";
import type { SourceCache } from "../live/source-cache.ts";
import { isFeed, readFeed } from "./feed.ts";
import { gdeltAddress, gdeltQuery, isGdeltAnswer, readArticles, readTone, searchNames } from "./gdelt.ts";
import { withoutRepeats } from "./headline.ts";

const gdeltSource: SourceRef = {
  id: "gdelt",
  title: "The GDELT Project",
  version: "DOC 2.0",
  licence: "open-with-citation",
  url: "https://www.gdeltproject.org/",
};
const feedsSource: SourceRef = {
  id: "news-feeds",
  title: "RSS",
  version: "live",
  licence: "headlines-and-links",
  url: "",
};

export type NewsSettings = {
  /** Address of GDELT's DOC API or of a stand-in; null when it is switched off. */
  readonly gdeltUrl: string | null;
  readonly feeds: readonly string[];
};

export type NewsLimits = {
  readonly gdelt: ClientLimits;
  readonly feed: ClientLimits;
  /** How long a report waits for news that are being fetched. What comes later is there for the next report. */
  readonly waitMs: number;
  /** The tone is asked for after the headlines, one pace later: these do not wait longer for it. */
  readonly toneWaitMs: number;
};

const hour = 3_600_000;

/** A report does not wait for a second try: after any failure a source is left alone a while. */
const askedOnce = { retries: 0, backoffMs: 0, longestWaitMs: 0, failuresToRest: 1 };

/** GDELT takes one call every five seconds, and refuses at times even then. */
export const usualNewsLimits: NewsLimits = {
  gdelt: {
    paceMs: 6_000,
    timeoutMs: 30_000,
    maxBytes: 5_000_000,
    ...askedOnce,
    restMs: 120_000,
    freshMs: 6 * hour,
  },
  feed: {
    paceMs: 0,
    timeoutMs: 15_000,
    maxBytes: 3_000_000,
    ...askedOnce,
    restMs: 600_000,
    freshMs: hour / 2,
  },
  waitMs: 1_500,
  toneWaitMs: 150,
};

/** What the desk has of a product by now. */
export type News = {
  readonly state: "off" | "pending" | "failed" | "ready";
  readonly items: readonly NewsItem[];
  readonly tone: NewsTone | null;
  readonly uses: readonly SourceUse[];
};

export type NewsDesk = {
  /** Never throws, and never takes longer than `waitMs`. `names` are those of the catalogue, `typed` may be one of them. */
  readNews(names: Record<Language, readonly string[]>, typed?: string): Promise<News>;
  /** Ends what is being fetched. */
  close(): void;
};

type Fetched =
  | { readonly ok: true; readonly items: NewsItem[]; readonly tone: NewsTone | null }
  | { readonly ok: false; readonly failure: SourceFailure };

/** Null for a source that is off. */
type Asked = Fetched | "late" | null;

const useOf = (source: SourceRef, fetched: Asked): SourceUse[] => {
  if (fetched === null || fetched === "late") return [];
  const state = fetched.ok ? (fetched.items.length > 0 ? "used" : "no-figures") : "failed";
  return [{ source, year: null, state, items: [], ...(fetched.ok ? {} : { failure: fetched.failure }) }];
};

const newsOff: News = {
  state: "off",
  items: [],
  tone: null,
  uses: [{ source: gdeltSource, year: null, state: "off", items: [] }],
};

/** What came in time of both sources, and what is to be said of the rest. */
function newsOf(articles: Asked, headlines: Asked): News {
  const ready = [articles, headlines].filter((each) => each !== "late" && each !== null);
  const items = withoutRepeats(ready.flatMap((each) => (each.ok ? each.items : [])));
  const isLate = articles === "late" || headlines === "late";
  const hasFailed = ready.length > 0 && ready.every((each) => !each.ok);
  return {
    state: items.length > 0 ? "ready" : isLate ? "pending" : hasFailed ? "failed" : "ready",
    items,
    tone: articles !== "late" && articles?.ok ? articles.tone : null,
    uses: [...useOf(gdeltSource, articles), ...useOf(feedsSource, headlines)],
  };
}

/** Whether a headline speaks of the product: one of its names stands in it as whole words, singular or plural. */
function namesProduct(title: string, names: readonly string[]): boolean {
  const folded = ` ${fold(title).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  return names.some((name) => ["", "s", "es"].some((ending) => folded.includes(` ${name}${ending} `)));
}

const within = (waitMs: number, work: Promise<Received>): Promise<Received | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, waitMs, null).unref())]);

/**
 * Gathers headlines of a product from GDELT and from the feeds of a list. All fetching goes on in the background, one
 * call after another at each source's pace; a report takes what is there within `waitMs`.
 */
export function openNewsDesk({ gdeltUrl, feeds }: NewsSettings, cache: SourceCache, limits: NewsLimits): NewsDesk {
  const closing = new AbortController();
  const gdelt = createPatientClient(limits.gdelt, cache);
  const feedClients = feeds.map((url) => ({ url, client: createPatientClient(limits.feed, cache) }));
  const running = new Map<string, Promise<Fetched>>();
  const { signal } = closing;

  /** The same request by several reports is made once. */
  function once(key: string, fetchIt: () => Promise<Fetched>): Promise<Fetched> {
    const known = running.get(key) ?? fetchIt().finally(() => running.delete(key));
    running.set(key, known);
    return known;
  }

  async function askGdelt(base: string, names: readonly string[]): Promise<Fetched> {
    const query = gdeltQuery(names);
    if (query === null) return { ok: true, items: [], tone: null };
    const get = (mode: "artlist" | "timelinetone"): Promise<Received> => {
      const address = gdeltAddress(base, query, mode);
      return gdelt.get(`gdelt ${address}`, address, { accept: isGdeltAnswer, signal });
    };
    const articles = await get("artlist");
    if (!articles.ok) return articles;
    const items = readArticles(articles.body);
    const tone = items.length > 0 ? await within(limits.toneWaitMs, get("timelinetone")) : null;
    return { ok: true, items, tone: tone?.ok ? readTone(tone.body) : null };
  }

  async function readFeeds(names: readonly string[]): Promise<Fetched> {
    const received = await Promise.all(
      feedClients.map(({ url, client }) => client.get(`feed ${url}`, url, { accept: isFeed, signal })),
    );
    const failed = received.find((each) => !each.ok);
    const bodies = received.flatMap((each) => (each.ok ? [each.body] : []));
    if (failed && !failed.ok && bodies.length === 0) return failed;
    const items = bodies.flatMap(readFeed).filter(({ title }) => namesProduct(title, names));
    return { ok: true, items, tone: null };
  }

  return {
    async readNews(catalogueNames, typed) {
      if (gdeltUrl === null && feeds.length === 0) return newsOff;
      const names = searchNames(catalogueNames, typed);
      const late = new Promise<"late">((resolve) => setTimeout(resolve, limits.waitMs, "late").unref());
      const inTime = async (work: Promise<Fetched> | null): Promise<Asked> => work && Promise.race([work, late]);
      const [articles, headlines] = await Promise.all([
        inTime(gdeltUrl === null ? null : once(`gdelt ${names.join()}`, () => askGdelt(gdeltUrl, names))),
        inTime(feeds.length === 0 ? null : once(`feeds ${names.join()}`, () => readFeeds(names))),
      ]);
      return newsOf(articles, headlines);
    },
    close: () => closing.abort(),
  };
}
