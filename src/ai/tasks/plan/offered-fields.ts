import type { FieldRef } from "../../../domain/plan.ts";
import type { SkeletonSet } from "../../../domain/skeleton.ts";
import type { RecordSet } from "../../../domain/survey.ts";
import { wholeRecordFields } from "../../../domain/whole-record.ts";

/** A field that a model was told of. */
export type OfferedField = {
  /** As a column shows it. */
  readonly shown: FieldRef;
  /** As conditions, orders and figures compare it. */
  readonly compared: FieldRef;
  /** Values that the page has in it. */
  readonly samples: readonly string[];
};

/** By the ids that a plan may name them with: `f3`, and `s1.f3` as well. */
export type OfferedFields = ReadonlyMap<string, OfferedField>;

/** What a plan over a set may name: the fields that the skeleton told of, the text and the links of whole records. */
export function offeredFields(set: RecordSet, { fields }: SkeletonSet, pageLang: string): OfferedFields {
  const own = new Map(set.fields.map((field) => [field.id, field]));
  const told = fields.flatMap(({ id, type }) => {
    const field = own.get(id);
    if (!field) return [];
    const shown: FieldRef = { name: field.name, path: field.path, type: field.type };
    return [[id, { shown, compared: { ...shown, type }, samples: field.samples }] as const];
  });
  const whole = [...wholeRecordFields(set.id, pageLang)].map(
    ([id, shown]) => [id, { shown, compared: shown, samples: [] }] as const,
  );
  return new Map([...told, ...whole].flatMap(([id, field]) => [[id, field] as const, [localId(id), field] as const]));
}

/** An id as a model is told it, below the line of its set: `f3` of `s1.f3`. */
export const localId = (id: string): string => id.slice(id.indexOf(".") + 1);
