import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { Binding } from "../binding/bindings.ts";
import type { AskedColumn } from "../parsing/asked.ts";

/** The columns of a table and what each is bound to. */
export type Shown = { readonly asked: readonly AskedColumn[]; readonly bindings: readonly Binding[] };

/** What a field is called, without the number that only tells it from others that the page does not name either. */
export const shownName = ({ name, nameFrom }: Field): string =>
  nameFrom === "header" || nameFrom === "label" ? name : name.replace(/\s\d+$/, "");

const nearlyAll = 0.9;

/** Whether a field by itself tells the records apart. */
export const tellsApart = (field: Field | null, { count }: RecordSet): boolean =>
  (field?.type === "text" || field?.type === "identifier" || field?.type === "address") &&
  field.distinct >= count * nearlyAll;
