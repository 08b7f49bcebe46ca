import { type Condition, conditionsOf, type Filter, type Ground, type Scalar } from "../../../domain/plan.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import type { NumberWriter } from "../../number-writer.ts";

/** What the reader calls a field that the page's table has under a name. */
export type Naming = (name: string) => string;

const asInTable: Naming = (name) => name;

/** What a field or a judged column is called before a person. */
export const nameOf = (ground: Ground, naming: Naming = asInTable): string =>
  naming(("shownAs" in ground ? ground.shownAs : undefined) ?? ground.name);

type Operators = Readonly<Record<Condition["op"] | "and" | "or", string>>;

/** Four figures stay together: they may be a year. */
const writeNumber = (value: number, { locale }: NumberWriter): string =>
  new Intl.NumberFormat(locale, { useGrouping: "min2", maximumFractionDigits: 6 }).format(value);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function writeOperand(value: Scalar, type: Ground["type"], numbers: NumberWriter): string {
  if (typeof value === "boolean") return numbers.truth(value);
  if (typeof value === "number") return writeNumber(value, numbers);
  if (type !== "date" || !dayPattern.test(value)) return value;
  return new Date(value).toLocaleDateString(numbers.language, { dateStyle: "medium", timeZone: "UTC" });
}

/** A condition as a person reads it: `precio < 100`; a span from a day to the same day is that day. */
export function writeCondition(
  { field, op, value }: Condition,
  operators: Operators,
  numbers: NumberWriter,
  naming?: Naming,
): string {
  const wanted = [value ?? []].flat().map((one) => writeOperand(one, field.type, numbers));
  const isOne = op === "between" && new Set(wanted).size === 1;
  return [
    nameOf(field, naming),
    operators[isOne ? "eq" : op],
    (isOne ? wanted.slice(0, 1) : wanted).join(operators.and),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Writes a filter with its alternatives: `precio < 100 o ciudad = Lima`. */
export function useFilterWriter(naming: Naming): (filter: Filter) => string {
  const { operators } = useText(tools).prompt;
  const numbers = useNumberWriter();
  return (filter) =>
    conditionsOf(filter)
      .map((condition) => writeCondition(condition, operators, numbers, naming))
      .join(operators.or);
}
