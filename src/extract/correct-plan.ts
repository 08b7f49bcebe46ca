import type { Corrections } from "../domain/corrections.ts";
import type { Aggregate, Plan, PlannedExtraction, Understood } from "../domain/plan.ts";
import type { Survey } from "../domain/survey.ts";

/** A survey of the set that a person chose alone; of all where none was chosen or the page no longer has it. */
export function chosenOnly(survey: Survey, { recordSet }: Corrections): Survey {
  const sets = survey.sets.filter(({ id }) => id === recordSet);
  return sets.length === 0 ? survey : { ...survey, sets };
}

/** The plan without what a person dropped, and with the fields that they gave to columns. */
export function correctPlan(
  { plan, understood }: PlannedExtraction,
  survey: Survey,
  { dropped, lifted, bound }: Corrections,
): PlannedExtraction {
  const set = survey.sets.find(({ where, signature }) => where === plan.set.path && signature === plan.set.signature);
  const fields = new Map(
    bound.flatMap(({ column, field: id }) => {
      const field = set?.fields.find((one) => one.id === id);
      return field ? [[column, field] as const] : [];
    }),
  );
  const isKept = (_: unknown, i: number): boolean => !dropped.includes(understood.filters[i]?.asked ?? "");
  const isMissing = (asked: string): boolean => !dropped.includes(asked) && !fields.has(asked);
  const { bestOf, ...all } = plan;
  const corrected: Plan = {
    ...all,
    ...(bestOf && !lifted.includes("best") ? { bestOf } : {}),
    columns: plan.columns.map((column) => {
      const field = fields.get(column.title);
      if (!field) return column;
      const { name, path, type } = field;
      return { title: column.title, from: { field: { name, path, type } }, as: type };
    }),
    where: plan.where.filter(isKept),
    sort: lifted.includes("order") ? [] : plan.sort,
    limit: lifted.includes("limit") ? null : plan.limit,
    distinctBy: lifted.includes("repeats") ? [] : plan.distinctBy,
    aggregate: plan.aggregate && (lifted.includes("order") ? unordered(plan.aggregate) : plan.aggregate),
  };
  const told: Understood = {
    ...understood,
    columns: understood.columns.map((column) => ({ ...column, field: fields.get(column.asked)?.name ?? column.field })),
    filters: understood.filters.filter(isKept),
    notFound: understood.notFound.filter(isMissing),
  };
  return { plan: corrected, understood: told };
}

function unordered(aggregate: Aggregate): Aggregate {
  const { order: _, ...plain } = aggregate;
  return plain;
}
