import type { RecordSetSummary } from "../../../contract/website.ts";

/** The contacts of a page have no names of the page's own: they get the reader's. Any other set keeps the page's. */
export function withNamedFields(
  sets: readonly RecordSetSummary[],
  names: Readonly<Record<string, string>>,
): RecordSetSummary[] {
  return sets.map((set) =>
    set.kind === "contacts"
      ? { ...set, fields: set.fields.map((field) => ({ ...field, name: names[field.name] ?? field.name })) }
      : set,
  );
}
