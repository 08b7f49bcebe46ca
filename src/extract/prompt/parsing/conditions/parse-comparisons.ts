import { unitOf } from "../../../values/units.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { conceptOf, matchConcept } from "../../lexicon/match-concept.ts";
import { amountOf, isMeasured, isMoney, mayHoldAmount } from "../amounts.ts";
import type { AskedFilter } from "../asked.ts";
import type { Draft } from "../prompt-text.ts";
import { type Subject, subjectBefore, subjectSaidAgain, ties, withoutFillers } from "./compared-subject.ts";
import { comparisons, type Op } from "./comparison-patterns.ts";

const notUnits =
  /^(?:y|e|o|u|en|de|con|que|por|para|in|with|and|or|on|the|los|las|el|la|at|for|from|sin|solo|only|mas|menos|or|se|como|a|al|to|per|cada|ordenad\p{L}*|sort\p{L}*)$/u;

/** Comparisons with figures: "precio menor que 100", "más de 3 estrellas", "entre 100 y 200 euros", "3 habitaciones o más". */
export function takeComparisons(draft: Draft): AskedFilter[] {
  const filters: AskedFilter[] = [];
  if (!mayHoldAmount(draft.text())) return filters;
  const limits: { readonly op: Op; readonly to: number }[] = [];
  for (const [pattern, said, isFree] of comparisons()) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(draft.text()); match; match = pattern.exec(draft.text())) {
      const groups = match.groups ?? {};
      const before = draft.text().slice(0, match.index);
      const op = said === "eq" ? goingOn(before, limits) : said;
      const late = lateOf(groups);
      const named = countedIn(groups.unit) ?? late;
      const dimension = named === null ? null : dimensionAfter(draft.text().slice(match.index + match[0].length));
      const isPlain = named === null && !isMoney(groups);
      const subject =
        said === "eq" || said === "in"
          ? null
          : (subjectBefore(before, isMoney(groups)) ??
            (isPlain ? subjectSaidAgain(before, draft.text().slice(match.index + match[0].length)) : null));
      if (isSeason(said, groups) || (!isFree && !isComparison(said, groups, named, match[0]))) continue;
      const to =
        match.index +
        match[0].length -
        unreadLength(named === null ? groups.unit : undefined, match[0]) -
        (late === null ? unreadLength(groups.late, match[0]) : 0);
      const value =
        groups.number2 !== undefined ? [amountOf(groups, 1) * ratio(groups), amountOf(groups, 2)] : amountOf(groups, 1);
      const measured = named !== null && unitOf(named) !== null ? named : null;
      const ofUnit = measured === null ? (named ?? subject?.words ?? "") : subject?.words || measured;
      const words = dimension?.words ?? ofUnit;
      const compared = dimension ? conceptOf(dimension.words) : conceptCompared(named, subject);
      const concept = marksOrLikes(compared, named, [value].flat());
      const filled = withoutFillers(before);
      if ((op === "ge" || op === "le") && (said === "eq" || /^\p{L}/u.test(match[0]))) limits.push({ op, to });
      const from = subject?.from ?? ties.exec(filled)?.index ?? filled.length;
      filters.push({
        asked: draft.cut(from, to + (dimension?.length ?? 0)),
        concept,
        fieldWords: words,
        op,
        value,
        ...(measured === null ? {} : { unit: measured }),
      });
      pattern.lastIndex = 0;
    }
  }
  return filters;
}

const dimension =
  /^\s+de\s+(?<words>largo|ancho|alto|altura|anchura|longitud|fondo|profundidad|peso|superficie|diametro|espesor|grosor)(?!\p{L})/u;

/** "2 metros de largo": what is measured, behind its unit. */
function dimensionAfter(text: string): { readonly words: string; readonly length: number } | null {
  const match = dimension.exec(text);
  return match?.groups?.words ? { words: match.groups.words, length: match[0].length } : null;
}

/** "2025-26 salary": two years that follow one another. */
const isSeason = (op: Op, { number1 = "", number2 = "" }: Readonly<Record<string, string | undefined>>): boolean =>
  op === "between" &&
  /^(?:19|20)\d{2}$/.test(number1) &&
  (Number(number1) + 1) % 100 === Number(number2) &&
  number2.length === 2;

/** "al menos 3 habitaciones y 2 baños": what is said before the first figure goes for the second. */
const goingOn = (before: string, limits: readonly { readonly op: Op; readonly to: number }[]): Op =>
  limits.find(({ to }) => /^\s*(?:,|y|e|and|&)?\s*$/u.test(before.slice(to)) && to <= before.length)?.op ?? "eq";

/** What is counted, behind "or more": "4 or more servings". */
const lateOf = (groups: Readonly<Record<string, string | undefined>>): string | null =>
  groups.late !== undefined &&
  (isMeasured(groups.late) || (!isMoney(groups) && !notUnits.test(groups.late) && matchConcept(groups.late) === null))
    ? groups.late
    : null;

/** The word after the figure when it says what is counted: not the records, but how many people they are for. */
function countedIn(word: string | undefined): string | null {
  if (word === undefined || notUnits.test(word)) return null;
  const concept = unitOf(word) === null ? matchConcept(word)?.concept : null;
  return concept?.role === "title" && concept.id !== "person" ? null : word;
}

/** What a comparison is about: what is named before it where the figure has only a unit, else what is counted, else a price. */
function conceptCompared(named: string | null, subject: Subject | null): Concept | null {
  if (named === null) return subject ? subject.concept : findConceptById("price");
  const own = conceptOf(named);
  return unitOf(named) !== null && subject !== null && subject.words !== "" ? subject.concept : own;
}

/** The best mark in stars. */
const mostStars = 5;

/** More stars than a mark has are those that people give: "más de 600 estrellas". */
const marksOrLikes = (concept: Concept | null, named: string | null, figures: readonly number[]): Concept | null =>
  concept?.id === "rating" && /^(?:estrellas|stars)$/.test(named ?? "") && figures.some((figure) => figure > mostStars)
    ? findConceptById("stars")
    : concept;

/** By what the first of two figures is to be multiplied so that both are in the unit of the second. */
function ratio({ firstUnit: first, unit: second }: Readonly<Record<string, string | undefined>>): number {
  const from = first === undefined ? null : unitOf(first);
  const to = second === undefined ? null : unitOf(second);
  return from && to && from.dimension === to.dimension ? from.factor / to.factor : 1;
}

/** How much of the end of a match is a word that turned out to be no unit. */
const unreadLength = (word: string | undefined, match: string): number =>
  word === undefined ? 0 : match.length - match.slice(0, match.lastIndexOf(word)).trimEnd().replace(/\sde$/, "").length;

/** "una sola plaza", "one-year": no article but a count. */
const isOneAlone = /\ssol[oa]\s|one-/u;
/** "de un dormitorio": what homes are counted by. */
const roomWords = /^(?:habitacion|dormitorio|recamara|ambiente|bedroom|quarto|zimmer)$/;

/** Figures without a comparing word are a condition only with a known measure, two of them also with money. */
function isComparison(
  op: Op,
  groups: Record<string, string | undefined>,
  named: string | null,
  written: string,
): boolean {
  const isUnit = named !== null && (isMeasured(named) || unitOf(named) !== null);
  if (op === "eq") {
    const isArticle = /^(?:un|una|uno|one|medio)$/.test(groups.number1 ?? "");
    return isUnit && (!isArticle || isOneAlone.test(written) || roomWords.test(named ?? ""));
  }
  return isUnit || isMoney(groups);
}
