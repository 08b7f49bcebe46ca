import type { Corrections } from "../../domain/corrections.ts";
import type {
  BestOf,
  Column,
  Condition,
  FieldRef,
  Filter,
  Plan,
  PlannedExtraction,
  Sort,
  Understood,
} from "../../domain/plan.ts";
import type { Field, RecordSet, Survey } from "../../domain/survey.ts";
import { bindColumns } from "./binding/bind.ts";
import type { Binding } from "./binding/bindings.ts";
import { figures } from "./conditions/figures.ts";
import { isNamedExactly } from "./binding/names/cut-short.ts";
import type { BoundCondition, BoundFilter, ValuesOf } from "./conditions/bind-restriction.ts";
import { bindShown } from "./shown/bind-shown.ts";
import { defaultFields, defaultTitles } from "./shown/default-fields.ts";
import { withEvidence, withGroups, withNames } from "./shown/evidence.ts";
import { takeKinds } from "./conditions/kinds-asked.ts";
import { nameThings } from "./sets/name-things.ts";
import type { AskedColumn, AskedFilter } from "./parsing/asked.ts";
import { chooseSet } from "./sets/choose-set.ts";
import { parsePrompt, type Request } from "./parsing/parse.ts";
import { planFilters } from "./conditions/plan-filters.ts";
import { type BoundBestOf, planBestOf } from "./order/plan-best-of.ts";
import { type BoundSort, planSort } from "./order/plan-sort.ts";
import { rankSets } from "./sets/rank-sets.ts";
import { narrowRecords, unreadOf } from "./conditions/narrow-records.ts";
import { takeValues } from "./conditions/values-asked.ts";
import { uniqueTitles } from "./shown/unique-titles.ts";
import { wordsOf } from "./lexicon/words.ts";

/** Whether a column of figures is called by these words: "goles a favor". */
const namesFigure = ({ fields }: RecordSet, words: string): boolean =>
  fields.some((field) => figures.has(field.type) && isNamedExactly(field, wordsOf(words)));

const maxDefaultColumns = 16;
const maxAlternatives = 4;

const reference = (field: Field): FieldRef => ({ name: field.name, path: field.path, type: field.type });

const condition = ({ field, op, value }: BoundCondition): Condition => ({ field: reference(field), op, value });
const plannedFilter = ({ or, ...first }: BoundFilter): Filter => ({
  ...condition(first),
  ...(or ? { or: or.map(condition) } : {}),
});

const plannedSort = ({ field, direction }: BoundSort): Sort => ({ field: reference(field), direction });
const plannedBestOf = ({ group, by, count }: BoundBestOf): BestOf => ({
  groupBy: reference(group.field),
  by: by && plannedSort(by),
  count,
});

/**
 * Turns a prompt in Spanish or English into a plan over the surveyed sets, by rules. Asked columns that no field serves stay, empty, and are listed in `notFound`.
 */
export function planRequest(
  survey: Survey,
  prompt: string,
  valuesOf: ValuesOf,
  { recordSet, dropped }: Pick<Corrections, "recordSet" | "dropped">,
): PlannedExtraction {
  const lang = survey.page.lang.slice(0, 2);
  const request = parsePrompt(
    prompt,
    {
      capturedAt: survey.page.capturedAt,
      order: lang === "en" ? "month-first" : "day-first",
    },
    (words) => survey.sets.some((set) => namesFigure(set, words)),
  );
  const wanted = nameThings(request.columns, survey.page.title, (words) =>
    survey.sets.some(({ fields }) => fields.some((field) => isNamedExactly(field, wordsOf(words)))),
  );
  const plain = wanted.filter(({ followedBy }) => followedBy !== "with");
  const told = plain.length > 1 ? plain : wanted;
  const ranked = rankSets(survey.sets, told, conditionsAsked(request), recordSet);
  const set = recordSet ? ranked[0] : chooseSet(prompt, ranked);
  if (!set) return emptyPlan(request);
  const kinds = takeKinds(set, wanted, prompt, valuesOf);
  const values = takeValues(set, kinds.columns, valuesOf);
  const restrictions = [...request.restrictions, ...kinds.restrictions, ...values.restrictions];
  const narrowed = narrowRecords(set, values.columns, restrictions, valuesOf, survey.page.title);
  const conditions = planFilters(set, request, narrowed, kinds.filters, valuesOf, dropped);
  const sort = planSort(set, request.aggregate ? request.sort.filter(({ text }) => text !== "") : request.sort);
  const bestOf = request.bestOf && planBestOf(set, request.bestOf);
  const shownFor = bestOf ? [bestOf.group, ...(bestOf.by ? [bestOf.by] : []), ...sort] : sort;
  const evident = withEvidence(set, narrowed.columns, conditions.bound, shownFor);
  const isOfFirst = sort.length === 0 && request.limit !== null;
  const isOfBest =
    request.aggregate === null &&
    (bestOf !== null || isOfFirst || (request.limit?.isOfSort === true && sort.length > 0));
  const { asked, bindings } = withGroups(set, request, withNames(set, { isOfBest }, bindShown(set, evident)));
  const columns = asked.length > 0 ? askedColumns(asked, bindings) : defaultColumns(set, request.without);
  const aggregate = planAggregate(request, asked, bindings);
  const understood: Understood = {
    set: set.id,
    columns: asked.map(({ title, called, concept }, i) => ({
      asked: called ?? title,
      means: concept?.id ?? "field",
      field: bindings[i]?.field?.name ?? null,
    })),
    filters: conditions.bound.map(({ asked: words, op, field, or }) =>
      or ? { asked: words, means: "any-of", field: null } : { asked: words, means: op, field: field.name },
    ),
    notFound: [
      ...asked.flatMap((column, i) => (bindings[i]?.field ? unreadOf(column, bindings[i].field) : [column.title])),
      ...conditions.notFound,
      ...(sort.length < Math.min(1, request.sort.length) ? [request.sortAsked] : []),
      ...(request.bestOf && !bestOf ? [request.bestOf.asked] : []),
    ],
    alternatives: ranked
      .filter((other) => other !== set)
      .slice(0, maxAlternatives)
      .map((other) => ({
        set: other.id,
        why: other.sameRecordsAs.includes(set.id) ? "same-records" : "other-list",
      })),
  };
  return {
    plan: {
      set: {
        kind: set.kind,
        path: set.where,
        signature: set.signature,
        heading: set.name,
        fieldNames: set.fields.map((field) => field.name),
      },
      columns,
      where: conditions.bound.map(plannedFilter),
      sort: sort.map(plannedSort),
      distinctBy: request.distinct ? columns.map((column) => column.title) : [],
      limit: request.limit?.isOfSort && sort.length === 0 && !aggregate?.order ? null : (request.limit?.count ?? null),
      aggregate,
      ...(bestOf ? { bestOf: plannedBestOf(bestOf) } : {}),
    },
    understood,
  };
}

const conditionsAsked = ({ filters, alternatives }: Request): AskedFilter[] => [
  ...filters,
  ...alternatives.flatMap((one) => one.filters),
];

function planAggregate(
  { aggregate }: Request,
  asked: readonly AskedColumn[],
  bindings: readonly Binding[],
): Plan["aggregate"] {
  if (!aggregate) return null;
  const { order } = aggregate;
  const fieldOf = (column: AskedColumn | null): Field | null =>
    bindings[asked.findIndex(({ title }) => title === column?.title)]?.field ?? null;
  const bound = aggregate.figures.filter(({ measured }) => !measured || fieldOf(measured));
  const [first, ...more] = bound.map(({ op, measured }) => {
    const field = fieldOf(measured);
    return { op, field: field ? reference(field) : null };
  });
  if (!first) return null;
  const group = fieldOf(aggregate.group);
  const figure = bound.findIndex((one) => one === aggregate.figures[order?.figure ?? -1]);
  return {
    ...first,
    groupBy: group ? reference(group) : null,
    ...(more.length > 0 ? { more } : {}),
    ...(group && order && figure >= 0 ? { order: { figure, direction: order.direction } } : {}),
  };
}

function emptyPlan(request: Request): PlannedExtraction {
  const plan: Plan = {
    set: { kind: "repeat", path: "/html[1]", signature: "", heading: null, fieldNames: [] },
    columns: askedColumns(request.columns, []),
    where: [],
    sort: [],
    distinctBy: [],
    limit: request.limit?.count ?? null,
    aggregate: null,
  };
  return {
    plan,
    understood: {
      set: null,
      columns: [],
      filters: [],
      notFound: request.columns.map(({ title }) => title),
      alternatives: [],
    },
  };
}

function askedColumns(asked: readonly AskedColumn[], bindings: readonly Binding[]): Column[] {
  const titles = uniqueTitles(asked.map(({ title, called }) => called ?? title));
  return asked.map(({ concept }, i) => {
    const field = bindings[i]?.field;
    const title = titles[i] ?? "";
    return field
      ? { title, from: { field: reference(field) }, as: field.type }
      : { title, from: { missing: true }, as: concept?.types[0] ?? "text" };
  });
}

function defaultColumns(set: RecordSet, without: readonly AskedColumn[]): Column[] {
  const unwanted = new Set(bindColumns(set, without).map(({ field }) => field?.id));
  const fields = defaultFields(set)
    .filter(({ id }) => !unwanted.has(id))
    .slice(0, maxDefaultColumns);
  const titles = defaultTitles(set, fields);
  return fields.map((field, i) => ({
    title: titles[i] ?? field.name,
    from: { field: reference(field) },
    as: field.type,
  }));
}
