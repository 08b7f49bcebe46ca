import type { AskedColumn, Restriction } from "./asked.ts";
import { matchConcept } from "../match-concept.ts";
import { foldKeepingLength } from "./prompt-text.ts";
import { translationsOf } from "../thesaurus.ts";
import { isThing } from "../things.ts";
import { wordsOf } from "../words.ts";

const joints = "de|del|en|in|from|of|at|by|for|before|ante|para";
const plural = "l[oa]s|the|cada|todos(?: los)?|todas(?: las)?|each|every|all(?: the)?|est[oa]s|these|those|aquell[oa]s";
const scope = new RegExp(`^(?<head>.+?)\\s+(?:${joints})\\s+(?:${plural})\\s+(?<scope>.+)$`, "u");
const joint = new RegExp(`(?<=\\S)\\s+(?=(?:${joints})\\s+\\S)`, "gu");
/** "los de Perú": the records, whatever they are, of what is named. */
const ofNamed = /^(?:de|del|en|of|from|in)\s/u;
const lead = new RegExp(`^(?:(?:${joints}|que|that)\\s+)?(?:(?:el|la|los|las|the)\\s+)?`, "u");

const isWhole = (text: string): boolean => {
  const match = matchConcept(text);
  return match !== null && match.start === 0 && match.length === text.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;
};
/** Whether words name a column by the lexicon or in another language of labels. */
const isKnown = (text: string): boolean => matchConcept(text) !== null || translationsOf(wordsOf(text)).length > 0;
const isPlural = (word: string): boolean => /\p{L}{3,}s$/u.test(word);
/** What things are counted by: "número de hoteles" is a column of its own. */
const counts = /^(?:numero|n[ºo°]\.?|nro\.?|cantidad|total|suma|number|count|quantity)$/u;
const pageWords =
  /^(?:(?:la|el|esta|este|the|this)\s+)?(?:lista|listado|pagina|web|sitio|tienda|catalogo|directorio|list|page|site|store|shop|catalogue|directory)$/u;

/** Whether words begin with a capital letter where not all words do: "en el Centro", "de Farmacia Ruiz". */
const isProper = (words: string, typed: string): boolean => /^\p{Lu}/u.test(words) && /(?:^|\s)\p{Ll}{3,}/u.test(typed);

/**
 * Takes the words that may narrow the records down off the name of a column: "precio de los productos de Lima", "ofertas
 * remotas", "permanent jobs", "teléfono de Café Nevado". Gives a restriction alone where no column is left.
 */
export function narrow(typed: string): AskedColumn {
  const folded = foldKeepingLength(typed);
  const concept = matchConcept(folded)?.concept ?? null;
  const whole: AskedColumn = { title: typed, concept };
  if (isWhole(folded)) return whole;
  const restriction = (from: number, to: number, isSure: boolean, isOfThings = false): Restriction[] => {
    const at = from + (/^\s*/.exec(folded.slice(from, to))?.[0].length ?? 0);
    const words = typed.slice(at + (lead.exec(folded.slice(at, to))?.[0].length ?? 0), to).trim();
    const plain = foldKeepingLength(words);
    if (words === "" || pageWords.test(plain)) return [];
    const [first = "", ...others] = plain.split(" ");
    if (!isSure && !isOfThings && isThing(first) && !isProper(words, typed) && (isPlural(first) || others.length === 0))
      return isPlural(first) && others.length > 0 ? restriction(to - others.join(" ").length, to, isSure) : [];
    const thing = others.at(-1);
    if (!isSure && thing !== undefined && isPlural(thing) && isThing(thing) && !isThing(first))
      return restriction(from, to - thing.length, isSure);
    return [{ asked: typed.slice(from, to).trim(), words, isNegated: false, isSure }];
  };
  const scoped = scope.exec(folded)?.groups;
  if (
    scoped?.head &&
    scoped.scope &&
    (isKnown(scoped.head) || ofNamed.test(scoped.scope) || isThing(/^\p{L}+/u.exec(scoped.scope)?.[0] ?? ""))
  ) {
    const first = /^\p{L}+/u.exec(scoped.scope)?.[0] ?? "";
    const isAlone = scoped.scope === first && matchConcept(first) === null;
    const isName = isAlone || /^(?:de|del|en|of|from|in|que|con)$/.test(first);
    const from = folded.length - scoped.scope.length + (isName ? 0 : first.length);
    const thing = isName ? null : matchConcept(first);
    const head = typed.slice(0, scoped.head.length);
    const named = matchConcept(scoped.head)?.concept ?? null;
    if (named?.id === "title" && thing && thing.concept.role !== "title" && from >= folded.length)
      return { title: typed, concept: thing.concept };
    const column = narrow(head);
    const own = column.narrowed?.restrictions ?? [];
    const restrictions = [...own, ...restriction(from, folded.length, !isAlone)];
    const plain = column.narrowed?.title ?? column.title;
    return restrictions.length === 0
      ? { title: plain, concept: column.concept }
      : {
          title: own.length > 0 ? column.title : plain,
          concept: column.concept,
          narrowed: { title: plain, restrictions },
        };
  }
  const words = folded.split(" ");
  const last = words.at(-1) ?? "";
  const [firstWord = ""] = words;
  const tailed = tailOf(folded);
  if (tailed) {
    const head = tailed.head;
    const headConcept = matchConcept(head)?.concept ?? null;
    const isOfName = isProper(typed.slice(head.length + 1).replace(/^\p{L}+\s+/u, ""), typed);
    if (
      isOfName ||
      isWhole(head) ||
      isThing(lastOf(head)) ||
      (headConcept === null && isPlural(head.split(" ")[0] ?? ""))
    ) {
      const rest = /^(?:of|de|for|from|in)\s/.test(tailed.rest) ? tailed.rest.replace(/^\p{L}+\s+/u, "") : "";
      if (isPlural(rest) && isThing(rest) && isWhole(rest) && counts.test(head)) return { title: typed, concept: null };
      if (isPlural(rest) && isThing(rest) && isWhole(rest) && headConcept?.role !== "title")
        return { title: typed.slice(0, head.length), concept: headConcept };
      const inner = narrow(typed.slice(0, head.length));
      const own = inner.narrowed ?? { title: inner.title, restrictions: [] };
      const isOfThings = words.length === 3 && isPlural(head) && (isThing(head) || headConcept === null);
      const more = restriction(head.length + 1, folded.length, false, isOfThings);
      if (more.length > 0) {
        const column =
          isThing(lastOf(head)) || isThing(head.split(" ")[0] ?? "") || headConcept ? headConcept : concept;
        return {
          title: typed,
          concept: column,
          narrowed: { title: own.title, restrictions: [...own.restrictions, ...more] },
        };
      }
    }
  }
  if (words.length > 1 && isThing(firstWord) && isPlural(firstWord))
    return {
      title: typed,
      concept: matchConcept(firstWord)?.concept ?? null,
      narrowed: {
        title: typed.slice(0, firstWord.length),
        restrictions: restriction(firstWord.length + 1, folded.length, false),
      },
    };
  if (words.length > 1 && isThing(last) && isPlural(last))
    return {
      title: typed,
      concept: matchConcept(last)?.concept ?? null,
      narrowed: {
        title: typed.slice(folded.length - last.length),
        restrictions: restriction(0, folded.length - last.length - 1, false),
      },
    };
  if (words.length > 1 && concept === null && isPlural(firstWord))
    return {
      title: typed,
      concept,
      narrowed: {
        title: typed.slice(0, firstWord.length),
        restrictions: restriction(firstWord.length + 1, folded.length, false),
      },
    };
  return namedValue(typed) ?? whole;
}

/** A name and what it is of: the name is as long as the lexicon knows it ("fecha de presentación de ofertas"), else as short as can be. */
function tailOf(folded: string): { head: string; rest: string } | null {
  const ends = [...folded.matchAll(joint)].map(({ index }) => index);
  const end = ends.findLast((at) => isWhole(folded.slice(0, at))) ?? ends[0];
  return end === undefined ? null : { head: folded.slice(0, end), rest: folded.slice(end).trimStart() };
}

/** "sección Minería": a column and, in capitals, what is to stand in it. */
function namedValue(typed: string): AskedColumn | null {
  const name = /^(?<name>\p{Ll}+)\s+\p{Lu}/u.exec(typed)?.groups?.name ?? "";
  const concept = matchConcept(name)?.concept ?? null;
  if (concept?.types[0] !== "text" || concept.role === "title") return null;
  const restriction: Restriction = { asked: typed, words: typed, isNegated: false, isSure: false };
  return { title: typed, concept, narrowed: { title: "", restrictions: [restriction] } };
}

const lastOf = (text: string): string => text.split(" ").at(-1) ?? "";

/** "only construction", "no temporary ones": a condition where the page shows the words, else a column like any other. */
export function narrowOnly(typed: string, isNegated: boolean): AskedColumn {
  const column = narrow(typed);
  const words = typed.replace(/^not?\s+/iu, "").replace(/\s+(?:ones?|please)$/iu, "");
  if (isWhole(foldKeepingLength(typed)) || isWhole(foldKeepingLength(words))) return column;
  return { ...column, narrowed: { title: "", restrictions: [{ asked: typed, words, isNegated, isSure: isNegated }] } };
}
