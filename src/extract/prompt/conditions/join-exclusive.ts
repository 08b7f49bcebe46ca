import { fold } from "../../../domain/text.ts";
import type { BoundFilter, ValuesOf } from "./bound-filter.ts";

/** "empresas de Burgos y de Soria": conditions on a field that none of its values meets at once are one with the values of both. */
export const joinExclusive = (filters: readonly BoundFilter[], valuesOf: ValuesOf): BoundFilter[] =>
  filters.reduce<BoundFilter[]>((joined, filter) => {
    const at = joined.findIndex((other) => areExclusive(other, filter, valuesOf));
    const other = joined[at];
    if (!other) return [...joined, filter];
    const value = [...new Set([other.value, filter.value].flat().filter((one) => one !== null))];
    return joined.with(at, { ...other, asked: `${other.asked}, ${filter.asked}`, op: "contains", value });
  }, []);

const areExclusive = (one: BoundFilter, other: BoundFilter, valuesOf: ValuesOf): boolean =>
  one.field.id === other.field.id &&
  [one, other].every(({ op, or }) => (op === "contains" || op === "in") && !or) &&
  !valuesOf(one.field).some((text) => isMetBy(one, text) && isMetBy(other, text));

const isMetBy = ({ value }: BoundFilter, text: string): boolean =>
  [value].flat().some((part) => fold(text).includes(fold(String(part))));
