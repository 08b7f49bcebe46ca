import { isOwnText } from "../binding/field-path.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { bindingScore } from "../binding/fit/field-fit.ts";
import type { Concept } from "../lexicon/concept.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { isCurrency } from "../parsing/amounts.ts";
import type { Restriction } from "../parsing/asked.ts";
import { foldKeepingLength } from "../parsing/prompt-text.ts";
import { type Match, matchValues, oppositeState } from "../lexicon/value-words.ts";
import { translateValues } from "../lexicon/translations/translate-values.ts";
import { wordsOf } from "../lexicon/words.ts";
import { bindAge } from "./bind-age.ts";
import { type BoundFilter, type ValuesOf, isWordy } from "./bound-filter.ts";

/** Attributes and wholes of several elements show the words less than a text of their own. */
const lessOfWhole = 0.5;
const fillWeight = 0.2;
/** Part of the values that the words are, by which they are what was meant. */
const minShare = 0.3;
/** The same of words that are there in another language. */
const minShareTranslated = 0.02;
const minNamed = 0.5;
const mostValues = 0.5;
const alternatives = /\s*(?:,|\s(?:o|u|or|y|e|and|ni|nor)(?:\s+(?:de|del|en|in|from|of))?\s)\s*/u;
export const joints =
  /^(?:(?:ya|aun|todavia|actualmente|ahora(?: mismo)?|already|currently|now|still)\s+)?(?:(?:(?:escrit|redactad|firmad|publicad|editad|hech|fabricad|vendid|organizad|convocad|dirigid|producid|desarrollad|ubicad|situad)[oa]s?|written|posted|signed|published|made|sold|organi[sz]ed|directed|produced|developed|located|based)\s+(?=(?:de|del|en|in|from|by|of|at|por)\s))?(?:(?:de|del|en|in|from|by|of|at|for|before|ante|para|por|a|que|that|are|is|son|sean|est[ae]n|which|con|with|like|como)\s+)*(?:(?:la|el|los|las|the)\s+)?/iu;
const sayingNow =
  /\s+(?:right now|now|at the moment|currently|today|ahora(?: mismo)?|actualmente|hoy|en este momento)$/iu;
const afterPlaceWord =
  /(?:^|\s)(?:en|in|from|located)\s+(?!(?:venta|alquiler|renta|arriendo|oferta|rebajas?|promoci[oó]n|liquidaci[oó]n|stock|existencias?|l[ií]nea|remoto|sale|progress|total|general)$)(?:(?:la|el|the)\s+)?[\p{L} ]+$/iu;
/** What would turn a condition round, were a part of it taken alone. */
const negated = /(?<!\p{L})(?:no|not|nor|ni|sin|fuera|excepto|salvo|without|except|outside|nunca|never)(?!\p{L})/u;
const breaks = /\s(?=(?:de|del|en|in|from|by|at|of|before|ante|para|for)\s)/gu;
const placeConcepts = ["city", "province", "country", "location", "address"]
  .map(findConceptById)
  .filter((concept): concept is Concept => concept !== null);

/** A condition, and whether a small word of most of the texts makes it: what the records are, which leaves none of them out. */
type Found = BoundFilter & { readonly isOfMost: boolean };

/** Words of a restriction that its parts leave over, where they name somebody or somewhere: "en China" of "de aguacate en China". */
export function partsUnread(set: RecordSet, restriction: Restriction, valuesOf: ValuesOf): string[] {
  const { words, isNegated } = restriction;
  const parts = words.split(breaks);
  if (
    isNegated ||
    parts.length < 2 ||
    orOther.test(words) ||
    bindWords(set, restriction, words, valuesOf, matchTranslated)
  )
    return [];
  if (bindEither(set, restriction, valuesOf)) return [];
  const unread = parts.filter(
    (part) =>
      /^\p{Lu}/u.test(part.replace(joints, "")) &&
      !bindWords(set, { ...restriction, isSure: true }, part, valuesOf, matchTranslated),
  );
  return unread.length < parts.length ? unread : [];
}

/** The conditions that the words of one restriction make: the whole of them where the page shows it, else their parts. */
export function bindRestriction(set: RecordSet, restriction: Restriction, valuesOf: ValuesOf): BoundFilter[] | null {
  const { words, isNegated } = restriction;
  if (!isNegated && negated.test(foldKeepingLength(words))) return null;
  const ofAge = bindAge(set, restriction, valuesOf);
  if (ofAge) return [ofAge];
  const asWritten = bindSaid(set, restriction, valuesOf, matchValues);
  if (asWritten) return asWritten;
  const isShouted = restriction.asked === words && /^[\p{Lu}\s]{5,}$/u.test(words);
  const named = isShouted ? null : bindName(set, restriction, valuesOf);
  if (named) return [named];
  const inOtherWords = bindSaid(set, restriction, valuesOf, matchTranslated);
  if (inOtherWords) return inOtherWords;
  const shown = isNegated ? null : bindOptions(set, { ...restriction, isSure: true }, words, null, valuesOf);
  const isOfThing = matchConcept(restriction.asked.slice(0, -words.length)) !== null;
  const isPlace =
    (!isShouted && !isOfThing && /^\p{Lu}/u.test(words.replace(joints, ""))) || afterPlaceWord.test(restriction.asked);
  const field = isPlace ? placeField(set) : null;
  if (!field || isCurrency(words) || matchConcept(words) || !/^\p{L}/u.test(words) || wordsOf(words).length > 4)
    return null;
  if (shown) return [shown];
  return [{ asked: restriction.asked, field, op: isNegated ? "lacks" : "contains", value: words.replace(joints, "") }];
}

/** Which of the values some words of a prompt mean. */
type Reading = (words: string, values: readonly string[]) => Match | null;

/** The same in other languages too, and by letters. */
const matchTranslated: Reading = (words, values) => matchValues(words, values) ?? translateValues(words, values);

/** The conditions that words make as the reading finds them in values: all of them, one of several with "or", the other state, each part. */
function bindSaid(set: RecordSet, restriction: Restriction, valuesOf: ValuesOf, read: Reading): BoundFilter[] | null {
  const { words, isNegated } = restriction;
  const whole = bindWords(set, restriction, words, valuesOf, read);
  if (whole) return whole.isOfMost ? [] : [whole];
  const either = isNegated ? null : bindEither(set, restriction, valuesOf, read);
  if (either) return either;
  const opposite = isNegated ? null : oppositeState(words);
  const others =
    opposite === null || opposite === ""
      ? null
      : bindWords(set, { ...restriction, isNegated: true }, opposite, valuesOf, read);
  if (others?.op === "ne") return [others];
  const parts = orOther.test(words) ? [words] : words.split(breaks);
  const bound = parts.flatMap((part) => bindWords(set, restriction, part, valuesOf, read) ?? []);
  if (bound.length === parts.length || (bound.length > 0 && !isNegated)) return bound;
  return read === matchValues ? null : bindEachWord(set, restriction, valuesOf);
}

const mostWords = 3;
const longestName = 120;
const isNoSentence = (sample: string): boolean => sample.length <= longestName;

/** "de mujer impermeables", "algodón blancas": words one beside the other, each of which the page shows. */
function bindEachWord(set: RecordSet, restriction: Restriction, valuesOf: ValuesOf): BoundFilter[] | null {
  const words = restriction.words
    .replace(joints, "")
    .split(/\s+/)
    .filter((word) => word.length > 2);
  if (restriction.isNegated || words.length < 2 || words.length > mostWords) return null;
  if (words.some((word) => !/^\p{Ll}/u.test(word))) return null;
  const bound = words.map((word) => bindWords(set, restriction, word, valuesOf, matchTranslated));
  const isSaidOfThings = bound.every((one) => one !== null && one.field.samples.every(isNoSentence));
  return isSaidOfThings ? bound.flatMap((one) => one ?? []).filter(({ isOfMost }) => !isOfMost) : null;
}

/** What a place may be called besides its name: "Valencia capital", "distrito de Miraflores". */
const placeWord =
  "capital|ciudad|centro|distrito|comuna|municipio|provincia|region|departamento|condado|barrio|city|town|county|district|downtown|area";
const aroundPlace = new RegExp(
  `^(?:${placeWord})\\s+(?:(?:de|del|of)\\s+)?(?:(?:la|el|los|las|the)\\s+)?(?=\\p{L})|\\s+(?:${placeWord})$`,
  "gu",
);
/** "grupo DEF", "condado de Harris": a word that the page lacks, and a name in capitals. */
const beforeName = /^\p{Ll}+\s+(?:(?:de|del|of|de la)\s+)?(?=\p{Lu})/u;

/** A name that the words hold and a column shows, were it a small part of its values; null where they hold none, or most values show it. */
function bindName(set: RecordSet, restriction: Restriction, valuesOf: ValuesOf): BoundFilter | null {
  const plain = restriction.words.replace(joints, "");
  const folded = foldKeepingLength(plain);
  const place = [...folded.matchAll(aroundPlace)].reduce(
    (text, { index, 0: said }) => `${text.slice(0, index)}${" ".repeat(said.length)}${text.slice(index + said.length)}`,
    plain,
  );
  const isPlaceNamed = place !== plain;
  const name = (isPlaceNamed ? place : plain.replace(beforeName, "")).trim();
  const isProper = /^\p{Lu}/u.test(name) && matchConcept(name) === null;
  if (name === "" || !(isProper || isPlaceNamed)) return null;
  const found = bindOptions(set, { ...restriction, isSure: true }, name, null, valuesOf);
  return found && !found.isOfMost && matchesFew(found, valuesOf) ? found : null;
}

/** Whether what a condition looks for stands in no more than half of the values. */
function matchesFew({ field, value }: BoundFilter, valuesOf: ValuesOf): boolean {
  const values = valuesOf(field);
  const parts = [value].flat().map((part) => foldKeepingLength(String(part)));
  return (
    values.filter((one) => parts.some((part) => foldKeepingLength(one).includes(part))).length <=
    values.length * mostValues
  );
}

/** "… o de la marca Andes": the parts around it cannot be conditions of their own. */
const orOther = /\s(?:o|u|or)\s+(?:de|del|en|in|from|by|at|of)\s/iu;
const orJoint = /\s+(?:o|u|or)\s+/iu;

/** "de Lima o de la marca Andes": each part by the field that shows it, of which one is enough; null where it is of one field. */
function bindEither(
  set: RecordSet,
  restriction: Restriction,
  valuesOf: ValuesOf,
  read: Reading = matchValues,
): BoundFilter[] | null {
  const options = restriction.words.split(orJoint);
  if (options.length < 2) return null;
  const bound = options.map((words) => bindWords(set, { ...restriction, isSure: true }, words, valuesOf, read));
  const [first, ...others] = bound.flatMap((one) => one ?? []);
  if (!first || others.length + 1 < options.length) return null;
  if ([first, ...others].some(({ isOfMost }) => isOfMost)) return [];
  return [{ ...first, or: others.map(({ field, op, value }) => ({ field, op, value })) }];
}

function bindWords(
  set: RecordSet,
  restriction: Restriction,
  text: string,
  valuesOf: ValuesOf,
  read: Reading = matchValues,
): Found | null {
  const plain = text.replace(joints, "").replace(sayingNow, "");
  const { concept, rest } = hintOf(plain);
  const hinted = rest === "" ? null : bindOptions(set, restriction, rest, concept, valuesOf, read);
  const found = hinted ?? bindOptions(set, restriction, plain, null, valuesOf, read);
  return (
    found ??
    (/^\p{Lu}/u.test(rest) || (rest !== "" && read !== matchValues)
      ? bindOptions(set, restriction, rest, null, valuesOf, read)
      : null)
  );
}

function bindOptions(
  set: RecordSet,
  { asked, isNegated, isSure }: Restriction,
  text: string,
  concept: Concept | null,
  valuesOf: ValuesOf,
  read: Reading = matchValues,
): Found | null {
  const options = text
    .split(alternatives)
    .map((option) => option.replace(joints, "").trim())
    .filter(Boolean);
  let best: { field: Field; matches: Match[]; worth: number; isOfMost: boolean } | null = null;
  for (const [order, field] of set.fields.entries()) {
    if (!isWordy(field) && !(field.type === "date" && weekday.test(foldKeepingLength(text)))) continue;
    const values = valuesOf(field);
    const matches = options.flatMap((option) => read(option, values) ?? []);
    if (matches.length < options.length || matches.length === 0) continue;
    const share = matches.reduce((sum, match) => sum + match.share, 0) / matches.length;
    const hinted = concept ? bindingScore(field, set, concept, concept.phrases[0] ?? [], order) : 0;
    if (concept && hinted < minNamed) continue;
    const least = read === matchValues ? minShare : minShareTranslated;
    if (share < least && !isSure && !concept && !isOfKinds(set, field, matches, values)) continue;
    const worth = share + hinted + (isOwnText(field.path) ? 0 : -lessOfWhole) + fillWeight * field.fill;
    const isOfMost =
      read === matchValues
        ? share < minShare && !concept && /^\p{Ll}/u.test(text) && matches.every(({ among }) => among > mostValues)
        : isOfAll(field, matches);
    if (!best || worth > best.worth) best = { field, matches, worth, isOfMost };
  }
  if (!best) return null;
  const { field, matches } = best;
  const isOfMost = best.isOfMost && !isNegated;
  const values = [...new Set(matches.flatMap((match) => match.values))];
  const isWhole = matches.every((match) => match.isWhole);
  const value = values.length === 1 ? (values[0] ?? "") : values;
  return { asked, field, isOfMost, op: isWhole ? (isNegated ? "ne" : "in") : isNegated ? "lacks" : "contains", value };
}

/** Whether every record has a value of a field, and the words are in all of them. */
const isOfAll = ({ fill }: Field, matches: readonly Match[]): boolean =>
  fill === 1 && matches.every(({ among }) => among === 1);

/** Whether words begin some values of a field that sorts the records: "men's" of "Men's Road Running Shoes". */
const isOfKinds = (
  set: RecordSet,
  { distinct }: Field,
  matches: readonly Match[],
  values: readonly string[],
): boolean =>
  distinct * 2 <= set.count &&
  matches.every((match) => match.values.every((part) => values.some((value) => value.startsWith(part))));

/** Days of the week, which dates show in words. */
const weekday =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/** "marca Andes", "sector alimentos", "Judge Okafor": the field, then what it is to hold. */
function hintOf(text: string): { concept: Concept | null; rest: string } {
  const match = /^(?<name>\p{L}+)\s+(?:(?:de|del|of|es|is)\s+)?(?<rest>.+)$/u.exec(text)?.groups;
  const concept = match?.name ? matchConcept(match.name)?.concept : null;
  return concept && match?.rest ? { concept, rest: match.rest } : { concept: null, rest: "" };
}

export function placeField(set: RecordSet): Field | null {
  for (const concept of placeConcepts) {
    const named = set.fields.find(
      (field, order) =>
        isWordy(field) && bindingScore(field, set, concept, concept.phrases[0] ?? [], order) >= minNamed,
    );
    if (named) return named;
  }
  return null;
}
