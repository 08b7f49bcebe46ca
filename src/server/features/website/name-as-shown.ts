import type { RecordSetSummary } from "../../../contract/website.ts";
import {
  type Asked,
  type FieldRef,
  type Ground,
  groundsOf,
  type Plan,
  type PlannedExtraction,
} from "../../../domain/plan.ts";

/**
 * What was understood, with each field called as the page's table calls it ("importe" for "importe 4").
 * The names in the plan stay those that the fields are found again by; there, `shownAs` says the other.
 */
export function nameAsShown(
  { plan, understood }: PlannedExtraction,
  sets: readonly RecordSetSummary[],
): PlannedExtraction {
  const set = sets.find(({ id }) => id === understood.set);
  if (!set) return { plan, understood };
  const shown = new Map(set.fields.map(({ path, name }) => [path, name]));
  const named = new Map(fieldsOf(plan).map(({ name, path }) => [name, shown.get(path) ?? name]));
  const rename = (asked: Asked): Asked =>
    asked.field === null ? asked : { ...asked, field: named.get(asked.field) ?? asked.field };
  const mark = <G extends object>(ground: G | FieldRef): G | FieldRef => {
    if (!("path" in ground)) return ground;
    const name = shown.get(ground.path);
    return name === undefined || name === ground.name ? ground : { ...ground, shownAs: name };
  };
  const marked = <T extends { field: Ground }>(one: T): T => ({ ...one, field: mark(one.field) });
  return {
    plan: {
      ...plan,
      where: plan.where.map(({ or, ...filter }) => ({ ...marked(filter), ...(or ? { or: or.map(marked) } : {}) })),
      sort: plan.sort.map(marked),
      ...(plan.bestOf
        ? {
            bestOf: {
              ...plan.bestOf,
              groupBy: mark(plan.bestOf.groupBy),
              by: plan.bestOf.by && marked(plan.bestOf.by),
            },
          }
        : {}),
    },
    understood: {
      ...understood,
      columns: understood.columns.map(rename),
      filters: understood.filters.map(rename),
      ...(understood.keptApart
        ? { keptApart: understood.keptApart.map((one) => ({ ...one, field: named.get(one.field) ?? one.field })) }
        : {}),
    },
  };
}

const fieldsOf = (plan: Plan): FieldRef[] => [
  ...plan.columns.flatMap(({ from }) => ("field" in from ? [from.field] : [])),
  ...groundsOf(plan).filter((ground): ground is FieldRef => "path" in ground),
];
