import type { RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { isWhole } from "../field-path.ts";
import { isToldApart } from "../names/meaning.ts";
import { areImpossible } from "../fit/impossible-values.ts";
import { bestFor, type Leftover, takeEach } from "./leftover.ts";

/** Who judges is often who writes. */
export const standIns: Leftover = {
  name: "what answers to a concept that pages use in place of the one asked for",
  give: (progress, { set, asked }) =>
    takeEach(progress, asked, ({ concept }, bound) => {
      for (const id of standInsFor(concept)) {
        const near = findConceptById(id);
        const found = near ? bestFor(withoutOthers(set, near, concept), near, bound) : undefined;
        if (found) return found;
      }
      return undefined;
    }),
};

/** Where something is may be told by its address alone, and who offers it by the body that calls for it. */
const standInsFor = (concept: Concept | null): readonly string[] => [
  ...(concept?.near === undefined ? [] : [concept.near]),
  ...(concept?.id === "location" ? ["address"] : []),
  ...(concept?.id === "company" ? ["owner"] : []),
];

/** A set without the fields that the page calls something else than a concept: a price is no former price; nor is a whole record an address. */
const withoutOthers = (set: RecordSet, concept: Concept, asked: Concept | null): RecordSet => ({
  ...set,
  fields: set.fields.filter(
    (field) =>
      !isToldApart(field, concept) &&
      !(concept.id === "address" && isWhole(field.path)) &&
      !areImpossible(field, set, asked, false),
  ),
});
