import type { DateContext } from "../../values/date.ts";
import { type AskedAlternatives, type AskedColumn, askedColumn, type AskedFilter, type Restriction } from "./asked.ts";
import { isNumeric } from "./amounts.ts";
import { takeAsker } from "./talk/asker.ts";
import { joinYears } from "./columns/columns-of-years.ts";
import { joinAlternatives } from "./conditions/join-alternatives.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { type AskedAggregate, asksCount, asksEnds, parseAggregate } from "./figures/parse-aggregate.ts";
import { type AskedBestOf, takeBestOf } from "./order/parse-best-of.ts";
import { parseColumns, renameColumns } from "./columns/parse-columns.ts";
import { takeChanges } from "./conditions/parse-changes.ts";
import { takeComparisons } from "./conditions/parse-comparisons.ts";
import { takePresence } from "./conditions/parse-presence.ts";
import { takeRestrictions } from "./conditions/parse-restrictions.ts";
import { takeReduced, takeTextConditions } from "./conditions/parse-text-conditions.ts";
import { takeDates } from "./conditions/parse-dates.ts";
import { type GroupOrder, orderOfGroups, takeTopGroups } from "./figures/parse-groups.ts";
import { noOrder, takeOrder } from "./order/parse-order.ts";
import { openingLength } from "./talk/opening.ts";
import { type Draft, openDraft } from "./prompt-text.ts";
import { settleCorrections } from "./talk/self-corrections.ts";
import type { AskedSort } from "./order/superlatives.ts";
import { isThing } from "../lexicon/things.ts";
import { takeTranslations } from "./talk/translations.ts";
import { takeWhether } from "./talk/whether.ts";
import { coversExactly, wordsOf } from "../lexicon/words.ts";

/** A prompt taken apart. `columns` is empty when everything was asked for. */
export type Request = {
  readonly columns: readonly AskedColumn[];
  /** Columns that are not wanted where everything else is. */
  readonly without: readonly AskedColumn[];
  readonly filters: readonly AskedFilter[];
  readonly restrictions: readonly Restriction[];
  readonly alternatives: readonly AskedAlternatives[];
  /** What was seen but not understood, or is more than rules can do. */
  readonly unread: readonly string[];
  /** Outer order first. */
  readonly sort: readonly AskedSort[];
  /** The words that asked for the order. */
  readonly sortAsked: string;
  readonly limit: number | null;
  readonly isLimitOfSort: boolean;
  readonly distinct: boolean;
  readonly bestOf: AskedBestOf | null;
  readonly aggregate: AskedAggregate | null;
  readonly groupOrder: GroupOrder | null;
};

const courtesy =
  /(?<!\p{L})(?:por favor|porfa(?:vor)?|please|(?:(?:muchas|mil) )?gracias(?: de antemano| desde ya| por (?:tu|su|la) ayuda)?|thanks?(?: you)?(?: in advance)?|hola|hi|hello|buen[oa]s (?:dias|tardes|noches)|buenas|(?:perdon(?:a|e|en)?|disculp(?:a|e|en)|sorry),? (?:(?:por|for|about) )?(?:(?:la|las|el|los|the) )?(?:molestias?|inconvenientes?|trouble|bother))(?!\p{L})\s*[,.!]?/u;
const format =
  /(?<!\p{L})(?:en (?:formato (?:de )?)?(?:una )?(?:tabla|excel|csv|hoja de calculo|planilla)|en formato \p{L}+|in an? (?:table|spreadsheet|csv|excel)(?: (?:file|format))?|as an? (?:table|spreadsheet|csv|list)|as columns|como columnas)(?!\p{L})/u;
const placeNames =
  "lista|listado|pagina(?: web)?|tabla|web|sitio(?: web)?|catalogo|directorio|enlace|list|page|table|site|website|listing|catalogue|catalog|directory";
const places: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:(?:que|that|which)\\s+(?:se\\s+)?(?:aparecen?|salen?|hay|figuran?|muestran?|estan|encuentr\\p{L}+|vienen|appear|are|is|you find)(?:\\s+(?:listed|shown))?\\s+)?(?:de|del|en|of|from|in|on)\\s+(?:(?:la|las|los|el|esta|este|toda la|the|this|that|dicha)\\s+)?(?:${placeNames})(?!\\p{L})`,
    "u",
  ),
  /(?<=(?<!\p{L})(?:que|cuales|which|what)\s+\p{L}+\s+)(?:hay|existen|ofrecen|are there)(?!\p{L})/u,
  /(?<!\p{L})(?:que|that|which)\s+(?:aparecen?|salen?|hay|figuran?|se muestran|are (?:listed|shown)|appear|encuentres|veas|you (?:see|find))(?!\p{L})/u,
];
const ofEach =
  /(?<!\p{L})(?:de|para|por|of|for|from|in|en)\s+(?:cada|every|each)(?:\s+(?:un[oa]?|one)(?!\p{L})(?:\s+(?:de|of)\s+(?:l[oa]s|the)\s+\p{L}+)?|\s+\p{L}+)?/u;
const records: readonly RegExp[] = [
  /(?<!\p{L})(?:de|para|of|for|from|in|en)\s+(?:todos|todas|all)(?:\s+(?:(?:de )?l[oa]s|the|of the|of))*\s+(?:registros|elementos|resultados|filas|records|items|rows|results|entries)(?!\p{L})/u,
  /(?<!\p{L})(?:de|para|of|for) (?:tod[oa]s(?: ell[oa]s)?|all(?: of them)?)(?=\s*[.?!]*\s*$)/u,
];
/** What a row would look like is none of the columns: "por ejemplo: Casa Sol, 12,50 €". */
const example = /(?<!\p{L})(?:por ejemplo|ejemplo|p\. ?ej\.?|for example|example|e\.g\.)\s*:(?=[^\n;]*\d)[^\n;]*/u;
const distinctPattern =
  /(?<!\p{L})(?:(?:que )?(?:sin (?:duplicados|repetir(?:se)?|repetidos|repetidas|repeticiones|que se repitan)|no se repitan)|(?:valores |registros )?(?:unic[oa]s|distint[oa]s|diferentes)(?!\s+(?:de|a)\s)|quita(?:r|ndo)? (?:los )?(?:duplicados|repetidos)|elimina(?:r|ndo)? (?:los )?(?:duplicados|repetidos)|no (?:duplicates|repeats)|without (?:duplicates|repeats|repetition)|de-?duplicated?|remov(?:e|ing) duplicates|unique(?: only)?|distinct|different)(?!\p{L})/u;
const renames =
  /(?<!\p{L})(?:y\s+|and\s+|,\s*)?(?:(?:renombra(?:r|ndo)?|cambia(?:r)? el nombre de|rename|renaming)\s+(?:a\s+)?(?:(?:la columna(?: de)?|el campo|el|la|the)\s+)?(?<from>[^,.;\s][^,.;]*?)(?<!\s)(?:\s+column)?\s+(?:como|por|a|to|as|->|→)\s+|(?:llama(?:r|ndo)?|call)\s+(?:a\s+)?(?:(?:la columna(?: de)?|el|la|the)\s+)?(?<called>\p{L}[\p{L} ]*?)(?<!\s)(?:\s+column)?\s+(?=["«“']))["«“']?(?<to>[^,.;"»”']+)["»”']?/u;

/** Takes a prompt in Spanish or English apart. Nothing here knows the page. */
export function parsePrompt(
  prompt: string,
  dates: DateContext,
  namesFigure: (words: string) => boolean = () => false,
): Request {
  const draft = openDraft(settleCorrections(prompt));
  takeAsker(draft);
  takeWhether(draft);
  const top = takeTopGroups(draft, namesFigure);
  const bestOf = top || asksCount(draft.text()) ? null : takeBestOf(draft);
  const scopes = asksCount(draft.text()) ? [...places, ...records] : [...places, ofEach, ...records];
  for (const pattern of [courtesy, format, example, ...scopes]) while (draft.take(pattern));
  const untranslated = takeTranslations(draft);
  takeTalk(draft);
  joinYears(draft, namesFigure);
  const renamed = takeRenames(draft);
  const distinct = draft.take(distinctPattern) !== null;
  const { sort, sortAsked, limit, isLimitOfSort } = asksEnds(figuresIn(draft.text())) ? noOrder : takeOrder(draft);
  const conditions = [
    ...takeDates(draft, dates),
    ...takeChanges(draft),
    ...takeComparisons(draft),
    ...takeTextConditions(draft),
    ...takeReduced(draft),
    ...takePresence(draft),
  ];
  const joined = joinAlternatives(draft, conditions, takeRestrictions(draft), dates);
  const { filters, alternatives } = joined;
  const unread = [...joined.unread, ...untranslated];
  const [restrictions, without] = splitExclusions(joined.restrictions);
  const text = draft.text();
  const start = openingLength(text);
  const body = text.slice(start);
  const asked = parseAggregate(figuresIn(text), namesFigure);
  const aggregate = asked && top ? { ...asked, group: askedColumn(top.group) } : asked;
  if (aggregate) {
    const ofGroups = orderOfGroups(aggregate, sort, { limitAsked: limit === null ? null : prompt.toLowerCase() });
    const measured = aggregate.figures.flatMap((figure) => figure.measured ?? []);
    return {
      columns: [
        ...new Map(
          [...measured, ...(aggregate.group ? [aggregate.group] : [])].map((one) => [one.title, one]),
        ).values(),
      ],
      without,
      filters,
      alternatives,
      unread,
      restrictions: [...restrictions, ...aggregate.restrictions],
      sort: ofGroups.sort,
      sortAsked,
      limit: top ? top.limit : limit,
      isLimitOfSort,
      distinct,
      bestOf: null,
      aggregate,
      groupOrder: top ? { figure: 0, direction: top.direction } : ofGroups.order,
    };
  }
  const parsed = parseColumns(body, blankLike(draft.original, text).slice(start));
  const { columns, restrictions: own } = dropThings(renameColumns(parsed, renamed));
  return {
    columns,
    without,
    filters,
    alternatives,
    unread,
    restrictions: [...restrictions, ...own],
    sort: sort.map((one) => (one.text === "" ? { ...one, ...lastFigure(columns, filters) } : one)),
    sortAsked,
    limit,
    isLimitOfSort,
    distinct,
    bestOf,
    aggregate: null,
    groupOrder: null,
  };
}

/** Takes out what a person says of the wish itself, before the first sentence or a later one: "¿Qué pisos hay? Quiero el precio". */
function takeTalk(draft: Draft): void {
  draft.cut(0, openingLength(draft.text()));
  for (const { index, 0: end } of draft.text().matchAll(/(?<=[\p{L}\d][.?!]+)\s+(?=[¿¡]?\p{L})(?!de\s)/gu)) {
    const from = index + end.length;
    draft.cut(from, from + openingLength(draft.text().slice(from)));
  }
}

/** A folded text as figures are looked for in it: without the talk before them and the signs around. */
const figuresIn = (text: string): string =>
  text
    .slice(openingLength(text))
    .replace(/[.?!¿¡\s]+/g, " ")
    .replace(/^[\s,;:]+|[\s,;:]+$/g, "");

/** `original` with a space wherever something was taken out of its folded `text`. */
const blankLike = (original: string, text: string): string =>
  Array.from({ length: original.length }, (_, i) => (text[i] === " " ? " " : original[i])).join("");

function takeRenames(draft: Draft): [string, string][] {
  const match = renames.exec(draft.text());
  const from = match?.groups?.from ?? match?.groups?.called;
  const to = match?.groups?.to;
  if (!match || !from || !to) return [];
  const at = match.index + match[0].lastIndexOf(to);
  const title = draft.original.slice(at, at + to.length).trim();
  draft.cut(match.index, match.index + match[0].length);
  return [[from.trim(), title]];
}

/** "Everything but the picture" leaves out a column, "but those of Lima" records. */
function splitExclusions(restrictions: readonly Restriction[]): [Restriction[], AskedColumn[]] {
  const without = restrictions.filter(({ isNegated, words }) => {
    const match = isNegated ? matchConcept(words) : null;
    return match !== null && match.concept.role !== "title" && match.length === words.split(/\s+/).length;
  });
  return [restrictions.filter((one) => !without.includes(one)), without.map(({ words }) => askedColumn(words))];
}

/** What "de mayor a menor" without more orders by: the column named last that has an order of its own, or what a figure was asked of. */
function lastFigure(
  columns: readonly AskedColumn[],
  filters: readonly AskedFilter[],
): Pick<AskedSort, "text" | "concept"> {
  const last = columns.findLast(({ concept }) => concept && (isNumeric(concept) || concept.types[0] === "date"));
  const compared = filters.find(({ concept, value }) => concept && typeof value === "number");
  if (!last && compared) return { text: compared.fieldWords, concept: compared.concept };
  return { text: last?.title ?? columns[0]?.title ?? "", concept: last?.concept ?? columns[0]?.concept ?? null };
}

/** "hoteles", "jobs": records by the word for what they are. */
const isThings = (name: string): boolean => /s$/i.test(name) && !name.includes(" ") && isThing(name);

/** Things named beside the column of their names ("hoteles: nombre y precio") say what the records are, not one more column. */
function dropThings(columns: readonly AskedColumn[]): { columns: AskedColumn[]; restrictions: Restriction[] } {
  const isNamed = columns.some(({ concept }) => concept?.id === "title");
  const isDropped = ({ title, concept, narrowed, introduces, heads }: AskedColumn, i: number): boolean => {
    const name = narrowed?.title ?? title;
    if (heads && columns.some((other, j) => j !== i && coversExactly(wordsOf(other.title), wordsOf(name)))) return true;
    if (introduces && columns.length > 1 && (isThings(name) || concept === null || (i === 0 && columns.length > 2)))
      return true;
    const isSaidAgain = columns.some(
      (other) => other.title !== title && other.concept?.id === concept?.id && !isThings(other.title),
    );
    return isThings(name) && i === 0 && (isNamed || isSaidAgain);
  };
  return {
    columns: columns.filter((column, i) => !isDropped(column, i)),
    restrictions: columns.filter(isDropped).flatMap(({ narrowed }) => narrowed?.restrictions ?? []),
  };
}
