import { countOf, countPattern, figureOrNumber, rowWord } from "../amounts.ts";
import { unitOf } from "../../../values/units.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import { type Draft, typedAs } from "../prompt-text.ts";
import { type Pattern, whereSaid } from "../where-said.ts";

const things = `(?:\\s+(?:${rowWord}s?|entries|de la lista))?`;
const rows = new RegExp(`^${rowWord}s$`);
/** After these a figure is one to compare with, whatever it counts. */
const compared =
  "(?:(?:menos|mas|menor|mayor|inferior|superior)(?:es)?\\s+(?:de|a|que)|less than|more than|fewer than|under|over|below|above|hasta|desde|entre)";
const endsOfList = "primer|first|top|mejores|ultim|last|latest|best";
const limitPatterns: readonly Pattern[] = [
  whereSaid(
    endsOfList,
    `(?<![\\p{L}\\d])(?:solo |solamente |only |just )?(?:los|las|the)?\\s*(?:primer[oa]s|first|top|mejores|ultim[oa]s|last|latest|best)\\s+${countPattern}(?![\\p{L}\\d])(?!\\s+(?:dias|days|semanas|weeks|mes|month|ano|year))${things}`,
  ),
  whereSaid(
    endsOfList,
    `(?<![\\p{L}\\d])(?:solo |solamente |only |just )?(?:los|las|the)?\\s*${countPattern}\\s+(?:primer[oa]s|first|mejores|best|top|ultim[oa]s|last|latest)(?![\\p{L}\\d])${things}`,
  ),
  whereSaid(
    rowWord,
    `(?<![\\p{L}\\d])(?:limit|limite|maximo|max|como maximo|hasta|at most|up to|no more than|solo|only)\\s*:?\\s*(?:de\\s+|of\\s+|a\\s+|to\\s+)?${countPattern}\\s*${rowWord}s?(?!\\p{L})`,
  ),
];
const namedLimit = whereSaid(
  "limit",
  `(?<![\\p{L}\\d])(?:limit(?:ed|ado|ar)?|limitar|limite)\\s*(?::\\s*)?(?:(?:a|to|de)\\s*)?${countPattern}(?![\\p{L}\\d])`,
);
/** "ordena por precio; máximo 4": after an order a figure by itself counts records. */
const bareLimit = whereSaid(
  "max|no mas de|hasta|at most|up to|no more than",
  `(?<=[,;.]\\s*)(?:(?:y|and)\\s+)?(?:maximo|max|como maximo|no mas de|hasta|at most|up to|no more than)\\s*:?\\s*${countPattern}(?=\\s*(?:[,;.]|$))`,
);
const mostOfBare = 50;

export function takeLimitOfOrder(draft: Draft): number | null {
  const limit = countOf(bareLimit.exec(draft.text())?.[1]);
  if (limit === null || limit > mostOfBare) return null;
  draft.take(bareLimit);
  return limit;
}

/** `dame 10 hoteles`: a figure before the thing itself, right at the start. */
const firstCount = whereSaid(
  figureOrNumber,
  `^[^,.;:]{0,40}?(?<![\\p{L}\\d])(?<!${compared}\\s+)(?:solo |only |just )?(?:los |las |the )?(?!(?:19|20)\\d{2}\\s)${countPattern}\\s+(?=(\\p{L}+)(?!\\p{L}|\\s+(?:o|u|or)\\s+(?:mas|menos|more|less|fewer)(?!\\p{L})))`,
);

/** A limit that is called one: "limit 10". */
export const takeNamedLimit = (draft: Draft): number | null => countOf(draft.take(namedLimit)?.[1]);

/** So many of the first records, or of the last by their dates, with the words that ask for those. */
export type Count = { readonly count: number; readonly ofLast: string | null };

/** How many records are asked for: "los 10 primeros", "los últimos 2", "máximo 5 resultados", "dame 10 hoteles". */
export function takeCount(draft: Draft): Count | null {
  for (const pattern of limitPatterns) {
    const match = draft.take(pattern);
    const count = countOf(match?.[1]);
    if (match && count !== null)
      return { count, ofLast: ofLast.test(match[0]) ? typedAs(draft, match, match[0]).trim() : null };
  }
  const count = takeFirstCount(draft);
  return count === null ? null : { count, ofLast: null };
}

const ofLast = /(?<!\p{L})(?:ultim[oa]s|last|latest)(?!\p{L})/u;

function takeFirstCount(draft: Draft): number | null {
  const match = firstCount.exec(draft.text());
  const word = match?.[2] ?? "";
  const named = matchConcept(word);
  const isThing = named?.concept.role === "title" && named.nearness > 0 && unitOf(word) === null;
  const isCounted = isThing || rows.test(word);
  if (!match || !isCounted || /^(?:un|una|uno|one)$/.test(match[1] ?? "")) return null;
  const at = match.index + match[0].lastIndexOf(match[1] ?? "");
  draft.cut(at, at + (match[1] ?? "").length);
  return countOf(match[1]);
}
