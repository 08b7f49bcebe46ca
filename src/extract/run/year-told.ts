import type { MinedSet } from "../mined-set.ts";
import { once } from "../remember.ts";
import type { Page } from "../survey.ts";

/** The year that a month of a record is in, where the page tells it; null where it does not. */
export type YearOf = (month: number) => number | null;

const headingKey = /^\^heading(?:-\d)?$/;
/** What costs, measures or counts as much is no year: `menos de 2000 €`. */
const ofAmounts = "\\s?(?:[€$£%]|euros?|soles|pesos|usd|eur|m2|m²|km|kg|personas|people|plazas)";
const years = new RegExp(
  `(?<![\\d.,]|[€$£]\\s?)(?<first>(?:19|20)\\d{2})(?:\\s?[-–/]\\s?(?<second>(?:20)?\\d{2}))?(?![\\d.,]\\d|\\d|${ofAmounts})`,
  "giu",
);
/** Seasons and school years go from summer to summer: `2025/26`. */
const firstMonthOfSeason = 8;
const lastMonthOfSeason = 6;

/**
 * The years of days that are written without one, for each record of a set: that of the heading above the record, the innermost
 * first, else of what the list is called, of the heading of the page or of its title. A text with several years tells none, but for
 * two in a row, which are a season. Nothing later than the year after the capture is believed.
 */
export const yearsTold = (page: Page, set: MinedSet): ((row: number) => YearOf | null) => {
  const latest = Number(page.snapshot.capturedAt.slice(0, 4)) + 1;
  const headings = set.columns.filter(({ key }) => headingKey.test(key)).toSorted((a, b) => levelOf(a) - levelOf(b));
  const { tree, mainHeading } = page.reader;
  const ofSet = once(() =>
    firstTold([set.name ?? "", mainHeading < 0 ? "" : page.reader.text(mainHeading), tree.title], latest),
  );
  return (row) =>
    firstTold(
      headings.map(({ cells }) => cells[row]?.raw ?? ""),
      latest,
    ) ?? ofSet();
};

/** The innermost level has no number. */
const levelOf = ({ key }: { readonly key: string }): number => -Number(/\d$/.exec(key)?.[0] ?? Infinity);

const firstTold = (texts: readonly string[], latest: number): YearOf | null => {
  for (const text of texts) {
    const told = readYear(text, latest);
    if (told) return told;
  }
  return null;
};

function readYear(text: string, latest: number): YearOf | null {
  const found = [...text.matchAll(years)].map(({ groups }) => groups);
  const written = new Set(found.map((groups) => `${groups?.first}/${groups?.second ?? ""}`));
  const [groups] = found;
  if (!groups || written.size !== 1) return null;
  const first = Number(groups.first);
  if (first > latest) return null;
  if (groups.second === undefined) return () => first;
  if (Number(groups.second) % 100 !== (first + 1) % 100) return null;
  return (month) => (month >= firstMonthOfSeason ? first : month <= lastMonthOfSeason ? first + 1 : null);
}
