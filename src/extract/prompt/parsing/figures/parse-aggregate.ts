import type { Aggregate } from "../../../../domain/plan.ts";
import { type AskedColumn, askedColumn, type Restriction } from "../asked.ts";
import { isNumeric } from "../amounts.ts";
import { readOverall, readTotalDone } from "./overall.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import { isState } from "../../lexicon/value-words.ts";
import { whereSaid } from "../where-said.ts";

/** One figure; `measured` is the column that it is computed from, none for a count of records. */
type AskedFigure = { readonly op: Aggregate["op"]; readonly measured: AskedColumn | null };
/** Figures asked for instead of rows, of all records or of each of the groups that a column makes. */
export type AskedAggregate = {
  readonly figures: readonly AskedFigure[];
  readonly group: AskedColumn | null;
  readonly restrictions: readonly Restriction[];
};

const operations: readonly (readonly [Aggregate["op"], string])[] = [
  ["sum", "suma(?:torio|r)?(?: total)?|sum|total"],
  ["average", "promedio|media|average|avg|mean|medi[oa]"],
  ["minimum", "minim[oa]|minimum|lowest|mas baj[oa]|menor"],
  ["maximum", "maxim[oa]|maximum|highest|mas alt[oa]|mayor"],
];
const question =
  /^[¿¡\s]*(?:(?:y|and)\s+)?(?:a\s+(?=que\s))?(?:(?:cual|que|what|cuales)(?:\s+(?:es|son|seria|is|are)|'s)\s+|calcula(?:r|me)?\s+|calculate\s+)?(?:(?:el|la|los|las|the|un|una|a|an)\s+)?/u;
const of = "(?:\\s+(?:del?|of))?(?:\\s+(?:el|la|los|las|the))?";
const by =
  "(?:\\s+(?:(?:agrupad[oa]s? |grouped )?(?:por|by)|per|(?:para|for|en|in|de|of)(?=\\s+(?:cada|each|every)))(?:\\s+(?:cada|each|every|l[oa]|the))?\\s+(?<group>\\p{L}+(?:\\s+(?:de\\s+)?\\p{L}+)?))?";
const within =
  "(?:\\s+(?:(?:de|en|of|in|for|from)\\s+(?!(?:cada|each|every)\\s))(?:(?:tod[oa]s|all)\\s+(?:of\\s+)?)?(?:(?:l[oa]s|the)\\s+)?(?<scope>[\\p{L} ]+?))?";
const field = "(?<field>\\p{L}[\\p{L} ]*?)";
const count = new RegExp(
  `^[¿¡\\s]*(?:cuant[oa]s|how many|(?:el |the )?(?:numero|n[.º°o]{1,2}|nro\\.?|cantidad|recuento|number|count)(?:\\s+(?:de|of)(?:\\s+(?:l[oa]s|the))?)|count(?: the)?|cuenta(?: l[oa]s)?)(?<counted>\\s+[\\p{L} '’.-]*?)??${by}(?:\\s+(?:hay|are there|exist\\w*))?$`,
  "u",
);
const counts =
  /^[¿¡\s]*(?:(?:dime|quiero saber|tell me|saber)\s+)?(?:cuant[oa]s|how many|numero de registros|count|cuenta)(?!\p{L})/u;
/** What is counted, as a condition: a kind of things by one word for them, else what surely chooses some. */
const chosenBy = (words: string): Restriction =>
  /^\p{Ll}{3,}s$/u.test(words) && !isState(words)
    ? { asked: words, words, isNegated: false, isSure: false, isKind: true }
    : { asked: words, words, isNegated: false, isSure: true };

/** What is left of the things counted when their name and "are there" are taken off: "están en stock", "jobs are in London". */
function restrictionsOf(counted: string): Restriction[] {
  const filler =
    /^(?:hay|are|is|there|estan?|tienen?|son|sean|do|we|have|de|del|en|in|from|of|los|las|el|la|the|que|that|at|registros|records|filas|rows|total|existen)$/;
  const words = counted.trim().split(/\s+/).filter(Boolean);
  while (
    words.length > 0 &&
    (filler.test(words[0] ?? "") ||
      isThing(words[0] ?? "") ||
      (words.length === 1 && words[0]?.endsWith("s") && matchConcept(words[0] ?? "") !== null))
  )
    words.shift();
  while (
    words.length > 0 &&
    (/^(?:hay|are|is|there|existen|en|de)$/.test(words.at(-1) ?? "") || isThing(words.at(-1) ?? ""))
  )
    words.pop();
  const text = words.join(" ").replace(/\s(?:hay|are there)$/, "");
  return text === "" ? [] : [chosenBy(text)];
}

const measured = operations.map(([op, words]) => ({
  op,
  patterns: [
    whereSaid(words, `^(?:${words})${of}\\s+${field}${within}${by}$`),
    whereSaid(words, `^${field}\\s+(?:${words})(?:\\s+(?<year>(?:19|20)\\d{2}))?${within}${by}$`),
  ],
}));

/** What "cuánto suman" and "highest" are of where nothing is named: the price. */
const priced: AskedColumn = { title: "precio", concept: findConceptById("price") };
const summed = whereSaid(
  "cuant",
  `^[¿¡\\s]*(?:(?:y|and)\\s+)?cuant[oa]s?\\s+(?:(?<field>\\p{L}[\\p{L} ]*?)\\s+)?(?:suman?|totalizan?|es el total|son)(?:\\s+(?:en total|tod[oa]s))?(?:\\s+(?:el|la|los|las)\\s+(?<late>[\\p{L} ]+?))?${by}$`,
);
/** "cuánto paga cada empresa en promedio": a figure of each, by its verb. */
const paying = "(?:pag|cuest|cobr|val|ofrec|pid)\\p{L}+";
const overall = "de media|en promedio|en total|on average|in total";
const eachByVerb = whereSaid(
  "cada|each|every",
  `^[¿¡\\s]*(?:cuanto|how much\\s+do(?:es)?)\\s+(?:${paying}\\s+)?(?:(?<early>${overall})\\s+)?(?:cada|each|every)\\s+(?<group>\\p{L}+)(?:\\s+(?:${paying}|pay|cost|charge|ask)s?)?(?:\\s+(?<late>${overall}))?$`,
);
/** "y mínimo": another figure of what was named before or is named after. */
const shared = operations.map(
  ([op, words]) => [op, new RegExp(`^(?:(?:y|and|cual|what|es|is|el|la|the)\\s+)*(?:${words})${by}$`, "u")] as const,
);
const perGroup = whereSaid(
  "\\s(?:por|per|by)\\s",
  `^(?!.*(?:cuant|how many))(?<things>\\p{L}+s)\\s+(?:por|per|by)\\s+(?:cada |each |every )?(?<group>\\p{L}+(?:\\s+de\\s+\\p{L}+)?)$`,
);
/** "hay de cada marca", "firma cada autor": by what the records are counted. */
const ofEach =
  /\s+(?:hay\s+|are there\s+|\p{L}+\s+(?=cada|each|every))?(?:(?:de|del|en|por|para|in|per|for|by|of)\s+)?(?:cada|each|every)\s+(?=\p{L}+$)/u;

const groupFirst =
  /^\s*(?<group>\p{L}+)\s+(?:y|con|and|with)\s+(?<count>(?:cuant[oa]s|how many)\s+\p{L}+)\s+(?:(?:\p{L}+\s+){0,2}cada (?:un[oa])|each(?: one)?(?: \p{L}+)?|(?:\p{L}+\s+){1,2}each)\s*$/u;

/** "países y cuántos proveedores tiene cada uno" is "cuántos proveedores por país". */
const turnGroupFirst = (text: string): string => {
  const { group, count: counted } = groupFirst.exec(text)?.groups ?? {};
  return group && counted ? `${counted} por ${group}` : text;
};

/** A figure of what another part names. */
type Shared = { readonly op: Aggregate["op"]; readonly group: AskedColumn | null };
type Part = AskedAggregate | Shared;

/** Reads a folded request for counts, sums, averages, minima or maxima, with their groups; null when rows are asked for. */
export function parseAggregate(text: string, namesFigure: (words: string) => boolean): AskedAggregate | null {
  const turned = turnGroupFirst(text);
  const body = asksCount(turned) ? turned.replace(ofEach, " por ") : turned;
  const whole = parseFigure(body, namesFigure);
  const named = body.split(/\s*[,;]\s*(?:(?:y|and)\s+)?|\s(?:y|and)\s+/u).filter((part) => part !== "");
  const parts = named.map((part) => parseShared(part) ?? parseFigure(part, namesFigure));
  if (named.length < 2 || parts.some((part) => part === null)) return whole;
  return named.some((part) => isColumnOfPage(part, namesFigure))
    ? null
    : joinParts(parts.flatMap((part) => part ?? []));
}

const anyOperation = new RegExp(`(?<!\\p{L})(?:${operations.map(([, words]) => words).join("|")})(?!\\p{L})`, "u");
/** "precio medio", "mínimo" where the page has a column of that name: no figure that is to be computed. */
const isColumnOfPage = (words: string, namesFigure: (words: string) => boolean): boolean =>
  anyOperation.test(words) && namesFigure(words.trim().replace(/^(?:el|la|the)\s+/u, ""));

/** "lowest and highest price": the ends of one figure and nothing more, which are no order of records. */
export function asksEnds(text: string): boolean {
  const aggregate = parseAggregate(text, () => false);
  const isPlain = aggregate?.figures.every(({ op, measured }) => {
    const named = measured ? matchConcept(measured.title) : null;
    return (op === "minimum" || op === "maximum") && named?.nearness === 2 && named.isWhole;
  });
  return isPlain === true && aggregate?.group === null && aggregate.restrictions.length === 0;
}

function parseShared(part: string): Shared | null {
  for (const [op, pattern] of shared) {
    const match = pattern.exec(part);
    if (match) return { op, group: match.groups?.group ? askedColumn(match.groups.group) : null };
  }
  return null;
}

/** Several figures as one request: what one leaves out, the one that names it says. */
function joinParts(parts: readonly Part[]): AskedAggregate | null {
  const full = parts.flatMap((part) => ("figures" in part ? [part] : []));
  const measured = full.flatMap(({ figures }) => figures).find((figure) => figure.measured)?.measured;
  if (full.length === 0) return null;
  return {
    figures: parts.flatMap((part) =>
      "figures" in part ? part.figures : [{ op: part.op, measured: measured ?? priced }],
    ),
    group: parts.find(({ group }) => group)?.group ?? null,
    restrictions: full.flatMap(({ restrictions }) => restrictions),
  };
}

function parseFigure(text: string, namesFigure: (words: string) => boolean): AskedAggregate | null {
  const known = readOverall(text, namesFigure) ?? readTotalDone(text, namesFigure);
  if (known) return known;
  const sum = summed.exec(text)?.groups;
  const named = sum?.field ?? sum?.late;
  if (sum && !(named !== undefined && isThing(named) && /\s(?:son)(?!\p{L})/u.test(text))) {
    const measured = named === undefined || isThing(named) ? priced : askedColumn(named);
    return { figures: [{ op: "sum", measured }], group: sum.group ? askedColumn(sum.group) : null, restrictions: [] };
  }
  const each = eachByVerb.exec(text)?.groups;
  const way = each?.early ?? each?.late;
  if (each?.group && way) {
    const op = way.endsWith("total") ? "sum" : "average";
    return { figures: [{ op, measured: priced }], group: askedColumn(each.group), restrictions: [] };
  }
  const counted = /[,;]/.test(text) && !counts.test(text) ? undefined : count.exec(text)?.groups;
  const things = perGroup.exec(text)?.groups;
  const group = counted?.group?.trim() ?? (things?.things && isCounted(things.things) ? things.group : undefined);
  if (counts.test(text) || group !== undefined) {
    return {
      figures: [{ op: "count", measured: null }],
      group: group === undefined ? null : askedColumn(group),
      restrictions: restrictionsOf(counted?.counted ?? ""),
    };
  }
  return /[,;]|\s(?:y|and)\s/.test(text) ? null : parseMeasured(text, namesFigure);
}

const isCounted = (word: string): boolean => isThing(word) || matchConcept(word) === null;

/** "precio medio de las bebidas": the things themselves, or some of them where the page tells these apart. */
const scopeOf = (scope: string): Restriction[] =>
  /^\p{L}+$/u.test(scope) && isThing(scope) ? [chosenBy(scope)] : restrictionsOf(scope);

const canBeMeasured = ({ title, concept }: AskedColumn, namesFigure: (words: string) => boolean): boolean =>
  (concept !== null && isNumeric(concept)) || namesFigure(title);

/** "libros con su nota media": a figure that each record has. */
const ofEachRecord = /\s(?:con|with)\s+(?:sus?|their|its)\s/u;

function parseMeasured(text: string, namesFigure: (words: string) => boolean): AskedAggregate | null {
  if (ofEachRecord.test(text)) return null;
  const body = text.slice(question.exec(text)?.[0].length ?? 0);
  const ends = [...body.matchAll(/(?<=\p{L})(?=\s|$)/gu)].map(({ index }) => body.slice(0, index));
  if (ends.some((words) => isColumnOfPage(words, namesFigure))) return null;
  for (const { op, patterns } of measured) {
    const groups = patterns.map((pattern) => pattern.exec(body)).find((match) => match)?.groups;
    const measure = groups?.field ? askedColumn([groups.field, groups.year ?? []].flat().join(" ")) : null;
    if (!measure || !canBeMeasured(measure, namesFigure)) continue;
    const group = groups?.group?.trim();
    return {
      figures: [{ op, measured: measure }],
      group: group === undefined ? null : askedColumn(group),
      restrictions: scopeOf(groups?.scope ?? ""),
    };
  }
  return null;
}

/** Whether a folded request begins by asking how many, or by the groups that it counts. */
export const asksCount = (text: string): boolean => counts.test(text) || groupFirst.test(text);
