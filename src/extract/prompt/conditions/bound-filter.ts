import type { Condition } from "../../../domain/plan.ts";
import type { Field } from "../../../domain/survey.ts";

/** A condition as asked, with the field that it is on. */
export type BoundCondition = {
  readonly field: Field;
  readonly op: Condition["op"];
  readonly value: Condition["value"];
};
/** The same with the words that asked for it. */
export type BoundFilter = BoundCondition & {
  readonly asked: string;
  /** Conditions that may be met instead. */
  readonly or?: readonly BoundCondition[];
};
/** The different values of a field, as the page shows them. */
export type ValuesOf = (field: Field) => readonly string[];

/** Whether the values of a field are words that a condition may be on. */
export const isWordy = ({ type, path }: Field): boolean =>
  (type === "text" ||
    type === "address" ||
    type === "identifier" ||
    type === "boolean" ||
    type === "price" ||
    (type === "url" && !/@(?:href|src)/.test(path))) &&
  !/@(?:alt|title|class|data-)/.test(path);
