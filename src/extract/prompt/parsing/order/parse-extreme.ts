import { countOf, countPattern, isMeasured, isNumeric } from "../amounts.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import type { Draft } from "../prompt-text.ts";
import { type Pattern, whereSaid } from "../where-said.ts";
import { mayHoldBest } from "./bests.ts";
import { doneBy } from "./measured-deeds.ts";
import { isOneThing } from "./parse-superlative.ts";
import {
  type AskedBest,
  type AskedSort,
  directionOfEnd,
  first,
  least,
  most,
  sortOn,
  stop,
  isPlural,
} from "./superlatives.ts";

const article = "(?:(?:el|la|los|las|the)\\s+)?";
const perUnit =
  "(?:por|per)\\s+(?:kilo\\p{L}*|kg|metro|m2|unidad|litro|tonelada|persona|noche|dia|hora|mes|unit|pound|litre|liter|night|person)";
const fieldWords = `(?<field>(?!(?:al?|to|que|than|de|del|of|[oyu]|e|or|and)\\s)\\p{L}+(?:\\s+${perUnit}|\\s+(?:de(?:l| la)?|of|a|en|in)\\s+\\p{L}+|\\s+\\p{L}+)?(?:\\s+(?:19|20)\\d{2})?)`;
/** What there are so many of: "temas con más respuestas". */
const howMany =
  /^(?:respuestas|mensajes|comentarios|opiniones|rese(?:n|ñ)as|visitas|vistas|votos|temas|hilos|descargas|seguidores|miembros|usuarios|puntos|ventas|replies|answers|messages|posts|comments|reviews|ratings|views|votes|topics|threads|downloads|followers|members|users|points|sales)(?!\p{L})/u;
const endsPerUnit = new RegExp(`\\s${perUnit}$`, "u");
const counted = `(?:${countPattern}\\s+)?`;
const noun = "(?:(?<noun>\\p{L}+)\\s+)?";
const ends = `${most}|${least}`;
const firstOfMost = whereSaid(
  first,
  `(?<!\\p{L})${first}\\s+(?:(?:l[oa]s|those|the ones)\\s+)?(?:con|de|with)\\s+(?:${ends})(?!\\p{L})`,
);
const extremes: readonly Pattern[] = [
  whereSaid(
    ends,
    `(?<![\\p{L}\\d])${article}${counted}${noun}(?:con|de|with)\\s+${article}(?<way>${ends})\\s+${fieldWords}${stop}`,
  ),
  whereSaid(
    "top|mejores|best",
    `(?<![\\p{L}\\d])${article}(?:top|mejores|best)\\s+${countPattern}\\s+${noun}(?:por|segun|by|en|in)\\s+${fieldWords}${stop}`,
  ),
  whereSaid(
    "mas\\s+(?:alt|elevad|baj)",
    `(?<![\\p{L}\\d])${article}${counted}${noun}(?:con|de)\\s+(?:el|la)\\s+(?<field>\\p{L}+)\\s+mas\\s+(?<way>alt|elevad|baj)[oa](?!\\p{L})`,
  ),
];

/** `that have scored the most goals`, `que más goles han marcado`, `que han vendido más discos`: what they did most of. */
const doneMost: readonly Pattern[] = [
  whereSaid(
    "most|fewest|least",
    `(?<![\\p{L}\\d])${article}${counted}${noun}(?:that|which|who)\\s+(?:(?:have|has|had)\\s+)?\\p{L}+\\s+the\\s+(?<way>most|fewest|least)\\s+(?<field>\\p{L}+)${stop}`,
  ),
  whereSaid(
    "mas|menos",
    `(?<![\\p{L}\\d])${article}${counted}${noun}que\\s+(?<way>mas|menos)\\s+(?<field>\\p{L}{3,}s)\\s+(?:han?\\s+)?\\p{L}{3,}${stop}`,
  ),
  whereSaid(
    "mas|menos",
    `(?<![\\p{L}\\d])${article}${counted}${noun}que\\s+(?:han?\\s+)?\\p{L}{3,}\\s+(?<way>mas|menos)\\s+(?<field>\\p{L}{3,}s)${stop}`,
  ),
];

/** `what bank pays the highest interest`, `qué región tuvo el precio más alto`: the things named stay. */
const questions: readonly Pattern[] = [
  whereSaid(
    `(?:what|which|que|cual)[^]*\\s(?:${ends})`,
    `^[^\\p{L}]*(?:what|which|que|cual(?:es)?)\\s+(?<noun>\\p{L}+)(?<rest>\\s+\\p{L}+\\s+(?:the|el|la)\\s+(?<way>${ends})\\s+(?<field>\\p{L}+(?:\\s+(?!de\\s|of\\s|en\\s|in\\s)\\p{L}+)?))(?=\\s*(?:[?.,;]|$)|\\s+(?:y|and|en|in|de|of)\\s)`,
  ),
  whereSaid(
    "mas\\s+(?:alt|elevad|baj)",
    `^[^\\p{L}]*(?:que|cual(?:es)?)\\s+(?<noun>\\p{L}+)(?<rest>\\s+\\p{L}+\\s+(?:el|la)\\s+(?<field>\\p{L}+)\\s+mas\\s+(?<way>alt|elevad|baj)[oa])(?!\\p{L})`,
  ),
];

/** Ends that say an order whatever is named behind them; "con más información", "con mejor trato" do not. */
const isSure = /^(?:mayor(?:es)?|menor(?:es)?|highest|lowest|largest|greatest|biggest|smallest|alt|elevad|baj)$/u;

function takeQuestion(draft: Draft): AskedBest | null {
  for (const pattern of questions) {
    const match = pattern.exec(draft.text());
    const { noun: thing = "", rest = "", way: which = "", field = "" } = match?.groups ?? {};
    if (!match || isMeasured(thing) || mayHoldBest(rest)) continue;
    const end = match.index + match[0].length;
    draft.cut(end - rest.length, end);
    return { sort: sortOn(field, directionOfEnd(which)), limit: isPlural(thing) ? null : 1 };
  }
  return null;
}

const whoOrWhat =
  "[^\\p{L}]*(?:(?:que|cual(?:es)?|which|what)(?:\\s+(?<noun>(?!se\\s|es\\s|son\\s)\\p{L}+))?|quien(?:es)?|who)";
/** "qué equipo tiene más puntos", "quién ganó más partidos", "which team won the most games". */
const hasMost = whereSaid(
  "(?:mas|menos|most|fewest|least)\\s",
  `^(?<who>${whoOrWhat})(?<rest>\\s+(?:ha[ns]?\\s+)?(?<verb>\\p{L}+)\\s+(?:the\\s+)?(?<way>mas|menos|most|fewest|least)\\s+(?!de\\s|que\\s|than\\s|of\\s)(?<field>\\p{L}{3,}))(?=\\s*(?:[?.,;]|$)|\\s+(?:y|and|en|in|con|with)\\s)`,
);

function takeHasMost(draft: Draft, namesFigure: (words: string) => boolean): AskedBest | null {
  const match = hasMost.exec(draft.text());
  const { who = "", noun: thing = "", rest = "", verb = "", way: end = "", field = "" } = match?.groups ?? {};
  const named = matchConcept(field)?.concept;
  const isFigure = field.endsWith("s") || namesFigure(field) || (named !== undefined && isNumeric(named));
  if (!match || !isFigure || isMeasured(thing)) return null;
  const done = doneBy(verb);
  cutWho(draft, match.index, { who, thing, rest });
  const sort = done?.isResult ? done.sort(directionOfEnd(end)) : sortOn(field, directionOfEnd(end));
  return { sort, limit: asksForMany(who, thing) ? null : 1 };
}

/** Cuts an order out of a question: the things that it names stay. */
function cutWho(
  draft: Draft,
  at: number,
  { who, thing, rest }: Readonly<Record<"who" | "thing" | "rest", string>>,
): void {
  draft.cut(at + who.length, at + who.length + rest.length);
  draft.cut(at, at + who.length - thing.length);
}

const asksForMany = (who: string, thing: string): boolean =>
  isPlural(thing) || (thing === "" && /(?:quienes|cuales)$/.test(who));

/** "qué producto se exporta más", "quién vende más", "which one sells the most", "qué grado cuesta menos". */
const doesMost = whereSaid(
  "mas|menos|most|least",
  `^(?<who>${whoOrWhat}(?:\\s+(?:es|son|is|are)\\s+(?:el|la|l[oa]s|the one)\\s+(?:que|that|which))?)(?<rest>\\s+(?:se\\s+|is\\s+|are\\s+|was\\s+)?(?:(?<early>mas|menos)\\s+)?(?:se\\s+)?(?:han?\\s+)?(?<verb>\\p{L}{3,})(?:\\s+(?:the\\s+)?(?<late>mas|menos|most|least))?)(?=\\s*(?:[?.,;]|$)|\\s+(?:y|and|en|in|con|with|por)\\s)`,
);

function takeDoneMost(draft: Draft): AskedBest | null {
  const match = doesMost.exec(draft.text());
  const { who = "", noun: thing = "", rest = "", verb = "", early, late = early } = match?.groups ?? {};
  const done = doneBy(verb);
  if (!match || late === undefined || done === null || isMeasured(thing)) return null;
  cutWho(draft, match.index, { who, thing: /\s(?:es|son|is|are)\s/.test(who) ? "" : thing, rest });
  return { sort: done.sort(directionOfEnd(late)), limit: asksForMany(who, thing) ? null : 1 };
}

/** `highest salary first`, `mayor precio primero`, `primero los de más opiniones`. */
const highestFirst = whereSaid(
  first,
  `(?<!\\p{L})(?:(?:con\\s+)?${article}(?<way>${most}|${least})\\s+(?<field>\\p{L}+)\\s+${first}|${first}\\s+(?:(?:el|la|l[oa]s|the ones?|those)\\s+)?(?:con|de|que\\s+tienen|with)\\s+${article}(?<way2>${most}|${least})\\s+(?<field2>\\p{L}+))(?!\\p{L})`,
);
/** `los 3 con mayor precio`, `the one with the lowest rent`: the things named stay, the rest is cut out. */
export function takeExtreme(draft: Draft, namesFigure: (words: string) => boolean): AskedBest | null {
  if (firstOfMost.test(draft.text())) return null;
  const asked = takeDoneMost(draft) ?? takeHasMost(draft, namesFigure) ?? takeQuestion(draft);
  if (asked) return asked;
  for (const pattern of [...extremes, ...doneMost]) {
    const match = pattern.exec(draft.text());
    const { way: which, field, noun: thing } = match?.groups ?? {};
    if (!match || !field) continue;
    const named = matchConcept(field);
    const isOnPage = namesFigure(field);
    const isNamedShort = named?.start === 0 && !endsPerUnit.test(field) && !isOnPage;
    const tail =
      named && isNamedShort && !/\d$/u.test(field) ? field.split(/\s+/).slice(0, named.length).join(" ") : field;
    const limit = countOf(match[1]);
    const isOne = isSingular(match[0]) || (thing !== undefined && isOneThing(thing));
    const isFigure = howMany.test(field) || (named !== null && isNumeric(named.concept)) || isOnPage;
    if (limit === null && !isFigure && !(isSure.test(which ?? "") || (isOne && (named || isPlural(field))))) continue;
    const end = match.index + match[0].length - (field.length - tail.length);
    const at = thing === undefined ? -1 : match[0].indexOf(thing);
    if (at >= 0) {
      draft.cut(match.index + at + (thing ?? "").length, end);
      draft.cut(match.index, match.index + at);
    } else draft.cut(match.index, end);
    const sort = sortOn(tail, directionOfEnd(which ?? ""));
    return { sort: isOnPage ? { ...sort, isOfFigures: true } : sort, limit: limit ?? (isOne ? 1 : null) };
  }
  return null;
}

/** `el de mayor precio`, `the one with the lowest price`: one record. */
const isSingular = (text: string): boolean => /^\s*(?:el|la|the one)\s/.test(text);

export function takeHighestFirst(draft: Draft): AskedSort[] | null {
  const { field, way, field2 = field, way2 = way ?? "" } = draft.take(highestFirst)?.groups ?? {};
  return field2 ? [sortOn(field2, directionOfEnd(way2))] : null;
}
