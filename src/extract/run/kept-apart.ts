import type { Ground, Plan, Understood } from "../../domain/plan.ts";
import type { Measure } from "./measures.ts";

type KeptApart = NonNullable<Understood["keptApart"]>;

/** What a plan orders or computes of figures in several currencies or kinds of units, which are not put together. */
export function keptApart(
  { sort, bestOf, aggregate }: Plan,
  measure: (field: Ground) => readonly Measure[],
): Pick<Understood, "keptApart"> {
  const orders = [...sort, ...(bestOf?.by ? [bestOf.by] : [])].map(({ field }) => ({ field, by: "order" as const }));
  const figures = aggregate ? [aggregate, ...(aggregate.more ?? [])] : [];
  const computed = figures.flatMap(({ op, field }) =>
    field && op !== "count" ? [{ field, by: "figure" as const }] : [],
  );
  const apart = [...orders, ...computed].flatMap(({ field, by }): KeptApart => {
    const measures = measure(field).map(({ name }) => name);
    return measures.length > 1 ? [{ field: field.name, measures, by }] : [];
  });
  const once = [...new Map(apart.map((one) => [`${one.by} ${one.field}`, one])).values()];
  return once.length > 0 ? { keptApart: once } : {};
}
