import type {
  Aggregate,
  Asked,
  BestOf,
  Column,
  Condition,
  Filter,
  Ground,
  JudgedRef,
  Plan,
  PlannedExtraction,
  Scalar,
  Understood,
} from "../../../domain/plan.ts";
import type { RecordSet } from "../../../domain/survey.ts";
import { fold } from "../../../domain/text.ts";
import { uniqueTitles } from "../../../domain/unique-titles.ts";
import { type Request, sameWords } from "../../quotation.ts";
import { readYesNo } from "../yes-no.ts";
import { isFigure } from "./figure-values.ts";
import { judgedColumns, typeOf } from "./judged-columns.ts";
import type { OfferedField, OfferedFields } from "./offered-fields.ts";
import { periodCalled } from "./period-words.ts";
import type { PlanAnswer } from "./schema.ts";

const maxTitle = 60;
const noRepeats = /duplic|distint|diferent|different|unic|unique|distinct|repet|repeat|una (?:sola )?vez|once/;

/** An answer without faults, and what its ids stand for. */
type Sound = {
  readonly answer: PlanAnswer;
  readonly set: RecordSet;
  readonly fields: OfferedFields;
  readonly request: Request;
};
type AnswerColumn = PlanAnswer["columns"][number];
type AnswerFilter = PlanAnswer["filters"][number];
type AnswerFigure = NonNullable<PlanAnswer["aggregate"]>["more"][number];
type Alternatives = [AnswerFilter, ...AnswerFilter[]];
type GroundOf = (id: string) => Ground;

/** The plan that an answer asks for, and how it was understood. Safe only where `findFaults` found none. */
export function writePlan(sound: Sound): PlannedExtraction {
  const { answer, set } = sound;
  const titles = titlesOf(sound);
  const ground = groundsBy(sound, titles);
  const filters = alternativesOf(answer);
  const columns = answer.columns.map((column, i) => writeColumn(column, i, titles, sound));
  const plan: Plan = {
    set: {
      kind: set.kind,
      path: set.where,
      signature: set.signature,
      heading: set.name,
      fieldNames: set.fields.map(({ name }) => name),
    },
    columns,
    where: filters.map((alternatives) => writeFilter(alternatives, ground)),
    sort: answer.sort.map(({ field, direction }) => ({ field: ground(field), direction })),
    distinctBy: wantsNoRepeats(sound) ? columns.filter(({ from }) => "field" in from).map(({ title }) => title) : [],
    limit: answer.limit,
    aggregate: answer.aggregate && writeAggregate(answer.aggregate, ground),
    ...(answer.bestOf ? { bestOf: writeBestOf(answer.bestOf, ground) } : {}),
  };
  return { plan, understood: tellUnderstood(sound, filters, ground) };
}

// safe because `findFaults` saw every id
const fieldOf = ({ fields }: Sound, id: string): OfferedField => fields.get(id) as OfferedField;

/** What an id of a condition, an order or a figure names: a field, or a column that is judged. */
function groundsBy(sound: Sound, titles: readonly string[]): GroundOf {
  const judged = judgedColumns(sound.answer);
  return (id) => {
    const column = judged.get(id);
    if (!column) return fieldOf(sound, id).compared;
    const name = titles[Number(id.slice(1)) - 1] ?? column.asked;
    return { name, type: typeOf(column.infer.task), judged: true } satisfies JudgedRef;
  };
}

function writeColumn(
  { asked, field, orElse, infer }: AnswerColumn,
  i: number,
  titles: readonly string[],
  sound: Sound,
): Column {
  const title = titles[i] ?? asked;
  if (infer) {
    const { answer, request } = sound;
    const labels = answer.filters.flatMap((filter) => (filter.field === `c${i + 1}` ? filter.values : []));
    const inference = {
      task: infer.task,
      of: infer.of.map((id) => fieldOf(sound, id).shown),
      instruction: instructionOf(asked, request),
      ...(labels.length > 0 && infer.task !== "yes-no" ? { labels } : {}),
    };
    return { title, from: { infer: inference }, as: typeOf(infer.task) };
  }
  if (field === null) return { title, from: { missing: true }, as: "text" };
  const found = fieldOf(sound, field).shown;
  const from = { field: found, ...(orElse === null ? {} : { orElse: fieldOf(sound, orElse).shown }) };
  return { title, from, as: found.type };
}

function writeFilter([first, ...or]: Alternatives, ground: GroundOf): Filter {
  const condition = ({ field, op, values }: AnswerFilter): Condition => ({
    field: ground(field),
    op,
    value: valueOf(op, values, ground(field)),
  });
  return { ...condition(first), ...(or.length > 0 ? { or: or.map(condition) } : {}) };
}

function writeAggregate(aggregate: NonNullable<PlanAnswer["aggregate"]>, ground: GroundOf): Aggregate {
  const { groupBy, per, more, order } = aggregate;
  const figure = ({ op, field }: AnswerFigure): Pick<Aggregate, "op" | "field"> => ({
    op,
    field: field === null ? null : ground(field),
  });
  return {
    ...figure(aggregate),
    groupBy: groupBy === null ? null : ground(groupBy),
    ...(per && groupBy !== null && ground(groupBy).type === "date" ? { per } : {}),
    ...(more.length > 0 ? { more: more.map(figure) } : {}),
    ...(order ? { order: { figure: order.figure, direction: order.direction } } : {}),
  };
}

const writeBestOf = (
  { groupBy, by, direction, count }: NonNullable<PlanAnswer["bestOf"]>,
  ground: GroundOf,
): BestOf => ({
  groupBy: ground(groupBy),
  by: by === null ? null : { field: ground(by), direction },
  count,
});

const wantsNoRepeats = ({ answer, request }: Sound): boolean => answer.distinct && noRepeats.test(fold(request.text));

/** Groups by a period are called as the request calls that, and not as the page calls the day. */
function tellPeriod({ answer, request }: Sound, ground: GroundOf): Asked[] {
  const { groupBy = null, per = null } = answer.aggregate ?? {};
  const asked = per && periodCalled(request.text, per);
  return asked && groupBy !== null ? [{ asked, means: "field", field: ground(groupBy).name }] : [];
}

function tellUnderstood(sound: Sound, filters: readonly Alternatives[], ground: GroundOf): Understood {
  const { answer, set, fields } = sound;
  return {
    set: set.id,
    columns: [
      ...tellPeriod(sound, ground),
      ...answer.columns.map(({ asked, field, infer }) => ({
        asked,
        means: infer ? infer.task : "field",
        field: field === null ? null : (fields.get(field)?.shown.name ?? null),
      })),
    ],
    filters: filters.map((alternatives) => {
      const [{ asked, op, field }] = alternatives;
      return alternatives.length > 1
        ? { asked: [...new Set(alternatives.map((one) => one.asked))].join(" / "), means: "any-of", field: null }
        : { asked, means: op, field: ground(field).name };
    }),
    notFound: answer.columns.flatMap(({ asked, field, infer }) => (field === null && !infer ? [asked] : [])),
    alternatives: [],
  };
}

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
function titlesOf({ answer, fields, request }: Sound): string[] {
  const titles = answer.columns.map(({ title, asked, field }) => {
    const name = field === null ? asked : (fields.get(field)?.shown.name ?? asked);
    return title.trim() !== "" && (request.covers(title) || sameWords(title, name)) ? title.trim() : name;
  });
  return uniqueTitles(titles.map((title) => title.slice(0, maxTitle)));
}

function valueOf(op: Filter["op"], values: readonly string[], ground: Ground): Filter["value"] {
  const typed = values.map((value): Scalar => {
    const said = ground.type === "boolean" ? readYesNo(value) : null;
    return said ?? (isFigure(value, op, ground) ? Number(value) : value);
  });
  if (op === "present" || op === "absent") return null;
  const [first = null] = typed;
  return op === "between" || op === "in" || typed.length > 1 ? typed : first;
}
