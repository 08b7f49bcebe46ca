import type { RecordSet } from "../../../domain/survey.ts";
import { findNamesWithCount } from "../binding/leftovers/names-with-count.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { type AskedColumn, askedColumn, type AskedFilter } from "../parsing/asked.ts";
import type { Request } from "../parsing/parse.ts";

type Counted = { readonly request: Request; readonly columns: readonly AskedColumn[] };

const compares: ReadonlySet<AskedFilter["op"]> = new Set(["gt", "ge", "lt", "le", "between"]);
/** What asks how many there are, right before what is counted. */
const counting = /(?:(?:n[úu]mero|cantidad|total|number|count)\s+(?:de|of)\s+|(?:cu[áa]nt[oa]s|how many)\s+)$/iu;

/**
 * Of names with a number each, whatever the lexicon lacks is compared and put in order by the number; and "número de anuncios por municipio" asks for
 * both, for the page has counted them, and each name is a group of one record.
 */
export function withCountsTold(set: RecordSet, prompt: string, { request, columns }: Counted): Counted {
  const pair = findNamesWithCount(set);
  if (!pair) return { request, columns };
  const concept = findConceptById("count");
  const byNumber = { text: pair.count.name, concept };
  const sort = request.sort.map((one) => (one.concept === null ? { ...one, ...byNumber } : one));
  const filters = request.filters.map((one) =>
    one.concept === null && compares.has(one.op) ? { ...one, fieldWords: pair.count.name, concept } : one,
  );
  const { aggregate } = request;
  const [figure, ...more] = aggregate?.figures ?? [];
  const isCount = figure?.op === "count" && figure.measured === null && more.length === 0;
  if (!aggregate?.group || !isCount) return { request: { ...request, sort, filters }, columns };
  const kind = aggregate.restrictions.find(({ isKind }) => isKind);
  const { direction } = aggregate.order ?? {};
  return {
    request: {
      ...request,
      filters,
      aggregate: null,
      restrictions: request.restrictions.filter((one) => one !== kind),
      sort: direction ? [{ ...byNumber, direction }] : sort,
    },
    columns: [aggregate.group, countOf(prompt, kind?.asked ?? pair.count.name)],
  };
}

function countOf(prompt: string, things: string): AskedColumn {
  const at = prompt.indexOf(things);
  const lead = at < 0 ? "" : (counting.exec(prompt.slice(0, at))?.[0] ?? "");
  return { ...askedColumn(things), concept: null, called: `${lead}${things}` };
}
