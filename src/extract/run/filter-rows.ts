import type { Cell } from "../../domain/extraction.ts";
import type { Condition, Scalar } from "../../domain/plan.ts";
import { fold } from "../../domain/text.ts";
import { minutesOfDay } from "../values/time-of-day.ts";
import { quantityOf, readQuantity } from "../values/units.ts";

const asList = (value: Condition["value"]): readonly Scalar[] =>
  value === null ? [] : Array.isArray(value) ? value : [value];

/** Order of two values, words without accents and capitals. */
export const compare = (a: Scalar, b: Scalar): number => {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const left = fold(String(a));
  const right = fold(String(b));
  return left < right ? -1 : left > right ? 1 : 0;
};

const comparable = (a: Scalar, b: Scalar): boolean => typeof a === typeof b;

const comparing: ReadonlySet<Condition["op"]> = new Set(["eq", "lt", "le", "gt", "ge", "between"]);

/** A cell and what it is compared with as plain figures of one unit, where both have units of a kind: "1,5 kg" and "500 g". */
function inOneUnit({ value, raw }: Cell, { op, value: wanted }: Condition): { value: Scalar; wanted: Scalar[] } | null {
  if (typeof value !== "number" || !comparing.has(op)) return null;
  const quantities = asList(wanted).flatMap((one) => (typeof one === "string" ? (readQuantity(one) ?? []) : []));
  const own = quantities.length > 0 ? quantityOf(raw, value) : null;
  if (!own || quantities.some(({ dimension }) => dimension !== own.dimension)) return null;
  return { value: own.amount, wanted: quantities.map(({ amount }) => amount) };
}

const clock = /^\d{2}:\d{2}$/;

/** A cell and what it is compared with as minutes of a day, where that is a time of day: "6:15 pm" and "18:30"; null where it is none. */
function inMinutes({ raw }: Cell, { op, value: wanted }: Condition): { value: Scalar | null; wanted: Scalar[] } | null {
  const times = asList(wanted);
  if (!comparing.has(op) || times.length === 0 || !times.every((one) => clock.test(String(one)))) return null;
  return { value: minutesOfDay(raw), wanted: times.flatMap((one) => minutesOfDay(String(one)) ?? []) };
}

/** Whether a text begins with some letters or figures, whatever signs stand before them: "¡Ahora!" with "a". */
const startsWith = (text: string, start: Scalar): boolean =>
  fold(text)
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .startsWith(fold(String(start)));

/** Whether a cell meets a condition; of several words or values, one is enough. Comparisons need values of one kind; an empty cell meets only `absent`, `lacks` and `ne`. */
export function passes(cell: Cell, filter: Condition): boolean {
  const measured = inOneUnit(cell, filter) ?? inMinutes(cell, filter);
  const value = measured ? measured.value : Array.isArray(cell.value) ? cell.value.join(", ") : cell.value;
  const wanted = measured?.wanted ?? asList(filter.value);
  const [first, second] = wanted;
  const text = fold(`${cell.raw} ${value ?? ""}`);
  const has = (part: Scalar): boolean => text.includes(fold(String(part)));
  if (filter.op === "present") return value !== null;
  if (filter.op === "absent") return value === null;
  if (filter.op === "lacks") return !wanted.some(has);
  const isOneOf =
    value !== null && wanted.some((one) => compare(value, one) === 0 || fold(cell.raw) === fold(String(one)));
  if (filter.op === "ne") return !isOneOf;
  if (value === null || first === undefined) return false;
  if (filter.op === "contains") return wanted.some(has);
  if (filter.op === "starts") return wanted.some((one) => startsWith(cell.raw, one));
  if (filter.op === "eq" || filter.op === "in") return isOneOf;
  if (!comparable(value, first)) return false;
  const order = compare(value, first);
  if (filter.op === "lt") return order < 0;
  if (filter.op === "le") return order <= 0;
  if (filter.op === "gt") return order > 0;
  if (filter.op === "ge") return order >= 0;
  return second !== undefined && order >= 0 && compare(value, second) <= 0;
}
