import { isPlainInRecord } from "../field-path.ts";
import type { Field, RecordSet } from "../../../../domain/survey.ts";

const nearlyAll = 0.9;
const manyRecords = 12;
const fewStates = 3;
const leastFilled = 0.5;

/** Whether two or three values are all that many records have there: how it is with them, and not what they are called. */
export const isState = (field: Field, set: RecordSet): boolean =>
  set.count >= manyRecords && field.distinct <= fewStates && field.fill > leastFilled;

/** Whether each record of a table has a day of its own, and nothing in words but a state. */
export const isOnlyDay = (field: Field, set: RecordSet): boolean =>
  set.kind === "table" &&
  field.type === "date" &&
  isPlainInRecord(field.path) &&
  field.distinct >= nearlyAll * set.count &&
  set.fields.every((other) => other.type !== "text" || !isPlainInRecord(other.path) || isState(other, set));
