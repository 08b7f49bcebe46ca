import type { Concept } from "./lexicon.ts";
import { matchConcept } from "./match-concept.ts";

export type AskedSort = {
  readonly text: string;
  readonly concept: Concept | null;
  readonly direction: "ascending" | "descending";
};
type Order = { readonly sort: AskedSort | null; readonly limit: number | null };
type Take = (pattern: RegExp) => RegExpExecArray | null;

const numberWords: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  one: 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  ocho: 8,
  eight: 8,
  nueve: 9,
  nine: 9,
  diez: 10,
  ten: 10,
  veinte: 20,
  twenty: 20,
  cincuenta: 50,
  fifty: 50,
  cien: 100,
  hundred: 100,
};
const countWord = `(\\d{1,5}|${Object.keys(numberWords).join("|")})`;
const limitPatterns: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:solo |solamente |only |just )?(?:los|las|the)?\\s*(?:primer[oa]s|first|top|mejores|ultim[oa]s|best)\\s+${countWord}(?![\\p{L}\\d])(?:\\s+(?:resultados?|registros?|filas?|elementos?|results?|records?|rows?|items?|entries))?`,
    "iu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:solo |solamente |only |just )?(?:los|las|the)?\\s*${countWord}\\s+(?:primer[oa]s|first|mejores|best|top)(?![\\p{L}\\d])(?:\\s+(?:resultados?|registros?|filas?|elementos?|results?|records?|rows?|items?))?`,
    "iu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:limit|limite|maximo|max|como maximo|hasta|at most|up to|no more than|solo|only)\\s*:?\\s*(?:de\\s+|of\\s+|a\\s+)?${countWord}\\s*(?:resultados?|registros?|filas?|elementos?|results?|records?|rows?|items?)(?![\\p{L}])`,
    "iu",
  ),
];
const sortPattern =
  /(?<!\p{L})(?:y )?(?:ordena(?:d[oa]s?|ndo|r|los|las)?|clasificad[oa]s?|sort(?:ed)?|order(?:ed)?)\s+(?:por|segun|by)\s+(?<field>[^,.;]+?)(?<order>\s*,?\s+(?:de (?:mayor a menor|menor a mayor|mas (?:reciente|nuevo|caro) a mas \p{L}+|mas (?:antiguo|viejo|barato) a mas \p{L}+)|(?:en orden )?(?:descendente|ascendente|descending|ascending|desc|asc)|highest first|lowest first|newest first|oldest first|high to low|low to high))?(?=\s*(?:[,.;]|$))/u;
const descending = /mayor a menor|mas (?:reciente|nuevo|caro) a|descend|desc|highest|newest|high to low/;
const superlatives: readonly (readonly [RegExp, string, "ascending" | "descending"])[] = [
  [/(?<!\p{L})(?:(?:los|las) )?mas baratos?|(?:los|las) mas baratas|cheapest|least expensive/u, "precio", "ascending"],
  [/(?<!\p{L})(?:(?:los|las) )?mas car[oa]s|most expensive|priciest/u, "precio", "descending"],
  [/(?<!\p{L})(?:(?:los|las) )?mas recientes|mas nuev[oa]s|most recent|newest|latest/u, "fecha", "descending"],
  [/(?<!\p{L})(?:(?:los|las) )?mas antigu[oa]s|oldest/u, "fecha", "ascending"],
  [/(?<!\p{L})(?:(?:los|las) )?mejor valorad[oa]s|best rated|top rated|highest rated/u, "valoracion", "descending"],
];
const most = "mayor(?:es)?|mas|highest|most|largest|greatest";
const least = "menor(?:es)?|menos|lowest|fewest|least|smallest";
/** `los 3 con mayor precio`, `top 5 by rating`. */
const extremes: readonly (readonly [RegExp, "ascending" | "descending" | null])[] = [
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:(?:los|las|the)\\s+)?${countWord}\\s+(?:\\p{L}+\\s+)?(?:con|de|with)\\s+(?:(?:el|la|los|las|the)\\s+)?(?<way>${most}|${least})\\s+(?<field>[^,.;]+?)(?=\\s*(?:[,.;]|$))`,
      "u",
    ),
    null,
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:(?:los|las|the)\\s+)?(?:top|mejores|best)\\s+${countWord}\\s+(?:\\p{L}+\\s+)?(?:por|segun|by)\\s+(?<field>[^,.;]+?)(?=\\s*(?:[,.;]|$))`,
      "u",
    ),
    "descending",
  ],
];
const directedSort =
  /(?<!\p{L})(?:y )?(?:ordena(?:d[oa]s?|ndo|r|los|las)?|sort(?:ed)?|order(?:ed)?)\s+(?:de\s+|from\s+)(?<way>mayor a menor|menor a mayor|high(?:est)? to low(?:est)?|low(?:est)? to high(?:est)?)\s+(?:por\s+|segun\s+|by\s+)?(?<field>[^,.;]+?)(?=\s*(?:[,.;]|$))/u;

const numberOf = (written: string | undefined): number | null =>
  written === undefined ? null : numberWords[written] || Number(written) || null;

/** Finds the order and the number of records asked for, and takes both out of the prompt. */
export function takeOrder(take: Take): Order {
  for (const [pattern, direction] of extremes) {
    const match = take(pattern);
    const { way, field } = match?.groups ?? {};
    if (!match || !field) continue;
    return {
      sort: sortBy(field, direction ?? (new RegExp(`^(?:${most})$`).test(way ?? "") ? "descending" : "ascending")),
      limit: numberOf(match[1]),
    };
  }
  const counted = superlatives
    .map(
      ([pattern]) => new RegExp(`(?:(?:los|las|the)\\s+)?(?<![\\p{L}\\d])${countWord}\\s+(?=${pattern.source})`, "u"),
    )
    .reduce<RegExpExecArray | null>((found, pattern) => found ?? take(pattern), null);
  const sort = takeSort(take);
  let limit = numberOf(counted?.[1]);
  for (const pattern of limitPatterns) limit ??= numberOf(take(pattern)?.[1]);
  return { sort, limit };
}

const sortBy = (text: string, direction: AskedSort["direction"]): AskedSort => ({
  text: text.trim(),
  concept: matchConcept(text)?.concept ?? null,
  direction,
});

function takeSort(take: Take): AskedSort | null {
  const directed = take(directedSort)?.groups;
  if (directed?.field)
    return sortBy(directed.field, /^(?:mayor|high)/.test(directed.way ?? "") ? "descending" : "ascending");
  const match = take(sortPattern);
  if (match?.groups?.field)
    return sortBy(match.groups.field, descending.test(match.groups.order ?? "") ? "descending" : "ascending");
  for (const [pattern, field, direction] of superlatives) if (take(pattern)) return sortBy(field, direction);
  return null;
}
