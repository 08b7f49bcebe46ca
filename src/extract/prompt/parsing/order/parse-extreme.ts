import { countOf, countPattern, isMeasured, isNumeric } from "../amounts.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import type { Draft } from "../prompt-text.ts";
import { type Pattern, whereSaid } from "../where-said.ts";
import { type AskedBest, type AskedSort, directionOfEnd, first, least, most, sortOn, stop } from "./superlatives.ts";

const article = "(?:(?:el|la|los|las|the)\\s+)?";
const perUnit =
  "(?:por|per)\\s+(?:kilo\\p{L}*|kg|metro|m2|unidad|litro|tonelada|persona|noche|dia|hora|mes|unit|pound|litre|liter|night|person)";
const fieldWords = `(?<field>\\p{L}+(?:\\s+${perUnit}|\\s+(?:de(?:l| la)?|of|a|en|in)\\s+\\p{L}+|\\s+\\p{L}+)?)`;
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

function takeQuestion(draft: Draft): AskedBest | null {
  for (const pattern of questions) {
    const match = pattern.exec(draft.text());
    const { noun: thing = "", rest = "", way: which = "", field = "" } = match?.groups ?? {};
    if (!match || isMeasured(thing)) continue;
    const end = match.index + match[0].length;
    draft.cut(end - rest.length, end);
    return { sort: sortOn(field, directionOfEnd(which)), limit: thing.endsWith("s") ? null : 1 };
  }
  return null;
}

/** `highest salary first`, `mayor precio primero`, `primero los de más opiniones`. */
const highestFirst = whereSaid(
  first,
  `(?<!\\p{L})(?:(?:con\\s+)?${article}(?<way>${most}|${least})\\s+(?<field>\\p{L}+)\\s+${first}|${first}\\s+(?:(?:el|la|l[oa]s|the ones?|those)\\s+)?(?:con|de|que\\s+tienen|with)\\s+${article}(?<way2>${most}|${least})\\s+(?<field2>\\p{L}+))(?!\\p{L})`,
);
/** `los 3 con mayor precio`, `the one with the lowest rent`: the things named stay, the rest is cut out. */
export function takeExtreme(draft: Draft): AskedBest | null {
  if (firstOfMost.test(draft.text())) return null;
  const asked = takeQuestion(draft);
  if (asked) return asked;
  for (const pattern of [...extremes, ...doneMost]) {
    const match = pattern.exec(draft.text());
    const { way: which, field, noun: thing } = match?.groups ?? {};
    if (!match || !field) continue;
    const named = matchConcept(field);
    const isNamedShort = named?.start === 0 && !endsPerUnit.test(field);
    const tail = named && isNamedShort ? field.split(/\s+/).slice(0, named.length).join(" ") : field;
    const limit = countOf(match[1]);
    const isOne = isSingular(match[0]) || (thing !== undefined && !thing.endsWith("s") && isThing(thing));
    const isFigure = howMany.test(field) || (named !== null && isNumeric(named.concept));
    const isVague = /^(?:mas|most|menos|least)$/.test(which ?? "") && !isOne && !isFigure;
    if (limit === null && ((!named && !isFigure) || isVague)) continue;
    const end = match.index + match[0].length - (field.length - tail.length);
    const at = thing === undefined ? -1 : match[0].indexOf(thing);
    if (at >= 0) {
      draft.cut(match.index + at + (thing ?? "").length, end);
      draft.cut(match.index, match.index + at);
    } else draft.cut(match.index, end);
    return { sort: sortOn(tail, directionOfEnd(which ?? "")), limit: limit ?? (isOne ? 1 : null) };
  }
  return null;
}

/** `el de mayor precio`, `the one with the lowest price`: one record. */
const isSingular = (text: string): boolean => /^\s*(?:el|la|the one)\s/.test(text);

export function takeHighestFirst(draft: Draft): AskedSort[] | null {
  const { field, way, field2 = field, way2 = way ?? "" } = draft.take(highestFirst)?.groups ?? {};
  return field2 ? [sortOn(field2, directionOfEnd(way2))] : null;
}
