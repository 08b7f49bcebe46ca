import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { sensesOfLabel } from "../../lexicon/thesaurus/thesaurus.ts";
import { coverage, covers, wordsOf, wordsOfPhrase } from "../../lexicon/words.ts";
import { isAboveRecord, isWithin } from "../field-path.ts";
import { places, recurring } from "../kin.ts";
import { isCountry } from "../names/countries.ts";
import { namesKnownPlace } from "../names/known-places.ts";
import { isPersonName, isPlaceInPlace, isPlaceName, isWording } from "../names/name-shapes.ts";
import { holdsPeople, isPerson } from "../people.ts";
import { meanLength, shareOf } from "../samples.ts";
import { saysFrom } from "./bylines.ts";

/** Names, kinds and places are short. */
export const maxMeanLength = 60;
/** Kinds that are hardly ever the same twice are none. */
const maxVariety = 0.75;
const minNameShare = 0.7;
const minSaidShare = 0.5;
/** Posts are words, a few with a figure: `Directora del canal 24`. */
const minPostShare = 0.8;

/** What pages mostly put their records in groups by. */
const groupedBy: ReadonlySet<string> = new Set(["category", "kind"]);
/** What says itself that it is one: `Juzgado de lo Social`. */
const courts: ReadonlySet<string> = new Set(["court", "lowerCourt"]);
/** What is told of things that have a price. */
const ofGoods: ReadonlySet<string> = new Set(["brand", "colour"]);

/** What pages call whoever wrote something, where another text is the title. */
const callsPerson = /^(?:name|nombre|user|usuario|username)(?: \d+)?$/i;

/** Only a kind can be the same in all records and still have been asked for. */
export const couldBeConstant = (concept: Concept | null): boolean => concept !== null && recurring.has(concept.id);

export const isWordingThroughout = (field: Field): boolean => shareOf(field, isWording) === 1;

/** Whether the values of a field that the page does not name are written like those of what was asked for. */
export function couldBe(field: Field, set: RecordSet, concept: Concept | null, title: string): boolean {
  if (meanLength(field) > maxMeanLength) return false;
  const isHeading = isAboveRecord(field.path);
  if (concept === null) return !isHeading && saysTitle(field, title);
  if (concept.id === "position") return set.fields.some(holdsPeople) && shareOf(field, isWording) >= minPostShare;
  if (concept.id === "country") return holdsCountries(field);
  if (places.has(concept.id)) return holdsPlaces(field, set, concept);
  if (courts.has(concept.id)) return shareOf(field, (sample) => says(sample, concept)) >= minSaidShare;
  if (isHeading) return groupedBy.has(concept.id);
  if (ofGoods.has(concept.id) && !set.fields.some(({ type }) => type === "price")) return false;
  if (isPerson(concept)) return callsPerson.test(field.name) || shareOf(field, isPersonName) >= minNameShare;
  if (concept.id === "vendor" && isBadge(field, set)) return false;
  if (concept.id === "category" && saysFrom(field)) return false;
  return recurring.has(concept.id) && recurs(field, set) && isWordingThroughout(field);
}

const says = (sample: string, { phrases }: Concept): boolean =>
  phrases.some((phrase) => covers(phrase, wordsOf(sample)));

/** Names of places above the records, which say nothing else, or of which some are known or written with what they lie in, or that say themselves what they are: `Zona norte`. */
const holdsPlaces = (field: Field, set: RecordSet, concept: Concept): boolean =>
  shareOf(field, (sample) => says(sample, concept)) >= minNameShare ||
  (shareOf(field, isPlaceName) >= minNameShare &&
    (field.nameFrom === "class" ||
      (isAboveRecord(field.path) && shareOf(field, saysWhat) < minSaidShare) ||
      field.samples.some(namesKnownPlace) ||
      [field, ...wholesOf(field, set)].some(liesIn)));

/** `Agendas`, `Past meetings`: what stands below it, by words that pages have for it. */
const saysWhat = (heading: string): boolean => sensesOfLabel(wordsOfPhrase(heading)) !== null;

const liesIn = (field: Field): boolean => shareOf(field, isPlaceInPlace) >= minSaidShare;
/** The text that a piece was cut out of, and the element that a text stands in with others. */
const wholesOf = ({ path }: Field, { fields }: RecordSet): readonly Field[] =>
  fields.filter((whole) => path.startsWith(`${whole.path}|`) || isWithin(path.replace(/\|.*$/, ""), whole.path));

const holdsCountries = (field: Field): boolean => shareOf(field, isCountry) >= minNameShare;

/** Whether the values say themselves what was asked for. */
function saysTitle(field: Field, title: string): boolean {
  const asked = wordsOfPhrase(title);
  return shareOf(field, (sample) => coverage(asked, wordsOf(sample)) === 1) >= minSaidShare;
}

const manyRecords = 20;
const fewValues = 0.15;

/** A few words for many records say what state a thing is in, or that it is offered, not who sells it: `Brand new`. */
export const isBadge = ({ distinct }: Field, { count }: RecordSet): boolean =>
  count >= manyRecords && distinct <= count * fewValues;

const recurs = ({ distinct, fill }: Field, { count }: RecordSet): boolean => distinct <= count * fill * maxVariety;
