import type { Understood } from "../../domain/plan.ts";
import type { RecordSet } from "../../domain/survey.ts";
import type { Answer } from "./answer.ts";
import { unreadOf } from "./conditions/unread-restrictions.ts";

const maxAlternatives = 4;

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** What a person is told of how the request was understood. */
export const tellUnderstood = (
  { set, request, conditions, sort, bestOf, shown: { asked, bindings } }: Answer,
  others: readonly RecordSet[],
): Understood => ({
  set: set.id,
  columns: asked.map(({ title, called, concept }, i) => ({
    asked: called ?? title,
    means: concept?.id ?? "field",
    field: bindings[i]?.field?.name ?? null,
  })),
  filters: conditions.bound.map(({ asked: words, op, field, or }) =>
    or ? { asked: words, means: "any-of", field: null } : { asked: words, means: op, field: field.name },
  ),
  notFound: unique([
    ...asked.flatMap((column, i) => (bindings[i]?.field ? unreadOf(column, bindings[i].field) : [column.title])),
    ...conditions.notFound,
    ...(sort.length === 0 && request.sort.length > 0 ? [request.sortAsked] : []),
    ...(request.bestOf && !bestOf ? [request.bestOf.asked] : []),
  ]),
  alternatives: others.slice(0, maxAlternatives).map((other) => ({
    set: other.id,
    why: other.sameRecordsAs.includes(set.id) ? "same-records" : "other-list",
  })),
});
