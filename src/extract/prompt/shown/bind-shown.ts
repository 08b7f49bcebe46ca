import type { RecordSet } from "../../../domain/survey.ts";
import { bindAmongCommon } from "../binding/bind.ts";
import type { Bound } from "../binding/bindings.ts";
import { bindLeftovers } from "../binding/bind-leftovers.ts";
import { headsList } from "../parsing/asked.ts";
import type { Evident } from "./evidence.ts";
import type { Shown } from "./shown.ts";
import { countBound } from "../sets/rank-sets.ts";

/** What is shown: what heads the list ("programa con hora y tema") only where a field is left for it once the others have theirs. */
export function bindShown(set: RecordSet, evident: Evident): Shown {
  const first = bindAll(set, evident);
  const bound = bindLeftovers(set, evident.columns, first);
  const isPlain = (i: number): boolean => !evident.columns[i] || !headsList(evident.columns[i]);
  const plain = evident.columns.filter((_, i) => isPlain(i));
  const isShown = (i: number): boolean => isPlain(i) || Boolean(bound[i]?.field);
  const shown = { asked: evident.columns.filter((_, i) => isShown(i)), bindings: bound.filter((_, i) => isShown(i)) };
  if (plain.length < 2 || plain.length === evident.columns.length) return shown;
  const alone = bindLeftovers(
    set,
    plain,
    bindAll(set, { columns: plain, fields: evident.fields.filter((_, i) => isPlain(i)) }),
  );
  return countBound(alone) > countBound(bound.filter((_, i) => isPlain(i))) ? { asked: plain, bindings: alone } : shown;
}

function bindAll(set: RecordSet, { columns, fields }: Evident): Bound {
  const { bindings, common } = bindAmongCommon(set, columns);
  const all = bindings.map((binding, i) => {
    const field = fields[i];
    return field ? { field, score: 1 } : binding;
  });
  return { bindings: all, common };
}
