import type {
  Aggregate,
  BestOf,
  Column,
  Condition,
  FieldRef,
  Filter,
  Ground,
  Inference,
  JudgedRef,
  Plan,
  PlannedExtraction,
  Scalar,
  Understood,
} from "../../../domain/plan.ts";
import type { Field, RecordSet, Survey } from "../../../domain/survey.ts";
import type { Skeleton } from "../../../domain/skeleton.ts";
import { fold } from "../../../domain/text.ts";
import { uniqueTitles } from "../../../domain/unique-titles.ts";
import { wholeRecordFields } from "../../../domain/whole-record.ts";
import { type Request, sameWords } from "../../quotation.ts";
import { findFaults } from "./find-faults.ts";
import { readYesNo } from "../yes-no.ts";
import { judgedColumns, numericTypes, typeOf } from "./judged-columns.ts";
import type { PlanAnswer } from "./schema.ts";

type BoundAnswer =
  | { readonly ok: true; readonly planned: PlannedExtraction }
  | { readonly ok: false; readonly faults: readonly string[] };

const maxTitle = 60;
const noRepeats = /duplic|distint|unic|unique|distinct|repet|repeat/;

/**
 * A model's answer as a plan over the survey. Each part must name what the skeleton offered and quote the words of the
 * request that ask for it; what only the page could have suggested is a fault, in words that the model can act on.
 */
export function bindAnswer(answer: PlanAnswer, survey: Survey, skeleton: Skeleton, request: Request): BoundAnswer {
  const set = survey.sets.find(({ id }) => id === answer.set);
  const offered = skeleton.sets.find(({ id }) => id === answer.set);
  if (!set || !offered) return { ok: false, faults: [`set: there is no set ${answer.set}.`] };
  const ids = new Set(offered.fields.map(({ id }) => id));
  const own = set.fields.filter(({ id }) => ids.has(id)).map((field) => [field.id, reference(field)] as const);
  const fields = new Map([...own, ...wholeRecordFields(set.id, survey.page.lang)]);
  const faults = findFaults(answer, fields, request);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, planned: writePlan(answer, set, fields, request) };
}

const reference = ({ name, path, type }: Field): FieldRef => ({ name, path, type });

function writePlan(
  answer: PlanAnswer,
  set: RecordSet,
  fields: ReadonlyMap<string, FieldRef>,
  request: Request,
): PlannedExtraction {
  // safe because `findFaults` saw every id
  const find = (id: string): FieldRef => fields.get(id) as FieldRef;
  const titles = titlesOf(answer, fields, request);
  const judged = judgedColumns(answer);
  const ground = (id: string): Ground => {
    const column = judged.get(id);
    if (!column) return find(id);
    const name = titles[Number(id.slice(1)) - 1] ?? column.asked;
    return { name, type: typeOf(column.infer.task), judged: true } satisfies JudgedRef;
  };
  const columns = answer.columns.map(({ asked, field, infer }, i): Column => {
    const title = titles[i] ?? asked;
    if (infer) {
      const labels = answer.filters.flatMap((filter) => (filter.field === `c${i + 1}` ? filter.values : []));
      const inference: Inference = {
        task: infer.task,
        of: infer.of.map(find),
        instruction: instructionOf(asked, request),
        ...(labels.length > 0 && infer.task !== "yes-no" ? { labels } : {}),
      };
      return { title, from: { infer: inference }, as: typeOf(infer.task) };
    }
    return field === null
      ? { title, from: { missing: true }, as: "text" }
      : { title, from: { field: find(field) }, as: fields.get(field)?.type ?? "text" };
  });
  const condition = ({ field, op, values }: AnswerFilter): Condition => ({
    field: ground(field),
    op,
    value: valueOf(op, values, ground(field)),
  });
  const filters = alternativesOf(answer);
  const bestOf = ({ groupBy, by, direction, count }: NonNullable<PlanAnswer["bestOf"]>): BestOf => ({
    groupBy: ground(groupBy),
    by: by === null ? null : { field: ground(by), direction },
    count,
  });
  const figure = ({ op, field }: AnswerFigure): Pick<Aggregate, "op" | "field"> => ({
    op,
    field: field === null ? null : ground(field),
  });
  const plan: Plan = {
    set: {
      kind: set.kind,
      path: set.where,
      signature: set.signature,
      heading: set.name,
      fieldNames: set.fields.map(({ name }) => name),
    },
    columns,
    where: filters.map(([first, ...or]) => ({
      ...condition(first),
      ...(or.length > 0 ? { or: or.map(condition) } : {}),
    })),
    sort: answer.sort.map(({ field, direction }) => ({ field: ground(field), direction })),
    distinctBy:
      answer.distinct && noRepeats.test(fold(request.text))
        ? columns.filter(({ from }) => "field" in from).map(({ title }) => title)
        : [],
    limit: answer.limit,
    aggregate: answer.aggregate && {
      ...figure(answer.aggregate),
      groupBy: answer.aggregate.groupBy === null ? null : ground(answer.aggregate.groupBy),
      ...(answer.aggregate.more.length > 0 ? { more: answer.aggregate.more.map(figure) } : {}),
      ...(answer.aggregate.order ? { order: { figure: 0, direction: answer.aggregate.order.direction } } : {}),
    },
    ...(answer.bestOf ? { bestOf: bestOf(answer.bestOf) } : {}),
  };
  const understood: Understood = {
    set: set.id,
    columns: answer.columns.map(({ asked, field, infer }) => ({
      asked,
      means: infer ? infer.task : "field",
      field: field === null ? null : (fields.get(field)?.name ?? null),
    })),
    filters: filters.map((alternatives) => {
      const [{ asked, op, field }] = alternatives;
      return alternatives.length > 1
        ? { asked: [...new Set(alternatives.map((one) => one.asked))].join(" / "), means: "any-of", field: null }
        : { asked, means: op, field: ground(field).name };
    }),
    notFound: answer.columns.flatMap(({ asked, field, infer }) => (field === null && !infer ? [asked] : [])),
    alternatives: [],
  };
  return { plan, understood };
}

type AnswerFilter = PlanAnswer["filters"][number];
type AnswerFigure = NonNullable<PlanAnswer["aggregate"]>["more"][number];
type Alternatives = [AnswerFilter, ...AnswerFilter[]];

/** The filters, each with those that follow it and are joined to it by "or". */
function alternativesOf({ filters }: PlanAnswer): Alternatives[] {
  const grouped: Alternatives[] = [];
  for (const filter of filters) {
    const last = grouped.at(-1);
    if (filter.or && last) last.push(filter);
    else grouped.push([filter]);
  }
  return grouped;
}

/** The request's own sentence around the quotation: what the judgement is to be, in the words of who asked. */
const instructionOf = (asked: string, request: Request): string => `${asked} (${request.text})`;

/** Titles in the words of the request or of the page's own field, unique, never a bare number. */
function titlesOf({ columns }: PlanAnswer, fields: ReadonlyMap<string, FieldRef>, request: Request): string[] {
  const titles = columns.map(({ title, asked, field }) => {
    const name = field === null ? asked : (fields.get(field)?.name ?? asked);
    return title.trim() !== "" && (request.covers(title) || sameWords(title, name)) ? title.trim() : name;
  });
  return uniqueTitles(titles.map((title) => title.slice(0, maxTitle)));
}

function valueOf(op: Filter["op"], values: readonly string[], { type }: Ground): Filter["value"] {
  const typed = values.map((value): Scalar => {
    const said = type === "boolean" ? readYesNo(value) : null;
    if (said !== null) return said;
    return numericTypes.has(type) && op !== "starts" ? Number(value) : value;
  });
  if (op === "present" || op === "absent") return null;
  return op === "between" || op === "in" ? typed : (typed[0] ?? null);
}
