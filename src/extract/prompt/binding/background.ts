import type { RecordSet } from "../../../domain/survey.ts";
import type { Concept } from "../lexicon/concept.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import type { Asked } from "./bindings.ts";
import { isOnlyDay } from "./fit/states.ts";
import { sidesOfMatch } from "./match-sides.ts";
import { isApart } from "./named-for-other.ts";

/** What most records tell, and what a value that nothing names is most easily taken for. */
const common = ["title", "date", "price"].flatMap((id): Asked[] => {
  const concept = findConceptById(id);
  return concept ? [{ title: concept.words[0] ?? id, concept }] : [];
});

/** Whether two concepts have the same part in a record, so that only one of them can be asked for besides the other. */
const isSamePart = (asked: Concept, other: Concept): boolean =>
  !isApart(asked, other) ||
  (asked.role === other.role && asked.role !== "any" && asked.role !== "person") ||
  (asked.role === "any" && asked.types[0] === other.types[0]);

/** What was asked for, and after it the common things that were not: which field is what does not depend on what else was asked for. A match is called by its sides, a meeting without a name by its day. */
export const withBackground = (asked: readonly Asked[], set: RecordSet): Asked[] => {
  const isMatch = sidesOfMatch(asked).length > 0;
  const isByDay =
    asked.some(({ concept }) => concept?.id === "event") && set.fields.some((field) => isOnlyDay(field, set));
  return [
    ...asked,
    ...common.filter(
      ({ concept: other }) =>
        !(isMatch && other?.role === "title") &&
        !(isByDay && other?.id === "date") &&
        asked.every(({ concept }) => concept === null || other === null || !isSamePart(concept, other)),
    ),
  ];
};
