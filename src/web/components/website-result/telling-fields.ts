import type { RecordSetSummary } from "../../../contract/website.ts";

const fieldsNamed = 2;

/** A size tells lists of one name apart, but not lists that have none: what 62 and 56 of them are, nobody could say. */
const isTwin = (a: RecordSetSummary, b: RecordSetSummary): boolean =>
  a.id !== b.id && (a.name ?? a.kind) === (b.name ?? b.kind) && (a.name === null || a.count === b.count);

/** The fields that tell a record set from others of the page with the same size and name; none where it has no twin. */
export function tellingFields(set: RecordSetSummary, sets: readonly RecordSetSummary[]): string[] {
  const twins = sets.filter((other) => isTwin(set, other));
  if (twins.length === 0) return [];
  const names = set.fields.map(({ name }) => name);
  const own = names.filter((name) => !twins.some(({ fields }) => fields.some((field) => field.name === name)));
  return (own.length > 0 ? own : names).slice(0, fieldsNamed);
}
