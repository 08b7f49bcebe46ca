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
  const about = { answer, fields, request, judged: judgedColumns(answer) };
  return [
    ...faultsOfColumns(about),
    ...answer.filters.flatMap((filter, i) => faultsOfFilter(filter, i, about)),
    ...answer.sort.flatMap(({ asked, field }, i) => [
      ...othersWords(`sort.${i}`, asked, field, about),
      ...noGround(`sort.${i}`, field, about),
    ]),
    ...unstated("limit", answer.limit, about),
    ...faultsOfAggregate(about),
    ...faultsOfBestOf(about),
  ];
}

type About = {
  readonly answer: PlanAnswer;
  readonly fields: ReadonlyMap<string, FieldRef>;
  readonly request: Request;
  readonly judged: ReturnType<typeof judgedColumns>;
};

function noField(where: string, id: string | null, { answer, fields }: About): string[] {
  return id === null || fields.has(id) ? [] : [`${where}: set ${answer.set} has no field ${id}.`];
}

/** What a condition, an order or a figure rests on: a field, or what no field holds. */
function noGround(where: string, id: string | null, about: About): string[] {
  const column = id === null ? undefined : about.judged.get(id);
  if (!column) return noField(where, id, about);
  const isField = [...about.fields.values()].some(({ name }) => sameWords(name, column.asked));
  return isField
    ? [`${where}: "${column.asked.slice(0, 80)}" is a field of the set; nothing may rest on judging it.`]
    : [];
}

const unquoted = (where: string, asked: string, { request }: About): string[] =>
  request.quotes(asked) ? [] : [`${where}: "${asked.slice(0, 80)}" is not in the request.`];

/** A condition that quotes nothing but the name of another column was not asked for. */
function othersWords(where: string, asked: string, groundId: string, about: About): string[] {
  const { answer, judged } = about;
  const isOfColumn = answer.columns.some((column) => column !== judged.get(groundId) && sameWords(column.asked, asked));
  const twice = `${where}: "${asked.slice(0, 80)}" is what a column asks for too: quote it here or there, not in both.`;
  return [...unquoted(where, asked, about), ...(isOfColumn ? [twice] : [])];
}

const unstated = (where: string, stated: number | null, { request }: About): string[] =>
  stated === null || (stated > 0 && request.states(stated)) ? [] : [`${where}: the request does not say ${stated}.`];

function faultsOfColumns(about: About): string[] {
  const { columns, aggregate } = about.answer;
  const faults = columns.length === 0 && !aggregate ? ["columns: none are given."] : [];
  for (const [i, { asked, field, infer }] of columns.entries()) {
    const where = `columns.${i}`;
    faults.push(...unquoted(where, asked, about), ...noField(where, field, about));
    for (const id of infer?.of ?? []) {
      const of = about.fields.get(id);
      if (of && wholePartOf(of) !== null) faults.push(`${where}: judge from fields, not from ${id}.`);
      else faults.push(...noField(where, id, about));
    }
    if (infer && (field !== null || infer.of.length === 0))
      faults.push(`${where}: infer needs fields to judge from, and field null.`);
  }
  for (const [asked, same] of Map.groupBy(columns, (column) => fold(column.asked))) {
    if (same.length > columnsPerQuotation && !everything.test(asked))
      faults.push(`columns: "${asked}" does not ask for ${same.length} columns.`);
  }
  return faults;
}

function faultsOfFilter(
  { asked, field, op, values, or }: PlanAnswer["filters"][number],
  i: number,
  about: About,
): string[] {
  const where = `filters.${i}`;
  const needed = op === "present" || op === "absent" ? 0 : op === "between" ? 2 : 1;
  const isCountRight = op === "in" ? values.length >= 1 : values.length === needed;
  const column = about.judged.get(field);
  const isSaid = (value: string): boolean =>
    column
      ? isJudgement(value, column.infer.task, about.request)
      : isStated(value, about.fields.get(field), about.request);
  return [
    ...(or && i === 0 ? [`${where}: or needs a filter before it.`] : []),
    ...othersWords(where, asked, field, about),
    ...noGround(where, field, about),
    ...(isCountRight ? [] : [`${where}: ${op} takes ${op === "in" ? "one or more values" : `${needed} values`}.`]),
    ...values
      .filter((value) => !isSaid(value))
      .map((value) => `${where}: the request does not say "${value.slice(0, 80)}".`),
  ];
}

function faultsOfAggregate(about: About): string[] {
  const { aggregate } = about.answer;
  if (!aggregate) return [];
  const ofFigures = [aggregate, ...aggregate.more].flatMap(({ asked, op, field }, i) => {
    const where = i === 0 ? "aggregate" : `aggregate.more.${i - 1}`;
    const needsField = op !== "count" && !about.fields.has(field ?? "");
    return [
      ...unquoted(where, asked, about),
      ...noGround(where, field, about),
      ...(needsField ? [`${where}: needs a field of the set.`] : []),
    ];
  });
  const { groupBy, order } = aggregate;
  return [
    ...ofFigures,
    ...noGround("aggregate", groupBy, about),
    ...(order ? unquoted("aggregate.order", order.asked, about) : []),
    ...(order && groupBy === null ? ["aggregate.order: there are no groups to order."] : []),
  ];
}

function faultsOfBestOf(about: About): string[] {
  const { bestOf } = about.answer;
  if (!bestOf) return [];
  return [
    ...unquoted("bestOf", bestOf.asked, about),
    ...noGround("bestOf.groupBy", bestOf.groupBy, about),
    ...noGround("bestOf.by", bestOf.by, about),
    ...unstated("bestOf", bestOf.count === 1 ? null : bestOf.count, about),
  ];
}

const isJudgement = (value: string, task: Inference["task"], request: Request): boolean =>
  task === "yes-no" ? readYesNo(value) !== null : value.trim() !== "" && request.covers(value);

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

function isStated(value: string, field: FieldRef | undefined, request: Request): boolean {
  if (field && numericTypes.has(field.type)) return value.trim() !== "" && request.states(Number(value));
  if (field?.type === "date" && isDay(value)) return true;
  return value.trim() !== "" && request.covers(value);
}
