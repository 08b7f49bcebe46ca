import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept, Role } from "../../lexicon/concept.ts";
import { isAboveRecord } from "../field-path.ts";
import { meanLength, distinctShare } from "../samples.ts";
import { isLinked } from "./linked.ts";
import { isBeside, linkFit } from "./link-fit.ts";
import { titleFit } from "./title-fit.ts";

type Part = (field: Field, set: RecordSet, concept: Concept, order: number) => number;

/** How well a field plays the part that a concept has in a record, 0 to 1. */
export function roleFit(field: Field, set: RecordSet, concept: Concept | null, order: number): number {
  return concept ? parts[concept.role](field, set, concept, order) : detailFit(field, order);
}

const parts: Readonly<Record<Role, Part>> = {
  title: (field, set, _, order) => titleFit(field, set, order),
  link: (field, set, _, order) => ownLinkFit(field, set, order),
  identifier: (field, set) => identifierFit(field, set),
  summary: (field, set) => summaryFit(field, set),
  image: ({ type, fill }) => (type === "image" ? (1 + fill) / 2 : 0),
  person: (field, _, __, order) => detailFit(field, order),
  any: (field, _, __, order) => detailFit(field, order),
};

/** How many fields on what is asked for first in a record has lost most of its lead. */
const detailDecay = 6;
const detailFit = ({ fill }: Field, order: number): number => 0.5 * fill + 0.3 * Math.exp(-order / detailDecay);

const besideWeight = 0.5;
const ownLinkFit = (field: Field, set: RecordSet, order: number): number =>
  field.type === "url"
    ? linkFit(field, distinctShare(field, set), order) * (isBeside(field, set) ? besideWeight : 1)
    : 0;

/** A number of its own in every record. */
function identifierFit(field: Field, set: RecordSet): number {
  return (field.type === "identifier" ? 0.5 : 0.1) + 0.3 * distinctShare(field, set) + 0.2 * field.fill;
}

const summaryLength = 100;
const linkedWeight = 0.6;

/** The longer the better, and rather not the link of a record. */
function summaryFit(field: Field, set: RecordSet): number {
  if (isAboveRecord(field.path)) return 0;
  return Math.min(1, meanLength(field) / summaryLength) * field.fill * (isLinked(field, set) ? linkedWeight : 1);
}
