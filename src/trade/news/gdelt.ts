import { z } from "zod";
import type { Language, NewsItem, NewsTone } from "../../domain/report.ts";
import { fold } from "../../domain/text.ts";
import { cleanTitle, isWebAddress } from "./headline.ts";

const namesPerLanguage = 3;
const shortestName = 4;
const mostRecords = 75;

/** About trade: a name alone finds recipes. */
const tradeWords = "export exports import trade price exportaciones importaciones comercio precio".split(" ");

const languageCodes = new Map(
  "ar ca cs de el en es fa fr he hi hu id it ja ko ml nl no pl pt ro ru sv th tr uk vi zh"
    .split(" ")
    .map((code) => [new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code, code]),
);

/** "Otras frutas frescas" stands in no headline. */
const namesTheRest = /^(?:otr[oa]s?|other) /;

/**
 * The words to ask for: each language's best known names of the product, the typed one among them where it is a name of
 * it, without what stands in brackets, long enough for GDELT to take, and different from one another.
 */
export function searchNames(names: Record<Language, readonly string[]>, typed = ""): string[] {
  const of = (language: Language): string[] => {
    const own = names[language]
      .map((name) => fold(name.replaceAll(/\([^)]*\)|,.*$/g, "")))
      .filter((name) => name.length >= shortestName && /^[\p{L} -]+$/u.test(name) && !namesTheRest.test(name));
    const wanted = own.indexOf(fold(typed)) < namesPerLanguage ? own : [fold(typed), ...own];
    return wanted.slice(0, namesPerLanguage);
  };
  return [...new Set([...of("es"), ...of("en")])];
}

const quoted = (name: string): string => (/[ -]/.test(name) ? `"${name}"` : name);
const anyOf = (words: readonly string[]): string =>
  words.length > 1 ? `(${words.map(quoted).join(" OR ")})` : words.map(quoted).join("");

/** The query for a product, by {@link searchNames}; null when no name can be asked for. */
export function gdeltQuery(names: readonly string[]): string | null {
  return names.length > 0 ? `${anyOf(names)} ${anyOf(tradeWords)}` : null;
}

export function gdeltAddress(base: string, query: string, mode: "artlist" | "timelinetone"): string {
  const parameters = new URLSearchParams({ query, mode, format: "json", timespan: "30d" });
  if (mode === "artlist") {
    parameters.set("maxrecords", String(mostRecords));
    parameters.set("sort", "datedesc");
  }
  return `${base}?${parameters.toString()}`;
}

/** JSON as GDELT writes it, with stray backslashes and control characters; undefined for its refusals in plain words. */
function parseLoosely(body: string): unknown {
  const mended = body.replaceAll(/\p{Cc}/gu, " ").replaceAll(/\\(?!["\\/bfnrtu])/g, "\\\\");
  for (const text of [body, mended]) {
    try {
      return JSON.parse(text);
    } catch {
      continue;
    }
  }
  return undefined;
}

export const isGdeltAnswer = (body: string): boolean => typeof parseLoosely(body) === "object";

const Article = z.object({
  url: z.string(),
  title: z.string(),
  seendate: z.string(),
  domain: z.string().catch(""),
  language: z.string().catch(""),
});
const Series = z.object({ data: z.array(z.object({ date: z.string(), value: z.number() })) });

/** `20240615T170000Z` → `2024-06-15T17:00:00Z`. */
const isoDate = (stamp: string): string | null => {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp);
  const date = found && `${found[1]}-${found[2]}-${found[3]}T${found[4]}:${found[5]}:${found[6]}Z`;
  return date && !Number.isNaN(Date.parse(date)) ? date : null;
};

const listOf = (body: string, key: string): unknown[] => {
  const answer = z.record(z.string(), z.unknown()).safeParse(parseLoosely(body));
  const list = answer.success ? answer.data[key] : undefined;
  return Array.isArray(list) ? list : [];
};

/** The headlines of an `artlist` answer; articles of another shape are left out. */
export function readArticles(body: string): NewsItem[] {
  return listOf(body, "articles").flatMap((each) => {
    const article = Article.safeParse(each);
    if (!article.success || !isWebAddress(article.data.url)) return [];
    const { url, seendate, domain, language } = article.data;
    const title = cleanTitle(article.data.title);
    const date = isoDate(seendate);
    if (title === "" || date === null) return [];
    const outlet = domain || (URL.parse(url)?.hostname ?? "");
    return [{ title, url, outlet, date, language: languageCodes.get(language) ?? language.toLowerCase() }];
  });
}

const mean = (own: readonly { value: number }[]): number => own.reduce((sum, { value }) => sum + value, 0) / own.length;

/** The tone of a `timelinetone` answer by day, each day's mean, and the mean of all points; null when there is none. */
export function readTone(body: string): NewsTone | null {
  const series = Series.safeParse(listOf(body, "timeline")[0]);
  const points = series.success ? series.data.data : [];
  if (points.length === 0) return null;
  const days = Map.groupBy(points, ({ date }) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`);
  return { points: [...days].map(([date, own]) => ({ date, value: mean(own) })), average: mean(points) };
}
