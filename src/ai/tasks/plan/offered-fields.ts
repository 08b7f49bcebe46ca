import type { FieldRef } from "../../../domain/plan.ts";
import type { SkeletonSet } from "../../../domain/skeleton.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { wholeRecordFields } from "../../../domain/whole-record.ts";

/** A field that a model was told of. */
export type OfferedField = {
  /** As a column shows it. */
  readonly shown: FieldRef;
  /** As conditions, orders and figures compare it. */
  readonly compared: FieldRef;
  /** Some values that the page has in it. */
  readonly samples: readonly string[];
  /** Whether records share its values: "New", "Used". */
  readonly tellsKinds: boolean;
};

/** By the ids that a plan may name them with: `f3`, and `s1.f3` as well. */
export type OfferedFields = ReadonlyMap<string, OfferedField>;

/** What a plan over a set may name: the fields that the skeleton told of, the text and the links of whole records. */
export function offeredFields(set: RecordSet, { fields }: SkeletonSet, pageLang: string): OfferedFields {
  const own = new Map(set.fields.map((field) => [field.id, field]));
  const told = fields.flatMap(({ id, type }) => {
    const field = own.get(id);
    return field ? [[id, offer(field, type, set)] as const] : [];
  });
  const whole = [...wholeRecordFields(set.id, pageLang)].map(([id, ref]) => [id, offerWhole(ref)] as const);
  return new Map([...told, ...whole].flatMap(([id, field]) => [[id, field] as const, [localId(id), field] as const]));
}

function offer(field: Field, comparedAs: Field["type"], set: RecordSet): OfferedField {
  const { name, path, type, samples } = field;
  const shown = { name, path, type };
  return { shown, compared: { ...shown, type: comparedAs }, samples, tellsKinds: tellsKinds(field, set) };
}

const offerWhole = (shown: FieldRef): OfferedField => ({ shown, compared: shown, samples: [], tellsKinds: false });

/** Names tell each record from the others: a page could tell a model to look for one of its own. */
const mostDistinct = 0.8;
const tellsKinds = ({ distinct, fill }: Field, { count }: RecordSet): boolean =>
  distinct <= count * fill * mostDistinct;

/** An id as a model is told it, below the line of its set: `f3` of `s1.f3`. */
export const localId = (id: string): string => id.slice(id.indexOf(".") + 1);
