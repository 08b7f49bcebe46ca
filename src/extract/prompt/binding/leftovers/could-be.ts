import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { coverage, wordsOf, wordsOfPhrase } from "../../lexicon/words.ts";
import { isAboveRecord } from "../field-path.ts";
import { places, recurring } from "../kin.ts";
import { isCountry } from "../names/countries.ts";
import { isPersonName, isPlaceName, isWording } from "../names/name-shapes.ts";
import { isPerson } from "../people.ts";
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
  if (concept.id === "position") return shareOf(field, isWording) >= (isHeading ? 1 : minPostShare);
  if (isHeading) return recurring.has(concept.id) || places.has(concept.id);
  if (concept.id === "country" && set.fields.some(holdsCountries)) return holdsCountries(field);
  if (places.has(concept.id)) return shareOf(field, isPlaceName) >= minNameShare;
  if (isPerson(concept)) return callsPerson.test(field.name) || shareOf(field, isPersonName) >= minNameShare;
  if (concept.id === "vendor" && isBadge(field, set)) return false;
  if (concept.id === "category" && saysFrom(field)) return false;
  return recurring.has(concept.id) && recurs(field, set) && isWordingThroughout(field);
}

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
