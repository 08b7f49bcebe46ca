import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { namesFirm } from "../../../values/legal-form.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { places, recurring } from "../kin.ts";
import { isCountry } from "../names/countries.ts";
import { isPersonName, isPlaceName, isWording } from "../names/name-shapes.ts";
import { isPerson } from "../people.ts";
import { distinctShare, meanLength, shareOf } from "../samples.ts";
import { isParty } from "./bylines.ts";
import { isBadge } from "./could-be.ts";

/** What kind of answer is asked for. */
export type AnswerKind =
  | "title"
  | "summary"
  | "person"
  | "party"
  | "place"
  | "country"
  | "address"
  | "category"
  | "words";

/** The kind of a concept; what no lexicon knows is words; null for what its type or a name has to tell, which is not guessed. */
export function kindOf(concept: Concept | null): AnswerKind | null {
  if (concept === null) return "words";
  const { id, role, types } = concept;
  if (role === "link" || role === "image") return null;
  if (role === "title" || role === "summary") return role;
  if (role === "identifier") return null;
  if (isParty(concept)) return "party";
  if (isPerson(concept)) return "person";
  if (id === "address") return "address";
  if (id === "country") return id;
  if (places.has(id)) return "place";
  if (recurring.has(id)) return "category";
  return types.length === 0 || types.includes("text") ? "words" : null;
}

type Reading = (field: Field, set: RecordSet) => number;

const longestName = 60;
const leastAddress = 12;
const proseLength = 200;
const ofAnyWords = 0.1;

const isNameLong = (field: Field): boolean => field.type === "text" && meanLength(field) <= longestName;
const share = (field: Field, isSo: (sample: string) => boolean): number =>
  isNameLong(field) ? shareOf(field, isSo) : 0;
const hasFigure = (sample: string): boolean => /\d/.test(sample);
const byline = /^(?:por|by|from|par|von|da|de|di) \p{Lu}/iu;
const firstLetter = /^\p{Ll}?[\p{Lu}\p{Lo}\d]/u;
const mostWords = 7;
const mostVaried = 0.75;

/** Few words, the first with a capital or a figure, and no sentence. */
const isNameOfParty = (sample: string): boolean =>
  firstLetter.test(sample) &&
  /\p{L}{2}/u.test(sample) &&
  !/[!?:;]|\p{Ll}{4}\.$/u.test(sample) &&
  sample.split(" ").length <= mostWords;

const readings: Readonly<Record<AnswerKind, Reading>> = {
  title: (field, set) => (/^(?:text|identifier|address)$/.test(field.type) ? distinctShare(field, set) : 0),
  summary: (field) => (field.type === "text" ? Math.min(1, 0.5 + meanLength(field) / proseLength) : 0),
  person: (field) => 0.7 * share(field, isPersonName),
  party: (field, set) =>
    isBadge(field, set)
      ? 0
      : Math.min(
          1,
          0.8 * share(field, isNameOfParty) + share(field, namesFirm) + share(field, (text) => byline.test(text)),
        ),
  place: (field) => (field.type === "address" ? 1 : share(field, isPlaceName)),
  country: (field) => share(field, isCountry),
  address: (field) =>
    field.type === "address"
      ? 0.7
      : field.type === "text" && meanLength(field) >= leastAddress
        ? 0.7 * shareOf(field, (text) => hasFigure(text) && /\p{L}{3}/u.test(text))
        : 0,
  category: (field, set) => share(field, isWording) * (distinctShare(field, set) <= mostVaried ? 1 : 0.3),
  words: () => ofAnyWords,
};

const known = new WeakMap<Field, Map<string, number>>();

/** How much the values of a field read like those of a kind, 0 to 1; of what can be any words, little. */
export function readsLike(kind: AnswerKind, field: Field, set: RecordSet): number {
  let ofField = known.get(field);
  if (!ofField) known.set(field, (ofField = new Map()));
  let value = ofField.get(kind);
  if (value === undefined) ofField.set(kind, (value = readings[kind](field, set)));
  return value;
}
