import type { Inference } from "../../../domain/plan.ts";
import type { PlanAnswer } from "./schema.ts";

type AnswerColumn = PlanAnswer["columns"][number];
type JudgedColumn = AnswerColumn & { infer: NonNullable<AnswerColumn["infer"]> };

const isJudged = (column: AnswerColumn): column is JudgedColumn => column.infer !== null;

/** The columns that a model is to judge, by the ids that a condition names them with. */
export const judgedColumns = ({ columns }: PlanAnswer): ReadonlyMap<string, JudgedColumn> =>
  new Map(columns.flatMap((column, i) => (isJudged(column) ? [[`c${i + 1}`, column] as const] : [])));

export const typeOf = (task: Inference["task"]): "boolean" | "text" => (task === "yes-no" ? "boolean" : "text");
