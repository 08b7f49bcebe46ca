import type { Field } from "../../../../domain/survey.ts";
import { covers } from "../../lexicon/words.ts";
import { wordsOfLinkAsked } from "../link-saying.ts";
import { wordsOfField } from "../names/field-words.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { isNamedExactly } from "../names/cut-short.ts";
import { isCalledBy, isToldApart } from "../names/meaning.ts";
import { areMostly, meanLength } from "../samples.ts";
import { countsUp, isMeasuredOtherwise, isOnlyPrice, isOtherFigure, isUpTo } from "./figures-apart.ts";
import { minNamed, type Pairing } from "./pairing.ts";
import { type Rule, veto } from "./rule.ts";
import { shapeFit } from "./shape-fit.ts";
import { tellingTypes } from "./type-fit.ts";

/** Longer texts are no price, date or number, whatever stands before them. */
const maxValueLength = 60;
/** Marks are seldom given on longer scales, and never on one above a hundred. */
const usualScale = 10;
const longestScale = 100;

/** What rules a field out that the page does not call by the very words that were asked for. */
export const vetoes: readonly Rule[] = [
  veto(
    "values of another type, without a heading that says what they are",
    (pairing) => pairing.isOfOtherType && !isWordy(pairing) && !isHeaded(pairing),
  ),
  veto("nothing that could be a title", (pairing) => pairing.concept?.role === "title" && pairing.role === 0),
  veto(
    "what all records are alike in is not what they are called, unless its heading says so",
    (pairing) =>
      pairing.concept?.role === "title" && pairing.isConstant && !(isHeaded(pairing) && pairing.isSurelyCalled),
  ),
  veto("labelled as something else, in the record of one thing", isLabelledOtherwise),
  veto("a link under another heading, where words are headed just so", isLinkOfOtherColumn),
  veto(
    "words of another type that are not surely called so",
    (pairing) => pairing.isOfOtherType && !pairing.isSurelyNamed,
  ),
  veto(
    "longer than a value of a type is",
    ({ isOfOtherType, field }) => isOfOtherType && meanLength(field) > maxValueLength,
  ),
  veto("a count that does not say what it counts", ({ isCounted, isNamed }) => isCounted && !isNamed),
  veto(
    "a figure that the page calls another",
    ({ isNamed, field, concept }) => !isNamed && isOtherFigure(field, concept),
  ),
  veto(
    "a measure in units of another kind",
    ({ isNamed, field, set, concept }) => !isNamed && isMeasuredOtherwise(field, set, concept),
  ),
  veto(
    "the only price is neither what it was nor what is saved",
    ({ field, set, concept }) => isOnlyPrice(field, set, concept) && !isCalledBy(field, concept),
  ),
  veto(
    "a date is no time of day",
    ({ isNamed, field, concept }) => !isNamed && concept?.id === "time" && field.type === "date",
  ),
  veto(
    "places in a ranking count up",
    ({ isNamed, field, concept }) => !isNamed && concept?.id === "rank" && !countsUp(field),
  ),
  veto(
    "marks end where their scale does",
    ({ isNamed, field, concept }) =>
      concept?.id === "rating" && field.type === "number" && !isUpTo(isNamed ? longestScale : usualScale, field),
  ),
  veto("another heading says what the link that was asked for is of", isOfOtherHeading),
  veto(
    "a barcode is written in figures",
    ({ isNamed, field, concept }) => !isNamed && concept?.id === "barcode" && !isBarcode(field),
  ),
  veto("years are no other number", isYearForOther),
  veto(
    "a number out of the range of years is none",
    ({ isSurelyCalled, concept, field }) =>
      !isSurelyCalled && concept?.id === "year" && field.type === "number" && !areYears(field),
  ),
  veto(
    "a bare number is no measure, unless the page calls it so",
    ({ isNamed, field, concept }) => !isNamed && field.type === "number" && measured.has(concept?.id ?? ""),
  ),
  veto(
    "marks on a scale are no number of opinions",
    ({ field, concept }) => concept?.id === "reviews" && areMostly(most, field, (sample) => onScale.test(sample)),
  ),
  veto(
    "a number of opinions is no mark",
    ({ field, concept }) => concept?.id === "rating" && areMostly(most, field, (sample) => ofOpinions.test(sample)),
  ),
  veto(
    "a price that nothing calls so is not what is saved",
    ({ isNamed, field, concept }) => !isNamed && field.type === "price" && concept?.id === "discount",
  ),
  veto(
    "a price that nothing calls so is not that of a square metre",
    ({ isNamed, field, concept }) => !isNamed && field.type === "price" && concept?.id === "areaPrice",
  ),
];

const most = 0.8;
const barcode = /^\d[\d\s-]{4,}[\dxX]$/;
const firstYear = 1800;
const lastYear = 2100;

/** Whether the values are long numbers. */
export const isBarcode = (field: Field): boolean => areMostly(most, field, (sample) => barcode.test(sample));

const areYears = (field: Field): boolean =>
  areMostly(most, field, (sample) => {
    const year = Number(/\d+/.exec(sample.replace(/(?<=\d)[\s.,](?=\d{3}(?!\d))/g, ""))?.[0]);
    return year >= firstYear && year <= lastYear;
  });

/** What is measured in a unit. */
const measured: ReadonlySet<string> = new Set(["size", "height", "width", "length", "weight", "mileage"]);
/** `4.5 out of 5`, `4,5 de 5`. */
const onScale = /\d\s?(?:out of|of|de|von|sur|su|\/)\s?\d/iu;
/** `1,199 ratings`: a whole number, and no scale. */
const ofOpinions =
  /^\(?\d[\d.,\s]*[km]?\+?\s(?:ratings|reviews|votes|opiniones|reseñas|valoraciones|votos|avis|bewertungen)\)?$/iu;

const isWordy = ({ field: { type } }: Pairing): boolean => type === "text" || type === "identifier";

/** The page itself names the column: what it holds counts less. */
const isHeaded = ({ field: { nameFrom, type } }: Pairing): boolean =>
  nameFrom === "header" && type !== "url" && type !== "image";

/** In the record of one thing, whether a label says that a value is something else than what was asked for. */
function isLabelledOtherwise(pairing: Pairing): boolean {
  const { field, set, concept } = pairing;
  if (set.count !== 1 || field.nameFrom !== "label" || tellingTypes.has(field.type)) return false;
  if (pairing.called >= minNamed || pairing.isSpoken) return false;
  return concept?.role !== "title" || isToldApart(field, concept);
}

function isLinkOfOtherColumn({ field, set, asked, concept }: Pairing): boolean {
  if (concept?.role !== "link" || field.type !== "url" || field.nameFrom !== "header") return false;
  if (isNamedExactly(field, asked)) return false;
  const headed = set.fields.find((other) => other.type === "text" && isNamedExactly(other, asked));
  return headed !== undefined && headed.distinct > 1 && cellOf(headed) !== cellOf(field);
}

const cellOf = ({ path }: Field): string => /^[^>@:|=]*/.exec(path)?.[0] ?? "";

function isYearForOther(pairing: Pairing): boolean {
  const { field, concept } = pairing;
  const isNumber = field.type === "number" && concept?.id !== "year" && !pairing.isSurelyNamed;
  return isNumber && shapeFit(field, findConceptById("year")) > 0;
}

/** "link a la agenda" is no other link where a column is headed `Agenda`, with a link in it or without. */
function isOfOtherHeading({ field, set, concept, asked }: Pairing): boolean {
  const of = concept?.role === "link" ? wordsOfLinkAsked(asked) : [];
  const isHeadedSo = (other: Field): boolean => other.nameFrom === "header" && covers(of, wordsOfField(other).name);
  return of.length > 0 && !isHeadedSo(field) && set.fields.some(isHeadedSo);
}
