import type { Aggregate } from "../../../../domain/plan.ts";
import { isNumeric } from "../amounts.ts";
import { isThing } from "../../lexicon/things.ts";
import { type AskedColumn, askedColumn, type Restriction } from "../asked.ts";
import { doneBy, isAmountDone } from "../order/measured-deeds.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { conceptOf } from "../../lexicon/match-concept.ts";
import { whereSaid } from "../where-said.ts";
import type { AskedAggregate } from "./parse-aggregate.ts";

type NamesFigure = (words: string) => boolean;

const averages = "de media|en promedio|de promedio|como media|por termino medio|on average";
const totals = "en total|en conjunto|todos juntos|todas juntas|in total|all together|altogether";
const overall = whereSaid(
  "media|promedio|termino medio|average|total|conjunto|junt|together",
  `(?<![\\p{L}])(?:(?<average>${averages})|${totals})(?!\\p{L})`,
);
const howMuch = /^[¿¡\s]*(?:(?:y|and)\s+)?(?:cuant[oa]s?|how (?:much|many))(?:\s+(?<what>[\p{L} ]+))?$/u;
const group =
  "(?:\\s+(?:(?:por|per|by|para|en|in|for|de)\\s+)?(?:cada|each|every)\\s+(?<each>\\p{L}+)|\\s+(?:por|per|by)\\s+(?<per>\\p{L}+(?:\\s+de\\s+\\p{L}+)?))";
const grouped = new RegExp(group, "u");

/** "cuánto cuestan de media", "en promedio cuántos metros tienen": one figure of what is asked of all records, or of each group. */
export function readOverall(text: string, namesFigure: NamesFigure): AskedAggregate | null {
  const match = overall.exec(text);
  if (!match) return null;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.replace(/\s+/g, " ").trim();
  const by = grouped.exec(rest);
  const own = by
    ? `${rest.slice(0, by.index)} ${rest.slice(by.index + by[0].length)}`.replace(/\s+/g, " ").trim()
    : rest;
  const what = howMuch.exec(own)?.groups;
  const op = match.groups?.average === undefined ? "sum" : "average";
  const measured = what && measuredBy(what.what ?? "", /\s*(?:cuant[oa]s|many)(?!\p{L})/u.test(own), op, namesFigure);
  if (!measured) return null;
  const asked = figureOf(op, measured, by?.groups?.each ?? by?.groups?.per);
  return { ...asked, restrictions: restrictionsOf(what.what ?? "", measured) };
}

const says =
  /^(?:do|does|did|they|it|an?|the|una?|el|l[oa]s?|se|han?|hay|quedan?|tienen?|est[ae]n?|of|de|en|in|are|is|have|has|tod[oa]s?|all|ellos|ellas|them|comprar|each|cada)$/u;

/** Which records a figure is of: "cuánto cuestan las bebidas de media". Things as such are all of them. */
function restrictionsOf(words: string, { title }: AskedColumn): Restriction[] {
  const named = words.split(" ").filter((word) => word !== "" && !says.test(word) && doneBy(word) === null);
  const scope = named.filter((word) => word !== title);
  const name = scope.filter((word) => !isThing(word)).join(" ");
  const [thing] = scope;
  if (name !== "") return [{ asked: name, words: name, isNegated: false, isSure: true }];
  return thing === undefined ? [] : [{ asked: thing, words: thing, isNegated: false, isSure: false, isKind: true }];
}

const figureOf = (op: Aggregate["op"], measured: AskedColumn, by: string | undefined): AskedAggregate => ({
  figures: [{ op, measured }],
  group: by === undefined ? null : askedColumn(by),
  restrictions: [],
});

/** What is asked how much of: a column by its name, or what the verb tells; "cuántos pisos hay" counts. */
function measuredBy(
  words: string,
  isCount: boolean,
  op: Aggregate["op"],
  namesFigure: NamesFigure,
): AskedColumn | null {
  const all = words.split(" ").filter((word) => word !== "");
  const result = all.map(doneBy).find((done) => done?.isResult);
  if (result) return askedColumn(result.measured);
  const [first = ""] = all;
  const concept = conceptOf(first);
  if (namesFigure(first) || (concept && isNumeric(concept) && (isCount || doneBy(first) === null)))
    return askedColumn(first);
  if (isCount) return null;
  const done = all.map(doneBy).find((one) => one !== null);
  const isEnglish = /^(?:do|does|did|is|are|would)$/.test(first);
  return done ? columnOf(done.measured, isEnglish, namesFigure) : op === "sum" && all.length === 0 ? amount : null;
}

/** What is summed up where nothing is named: the amount of each record. */
const amount: AskedColumn = { ...askedColumn("importe"), isAmount: true };

function columnOf(measured: string, isEnglish: boolean, namesFigure: NamesFigure): AskedColumn {
  if (measured === "price" && isEnglish) return askedColumn("price");
  const concept = findConceptById(measured);
  if (concept) return { title: concept.words[0] ?? measured, concept };
  return isAmountDone(measured) && !namesFigure(measured) ? amount : askedColumn(measured);
}

const perGroup = `${group}?$`;
/** "total licitado por organismo", "importe total facturado", "volumen total exportado por país". */
const totalDone = whereSaid(
  "total|suma",
  `^[¿¡\\s]*(?:(?:el|la|the)\\s+)?(?:(?<field>(?!suma|total|cuant)\\p{L}+)\\s+)?(?:total|suma(?: total)?)(?<year>\\s+(?:(?:de|en|in)\\s+)?(?:19|20)\\d{2})?(?:\\s+(?:del?|of)(?:\\s+(?:el|la|l[oa]s|the))?(?=\\s+\\p{L}+es(?:\\s|$)))?(?:\\s+(?<done>\\p{L}+))?${perGroup}`,
);
/** "cuánto suma cada organismo", "cuánto licita cada organismo", "cuánto se vendió por región". */
const howMuchDone = whereSaid(
  "cuanto|how much",
  `^[¿¡\\s]*(?:cuanto|how much)(?:\\s+(?:does|do|did))?(?:\\s+(?:se\\s+)?(?:han?\\s+)?(?<early>\\p{L}+))?${group}(?:\\s+(?<late>\\p{L}+))?$`,
);
const sums = /^(?:suman?|totalizan?|acumulan?)$/u;

/** A sum of what was done of each record, in all or by groups. */
export function readTotalDone(text: string, namesFigure: NamesFigure): AskedAggregate | null {
  const total = totalDone.exec(text)?.groups;
  if (total) return readTotal(total, text, namesFigure);
  const { early, late = early, each, per } = howMuchDone.exec(text)?.groups ?? {};
  if (late === undefined) return null;
  const done = doneBy(late);
  if (sums.test(late)) return figureOf("sum", amount, each ?? per);
  return done && isAmountDone(done.measured)
    ? figureOf("sum", columnOf(done.measured, false, namesFigure), each ?? per)
    : null;
}

function readTotal(
  { field, year, done, each, per }: Readonly<Record<string, string | undefined>>,
  text: string,
  namesFigure: NamesFigure,
): AskedAggregate | null {
  const by = each ?? per;
  const deed = done === undefined ? null : doneBy(done);
  const isDone = deed !== null && /[ai]d[oa]s?$/u.test(done ?? "");
  const isNoun = done !== undefined && field === undefined && isAmountDone(done);
  if (done !== undefined && !isDone && !isNoun) return null;
  if (field !== undefined) {
    const concept = conceptOf(field);
    const isFigure = namesFigure(field) || (concept !== null && isNumeric(concept));
    if (isAmountDone(field) && by !== undefined) return figureOf("sum", columnOf(field, false, namesFigure), by);
    const ofYear = year === undefined ? field : `${field} ${year.trim().slice(-4)}`;
    return (isFigure || namesFigure(ofYear)) && (isDone || year !== undefined)
      ? figureOf("sum", askedColumn(ofYear), by)
      : null;
  }
  if (isNoun || isDone) return figureOf("sum", columnOf(deed?.measured ?? done ?? "", false, namesFigure), by);
  return by !== undefined && !namesFigure("total") && !/\s(?:de|del|of)\s/u.test(text)
    ? figureOf("sum", amount, by)
    : null;
}

const ofGroups =
  /(?<!\p{L})(?:suma|total(?:es)?|sum|promedio|medi[oa]|average|mean)(?!\p{L})[^,;.]*\s(?:por|per|for|de|of)\s+(?:cada|each|every)\s+(?!un[oa](?!\p{L})|one(?!\p{L}))/u;
/** "total por cada entidad": what follows are groups, and not the records one by one. */
export const asksOfGroups = (text: string): boolean => ofGroups.test(text);
