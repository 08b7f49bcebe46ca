import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isPostcodeWithTown } from "../../../values/world-streets.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { covers, wordsOf } from "../../lexicon/words.ts";
import { places } from "../kin.ts";
import { addressSays } from "../link-address.ts";
import { linkReads, linkSays, wordsOfLinkAsked } from "../link-saying.ts";
import { isPlainInRecord, isWhole } from "../field-path.ts";
import { holdsScores, isResultAsked } from "../match-sides.ts";
import { meanLength, shareOf } from "../samples.ts";
import { isPlaceInPlace } from "../names/name-shapes.ts";
import { isHeadedExactly, isNamedExactly, isOwnNameInFull } from "../names/cut-short.ts";
import { holdsFigures, isClassedSo } from "./classed-so.ts";
import { isPriceBesideShare } from "./impossible-values.ts";
import type { Pairing } from "./pairing.ts";
import { answer, type Rule } from "./rule.ts";
import { countsJust } from "./says-so.ts";
import { isOnlyDay } from "./states.ts";
import { tellingTypes } from "./type-fit.ts";
import { arePerUnit, isUnitPriceAsked } from "./unit-prices.ts";
import { areUsual } from "./usual-values.ts";
import { nearlyAll, saysJust } from "./vetoes-at-sight.ts";

/** More than any name that says somewhat else too: `Fair odds` for odds. */
const calledInFull = 0.85;
const calledInShort = 0.75;
/** A link that says just what was asked for is it, whatever else those words can mean: `Orden del día`. */
const linkCalledSo = 0.9;
/** Less than a name of its own, enough to be told from the other links. */
const linkSayingSo = 0.6;

/** `Envío gratis`, `Nuevo`: a mark of those that are so. */
const markCalledSo = 0.7;
/** Less than the figure alone under that name. */
const countedJust = 0.7;
const score = 0.85;
const wholeScore = 0.7;
const unitPrice = 0.85;
/** Less than a name of its own. */
const usualValues = 0.7;
const classedPlace = 0.7;
const dayOfMonth = 0.5;
/** Less than a name of its own, and than a class of its own. */
const addressSaying = 0.6;
/** More than a number that its maker gave it. */
const ofThing = 0.98;
/** Less than what is called so, and than the title that was asked for besides. */
const titleOfThing = 0.7;
/** Enough where the heading says that it is a day. */
const dayForName = 0.55;
/** Less than a street with its number. */
const placeOfPostcode = 0.35;

/** What answers whatever else is known of it. */
export const exactAnswers: readonly Rule[] = [
  answer(
    "its heading or label says just what was asked",
    (pairing) => isCalledSo(pairing) && !isTypeApart(pairing),
    ({ type, role, field, set, asked }) => {
      const spread = 0.05 * Math.min(1, field.distinct / set.count);
      return isOwnNameInFull(field, asked)
        ? calledInFull + 0.05 * type + 0.05 * role + spread
        : calledInShort + 0.1 * type + 0.1 * role + spread;
    },
  ),
  answer(
    "the number under which the one thing is sold, or whether it is to be had",
    ({ field, set, concept, asked }) =>
      set.count === 1 &&
      ((concept?.id === "sku" && field.path === "~sku") ||
        (concept?.id === "status" && saysOfStock(field) && asksOfStock(asked))),
    () => ofThing,
  ),
  answer(
    "what the page's own thing is called, by the word for what it is",
    ({ field, set, concept }) => set.count === 1 && field.path === "~title" && isThingOfPages(concept),
    () => titleOfThing,
  ),
  answer(
    "the day of a meeting, in a table that has no other name for it",
    ({ field, set, concept }) => concept?.id === "event" && isOnlyDay(field, set),
    () => dayForName,
  ),
  answer(
    "what only some records have reads just what was asked",
    ({ field, set, asked, isConstant }) =>
      isConstant && field.fill <= nearlyAll && isPlainInRecord(field.path) && saysJust(asked, field, set),
    () => markCalledSo,
  ),
  answer(
    "what two sides have is the result of a match",
    ({ field, asked }) => isResultAsked(asked) && holdsScores(field) && !/[@^]/.test(field.path),
    ({ field }) => (isWhole(field.path) ? wholeScore : score),
  ),
  answer(
    "an amount and the unit that it is for is what a unit costs",
    ({ field, concept, asked }) => isUnitPriceAsked(concept, asked) && arePerUnit(field) && isPlainInRecord(field.path),
    () => unitPrice,
  ),
  answer(
    "a figure and just the words that were asked for",
    ({ field, asked }) => isPlainInRecord(field.path) && countsJust(field, asked),
    () => countedJust,
  ),
  answer("values that are usual ones of the kind that was asked for", areUsual, () => usualValues),
  answer(
    "a town and what it lies in, in an element whose class says where",
    ({ field, concept }) => isClassedPlace(field, concept),
    () => classedPlace,
  ),
  answer(
    "a postcode with its town, where an address was asked for",
    ({ field, concept }) => concept?.id === "address" && arePostcodesWithTowns(field),
    () => placeOfPostcode,
  ),
  answer(
    "the heading of a link says just what was asked",
    ({ field, concept, asked }) =>
      field.type === "url" &&
      !isCount(concept) &&
      (isNamedExactly(field, asked) || (concept?.role === "link" && isHeadedExactly(field, asked))),
    () => linkCalledSo,
  ),
  answer(
    "its own class or data word says just what was asked, and nothing in its values speaks against it",
    (pairing) =>
      isClassedSo(pairing) &&
      (pairing.type > 0 || isUntold(pairing)) &&
      isOneLine(pairing) &&
      !isPaidAfterDiscount(pairing),
    ({ type, role }) => 0.6 + 0.1 * type + 0.1 * role,
  ),
  answer(
    "a day and its month, where no date is written otherwise",
    ({ field, set, concept }) => concept?.id === "date" && areDaysOfMonths(field, set),
    () => dayOfMonth,
  ),
  answer(
    "the address that its link leads to says what it is",
    ({ field, set, concept, asked, isOfOtherType }) =>
      !isOfOtherType && isText(field) && addressSays(field, set, concept, asked),
    () => addressSaying,
  ),
  answer(
    "a link says what was asked, or what the link that was asked for is to say",
    (pairing) => pairing.field.type === "url" && isSaidByLink(pairing),
    ({ concept }) => (concept?.role === "link" ? linkCalledSo : linkSayingSo),
  ),
];

/** What pages of their own are about; whom and where else such a page may say of it. */
const thingsOfPages: ReadonlySet<string> = new Set([
  "job",
  "course",
  "book",
  "home",
  "vehicle",
  "news",
  "event",
  "product",
]);
const isThingOfPages = (concept: Concept | null): boolean => concept !== null && thingsOfPages.has(concept.id);

const stockWords = new Set("disponibilidad disponible availability available stock existencias".split(" "));
const isPaidAfterDiscount = ({ field, set, concept }: Pairing): boolean =>
  concept?.id === "discount" && isPriceBesideShare(field, set);

/** Data for machines may hold a number there. */
const saysOfStock = ({ path, samples }: Field): boolean =>
  /(?:^~?|\.)availability$/.test(path) && samples.every((sample) => /\p{L}/u.test(sample));
const asksOfStock = (asked: readonly string[]): boolean => asked.some((word) => stockWords.has(word));

const isText = ({ type, path }: Field): boolean => (type === "text" || type === "identifier") && isPlainInRecord(path);

/** Of a word that the lexicon lacks, only where the page does not name the link. One word for what is written as a figure, a date or a contact elsewhere is all that the link reads: `Entradas`. */
function isSaidByLink({ field, set, concept, asked, isNamed }: Pairing): boolean {
  if (concept === null) return !isNamed && linkSays(field, set, asked);
  if (concept.role === "link") return linkSays(field, set, wordsOfLinkAsked(asked));
  return asked.length > 1 ? linkSays(field, set, asked) : isWritten(concept) && linkReads(field, set, asked);
}

/** `Answer` is what one can do, and `0 answers` how many there are. */
const isCount = (concept: Concept | null): boolean => concept?.id === "count";

/** Figures, dates and contacts, which the words of a link are none of. */
const isWritten = ({ types }: Concept): boolean =>
  types.length > 0 && !types.includes("text") && !types.includes("url");

const isCalledSo = ({ field, asked }: Pairing): boolean =>
  field.type !== "url" && field.type !== "image" && isNamedExactly(field, asked);

/** Words, or figures that nothing else is known of: `7/12` in the class `date`. */
const isUntold = ({ field }: Pairing): boolean =>
  field.type === "text" || (field.type === "identifier" && holdsFigures(field));

const maxLine = 120;
const isOneLine = ({ field, concept }: Pairing): boolean =>
  concept?.role !== "identifier" || meanLength(field) <= maxLine;

/** Values of a type that says what they are, and cannot be what was asked for: an address for a time. */
const isTypeApart = ({ type, field, concept }: Pairing): boolean =>
  type === 0 &&
  field.nameFrom === "label" &&
  tellingTypes.has(field.type) &&
  concept?.shape !== undefined &&
  concept.types.length > 0;

const dayAndMonth = /^(?:0?[1-9]|[12]\d|3[01])[/-](?:0?[1-9]|[12]\d|3[01])$/;
const fewestDays = 2;

const months = 12;
const partsOfDay = (sample: string): readonly number[] => sample.split(/[/-]/).map(Number);

/** `3/14`, `3/15`: one of the two a month, and the other no part of ten or twelve in all of them. */
const areDaysOfMonths = (field: Field, { fields }: RecordSet): boolean =>
  field.samples.length >= fewestDays &&
  isPlainInRecord(field.path) &&
  field.fill >= nearlyAll &&
  field.samples.every((sample) => dayAndMonth.test(sample) && partsOfDay(sample).some((part) => part <= months)) &&
  field.samples.some((sample) => partsOfDay(sample).some((part) => part > months)) &&
  !fields.some((other) => other.type === "date" && isPlainInRecord(other.path) && other.fill >= nearlyAll);

const mostPlaces = 0.8;

const arePostcodesWithTowns = (field: Field): boolean =>
  field.type === "text" && isPlainInRecord(field.path) && shareOf(field, isPostcodeWithTown) >= mostPlaces;

/** `Miraflores, Lima` in one of several elements of a list that is classed `store-location`. */
function isClassedPlace(field: Field, concept: Concept | null): boolean {
  if (concept === null || !places.has(concept.id) || field.type !== "text" || !isPlainInRecord(field.path))
    return false;
  const classed = wordsOf(field.path.replace(/[^>]*$/, ""));
  return concept.phrases.some((phrase) => covers(phrase, classed)) && shareOf(field, isPlaceInPlace) >= mostPlaces;
}
