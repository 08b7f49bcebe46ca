import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { findMonth } from "../../../values/date.ts";
import { isDivider } from "../../../values/divider.ts";
import { wordsOfPhrase } from "../../lexicon/words.ts";
import type { Asked } from "../bindings.ts";
import { shareOf } from "../samples.ts";
import { type Leftover, type Progress, take } from "./leftover.ts";
import { isHeadingLevel } from "../field-path.ts";

const minSaying = 0.8;
const anyDay = { capturedAt: "2000-07-01" };

const namesYear = (text: string): boolean => /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(text);
const namesMonth = (text: string): boolean => !/^\d/.test(text) && findMonth(text, anyDay) !== null;
const namesPeriod = (text: string): boolean => namesYear(text) || namesMonth(text) || /trimestre|quarter/i.test(text);

/** Words for a stretch of time, and what a heading that tells it says. */
const times: readonly (readonly [words: ReadonlySet<string>, isSaid: (text: string) => boolean])[] = [
  [new Set("ano anos year years ejercicio gestion temporada season".split(" ")), namesYear],
  [new Set("mes meses month months".split(" ")), namesMonth],
  [new Set("periodo periodos period trimestre quarter".split(" ")), namesPeriod],
  [new Set("fecha fechas dia date day".split(" ")), isDivider],
];

/** A year above a month above the records: each level is for what its headings say, the inner one first. */
export const headingTimes: Leftover = {
  name: "a heading above the records that is a year, a month or a day, for that",
  give: (progress, { set, asked }) =>
    asked.reduce((bound, column, i) => {
      const level = levelFor(column, set);
      const known = bound.bindings[i]?.field;
      const isOpen = !known || (isHeadingLevel(known.path) && known !== level);
      return level && isOpen && isFree(level, i, bound, asked) ? take(bound, i, level) : bound;
    }, progress),
};

/** The level that says just that time, rather than one in which more stands: `2025` before `Marzo 2025`. */
function levelFor({ title }: Asked, { fields }: RecordSet): Field | undefined {
  const [word = "", ...more] = wordsOfPhrase(title);
  const isSaid = more.length === 0 ? times.find(([words]) => words.has(word))?.[1] : undefined;
  if (!isSaid) return undefined;
  const levels = fields.filter((field) => isHeadingLevel(field.path) && shareOf(field, isSaid) >= minSaying);
  return isSaid === namesYear ? levels[0] : levels.at(-1);
}

/** What another column has by its own right stays with it; one heading can tell both the month and the year. */
const isFree = (level: Field, own: number, { bindings }: Progress, asked: readonly Asked[]): boolean =>
  bindings.every(
    ({ field }, i) =>
      i === own || field !== level || times.some(([words]) => words.has(wordsOfPhrase(asked[i]?.title ?? "")[0] ?? "")),
  );
