import { type Condition, conditionsOf, type Filter, type Ground } from "../../../domain/plan.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";

/** What a field or a judged column is called before a person. */
export const nameOf = (ground: Ground): string => ("shownAs" in ground ? ground.shownAs : undefined) ?? ground.name;

/** Writes a condition as a person reads it: `precio < 100`, with its alternatives: `precio < 100 o ciudad = Lima`. */
export function useFilterWriter(): (filter: Filter) => string {
  const { operators } = useText(tools).prompt;
  const writeCondition = ({ field, op, value }: Condition): string => {
    const wanted = Array.isArray(value) ? value.map(String).join(operators.and) : String(value ?? "");
    return [nameOf(field), operators[op], wanted].filter(Boolean).join(" ");
  };
  return (filter) => conditionsOf(filter).map(writeCondition).join(operators.or);
}
