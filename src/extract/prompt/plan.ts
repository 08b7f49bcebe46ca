import type { Column, FieldRef, Filter, Plan, PlannedExtraction, Sort, Understood } from "../../domain/plan.ts";
import type { Field, RecordSet, Survey } from "../../domain/survey.ts";
import { type Binding, bindColumns, minBinding } from "./bind.ts";
import { bindLeftovers } from "./bind-leftovers.ts";
import { bindingScore } from "./field-fit.ts";
import { type AskedColumn, parsePrompt, type Request } from "./parse.ts";
import type { AskedFilter } from "./parse-filters.ts";
import { takePlaces } from "./place.ts";
import { wordsOf } from "./words.ts";

const maxDefaultColumns = 16;
const maxAlternatives = 4;
/** What a set that serves none of the asked columns still counts. */
const minBoundShare = 0.2;

const reference = (field: Field): FieldRef => ({ name: field.name, path: field.path, type: field.type });

/**
 * Turns a prompt in Spanish or English into a plan over the surveyed sets, by rules. The set is the one with the greatest
 * score · (1 + sum of its binding scores) · share of the asked columns it serves. Asked columns that no field serves stay, empty, and are listed in `notFound`.
 */
export function planFromPrompt(survey: Survey, prompt: string): PlannedExtraction {
  const lang = survey.page.lang.slice(0, 2);
  const request = parsePrompt(prompt, {
    capturedAt: survey.page.capturedAt,
    order: lang === "en" ? "month-first" : "day-first",
  });
  const wanted = request.columns;
  const ranked = survey.sets
    .map((set) => {
      const bindings = bindColumns(set, wanted);
      const filters = request.filters.map((filter) => bindFilter(set, filter));
      const sum = [...bindings, ...filters].reduce((total, { score, field }) => total + score * (field?.fill ?? 0), 0);
      const bound = bindings.filter(({ field }) => field).length;
      const share = wanted.length === 0 ? 1 : Math.max(minBoundShare, bound / wanted.length);
      return { set, bindings, score: set.score * (1 + sum) * share };
    })
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best) return emptyPlan(request);
  const { set } = best;
  const places = takePlaces(set, request.columns);
  const asked = places.columns;
  const bindings = bindLeftovers(set, asked, best.bindings);
  const filters = planFilters(set, request, places.filters);
  const columns = asked.length > 0 ? askedColumns(asked, bindings) : defaultColumns(set);
  const understood: Understood = {
    columns: asked.map(({ title, concept }, i) => ({
      asked: title,
      means: concept?.id ?? "field",
      field: bindings[i]?.field?.name ?? null,
    })),
    filters: filters.understood,
    notFound: [...asked.flatMap(({ title }, i) => (bindings[i]?.field ? [] : [title])), ...filters.notFound],
    alternatives: ranked.slice(1, 1 + maxAlternatives).map(({ set: other }) => ({
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
      where: filters.where,
      sort: planSort(set, request),
      distinctBy: request.distinct ? columns.map((column) => column.title) : [],
      limit: request.limit,
      aggregate: planAggregate(request, bindings),
    },
    understood,
  };
}

function planAggregate({ aggregate }: Request, bindings: readonly Binding[]): Plan["aggregate"] {
  if (!aggregate) return null;
  const { op, measures, groups } = aggregate;
  const measured = measures ? bindings[0]?.field : null;
  if (measured === undefined || (measures && measured === null)) return null;
  const group = groups ? bindings[measures ? 1 : 0]?.field : null;
  return { op, field: measured ? reference(measured) : null, groupBy: group ? reference(group) : null };
}

function emptyPlan(request: Request): PlannedExtraction {
  const plan: Plan = {
    set: { kind: "repeat", path: "/html[1]", signature: "", heading: null, fieldNames: [] },
    columns: askedColumns(request.columns, []),
    where: [],
    sort: [],
    distinctBy: [],
    limit: request.limit,
    aggregate: null,
  };
  return {
    plan,
    understood: { columns: [], filters: [], notFound: request.columns.map(({ title }) => title), alternatives: [] },
  };
}

function askedColumns(asked: readonly AskedColumn[], bindings: readonly Binding[]): Column[] {
  const titles = uniqueTitles(asked.map(({ title }) => title));
  return asked.map(({ concept }, i) => {
    const field = bindings[i]?.field;
    const title = titles[i] ?? "";
    return field
      ? { title, from: { field: reference(field) }, as: field.type }
      : { title, from: { missing: true }, as: concept?.types[0] ?? "text" };
  });
}

/** Everything worth a column: no repetition of other columns, no constants, no attributes that only describe. */
function defaultColumns(set: RecordSet): Column[] {
  const split = new Set(
    set.fields.filter((field) => field.path.includes("|")).map((field) => field.path.split("|")[0]),
  );
  const worthy = set.fields.filter((field) => {
    if (set.count >= 3 && field.distinct < 2) return false;
    if (/@(alt|title|aria-label|data-)/.test(field.path) || field.path.endsWith("=")) return false;
    if (field.path.includes("|")) return false;
    return field.fill >= 0.1 || split.has(field.path);
  });
  const fields = (worthy.length > 0 ? worthy : set.fields).slice(0, maxDefaultColumns);
  const titles = uniqueTitles(fields.map((field) => field.name));
  return fields.map((field, i) => ({
    title: titles[i] ?? field.name,
    from: { field: reference(field) },
    as: field.type,
  }));
}

function uniqueTitles(titles: readonly string[]): string[] {
  const used = new Set<string>();
  return titles.map((wanted) => {
    const base = /^\d+$/.test(wanted) ? `column ${wanted}` : wanted;
    let title = base;
    for (let nth = 2; used.has(title); nth++) title = `${base} ${nth}`;
    used.add(title);
    return title;
  });
}

function bindFilter(set: RecordSet, filter: AskedFilter): Binding {
  let best: Binding = { field: null, score: 0 };
  const numeric = typeof filter.value === "number" || Array.isArray(filter.value);
  set.fields.forEach((field, order) => {
    if (numeric && (field.type === "text" || field.type === "url" || field.type === "image")) return;
    const score = bindingScore(field, set, filter.concept, wordsOf(filter.fieldWords), order);
    if (score > best.score) best = { field, score };
  });
  return best.score >= minBinding ? best : { field: null, score: 0 };
}

function planFilters(
  set: RecordSet,
  request: Request,
  places: ReturnType<typeof takePlaces>["filters"],
): { where: Filter[]; understood: Understood["filters"]; notFound: string[] } {
  const where: Filter[] = [];
  const understood: Understood["filters"] = [];
  const notFound: string[] = [];
  const bound = request.filters.map((filter) => ({
    filter,
    field: bindFilter(set, filter).field ?? anyTextField(set, filter),
  }));
  for (const { filter, field } of [...bound, ...places]) {
    if (!field) {
      notFound.push(filter.asked);
      continue;
    }
    where.push({ field: reference(field), op: filter.op, value: filter.value });
    understood.push({ asked: filter.asked, means: filter.op, field: field.name });
  }
  return { where, understood, notFound };
}

/** "contains X" without a field means the field whose samples show it, else the first text that tells records apart. */
function anyTextField(set: RecordSet, filter: AskedFilter): Field | null {
  if (filter.op !== "contains" && filter.op !== "lacks") return null;
  const wanted = String(filter.value).toLowerCase();
  const texts = set.fields.filter(
    (field) => (field.type === "text" || field.type === "address") && !field.path.includes("@"),
  );
  const byKey = texts.toSorted((a, b) => b.distinct * b.fill - a.distinct * a.fill);
  return (
    texts.find((field) => field.samples.some((sample) => sample.toLowerCase().includes(wanted))) ?? byKey[0] ?? null
  );
}

function planSort(set: RecordSet, request: Request): Sort[] {
  if (!request.sort) return [];
  const { concept, text, direction } = request.sort;
  const { field } = bindFilter(set, { asked: text, concept, fieldWords: text, op: "eq", value: null });
  return field ? [{ field: reference(field), direction }] : [];
}
