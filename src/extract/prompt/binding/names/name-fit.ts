import type { Field } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { areSensesApart, fitOfSenses, wholeFit } from "../../lexicon/thesaurus/thesaurus.ts";
import { coverage, covers, coversExactly } from "../../lexicon/words.ts";
import { isInitialsOf, isPartOf, sharedWords } from "./cut-short.ts";
import { wordsOfLinkAsked } from "../link-saying.ts";
import { isToldByPage } from "../samples.ts";
import { type FieldWords, withoutNumber, wordsOfField } from "./field-words.ts";
import { fitOfShare, phraseFit } from "./held-phrases.ts";
import { thingFit } from "./label-fit.ts";
import { minPlaced, placeFit } from "./place-fit.ts";

/** How much a name counts by where the page gives it. */
const nameWeights: Readonly<Record<Field["nameFrom"], number>> = {
  header: 1,
  label: 1,
  itemprop: 1,
  class: 0.8,
  type: 0.15,
  position: 0,
};

/** What is called a title for its place alone is none for its name; a class word says less of a link than of a text. */
function weightOf({ nameFrom }: Field, concept: Concept | null): number {
  if (nameFrom === "type" && concept?.role === "title") return 0;
  return nameWeights[nameFrom === "class" && concept?.role === "link" ? "type" : nameFrom];
}

type Fit = { readonly concept: Concept | null; readonly asked: readonly string[]; readonly fit: number };
const knownFits = new WeakMap<Field, Fit[]>();
const maxKept = 20;

/** How well a field's own name, or the class words of its place, say what was asked: 0 to 1. */
export function nameFit(field: Field, concept: Concept | null, asked: readonly string[]): number {
  let fits = knownFits.get(field);
  if (!fits) knownFits.set(field, (fits = []));
  for (const known of fits) if (known.asked === asked && known.concept === concept) return known.fit;
  const fit = readNameFit(field, concept, asked);
  if (fits.length < maxKept) fits.push({ concept, asked, fit });
  return fit;
}

/** `Place link`: a link is called so only for the words that its cell has besides; a heading that says `Link` alone is the page's own. */
const isLinkInCell = ({ type, nameFrom, name }: Field): boolean =>
  type === "url" && nameFrom === "header" && /\s(?:link|enlace)(?:\s\d+)?$/i.test(name);

const joints: ReadonlySet<string> = new Set("of by de del por par von da di".split(" "));

/** "Judgment of", "Obra de": what follows is whose it is, not the thing itself. */
const isOpen = (name: readonly string[]): boolean => name.length > 1 && joints.has(name.at(-1) ?? "");

/** The best of what the name, the place and the languages say; a name that has words of what was asked says somewhat more. */
function readNameFit(field: Field, concept: Concept | null, asked: readonly string[]): number {
  const words = wordsOfField(field);
  if (concept?.id === "link" && isLinkInCell(field) && wordsOfLinkAsked(asked).length === 0) return nameWeights.type;
  if (concept?.role === "title" && isToldByPage(field) && isOpen(words.name)) return 0;
  const weight = weightOf(field, concept);
  let best = ownNameFit(field, words, concept, asked, weight);
  if (best < minPlaced) best = Math.max(best, placeFit(field, words, concept, asked));
  if (words.senses && best < wholeFit) best = Math.max(best, weight * fitOfSenses(words.senses, concept, asked));
  return Math.min(1, best + weight * sharedBonus(words.name, concept, asked));
}

/** Words that were asked for and are all there count more than a phrase that stands for the same. */
const verbatimWeight = 1.1;
const someWordsFit = 0.6;
const partFit = 0.75;
/** A phrase that the concept shares with another thing than the one that was asked for. */
const apartWeight = 0.8;

function ownNameFit(
  field: Field,
  { name, unitless, senses }: FieldWords,
  concept: Concept | null,
  asked: readonly string[],
  weight: number,
): number {
  let best = covers(asked, name)
    ? weight * fitOfShare(coverage(name, asked)) * verbatimWeight
    : coverage(asked, name) * someWordsFit * weight;
  const isShort = (): boolean => isPartOf(name, asked) || isPartOf(unitless, asked) || isInitialsOf(field.name, asked);
  if (weight === 1 && isShort()) best = Math.max(best, partFit);
  const isApart = senses !== null && areSensesApart(senses, asked);
  if (concept) best = Math.max(best, weight * phraseFit(name, concept) * (isApart ? apartWeight : 1));
  if (concept?.id === "title" && field.nameFrom === "header" && !isFurtherLine(field))
    best = Math.max(best, weight * thingFit(name));
  return best;
}

/** A line of a cell with a name of its own in a heading of several, but the first, is of what that one names: the office of an agency. */
const isFurtherLine = ({ path, name }: Field): boolean => /:line(?:#\d+)?$/.test(path) && withoutNumber(name) === name;

const bonus = 0.1;

/** The words of a phrase of the concept itself have been counted. */
function sharedBonus(name: readonly string[], concept: Concept | null, asked: readonly string[]): number {
  const shared = sharedWords(asked, name);
  const isCounted = shared === 0 || concept?.phrases.some((phrase) => coversExactly(asked, phrase));
  return isCounted ? 0 : bonus * shared;
}
