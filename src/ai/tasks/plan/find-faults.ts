import type { FieldRef, Inference } from "../../../domain/plan.ts";
import { fold } from "../../../domain/text.ts";
import { wholePartOf } from "../../../domain/whole-record.ts";
import { type Request, sameWords } from "../../quotation.ts";
import { readYesNo } from "../yes-no.ts";
import { judgedColumns, numericTypes } from "./judged-columns.ts";
import type { PlanAnswer } from "./schema.ts";

const columnsPerQuotation = 3;
const everything =
  /\b(tod[oa]s?|everything|all|cada|every|complet[oa]s?|datos|data|informacion|information|tabla|table|lista|list)\b/;

/** What is wrong with an answer, part by part, in words that the model can act on. */
export function findFaults(answer: PlanAnswer, fields: ReadonlyMap<string, FieldRef>, request: Request): string[] {
  const faults: string[] = [];
  const checkField = (where: string, id: string | null): void => {
    if (id !== null && !fields.has(id)) faults.push(`${where}: set ${answer.set} has no field ${id}.`);
  };
  const judged = judgedColumns(answer);
  const checkGround = (where: string, id: string | null): void => {
    const column = id === null ? undefined : judged.get(id);
    if (!column) checkField(where, id);
    else if ([...fields.values()].some(({ name }) => sameWords(name, column.asked))) {
      faults.push(`${where}: "${column.asked.slice(0, 80)}" is a field of the set; nothing may rest on judging it.`);
    }
  };
  const checkQuotation = (where: string, asked: string): void => {
    if (!request.quotes(asked)) faults.push(`${where}: "${asked.slice(0, 80)}" is not in the request.`);
  };
  /** A condition that quotes nothing but the name of another column was not asked for. */
  const checkOwnWords = (where: string, asked: string, ground: string): void => {
    checkQuotation(where, asked);
    if (answer.columns.some((column) => column !== judged.get(ground) && sameWords(column.asked, asked))) {
      faults.push(
        `${where}: "${asked.slice(0, 80)}" is what a column asks for too: quote it here or there, not in both.`,
      );
    }
  };
  if (answer.columns.length === 0 && !answer.aggregate) faults.push("columns: none are given.");
  const perQuotation = new Map<string, number>();
  answer.columns.forEach(({ asked, field, infer }, i) => {
    const where = `columns.${i}`;
    checkQuotation(where, asked);
    checkField(where, field);
    for (const id of infer?.of ?? []) {
      const of = fields.get(id);
      if (of && wholePartOf(of) !== null) faults.push(`${where}: judge from fields, not from ${id}.`);
      else checkField(where, id);
    }
    if (infer && (field !== null || infer.of.length === 0))
      faults.push(`${where}: infer needs fields to judge from, and field null.`);
    const key = fold(asked);
    perQuotation.set(key, (perQuotation.get(key) ?? 0) + 1);
  });
  for (const [asked, count] of perQuotation) {
    if (count > columnsPerQuotation && !everything.test(asked))
      faults.push(`columns: "${asked}" does not ask for ${count} columns.`);
  }
  answer.filters.forEach(({ asked, field, op, values, or }, i) => {
    const where = `filters.${i}`;
    if (or && i === 0) faults.push(`${where}: or needs a filter before it.`);
    checkOwnWords(where, asked, field);
    checkGround(where, field);
    const needed = op === "present" || op === "absent" ? 0 : op === "between" ? 2 : 1;
    const isCountRight = op === "in" ? values.length >= 1 : values.length === needed;
    if (!isCountRight) faults.push(`${where}: ${op} takes ${op === "in" ? "one or more values" : `${needed} values`}.`);
    for (const value of values) {
      const column = judged.get(field);
      if (!(column ? isJudgement(value, column.infer.task, request) : isStated(value, fields.get(field), request)))
        faults.push(`${where}: the request does not say "${value.slice(0, 80)}".`);
    }
  });
  answer.sort.forEach(({ asked, field }, i) => {
    checkOwnWords(`sort.${i}`, asked, field);
    checkGround(`sort.${i}`, field);
  });
  if (answer.limit !== null && !(answer.limit > 0 && request.states(answer.limit))) {
    faults.push(`limit: the request does not say ${answer.limit}.`);
  }
  if (answer.aggregate) {
    [answer.aggregate, ...answer.aggregate.more].forEach(({ asked, op, field }, i) => {
      const where = i === 0 ? "aggregate" : `aggregate.more.${i - 1}`;
      checkQuotation(where, asked);
      checkGround(where, field);
      if (op !== "count" && !fields.has(field ?? "")) faults.push(`${where}: needs a field of the set.`);
    });
    checkGround("aggregate", answer.aggregate.groupBy);
    if (answer.aggregate.order) {
      checkQuotation("aggregate.order", answer.aggregate.order.asked);
      if (answer.aggregate.groupBy === null) faults.push("aggregate.order: there are no groups to order.");
    }
  }
  if (answer.bestOf) {
    const { asked, groupBy, by, count } = answer.bestOf;
    checkQuotation("bestOf", asked);
    checkGround("bestOf.groupBy", groupBy);
    checkGround("bestOf.by", by);
    if (count !== 1 && !(count > 0 && request.states(count))) faults.push(`bestOf: the request does not say ${count}.`);
  }
  return faults;
}

const isJudgement = (value: string, task: Inference["task"], request: Request): boolean =>
  task === "yes-no" ? readYesNo(value) !== null : value.trim() !== "" && request.covers(value);

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

function isStated(value: string, field: FieldRef | undefined, request: Request): boolean {
  if (field && numericTypes.has(field.type)) return value.trim() !== "" && request.states(Number(value));
  if (field?.type === "date" && isDay(value)) return true;
  return value.trim() !== "" && request.covers(value);
}
