import type { Inference } from "../../../domain/plan.ts";
import { fold } from "../../../domain/text.ts";
import { wholePartOf } from "../../../domain/whole-record.ts";
import { type Request, sameWords, saysNothingBeside } from "../../quotation.ts";
import { readYesNo } from "../yes-no.ts";
import { type Fault, faultIn } from "./fault.ts";
import { isFigure, needsUnit } from "./figure-values.ts";
import { judgedColumns } from "./judged-columns.ts";
import { localId, type OfferedField, type OfferedFields } from "./offered-fields.ts";
import { periodAsked, saysPeriod } from "./period-words.ts";
import type { PlanAnswer } from "./schema.ts";

const columnsPerQuotation = 3;
const everything =
  /\b(tod[oa]s?|everything|all|cada|every|complet[oa]s?|datos|data|informacion|information|tabla|table|lista|list)\b/;

/** What is wrong with an answer, part by part. */
export function findFaults(answer: PlanAnswer, fields: OfferedFields, request: Request): Fault[] {
  const about = { answer, fields, request, judged: judgedColumns(answer) };
  return [
    ...faultsOfColumns(about),
    ...answer.filters.flatMap((filter, i) => faultsOfFilter(filter, i, about)),
    ...answer.sort.flatMap(({ asked, field }, i) => [
      ...othersWords(`sort.${i}`, asked, field, about),
      ...noGround(`sort.${i}`, field, about),
    ]),
    ...faultsOfLimit(about),
    ...faultsOfAggregate(about),
    ...faultsOfBestOf(about),
  ];
}

type About = {
  readonly answer: PlanAnswer;
  readonly fields: OfferedFields;
  readonly request: Request;
  readonly judged: ReturnType<typeof judgedColumns>;
};
type AnswerAggregate = NonNullable<PlanAnswer["aggregate"]>;

const noField = (where: string, id: string | null, { fields }: About): Fault[] =>
  id === null || fields.has(id) ? [] : [faultIn(where, "no-such-field", id)];

/** What a condition, an order or a figure rests on: a field, or what no field holds. */
function noGround(where: string, id: string | null, about: About): Fault[] {
  const column = id === null ? undefined : about.judged.get(id);
  if (!column) return noField(where, id, about);
  const isField = [...about.fields.values()].some(({ shown }) => sameWords(shown.name, column.asked));
  return isField ? [faultIn(where, "is-a-field", column.asked)] : [];
}

const unquoted = (where: string, asked: string, { request }: About): Fault[] =>
  request.quotes(asked) ? [] : [faultIn(where, "not-in-request", asked)];

/** A condition or an order that quotes nothing but other columns, and words that ask for nothing, was not asked for. */
function othersWords(where: string, asked: string, groundId: string | null, about: About): Fault[] {
  const { answer, judged } = about;
  const own = groundId === null ? undefined : judged.get(groundId);
  const others = answer.columns.filter((column) => column !== own).map((column) => column.asked);
  const isOfColumns = saysNothingBeside(asked, others);
  return [...unquoted(where, asked, about), ...(isOfColumns ? [faultIn(where, "quoted-twice", asked)] : [])];
}

const unstated = (where: string, stated: number | null, { request }: About): Fault[] =>
  stated === null || (stated > 0 && request.states(stated)) ? [] : [faultIn(where, "not-stated", stated)];

/** "El más caro" is one, the first in an order, without saying so. */
function faultsOfLimit(about: About): Fault[] {
  const { limit, sort, aggregate } = about.answer;
  const isFirst = limit === 1 && (sort.length > 0 || aggregate?.order != null);
  return isFirst ? [] : unstated("limit", limit, about);
}

function faultsOfColumns(about: About): Fault[] {
  const { columns, aggregate } = about.answer;
  const faults = columns.length === 0 && !aggregate ? [faultIn("columns", "no-columns")] : [];
  for (const [i, { asked, field, orElse, infer }] of columns.entries()) {
    const where = `columns.${i}`;
    faults.push(...unquoted(where, asked, about), ...noField(where, field, about), ...noField(where, orElse, about));
    if (field === null && infer === null) faults.push(...faultsOfMissing(where, asked, about));
    if (orElse !== null && field === null) faults.push(faultIn(where, "stands-in-for-nothing"));
    for (const id of infer?.of ?? []) {
      const of = about.fields.get(id);
      if (of && wholePartOf(of.shown) !== null) faults.push(faultIn(where, "judged-from-whole", id));
      else faults.push(...noField(where, id, about));
    }
    if (infer && (field !== null || infer.of.length === 0)) faults.push(faultIn(where, "judged-from-nothing"));
  }
  for (const [asked, same] of Map.groupBy(columns, (column) => fold(column.asked))) {
    if (same.length > columnsPerQuotation && !everything.test(asked))
      faults.push(faultIn("columns", "too-many-columns", asked));
  }
  return faults;
}

/** What is said not to be there is there by its very name. */
function faultsOfMissing(where: string, asked: string, { fields }: About): Fault[] {
  const [id] = [...fields].find(([, { shown }]) => sameWords(shown.name, asked)) ?? [];
  return id === undefined ? [] : [faultIn(where, "left-out", localId(id))];
}

type AnswerFilter = PlanAnswer["filters"][number];

/** These take no values; what is given all the same is not looked at. */
const valueless: ReadonlySet<AnswerFilter["op"]> = new Set(["present", "absent"]);
/** How many values an operator takes; one or more where it is not told. */
const valuesTaken: Partial<Record<AnswerFilter["op"], number>> = {
  lt: 1,
  le: 1,
  gt: 1,
  ge: 1,
  between: 2,
};

function faultsOfFilter({ asked, field, op, values, or }: AnswerFilter, i: number, about: About): Fault[] {
  const where = `filters.${i}`;
  const taken = valuesTaken[op];
  const needed = valueless.has(op) ? [] : values;
  const isCountRight = valueless.has(op) || (taken === undefined ? values.length > 0 : values.length === taken);
  const column = about.judged.get(field);
  const isSaid = (value: string): boolean =>
    column
      ? isJudgement(value, column.infer.task, about.request)
      : isStated(value, op, about.fields.get(field), about.request);
  return [
    ...(or && i === 0 ? [faultIn(where, "or-without-filter")] : []),
    ...othersWords(where, asked, field, about),
    ...noGround(where, field, about),
    ...(isCountRight ? [] : [faultIn(where, "wrong-number-of-values", `${op} takes ${taken ?? "one or more"} values`)]),
    ...needed.filter((value) => !isSaid(value)).map((value) => faultIn(where, "not-stated", value)),
    ...faultsOfUnits(where, { field, op, values }, about),
  ];
}

function faultsOfUnits(
  where: string,
  { field: id, op, values }: Pick<AnswerFilter, "field" | "op" | "values">,
  { fields }: About,
): Fault[] {
  const field = fields.get(id);
  const isBare = field && needsUnit(field.samples) && values.some((value) => isFigure(value, op, field.compared));
  return isBare ? [faultIn(where, "unit-left-out", values.join(", "))] : [];
}

/** In an answer with figures these may stand among the columns too, in the same words: "total". */
const asksForFigure =
  /\b(?:total|suma|sum|cuant|numero|number|cantidad|recuento|count|how many|medi[ao]|promedio|average|mean|max|min)/;

function faultsOfAggregate(about: About): Fault[] {
  const { aggregate } = about.answer;
  if (!aggregate) return [];
  const ofFigures = [aggregate, ...aggregate.more].flatMap(({ asked, op, field }, i) => {
    const where = i === 0 ? "aggregate" : `aggregate.more.${i - 1}`;
    const needsField = op !== "count" && !about.fields.has(field ?? "");
    return [
      ...(asksForFigure.test(fold(asked)) ? unquoted(where, asked, about) : othersWords(where, asked, field, about)),
      ...noGround(where, field, about),
      ...(needsField ? [faultIn(where, "no-figures", op)] : []),
    ];
  });
  return [
    ...ofFigures,
    ...noGround("aggregate", aggregate.groupBy, about),
    ...faultsOfPeriod(aggregate, about),
    ...faultsOfGroupOrder(aggregate, about),
  ];
}

/** Groups by the raw day where the request says "por mes" would be a wrong answer that looks right. */
function faultsOfPeriod({ groupBy, per }: AnswerAggregate, { fields, request }: About): Fault[] {
  const where = "aggregate.per";
  const isOfDays = groupBy !== null && fields.get(groupBy)?.compared.type === "date";
  if (per === null) {
    const period = isOfDays ? periodAsked(request.text) : null;
    return period ? [faultIn(where, "period-left-out", period)] : [];
  }
  const samples = (groupBy !== null && fields.get(groupBy)?.samples) || [];
  const isOfYears = per === "year" && samples.length > 0 && samples.every(isYear);
  if (!isOfDays && !isOfYears) return [faultIn(where, "no-days", per)];
  return saysPeriod(request.text, per) ? [] : [faultIn(where, "no-period-asked", per)];
}

const isYear = (sample: string): boolean => /^(?:19|20)\d{2}$/.test(sample.trim());

function faultsOfGroupOrder({ groupBy, order, more }: AnswerAggregate, about: About): Fault[] {
  if (!order) return [];
  const where = "aggregate.order";
  const isFigure = order.figure >= 0 && order.figure <= more.length;
  return [
    ...unquoted(where, order.asked, about),
    ...(groupBy === null ? [faultIn(where, "no-groups")] : []),
    ...(isFigure ? [] : [faultIn(where, "no-such-figure", order.figure)]),
  ];
}

function faultsOfBestOf(about: About): Fault[] {
  const { bestOf } = about.answer;
  if (!bestOf) return [];
  return [
    ...othersWords("bestOf", bestOf.asked, bestOf.groupBy, about),
    ...noGround("bestOf.groupBy", bestOf.groupBy, about),
    ...noGround("bestOf.by", bestOf.by, about),
    ...unstated("bestOf", bestOf.count === 1 ? null : bestOf.count, about),
  ];
}

const isJudgement = (value: string, task: Inference["task"], request: Request): boolean =>
  task === "yes-no" ? readYesNo(value) !== null : value.trim() !== "" && request.covers(value);

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Said by the request; a day may be said in other words ("antes de abril"), and a value that the page shows in its language. */
function isStated(value: string, op: AnswerFilter["op"], field: OfferedField | undefined, request: Request): boolean {
  if (value.trim() === "") return false;
  if (field?.compared.type === "date" && day.test(value)) return true;
  if (field?.compared.type === "boolean" && readYesNo(value) !== null) return true;
  if (isFigure(value, op, field?.compared)) return request.states(Number(value));
  return request.covers(value) || (field?.tellsKinds === true && field.samples.some((one) => sameWords(one, value)));
}
