import { type AskedFilter, askedFilter } from "../asked.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { matchConcept, namesConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import { type Draft, typedAs } from "../prompt-text.ts";

const quoted = "[\"“«']([^\"”»']{1,80})[\"”»']";
const value = `(?:${quoted}|([\\p{L}\\d][\\p{L}\\d'’-]*(?:\\s+(?!(?:o|u|or)(?:\\s{2}|\\s*$)|y\\s|and\\s|con\\s|with\\s|en\\s|in\\s|de\\s+l[oa]s\\s)[\\p{L}\\d'’-]+){0,4}))`;
const theWord =
  "(?:la palabra |el texto |el termino |las palabras |la letra |the word |the text |the term |the letter )?";
const has =
  "conten(?:ga|gan|iendo|er)|contiene[n]?|mencione[n]?|menciona[n]?|hable[n]? de|trate[n]? (?:de|sobre)|diga[n]?|contain(?:s|ing)?|mention(?:s|ing)?|(?<=(?:that|which|name|title) )match(?:es|ing)?";
/** What is or is not to be seen in a record: alone "que aparezca el nombre" asks for a column. */
const shows = "aparezcan?|aparecen?|figuren?|figuran?|salgan?|salen?|appears?|shows? up";
const contains = new RegExp(
  `(?<!\\p{L})(?:(?:cuy[oa]|donde(?: (?:el|la))?|whose|where(?: the)?|con|with|que|that)\\s+)?(?:(?<field>(?!(?:donde|where)\\s)\\p{L}+)\\s+)?(?:que )?(?:(?:${has}|(?<=(?:donde|where)\\s+)(?:${shows}))\\s+${theWord}|(?:con|with)\\s+(?:la palabra|el texto|the words?)\\s+)${value}`,
  "u",
);
const begins =
  "(?:empie[cz][ae]n?|comien[cz][ae]n?|empezando|inici[ae]n?) (?:por|con)|(?:start|begin)(?:s|n?ing)? with(?: the)?";
const starts = new RegExp(
  `(?<!\\p{L})(?:(?:cuy[oa]|donde (?:el|la)|whose|where the|con|with|que|that)\\s+)?(?:(?<field>(?!no\\s|not\\s)\\p{L}+)\\s+)?(?:que |that )?(?<!\\b(?:no|not) )(?:${begins})\\s+${theWord}${value}`,
  "u",
);
const lacks = new RegExp(
  `(?<!\\p{L})(?:que |that |donde |where )?(?:no (?:${has}|${shows})|not (?:${has})|(?:do|does)(?: not|n't) (?:${has})|sin la palabra|without the word)\\s+${theWord}${value}`,
  "u",
);
const about = new RegExp(
  `(?<!\\p{L})(?:sobre|acerca de|about|relacionad[oa]s? con|related to)\\s+(?!todo)${value}`,
  "u",
);
/** `cuya ciudad sea Madrid`, `city = Bilbao`. */
const equality =
  /(?<!\p{L})(?:(?:cuy[oa]|whose|donde (?:el|la)|where(?: the)?|con|with)\s+)?(?<field>(?!(?:no|que|quien|donde|cuando|cuanto|como|what|who|where|when)\s)\p{L}+)\s*(?:\s(?:sea|es|is|equals|igual a)\s|=)\s*["“«]?(?<value>(?!(?:y|and)\s)\p{L}[\p{L}\d ]{1,40}?)["”»]?(?=\s*(?:[,.;]|$)|\s(?:o|u|or)\s{2})/u;

const reduced =
  /(?<!\p{L})(?:(?:que esten |que estan )?(?:en|de|con) (?:oferta|rebaja|rebajas|promocion|liquidacion)|rebajad[oa]s|on sale|discounted|on offer|reduced)(?!\p{L})/u;

/** The beginning that a word has in the singular and the plural: "servicios" → "servicio". */
const withoutPlural = (words: string): string => words.replace(/(?<=\p{L}{4}[aeiouáéíóú])s$/iu, "");

/** Conditions on the words of a value: `ciudad = Bilbao`, "que contengan café", "cuyo nombre empiece por A", "sobre minería". */
export const takeTextConditions = (draft: Draft): AskedFilter[] => [...takeEquality(draft), ...takeContents(draft)];

function takeEquality(draft: Draft): AskedFilter[] {
  const match = equality.exec(draft.text());
  const { field = "", value: said = "" } = match?.groups ?? {};
  if (!match || said === "" || !matchConcept(field)) return [];
  const wanted = typedAs(draft, match, said);
  return [askedFilter(draft.cut(match.index, match.index + match[0].length), field, "contains", wanted)];
}

const contents: readonly (readonly [RegExp, "lacks" | "contains" | "starts"])[] = [
  [lacks, "lacks"],
  [contains, "contains"],
  [starts, "starts"],
  [about, "contains"],
];

function takeContents(draft: Draft): AskedFilter[] {
  return contents.flatMap(([pattern, op]) => {
    const match = pattern.exec(draft.text());
    if (!match || listsColumns(match[0])) return [];
    const named = match.groups?.field && namesField(match.groups.field) ? match.groups.field : "";
    const wanted = typedAs(draft, match, match.at(-2) ?? match.at(-1) ?? "");
    const isColumn = match.groups?.field !== undefined && named === "";
    const from = isColumn
      ? match.index + match[0].indexOf(match.groups?.field ?? "") + (match.groups?.field ?? "").length
      : match.index;
    const isPlain = match.at(-2) === undefined && op === "contains";
    const options = isPlain ? wanted.split(/\s+(?:o|u|or)\s+/iu).map(withoutPlural) : [wanted];
    const asked = draft.cut(from, match.index + match[0].length);
    const field = named === "" && op === "starts" ? "nombre" : named;
    return [askedFilter(asked, field, op, options.length > 1 ? options : (options[0] ?? wanted))];
  });
}

/** "Relacionados con precio", "relacionados con su descripción": what is to be shown of those that are related. */
function listsColumns(match: string): boolean {
  const words = /^relacionad[oa]s? con (?:(?:su|el|la)s? )?(.*)$/u.exec(match)?.[1];
  return words !== undefined && namesConcept(words) && !isThing(words);
}

/** "nombre que contenga": the field; things of which some are meant ("productos que contengan") stay asked for. */
const namesField = (word: string): boolean => matchConcept(word) !== null && !(isThing(word) && word.endsWith("s"));

/** "en oferta", "on sale": what was a discount is there. */
export function takeReduced(draft: Draft): AskedFilter[] {
  const match = reduced.exec(draft.text());
  if (!match) return [];
  const asked = draft.cut(match.index, match.index + match[0].length);
  return [{ asked, concept: findConceptById("discount"), fieldWords: "", op: "present", value: null }];
}
