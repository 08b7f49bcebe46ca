import type { Condition, Ground } from "../../../domain/plan.ts";
import type { Field } from "../../../domain/survey.ts";

const numericTypes = new Set<Field["type"]>(["number", "price", "rating", "percentage", "measure"]);
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Whether a value of a condition is a plain number that cells are compared with: no word, no quantity with its unit ("500 g"). */
export const isFigure = (value: string, op: Condition["op"], ground: Ground | undefined): boolean =>
  op !== "starts" && ground !== undefined && numericTypes.has(ground.type) && plainNumber.test(value.trim());
