import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { wordsOf, areSameWords } from "../../lexicon/words.ts";
import { places } from "../kin.ts";
import { isLineOf, isWhole, isWithin } from "../field-path.ts";
import { addressSays } from "../link-address.ts";
import { onlyNamesLink, wordsOfLinkAsked } from "../link-saying.ts";
import { isPerson } from "../people.ts";
import { isToldByPage, meanLength, once } from "../samples.ts";
import { holdsFigures, isClassedSo } from "./classed-so.ts";
import { minPlaced } from "../names/place-fit.ts";
import type { Pairing } from "./pairing.ts";
import { type Rule, veto } from "./rule.ts";
import { shapeFit } from "./shape-fit.ts";
import { countsJust } from "./says-so.ts";
import { areUsual } from "./usual-values.ts";

export const nearlyAll = 0.9;
/** Samples are cut not far beyond. */
const maxLine = 100;
const isTold = (concept: Concept | null): boolean => places.has(concept?.id ?? "") || concept?.id === "company";

/** What rules a field out even where the page calls it by the words that were asked for. */
export const vetoesAtSight: readonly Rule[] = [
  veto("a word that joins others is no value: the `at` before a place", ({ field }) => areJoints(field)),
  veto(
    "the words that were asked for, the same in all records, are a label",
    ({ field, set, asked, isConstant }) =>
      isConstant && field.fill > nearlyAll && !isToldByPage(field) && saysJust(asked, field, set),
  ),
  veto("what all records share tells nothing of any, unless the page names it or nothing else is of its type", isMute),
  veto(
    "a place or company is told in a line and not in prose, unless the page names it",
    ({ concept, field }) =>
      isTold(concept) && field.type === "text" && !isToldByPage(field) && meanLength(field) > maxLine,
  ),
  veto("a word or figure of a value that is of the type that was asked for as a whole", isPartOfValue),
  veto(
    "the words of a link are not what they lead to",
    ({ concept, field, set, asked }) => concept === null && onlyNamesLink(field, set, asked),
  ),
  veto(
    "the address that a link shows may be cut short: where it leads is the value",
    ({ concept, field, set }) => concept?.role === "link" && field.type === "url" && isShownOfLink(field, set),
  ),
];

const isShownOfLink = ({ path }: Field, { fields }: RecordSet): boolean =>
  !path.includes("@") && fields.some((link) => link.type === "url" && link.path === `${path}@href`);

const joint = /^(?:at|in|on|by|of|from|to|with|en|de|por|para|con|von|bei|mit|par|chez|avec|da|door|met|bij)\s?:?$/iu;
const areJoints = ({ type, samples }: Field): boolean =>
  type === "text" && samples.length > 0 && samples.every((sample) => joint.test(sample.trim()));

const hasNoDay = (sample: string): boolean => !/(?<!\d)\d{1,2}(?!\d)/.test(sample);

/** The month of `<b>17</b> mayo 2025`. */
function isPartOfValue({ field, set, concept }: Pairing): boolean {
  const { path, type } = field;
  if (!concept || concept.types.includes("text") || concept.types.length === 0) return false;
  if (concept.types.includes(type) && !(type === "date" && field.samples.every(hasNoDay))) return false;
  return set.fields.some(
    (whole) =>
      isWhole(whole.path) &&
      whole.type === concept.types[0] &&
      (isWithin(path, whole.path) || isLineOf(path, whole.path)),
  );
}

const wordsOfFirst = once(({ samples }) => wordsOf(samples[0] ?? ""));

export function saysJust(asked: readonly string[], field: Field, set: RecordSet): boolean {
  const said = wordsOfFirst(field, set);
  return areSameWords(said, asked);
}

function isMute(pairing: Pairing): boolean {
  const { field, set, concept } = pairing;
  if (!pairing.isConstant || field.fill <= nearlyAll || (isToldByPage(field) && !isAnyLink(pairing))) return false;
  const canBeClassed =
    concept === null ||
    places.has(concept.id) ||
    (concept.role === "person" && !isPerson(concept)) ||
    (concept.id === "author" && areNames(field));
  const isPlaced = canBeClassed && pairing.called >= minPlaced;
  const isAddressed = isPerson(concept) && addressSays(field, set, concept, pairing.asked);
  const isCounted = countsJust(field, pairing.asked);
  return (
    !isPlaced &&
    !isAddressed &&
    !isCounted &&
    !isOnlyOfType(pairing) &&
    !isFigureClassedSo(pairing) &&
    !areUsual(pairing)
  );
}

/** "Enlace", whatever it is of. */
const isAnyLink = ({ concept, asked }: Pairing): boolean =>
  concept?.id === "link" && wordsOfLinkAsked(asked).length === 0;

/** `Inés`, as who wrote all of them. */
const areNames = ({ samples }: Field): boolean => samples.every((sample) => /^\p{Lu}\p{Ll}{2}/u.test(sample));

/** A figure in an element whose class is the very word that was asked for: all of today's are of `7/12`, all new cars have `90 km`. */
const isFigureClassedSo = (pairing: Pairing): boolean =>
  isClassedSo(pairing) && (holdsFigures(pairing.field) || (pairing.type > 0 && pairing.field.type !== "text"));

/** Whether nothing else in the records is of the type or shape that a constant has: all sessions begin at `10:30`. */
function isOnlyOfType({ field, set, concept }: Pairing): boolean {
  if (concept?.role !== "any") return false;
  return isOfConcept(field, concept) && !set.fields.some((other) => other.distinct > 1 && isOfConcept(other, concept));
}

const isOfConcept = (field: Field, concept: Concept): boolean =>
  (field.type !== "text" && field.type === concept.types[0]) || (concept.id === "time" && shapeFit(field, concept) > 0);
