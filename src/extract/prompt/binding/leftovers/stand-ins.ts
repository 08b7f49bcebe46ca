import type { RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../concept.ts";
import { findConceptById } from "../../lexicon.ts";
import { isToldApart } from "../names/meaning.ts";
import { bestFor, type Leftover, takeEach } from "./leftover.ts";

/** Who judges is often who writes. */
export const standIns: Leftover = {
  name: "what answers to a concept that pages use in place of the one asked for",
  give: (progress, { set, asked }) =>
    takeEach(progress, asked, ({ concept }, bound) => {
      const near = findConceptById(concept?.near ?? "");
      return near ? bestFor(withoutOthers(set, near), near, bound) : undefined;
    }),
};

/** A set without the fields that the page calls something else than a concept: a price is no former price. */
const withoutOthers = (set: RecordSet, concept: Concept): RecordSet => ({
  ...set,
  fields: set.fields.filter((field) => !isToldApart(field, concept)),
});
