import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { places } from "../kin.ts";
import { isToldByPage } from "../samples.ts";
import { isInHeading, isPlain } from "../field-path.ts";
import { isOfKinds } from "../names/meaning.ts";
import type { Pairing } from "./pairing.ts";
import { isLinkedHeading } from "./title-fit.ts";
import { placeWeight } from "./place-weight.ts";
import { isFormerPrice, isOccasionalPrice, isOneInstalment } from "./prices.ts";
import { arePerUnit, isUnitPriceAsked } from "./unit-prices.ts";
import { tellingTypes } from "./type-fit.ts";

/** By how much a field serves less than another that answers as well. */
type Weight = (pairing: Pairing) => number;

/** A heading is the title of its record before it is a person or a place. */
const headingForOther = 0.9;
const isSeldomHeading = ({ role, id }: Concept): boolean => role === "person" || places.has(id);
/** "Tipo de contrato" is no contract. */
const kindForTitle = 0.7;
/** The price that was struck out, or one instalment, serves as the price where there is no other. */
const formerForPrice = 0.5;

/** When the page was last changed is not when something is, where it says that too. */
const updateForDate = 0.8;
const updated = /(?<!\p{L})(?:updated|modified|actualiza\p{L}+|modifica\p{L}+)(?!\p{L})/iu;

const isDayOfUpdate = ({ field, set, concept, asked }: Pairing): boolean =>
  concept?.id === "date" &&
  isToldByPage(field) &&
  updated.test(field.name) &&
  !updated.test(asked.join(" ")) &&
  set.fields.some((other) => other.type === "date" && other.fill >= field.fill && !updated.test(other.name));

const asRival: Weight = (pairing) => {
  const { field, set, concept, asked } = pairing;
  if (isDayOfUpdate(pairing)) return updateForDate;
  if (isPriceOfOtherMeasure(field, set, concept, asked)) return formerForPrice;
  if (concept !== null && isSeldomHeading(concept) && isInHeading(field.path)) return headingForOther;
  if (concept?.id === "price" && isLesserPrice(field, set)) return formerForPrice;
  return concept?.role === "title" && isOfKinds(field) ? kindForTitle : 1;
};

/** What a unit costs is not what the thing costs, nor the other way round, where the records have both. */
function isPriceOfOtherMeasure(
  field: Field,
  { fields }: RecordSet,
  concept: Concept | null,
  asked: Pairing["asked"],
): boolean {
  if (concept?.id !== "price" || isToldByPage(field)) return false;
  const isAnswer = (other: Field): boolean =>
    isPlain(other.path) && arePerUnit(other) === isUnitPriceAsked(concept, asked);
  return (
    arePerUnit(field) !== isUnitPriceAsked(concept, asked) &&
    fields.some((other) => other.fill >= field.fill && isPriced(other) && isAnswer(other))
  );
}

const isPriced = (field: Field): boolean => field.type === "price" || arePerUnit(field);

const isLesserPrice = (field: Field, set: RecordSet): boolean =>
  isFormerPrice(field, set) || isOccasionalPrice(field, set) || isOneInstalment(field, set);

/** A column that few records fill serves less: a title hardly, an optional detail somewhat, but the only one of a telling type. */
const byFill: Weight = (pairing) => {
  const { field, concept } = pairing;
  if (concept?.role === "title") return 0.2 + 0.8 * field.fill;
  return isOnlyOfTellingType(pairing) ? 1 : 0.6 + 0.4 * Math.min(1, 2 * field.fill);
};

/** The few jobs that tell their pay: nothing else in the records could be it. */
const isOnlyOfTellingType = ({ field, set, concept }: Pairing): boolean =>
  tellingTypes.has(field.type) &&
  field.type === concept?.types[0] &&
  isPlain(field.path) &&
  !set.fields.some((other) => other !== field && other.type === field.type && isPlain(other.path));

const minToldApart = 0.5;
const fewRecords = 3;

/** What few values say of many records is hardly what these are called, unless a heading or label calls it so. */
const byDistinct: Weight = ({ field, set, set: { count }, concept }) =>
  concept?.id !== "title" || count < fewRecords || isToldByPage(field) || isLinkedHeading(field, set)
    ? 1
    : 0.3 + 0.7 * Math.min(1, field.distinct / (count * field.fill * minToldApart));

export const weights: readonly Weight[] = [asRival, ({ field, set }) => placeWeight(field, set), byFill, byDistinct];
