import type { Field, RecordSet } from "../../../domain/survey.ts";
import { uniqueTitles } from "../../../domain/unique-titles.ts";
import { kindName } from "../../columns/field-words.ts";
import { withoutNumber } from "../binding/names/field-words.ts";
import { isToldByPage } from "../binding/samples.ts";
import { defaultFields } from "./default-fields.ts";

/** The fields of a set as a person reads them: those of its default table in front, called as there, and how many these are. */
export function fieldsForReading(set: RecordSet): { readonly fields: readonly Field[]; readonly shown: number } {
  const shown = defaultFields(set);
  const titles = defaultTitles(set, shown);
  const called = shown.map((field, i) => ({ ...field, name: titles[i] ?? field.name }));
  return { fields: [...called, ...set.fields.filter((field) => !shown.includes(field))], shown: shown.length };
}

/** The titles of a table of these fields of a set. */
export const defaultTitles = (set: RecordSet, fields: readonly Field[]): readonly string[] =>
  uniqueTitles(fields.map((field, i) => defaultTitle(set, field, i)));

/** Whether the page itself writes the number a name ends in: what is told apart by one follows a field called the same without. */
function writesNumber(set: RecordSet, field: Field): boolean {
  if (!isToldByPage(field)) return false;
  const base = withoutNumber(field.name).toLowerCase();
  return !set.fields.some((other) => other.name.toLowerCase() === base);
}

/** The name of a field without the number that tells it from others; the text that tells the records apart is their title where nothing names it. */
function defaultTitle(set: RecordSet, field: Field, position: number): string {
  const { name, nameFrom, path } = field;
  const base = writesNumber(set, field) ? name : withoutNumber(name);
  if (position > 0 || nameFrom !== "position" || set.kind === "table") return base;
  const isLinked = /(?:^|>)(?:a|h[1-6])(?![\p{L}\d])/u.test(path);
  const kinds = isLinked ? (["text", "description"] as const) : (["text"] as const);
  const language = (["es", "en"] as const).find((of) => kinds.some((kind) => base === kindName(kind, of)));
  return language ? kindName("title", language) : base;
}
