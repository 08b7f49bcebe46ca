import { z } from "zod";
import { Corrections } from "./corrections.ts";

/** Corrections in the words of a page instead of its ids, which another reading of the page has not. */
export const CarriedCorrections = Corrections.omit({ recordSet: true }).extend({
  /** The list that a person chose. */
  list: z.object({ kind: z.string(), name: z.string().nullable(), fields: z.array(z.string()) }).nullable(),
});
export type CarriedCorrections = z.infer<typeof CarriedCorrections>;

/** Whether anything was put right at all. */
export const putsRight = ({ list, bound, dropped, lifted }: CarriedCorrections): boolean =>
  list !== null || [bound, dropped, lifted].some(({ length }) => length > 0);

type Known = {
  readonly id: string;
  readonly kind: string;
  readonly name: string | null;
  readonly fields: readonly { readonly id: string; readonly name: string }[];
};

export function carryCorrections(
  { recordSet, bound, ...others }: Corrections,
  sets: readonly Known[],
): CarriedCorrections {
  const set = sets.find(({ id }) => id === recordSet);
  if (!set) return { ...others, list: null, bound: [] };
  const named = bound.flatMap(({ column, field: id }) => {
    const field = set.fields.find((one) => one.id === id);
    return field ? [{ column, field: field.name }] : [];
  });
  return { ...others, bound: named, list: { kind: set.kind, name: set.name, fields: namesOf(set) } };
}

/** The same corrections for another reading, as far as it has the list and its fields. */
export function findCarried({ list, bound, ...others }: CarriedCorrections, sets: readonly Known[]): Corrections {
  const set = list && mostAlike(list, sets);
  if (!set) return { ...others, recordSet: null, bound: [] };
  const found = bound.flatMap(({ column, field: name }) => {
    const field = set.fields.find((one) => one.name === name);
    return field ? [{ column, field: field.id }] : [];
  });
  return { ...others, recordSet: set.id, bound: found };
}

/** The set with most of a list's fields, and at least half of them; of several the one of its name, then the first. */
function mostAlike(list: NonNullable<CarriedCorrections["list"]>, sets: readonly Known[]): Known | undefined {
  const shared = (set: Known): number => {
    const names = namesOf(set);
    return list.fields.filter((name) => names.includes(name)).length;
  };
  const hasItsName = (set: Known): number => Number(set.name === list.name);
  return sets
    .filter((set) => set.kind === list.kind && shared(set) * 2 >= list.fields.length)
    .toSorted((a, b) => shared(b) - shared(a) || hasItsName(b) - hasItsName(a))[0];
}

const namesOf = ({ fields }: Known): string[] => fields.map(({ name }) => name);
