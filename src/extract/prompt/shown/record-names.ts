import type { Field, RecordSet } from "../../../domain/survey.ts";
import { bindAmongCommon } from "../binding/bind.ts";
import { isFigure } from "../conditions/figures.ts";
import { type Shown, shownName, tellsApart } from "./shown.ts";

/** What is known of why the records are shown. */
type Wanted = {
  /** Whether the best few or the first few were asked for, or what the records are was said before a colon. */
  readonly isOfBest: boolean;
  /** Whether a condition chose them. */
  readonly isNarrowed: boolean;
};

/**
 * The name of each record goes before what is shown where the rows could not be told apart without it: where something asked for is not
 * there, where the best few were asked for by what they are like ("los 3 mejor valorados, con precio"), and where nothing but figures is
 * left of one column or of some of the records ("lista de precios", "frutas y su precio").
 */
export function withNames(set: RecordSet, { isOfBest, isNarrowed }: Wanted, shown: Shown): Shown {
  const { asked, bindings } = shown;
  const bound = bindings.flatMap(({ field }) => field ?? []);
  const isLacking = bound.length > 0 && bound.length < bindings.length;
  const isOfFigures = bound.length > 0 && bound.every(isFigure) && (asked.length === 1 || isNarrowed);
  const isWanted = isLacking || isOfFigures || (isOfBest && asked.length > 0);
  if (set.count < 2 || !isWanted || asked.some(({ concept }) => concept?.role === "title")) return shown;
  const [name] = bindAmongCommon(set, asked).common;
  if (!name || name.distinct < set.count * name.fill * minNames) return shown;
  if (bound.some((field) => field === name || tellsApart(field, set))) return shown;
  if (isOfFigures && goesOn(name, set)) return shown;
  return {
    asked: [{ title: shownName(name), concept: null }, ...asked],
    bindings: [{ field: name, score: 1 }, ...bindings],
  };
}

/** The first words of a text that goes on in elements within it: no name. */
const goesOn = ({ path }: Field, { fields }: RecordSet): boolean => fields.some((whole) => whole.path === `${path}=`);

/** What is the same in most records names none of them. */
const minNames = 0.5;
