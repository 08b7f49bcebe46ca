import type { Understood } from "../../../domain/plan.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";

/** Why an order or a figure is not of all records together: they are in several currencies or units. */
export function KeptApart({ of }: { of: NonNullable<Understood["keptApart"]> }) {
  const text = useText(tools).prompt.keptApart;
  return of.map(({ field, measures, by }) => (
    <p key={`${by} ${field}`} className="text-inferred @lg:col-start-2">
      {text[by](field, measures.map((name) => name ?? text.bare).join(", "))}
    </p>
  ));
}
