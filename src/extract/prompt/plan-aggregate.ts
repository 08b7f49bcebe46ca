import type { Plan } from "../../domain/plan.ts";
import type { Field } from "../../domain/survey.ts";
import { periodOf } from "./order/period-group.ts";
import type { AskedColumn } from "./parsing/asked.ts";
import type { Request } from "./parsing/parse.ts";
import { reference } from "./references.ts";
import type { Shown } from "./shown/shown.ts";

/** The figures that were asked for, as far as what they measure is there, with their group; null where none is. */
export function plannedAggregate({ aggregate }: Request, { asked, bindings }: Shown): Plan["aggregate"] {
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
  const per = group?.type === "date" && aggregate.group ? periodOf(aggregate.group) : undefined;
  const figure = bound.findIndex((one) => one === aggregate.figures[order?.figure ?? -1]);
  return {
    ...first,
    groupBy: group ? reference(group) : null,
    ...(per ? { per } : {}),
    ...(more.length > 0 ? { more } : {}),
    ...(group && order && figure >= 0 ? { order: { figure, direction: order.direction } } : {}),
  };
}
