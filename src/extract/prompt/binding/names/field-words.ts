import type { Field } from "../../../../domain/survey.ts";
import { unitOf } from "../../../values/units.ts";
import { isLayout } from "../../../columns/field-words.ts";
import { remember } from "../../../remember.ts";
import { isToldByPage } from "../samples.ts";
import { type LabelSenses, sensesOfLabel } from "../../lexicon/thesaurus/thesaurus.ts";
import { wordsOf } from "../../lexicon/words.ts";

/** Words of a field's name, and tag and class words of the place where its values stand. */
export type FieldWords = {
  readonly name: readonly string[];
  /** The same without what stands in brackets at its end, the unit of the values: `Volumen (t)`. */
  readonly unitless: readonly string[];
  readonly place: readonly string[];
  /** What its label names in any language, as a whole and in one of its words; null where it names nothing known. */
  readonly senses: LabelSenses | null;
};

const known = new WeakMap<Field, FieldWords>();

export function wordsOfField(field: Field): FieldWords {
  let words = known.get(field);
  if (!words) known.set(field, (words = readWords(field)));
  return words;
}

function readWords(field: Field): FieldWords {
  const name = wordsOfName(withoutNumber(nameOnPage(field)));
  return {
    name,
    unitless: wordsOfUnitless(field.name),
    place: wordsOfPlace(placeOf(field.path).replace(/[@|].*$/, "")),
    senses: isToldByPage(field) ? sensesOfLabel(name) : null,
  };
}

/** The heading of a column; what is added to it for the tooltips of its values is no word of the page. */
const nameOnPage = ({ name, nameFrom, path }: Field): string =>
  nameFrom === "header" && /@title(?:#\d+)?$/.test(path) ? name.replace(/ title(?= \d+$|$)/, "") : name;

/** A name without the number that tells it from others that are called the same; a year is a word of it. */
export const withoutNumber = (name: string): string => name.replace(/\s(?!(?:19|20)\d{2}$)\d+$/, "");

const signOfNumber = /(?<![\p{L}\d])n\s?\.?\s?[°º](?!\p{L})|^#$|(?<=^\p{L}+)#$/giu;

/** The words of a name; a sign says number: `Item#`, `N° de factura`, `#`. */
export const wordsOfName = remember((name): readonly string[] => wordsOf(name.replace(signOfNumber, " no ")));
const wordsOfUnitless = remember((name): readonly string[] => wordsOf(name.replace(/\s*\([^()]*\)$/, "")));
const unitAtEnd = /\s+(?:\([^()]*\)|(?<unit>[\p{L}\d³²/%°]{1,6}))$/u;

const isUnitWord = (word: string): boolean => unitOf(word) !== null || /^%$|[/²³]/u.test(word);

/** The words of a field's name without the unit at its end: `Caudal m3/s`, `Volumen (t)`. */
export function withoutUnit({ name }: Field): readonly string[] {
  const { index, groups } = unitAtEnd.exec(name) ?? {};
  const isUnit = index !== undefined && (groups?.unit === undefined || isUnitWord(groups.unit));
  return wordsOfName(isUnit ? name.slice(0, index) : name);
}

const wordsOfPlace = remember((place): readonly string[] =>
  wordsOf(place)
    .filter((word) => !isLayout(word))
    .flatMap((word) => [word, ...unglued(word)]),
);

/** What class words end in that say what they are of, and some of them what it is: `venuename`, `eventdate`. */
const gluedEnd = /^(\p{L}{4,})(?:name|title|text|type|code|(town|city|date|price))$/u;

/** The words of one that is written as one. */
const unglued = (word: string): readonly string[] =>
  (gluedEnd.exec(word) ?? []).slice(1).filter((part) => part !== undefined);

/** Classes further out say what a block is, not what a value is. */
const maxSteps = 4;
const ownSteps = 2;

const hasTellingClass = remember(
  (step) => step.includes(".") && wordsOf(step.slice(step.indexOf("."))).some((word) => !isLayout(word)),
);

/** The element of a value and the one around it; where neither has a class that says something, up to the next that has. */
function placeOf(path: string): string {
  const steps = path.split(">");
  const own = Math.max(0, steps.length - ownSteps);
  const classed = steps.findLastIndex(hasTellingClass);
  const isNear = classed >= 0 && classed >= steps.length - maxSteps;
  return steps.slice(isNear ? Math.min(own, classed) : own).join(" ");
}
