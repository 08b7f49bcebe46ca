import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { AskedColumn } from "../parsing/asked.ts";
import type { Request } from "../parsing/parse.ts";
import type { BoundCondition } from "../conditions/bind-restriction.ts";
import { bindAmongCommon, bindColumns } from "../binding/bind.ts";
import type { Binding } from "../binding/bindings.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { isThing } from "../lexicon/things.ts";

export type Evident = { readonly columns: readonly AskedColumn[]; readonly fields: readonly (Field | null)[] };

/** Where only the things themselves were asked for, what they were chosen and ordered by is shown beside them. */
export function withEvidence(
  set: RecordSet,
  asked: readonly AskedColumn[],
  conditions: readonly (BoundCondition & { or?: readonly BoundCondition[]; words?: string })[],
  sort: readonly { field: Field; words?: string }[],
): Evident {
  const [only] = asked;
  if (asked.length !== 1 || !only || !isThings(only)) return { columns: asked, fields: [] };
  const own = bindColumns(set, asked)[0]?.field?.id;
  const fields = [
    ...new Map(
      [...conditions.flatMap((one) => [one, ...(one.or ?? [])]).filter(({ op }) => op !== "absent"), ...sort].map(
        (one): [string, { field: Field; words?: string }] => [one.field.id, one],
      ),
    ).values(),
  ].filter(({ field }) => field.id !== own);
  const shown = fields.map((one): AskedColumn => ({ title: one.words || shownName(one.field), concept: null }));
  return { columns: [...asked, ...shown], fields: [null, ...fields.map(({ field }) => field)] };
}

/** What a field is called, without the number that only tells it from others that the page does not name either. */
const shownName = ({ name, nameFrom }: Field): string =>
  nameFrom === "header" || nameFrom === "label" ? name : name.replace(/\s\d+$/, "");

/** "artículos del blog", "blog posts", "reloj": what the records are, by a word of the lexicon or of the page. */
const isThings = ({ title, concept }: AskedColumn): boolean => {
  if (concept?.role === "title" && matchConcept(title) === null) return true;
  const words = title.split(/\s+/);
  if (concept === null && words.length === 1 && title.endsWith("s")) return true;
  return [title, words[0] ?? "", ...(words.length === 2 ? words.slice(1) : [])].some((word) => isThing(word));
};

/** The columns of a table and what each is bound to. */
export type Shown = { readonly asked: readonly AskedColumn[]; readonly bindings: readonly Binding[] };

/**
 * Where something asked for is not there, or the best few were asked for by what they are like ("los 3 mejor valorados, con precio"), or the first few, the
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

const tellsApart = (field: Field | null, { count }: RecordSet): boolean =>
  (field?.type === "text" || field?.type === "identifier") && field.distinct >= count * 0.9;

/** What is left over and differs from record to record is nothing to group them by. */
export function withGroups(set: RecordSet, { aggregate }: Pick<Request, "aggregate">, shown: Shown): Shown {
  const { asked, bindings } = shown;
  const named = bindColumns(set, asked);
  const isGuess = (i: number): boolean =>
    asked[i]?.title === aggregate?.group?.title && !named[i]?.field && tellsApart(bindings[i]?.field ?? null, set);
  return aggregate
    ? { asked, bindings: bindings.map((one, i) => (isGuess(i) ? { field: null, score: 0 } : one)) }
    : shown;
}
