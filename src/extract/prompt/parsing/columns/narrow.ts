import type { AskedColumn, Restriction } from "../asked.ts";
import { conceptOf, matchConcept, namesConcept } from "../../lexicon/match-concept.ts";
import { foldKeepingLength } from "../prompt-text.ts";
import { translationsOf } from "../../lexicon/thesaurus/thesaurus.ts";
import { isNumeric } from "../amounts.ts";
import { isThing } from "../../lexicon/things.ts";
import { wordsOf } from "../../lexicon/words.ts";

const joints = "de|del|en|in|from|of|at|by|for|before|ante|para";
const plural = "l[oa]s|the|cada|todos(?: los)?|todas(?: las)?|each|every|all(?: the)?|est[oa]s|these|those|aquell[oa]s";
const scope = new RegExp(`^(?<head>.+?)\\s+(?:${joints})\\s+(?:${plural})\\s+(?<scope>.+)$`, "u");
const joint = new RegExp(`(?<=\\S)\\s+(?=(?:${joints})\\s+\\S)`, "gu");
/** "los de Perú": the records, whatever they are, of what is named. */
const ofNamed = /^(?:de|del|en|of|from|in)\s/u;
const lead = new RegExp(`^(?:(?:${joints}|que|that)\\s+)?(?:(?:el|la|los|las|the)\\s+)?`, "u");

/** "nombre de la radio", "nombre de la empresa de transporte": what each record is, not which of them are meant. */
const ofTheThing = /^\s+(?:del|de\s+la|of\s+the)\s+\p{L}+(?:\s+de\s+\p{L}+)?$/u;

/** Whether words name a column by the lexicon or in another language of labels. */
const isKnown = (text: string): boolean => matchConcept(text) !== null || translationsOf(wordsOf(text)).length > 0;
/** "partidos jugados", "carreras anotadas": two words that pages call one thing by, though the first alone would be another. */
const isCalledSo = (text: string): boolean => /^\p{L}+ \p{L}+$/u.test(text) && translationsOf(wordsOf(text)).length > 0;
const isPlural = (word: string): boolean => /\p{L}{3,}s$/u.test(word);
/** What things are counted by: "número de hoteles" is a column of its own. */
const counts = /^(?:numero|n[ºo°]\.?|nro\.?|cantidad|total|suma|number|count|quantity)$/u;
const pageWords =
  /^(?:(?:la|el|esta|este|the|this)\s+)?(?:lista|listado|pagina|web|sitio|tienda|catalogo|directorio|list|page|site|store|shop|catalogue|directory)$/u;

/** Whether words begin with a capital letter where not all words do: "en el Centro", "de Farmacia Ruiz". */
const isProper = (words: string, typed: string): boolean => /^\p{Lu}/u.test(words) && /(?:^|\s)\p{Ll}{3,}/u.test(typed);

/** The concept that a phrase names; a name in capitals is no slip of another word: "micrófonos Shure" have no share. */
function conceptIn({ typed, folded }: Phrase): AskedColumn["concept"] {
  const match = matchConcept(folded);
  if (match === null || match.nearness > 0 || match.start === 0) return match?.concept ?? null;
  return /^\p{Lu}/u.test(typed.split(" ")[match.start] ?? "") ? null : match.concept;
}

/** What a column may be called, as typed and folded, character for character. */
type Phrase = { readonly typed: string; readonly folded: string };

/**
 * Takes the words that may narrow the records down off the name of a column: "precio de los productos de Lima", "ofertas
 * remotas", "permanent jobs", "teléfono de Café Nevado". Gives a restriction alone where no column is left.
 */
export function narrow(typed: string): AskedColumn {
  const phrase: Phrase = { typed, folded: foldKeepingLength(typed) };
  const whole: AskedColumn = { title: typed, concept: conceptIn(phrase) };
  if (namesConcept(phrase.folded) || isCalledSo(phrase.folded)) return whole;
  return (
    eitherKind(phrase) ??
    everythingOf(phrase) ??
    countOf(phrase) ??
    beforeAllThings(phrase) ??
    beforeTail(phrase) ??
    thingsFirst(phrase) ??
    thingsLast(phrase) ??
    unknownThingsFirst(phrase) ??
    unknownThingsLast(phrase) ??
    namedValue(typed) ??
    whole
  );
}

/** "locales u oficinas": which records, where the page shows both. */
function eitherKind({ typed, folded }: Phrase): AskedColumn | null {
  if (!/^\p{L}{3,}s\s+(?:o|u|or)\s+\p{L}{3,}s$/u.test(folded)) return null;
  const restriction: Restriction = { asked: typed, words: typed, isNegated: false, isSure: false };
  return {
    title: typed,
    concept: conceptOf(firstWordOf(folded)),
    narrowed: { title: "", restrictions: [restriction] },
  };
}

const allOf = /^(?:everything|anything|todo(?: lo)?)\s+(?:(?:de|del|of|from|by|que sea)\s+)?(?=\S)/u;

/** "everything Bosch", "todo lo de Lima": the records, and nothing that they have. */
function everythingOf({ typed, folded }: Phrase): AskedColumn | null {
  const words = typed.slice(allOf.exec(folded)?.[0].length ?? typed.length);
  if (words === "" || conceptOf(words) !== null) return null;
  const restrictions = [{ asked: typed, words, isNegated: false, isSure: true }];
  return { title: typed, concept: null, narrowed: { title: "", restrictions } };
}

const counted =
  /^(?:numero|n[.ºo°]{1,2}|nro\.?|cantidad|total|number|no\.|count)\s+(?:de|of)\s+(?:(?:l[oa]s|the)\s+)?(?<things>\p{L}+)$/u;

/** "nº de opiniones", "number of downloads": the figure, by the name it goes by or by what is counted. */
function countOf({ typed, folded }: Phrase): AskedColumn | null {
  const things = counted.exec(folded)?.groups?.things ?? "";
  if (!isPlural(things) || isThing(things)) return null;
  const named = `numero de ${things}`;
  if (namesConcept(named)) return { title: typed, concept: conceptOf(named) };
  const concept = conceptOf(things);
  if (concept !== null && !isNumeric(concept)) return null;
  return { title: typed.slice(folded.lastIndexOf(things)), concept, called: typed };
}

/** "precio de los productos de Lima": what stands before all the things is the column, what follows them narrows them down. */
function beforeAllThings(phrase: Phrase): AskedColumn | null {
  const { typed, folded } = phrase;
  const { head = "", scope: things = "" } = scope.exec(folded)?.groups ?? {};
  const first = firstOf(things);
  if (head === "" || things === "") return null;
  if (!isKnown(head) && !ofNamed.test(things) && !isThing(first)) return null;
  const isAlone = things === first && matchConcept(first) === null;
  const isName =
    isAlone ||
    (!isPlural(first) && !isThing(first)) ||
    /^(?:de|del|en|of|from|in|que|con)$/.test(first) ||
    isProper(typed.slice(folded.length - things.length), typed);
  const from = folded.length - things.length + (isName ? 0 : first.length);
  const owner = isName ? null : conceptOf(first);
  if (conceptOf(head)?.id === "title" && owner && owner.role !== "title" && from >= folded.length)
    return { title: typed, concept: owner };
  const column = narrow(typed.slice(0, head.length));
  const own = column.narrowed?.restrictions ?? [];
  const ofThings = restrictionIn(phrase, from, folded.length, isAlone ? "maybe" : "sure");
  const restrictions = [...own, ...(isAlone ? ofThings.map((one) => ({ ...one, isKind: true })) : ofThings)];
  const plain = column.narrowed?.title ?? column.title;
  const title = own.length > 0 ? column.title : plain;
  if (restrictions.length === 0) return { title: plain, concept: column.concept };
  return { title, concept: column.concept, narrowed: { title: plain, restrictions } };
}

/** "teléfono de Café Nevado", "hoteles en Madrid": a name that is complete, things, or a proper name behind it. */
function beforeTail(phrase: Phrase): AskedColumn | null {
  const { typed, folded } = phrase;
  const tailed = tailOf(folded);
  if (!tailed) return null;
  const { head, rest } = tailed;
  const concept = conceptOf(head);
  if (concept?.id === "title" && ofTheThing.test(folded.slice(head.length)) && !isProper(lastOf(typed), typed))
    return { title: typed, concept };
  const isOfName = isProper(typed.slice(head.length + 1).replace(/^\p{L}+\s+/u, ""), typed);
  const isOfUnknown = concept === null && isPlural(firstWordOf(head));
  if (!isOfName && !namesConcept(head) && !isThing(lastOf(head)) && !isOfUnknown) return null;
  const things = /^(?:of|de|for|from|in)\s/.test(rest) ? rest.replace(/^\p{L}+\s+/u, "") : "";
  if (isPlural(things) && isThing(things) && namesConcept(things)) {
    if (counts.test(head)) return { title: typed, concept: null };
    if (concept?.role !== "title") return { title: typed.slice(0, head.length), concept };
  }
  const inner = narrow(typed.slice(0, head.length));
  const own = inner.narrowed ?? { title: inner.title, restrictions: [] };
  const isOfThings = folded.split(" ").length === 3 && isPlural(head) && (isThing(head) || concept === null);
  const more = restrictionIn(phrase, head.length + 1, folded.length, isOfThings ? "ofThings" : "maybe");
  if (more.length === 0) return null;
  const isHeadThing = isThing(lastOf(head)) || isThing(firstWordOf(head));
  return {
    title: typed,
    concept: isHeadThing ? concept : (concept ?? conceptOf(folded)),
    narrowed: { title: own.title, restrictions: [...own.restrictions, ...more] },
  };
}

/** "ofertas remotas": things and what they are like. */
function thingsFirst(phrase: Phrase): AskedColumn | null {
  const first = firstWordOf(phrase.folded);
  return isThing(first) && isPlural(first) ? withFirstWord(phrase, conceptOf(first)) : null;
}

/** "permanent jobs": what things are like, and they. */
function thingsLast(phrase: Phrase): AskedColumn | null {
  const { typed, folded } = phrase;
  const last = lastOf(folded);
  if (last === folded || !isThing(last) || !isPlural(last)) return null;
  const end = folded.length - last.length;
  return {
    title: typed,
    concept: conceptOf(last),
    narrowed: { title: typed.slice(end), restrictions: restrictionIn(phrase, 0, end - 1, "maybe") },
  };
}

/** "relojes antiguos": the same of things that the lexicon lacks. */
const unknownThingsFirst = (phrase: Phrase): AskedColumn | null =>
  conceptIn(phrase) === null && isPlural(firstWordOf(phrase.folded)) ? withFirstWord(phrase, null) : null;

const jointIn = new RegExp(`\\s(?:${joints}|y|and|con|with)\\s`, "u");

/** "unsold lots": what things that the lexicon lacks are like, and they. */
function unknownThingsLast(phrase: Phrase): AskedColumn | null {
  const { typed, folded } = phrase;
  const last = lastOf(folded);
  if (last === folded || !isPlural(last) || conceptOf(folded) !== null || jointIn.test(folded)) return null;
  const end = folded.length - last.length;
  const restrictions = restrictionIn(phrase, 0, end - 1, "maybe");
  return { title: typed, concept: null, narrowed: { title: typed.slice(end), restrictions } };
}

/** The first of several words as the column, what follows as its restriction. */
function withFirstWord(phrase: Phrase, concept: AskedColumn["concept"]): AskedColumn | null {
  const { typed, folded } = phrase;
  const { length } = firstWordOf(folded);
  if (length === folded.length) return null;
  const restrictions = restrictionIn(phrase, length + 1, folded.length, "maybe");
  return { title: typed, concept, narrowed: { title: typed.slice(0, length), restrictions } };
}

/** How much a restriction is one: for sure, where the page shows it, or the same with the things themselves in it. */
type Certainty = "sure" | "maybe" | "ofThings";

/** What a part of a phrase says to narrow the records down, without the joints before it and the things that it is said of. */
function restrictionIn(phrase: Phrase, from: number, to: number, certainty: Certainty): Restriction[] {
  const { typed, folded } = phrase;
  const at = from + (/^\s*/.exec(folded.slice(from, to))?.[0].length ?? 0);
  const words = typed.slice(at + (lead.exec(folded.slice(at, to))?.[0].length ?? 0), to).trim();
  const plain = foldKeepingLength(words);
  const isSure = certainty === "sure";
  if (words === "" || pageWords.test(plain)) return [];
  const [first = "", ...others] = plain.split(" ");
  const last = others.at(-1) ?? "";
  const isOfThing = isThing(first) && !isProper(words, typed) && (isPlural(first) || others.length === 0);
  if (certainty === "maybe" && isOfThing)
    return isPlural(first) && others.length > 0 ? restrictionIn(phrase, to - others.join(" ").length, to, "maybe") : [];
  if (!isSure && isPlural(last) && isThing(last) && !isThing(first))
    return restrictionIn(phrase, from, to - last.length, "maybe");
  return [{ asked: typed.slice(from, to).trim(), words, isNegated: false, isSure }];
}

/** A name and what it is of: the name is as long as the lexicon knows it ("fecha de presentación de ofertas"), else as short as can be. */
function tailOf(folded: string): { head: string; rest: string } | null {
  const ends = [...folded.matchAll(joint)].map(({ index }) => index);
  const end = ends.findLast((at) => namesConcept(folded.slice(0, at))) ?? ends[0];
  return end === undefined ? null : { head: folded.slice(0, end), rest: folded.slice(end).trimStart() };
}

/** "sección Minería", "empresa Acciona": a column or a thing and, in capitals, what is to stand in it. */
function namedValue(typed: string): AskedColumn | null {
  const name = /^(?<name>\p{Ll}+)\s+\p{Lu}/u.exec(typed)?.groups?.name ?? "";
  const concept = conceptOf(name);
  if (concept?.types[0] !== "text" || concept.id === "title") return null;
  const isOfThing = concept.role === "title";
  const words = isOfThing ? typed.slice(name.length + 1) : typed;
  const restriction: Restriction = { asked: typed, words, isNegated: false, isSure: false };
  return { title: typed, concept, narrowed: { title: isOfThing ? name : "", restrictions: [restriction] } };
}

const firstWordOf = (text: string): string => text.split(" ")[0] ?? "";
const lastOf = (text: string): string => text.split(" ").at(-1) ?? "";
/** The letters that a text begins with. */
const firstOf = (text: string): string => /^\p{L}+/u.exec(text)?.[0] ?? "";

/** "only construction", "no temporary ones": a condition where the page shows the words, else a column like any other. */
export function narrowOnly(typed: string, isNegated: boolean): AskedColumn {
  const column = narrow(typed);
  const words = typed.replace(/^not?\s+/iu, "").replace(/\s+(?:ones?|please)$/iu, "");
  if (namesConcept(foldKeepingLength(typed)) || namesConcept(foldKeepingLength(words))) return column;
  return { ...column, narrowed: { title: "", restrictions: [{ asked: typed, words, isNegated, isSure: isNegated }] } };
}
