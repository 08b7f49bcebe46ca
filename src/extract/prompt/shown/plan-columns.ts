import type { Column } from "../../../domain/plan.ts";
import type { RecordSet } from "../../../domain/survey.ts";
import { uniqueTitles } from "../../../domain/unique-titles.ts";
import { bindColumns } from "../binding/bind.ts";
import type { Binding } from "../binding/bindings.ts";
import type { AskedColumn } from "../parsing/asked.ts";
import { reference } from "../references.ts";
import { defaultFields } from "./default-fields.ts";
import { defaultTitles } from "./default-titles.ts";

/** Beyond these only what has a heading is shown: all columns of a table are wanted by who asks for everything. */
const maxUnnamedColumns = 16;

/** The columns that were asked for, each of its field, or missing. */
export function askedColumns(asked: readonly AskedColumn[], bindings: readonly Binding[]): Column[] {
  const titles = uniqueTitles(asked.map(({ title, called }) => called ?? title));
  return asked.map(({ concept }, i) => {
    const field = bindings[i]?.field;
    const title = titles[i] ?? "";
    return field
      ? { title, from: { field: reference(field) }, as: field.type }
      : { title, from: { missing: true }, as: concept?.types[0] ?? "text" };
  });
}

/** The columns where nothing was asked for, but for what was not to be there. */
export function defaultColumns(set: RecordSet, without: readonly AskedColumn[]): Column[] {
  const unwanted = new Set(bindColumns(set, without).map(({ field }) => field?.id));
  const fields = defaultFields(set)
    .filter(({ id }) => !unwanted.has(id))
    .filter(({ nameFrom }, i) => i < maxUnnamedColumns || nameFrom === "header");
  const titles = defaultTitles(set, fields);
  return fields.map((field, i) => ({
    title: titles[i] ?? field.name,
    from: { field: reference(field) },
    as: field.type,
  }));
}
