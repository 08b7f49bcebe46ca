import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept, Role } from "../../lexicon/concept.ts";
import { isAboveRecord, isInHeading, isWhole } from "../field-path.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { meanLength, once, distinctShare } from "../samples.ts";
import { isLinked } from "./linked.ts";
import { isBeside, linkFit } from "./link-fit.ts";
import { shapeFit } from "./shape-fit.ts";
import { titleFit } from "./title-fit.ts";

type Part = (field: Field, set: RecordSet, concept: Concept, order: number) => number;

/** How well a field plays the part that a concept has in a record, 0 to 1. */
export function roleFit(field: Field, set: RecordSet, concept: Concept | null, order: number): number {
  return concept ? parts[concept.role](field, set, concept, order) : detailFit(field, order);
}

const parts: Readonly<Record<Role, Part>> = {
  title: (field, set, _, order) => titleFit(field, set, order),
  link: (field, set, _, order) => ownLinkFit(field, set, order),
  identifier: (field, set, concept) => identifierFit(field, set, concept),
  summary: (field, set) => summaryFit(field, set),
  image: ({ type, fill }) => (type === "image" ? 0.5 + 0.5 * fill : 0),
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

const citationFit = 0.2;

/** A number of its own in every record; what is cited by is one only for those who ask for that. */
function identifierFit(field: Field, set: RecordSet, concept: Concept): number {
  if (concept.id !== "citation" && shapeFit(field, findConceptById("citation")) > 0) return citationFit;
  return (field.type === "identifier" ? 0.5 : 0.1) + 0.3 * distinctShare(field, set) + 0.2 * field.fill;
}

const summaryLength = 100;
const titledWeight = 0.6;

/** The longer the better, and neither the link of a record nor a text that its heading is a part of. */
function summaryFit(field: Field, set: RecordSet): number {
  if (isAboveRecord(field.path)) return 0;
  const isTitled = isLinked(field, set) || holdsHeading(field, set);
  return Math.min(1, meanLength(field) / summaryLength) * field.fill * (isTitled ? titledWeight : 1);
}

/** Whether a text is made of parts of which one is the heading of the record. */
const holdsHeading = once(
  ({ path }, set) =>
    isWhole(path) &&
    set.fields.some((other) => other.path.startsWith(`${path.slice(0, -1)}>`) && isInHeading(other.path)),
);
