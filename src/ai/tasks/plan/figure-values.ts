import type { Condition, Ground } from "../../../domain/plan.ts";
import type { Field } from "../../../domain/survey.ts";

const numericTypes = new Set<Field["type"]>(["number", "price", "rating", "percentage", "measure"]);
const plainNumber = /^-?\d+(?:\.\d+)?$/;

const writtenWithUnit = /^\D*\d[\d.,\s]*(mg|g|kg|t|ml|cl|l|mm|cm|m|km|kb|mb|gb|tb|s|min|h|oz|lb|ft|in|mi)\b/i;

/** Whether figures of a field cannot be compared without their units: "1,5 kg" beside "500 g". */
export const needsUnit = (samples: readonly string[]): boolean =>
  new Set(samples.flatMap((sample) => writtenWithUnit.exec(sample)?.[1]?.toLowerCase() ?? [])).size > 1;

/** Whether a value of a condition is a plain number that cells are compared with: no word, no quantity with its unit ("500 g"). */
export const isFigure = (value: string, op: Condition["op"], ground: Ground | undefined): boolean =>
  op !== "starts" && ground !== undefined && numericTypes.has(ground.type) && plainNumber.test(value.trim());
