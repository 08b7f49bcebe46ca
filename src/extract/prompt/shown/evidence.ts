import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { AskedColumn } from "../parsing/asked.ts";
import { bindColumns } from "../binding/bind.ts";
import { places, recurring } from "../binding/kin.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { isThing } from "../lexicon/things.ts";
import { shownName } from "./shown.ts";
import type { BoundCondition } from "../conditions/bound-filter.ts";

export type Evident = { readonly columns: readonly AskedColumn[]; readonly fields: readonly (Field | null)[] };

/** Where only the things themselves were asked for, what they were chosen and ordered by is shown beside them. */
export function withEvidence(
  set: RecordSet,
  asked: readonly AskedColumn[],
  conditions: readonly (BoundCondition & { asked?: string; or?: readonly BoundCondition[]; words?: string })[],
  sort: readonly { field: Field; words?: string }[],
): Evident {
  const [only] = asked;
  if (asked.length !== 1 || !only || !(isThings(only) || (sort.length > 0 && only.concept === null)))
    return { columns: asked, fields: [] };
  const said = conditions.find((one) => one.asked === only.title)?.field ?? null;
  const own = (said ?? bindColumns(set, asked)[0]?.field)?.id;
  const fields = [
    ...new Map(
      [...conditions.flatMap((one) => [one, ...(one.or ?? [])]).filter(({ op }) => op !== "absent"), ...sort].map(
        (one): [string, { field: Field; words?: string }] => [one.field.id, one],
      ),
    ).values(),
  ].filter(({ field }) => field.id !== own);
  const shown = fields.map((one): AskedColumn => ({ title: one.words || shownName(one.field), concept: null }));
  return { columns: [...asked, ...shown], fields: [said, ...fields.map(({ field }) => field)] };
}

/** What records are asked for by in the plural: "municipios", "marcas". */
const groupsOf: ReadonlySet<string> = new Set([...places, ...recurring]);

/** "artículos del blog", "blog posts", "reloj": what the records are, by a word of the lexicon or of the page. */
const isThings = ({ title, concept }: AskedColumn): boolean => {
  if (concept?.role === "title" && matchConcept(title) === null) return true;
  const words = title.split(/\s+/);
  if (words.length === 1 && title.endsWith("s") && (concept === null || groupsOf.has(concept.id))) return true;
  return [title, words[0] ?? "", ...(words.length === 2 ? words.slice(1) : [])].some((word) => isThing(word));
};
