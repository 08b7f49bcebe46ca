import type { RecordSet } from "../../../domain/survey.ts";
import { bindAmongCommon } from "../binding/bind.ts";
import { type Shown, shownName, tellsApart } from "./shown.ts";

/**
 * Where what the records are was said before a colon, something asked for is not there, or the best few were asked for by what they are like ("los 3 mejor valorados, con precio"), or the first few, the
 * name of each record is shown before what is, so that the rows can be told apart.
 */
export function withNames(set: RecordSet, { isOfBest }: { isOfBest: boolean }, shown: Shown): Shown {
  const { asked, bindings } = shown;
  const isLacking = bindings.some(({ field }) => !field) && bindings.some(({ field }) => field);
  const isWanted = isLacking || (isOfBest && asked.length > 0);
  if (set.count < 2 || !isWanted || asked.some(({ concept }) => concept?.role === "title")) return shown;
  const [name] = bindAmongCommon(set, asked).common;
  if (!name || name.distinct < set.count * name.fill * minNames) return shown;
  if (bindings.some(({ field }) => field === name || tellsApart(field, set))) return shown;
  return {
    asked: [{ title: shownName(name), concept: null }, ...asked],
    bindings: [{ field: name, score: 1 }, ...bindings],
  };
}

/** What is the same in most records names none of them. */
const minNames = 0.5;
