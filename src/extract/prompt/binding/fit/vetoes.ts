import type { Field } from "../../../../domain/survey.ts";
import { covers } from "../../lexicon/words.ts";
import { textsOfLink, wordsOfLinkAsked } from "../link-saying.ts";
import { wordsOfField } from "../names/field-words.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { isNamedExactly } from "../names/cut-short.ts";
import { isToldApart } from "../names/meaning.ts";
import { areMostly, isToldByPage, meanLength } from "../samples.ts";
import { areImpossible } from "./impossible-values.ts";
import { isCalledNear, isOtherFigure } from "./other-figures.ts";
import { minNamed, type Pairing } from "./pairing.ts";
import { areFiguresOfPrice } from "./prices.ts";
import { isState } from "./states.ts";
import { type Rule, veto } from "./rule.ts";
import { asksHowMany } from "./says-so.ts";
import { shapeFit } from "./shape-fit.ts";
import { tellingTypes } from "./type-fit.ts";

/** Longer texts are no price, date or number, whatever stands before them. */
const maxValueLength = 60;
const minCounts = 0.5;

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
  veto("two or three values of many records are a state of theirs and no names", isStateForTitle),
  veto("the few words of a link are no summary, unless the page names them so", isShortLink),
  veto("labelled as something else, in the record of one thing", isLabelledOtherwise),
  veto(
    "words of another type that are not surely called so",
    (pairing) => pairing.isOfOtherType && !pairing.isSurelyNamed,
  ),
  veto(
    "longer than a value of a type is",
    ({ isOfOtherType, field }) => isOfOtherType && meanLength(field) > maxValueLength,
  ),
  veto(
    "a figure that nothing calls so",
    ({ isToldByName, isNamed, field }) => isToldByName && !isNamed && !isUnread(field),
  ),
  veto(
    "a figure that the page calls another",
    ({ isNamed, field, concept }) => !isNamed && isOtherFigure(field, concept),
  ),
  veto(
    "a bare figure under a heading or label that says something else",
    ({ isNamed, field, concept }) =>
      !isNamed && isToldByPage(field) && field.type === "number" && !isUnread(field) && !isCalledNear(field, concept),
  ),
  veto("another heading says what the link that was asked for is of", isOfOtherHeading),
  veto(
    "the figures of a price are no other number",
    ({ field, set, concept }) => concept !== null && !concept.types.includes("price") && areFiguresOfPrice(field, set),
  ),
  veto("a page is no file, where nothing says that a link leads to one", isPageForFile),
  veto("years are no other number", isYearForOther),
  veto("words without a figure do not say how many there are", areNoCount),
  veto("values that cannot be what was asked for", ({ field, set, concept, isNamed }) =>
    areImpossible(field, set, concept, isNamed),
  ),
];

/** A heading in other letters is known in few languages: what it does not say is not denied. */
const isUnread = ({ name, nameFrom }: Field): boolean => nameFrom !== "type" && !/\p{sc=Latin}/u.test(name);

/** `Not available`, `Agenda`, under whatever heading but the very word: nothing is called so. */
function isStateForTitle({ field, set, concept, isSurelyCalled }: Pairing): boolean {
  return concept?.role === "title" && !isSurelyCalled && isState(field, set);
}

const fewWords = 40;

/** `Leer los comentarios (3)`, in an element that is classed `comments`. */
function isShortLink({ field, concept }: Pairing): boolean {
  const isOfLink = /(?:^|>)a(?![a-z])[^>]*$/.test(field.path);
  return concept?.role === "summary" && isOfLink && !isToldByPage(field) && meanLength(field) < fewWords;
}

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

function areNoCount({ field, asked }: Pairing): boolean {
  if (!asksHowMany(asked)) return false;
  return !areMostly(minCounts, field, (sample) => /\d/.test(sample));
}

function isYearForOther(pairing: Pairing): boolean {
  const { field, concept } = pairing;
  const isNumber = field.type === "number" && concept?.id !== "year" && !pairing.isSurelyNamed;
  return isNumber && shapeFit(field, findConceptById("year")) > 0;
}

const fileWords =
  /pdf|down-?load|descarg|docs?(?![a-z])|document|file|archivo|adjunto|attach|anexo|upload|media|storage|blob/i;

/** "PDF" of records whose links lead to pages: no address and no words of a link speak of a file. */
function isPageForFile({ field, set, concept, asked }: Pairing): boolean {
  if (concept?.role !== "link" || field.type !== "url" || !asked.includes("pdf")) return false;
  const texts = textsOfLink(field, set);
  return ![field, ...texts].some(({ name, path, samples }) =>
    [name, path, ...samples].some((text) => fileWords.test(text)),
  );
}

/** "link a la agenda" is no other link where a column is headed `Agenda`, with a link in it or without, nor is "documento" beside `Documento`. */
function isOfOtherHeading({ field, set, concept, asked }: Pairing): boolean {
  if (concept?.role !== "link") return false;
  const of = wordsOfLinkAsked(asked);
  const isHeadedSo = (other: Field): boolean =>
    other.nameFrom === "header" &&
    (of.length > 0 ? covers(of, wordsOfField(other).name) : isNamedExactly(other, asked) && other.distinct > 1);
  return !isHeadedSo(field) && set.fields.some(isHeadedSo);
}
