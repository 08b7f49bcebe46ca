import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Asked } from "../bindings.ts";
import type { Progress } from "./leftover.ts";

const nearlyAll = 0.9;

/** Whether nearly every record has a value of its own. */
export const isOwn = ({ fill, distinct }: Field, { count }: RecordSet): boolean =>
  fill >= nearlyAll && distinct >= count * nearlyAll;

/** Where what the records are called is bound to words; -1 where it is not. */
export const titleColumn = (asked: readonly Asked[], { bindings }: Progress): number =>
  asked.findIndex(({ concept }, i) => concept?.role === "title" && isWords(bindings[i]?.field));

const isWords = (field: Field | null | undefined): boolean =>
  field?.type === "text" || field?.type === "identifier" || field?.type === "address";

/** The heading of each record, whatever it is made of: `4.2.0`. */
export const isHeadingText = (field: Field, set: RecordSet): boolean =>
  /(?:^|>)h[1-6][^>]*(?:>a[^>@]*)?$/.test(field.path) && !/[@=|#]/.test(field.path) && isOwn(field, set);
