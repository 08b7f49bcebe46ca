import type { Field, RecordSet } from "../../../domain/survey.ts";

/** What is known of a field of a set whatever was asked for, read once. */
export function once<T>(read: (field: Field, set: RecordSet) => T): (field: Field, set: RecordSet) => T {
  const known = new WeakMap<readonly Field[], WeakMap<Field, { readonly value: T }>>();
  return (field, set) => {
    let ofSet = known.get(set.fields);
    if (!ofSet) known.set(set.fields, (ofSet = new WeakMap()));
    let found = ofSet.get(field);
    if (!found) ofSet.set(field, (found = { value: read(field, set) }));
    return found.value;
  };
}

/** The page itself says what the values are, above them or before them. */
export const isToldByPage = ({ nameFrom }: Field): boolean => nameFrom === "header" || nameFrom === "label";

export const meanLength = ({ samples }: Field): number =>
  samples.reduce((sum, sample) => sum + sample.length, 0) / Math.max(1, samples.length);

/** Share of the values that are so; 0 where there are none. */
export const shareOf = ({ samples }: Field, isSo: (sample: string) => boolean): number =>
  samples.filter(isSo).length / Math.max(1, samples.length);

/** Whether at least a share of the values is so; also where there are none. */
export const areMostly = (share: number, { samples }: Field, isSo: (sample: string) => boolean): boolean =>
  samples.filter(isSo).length >= samples.length * share;

/** How many of the records that have a value have one of their own, 0 to 1. */
export const distinctShare = ({ distinct, fill }: Field, { count }: RecordSet): number =>
  Math.min(1, distinct / Math.max(1, count * fill));
