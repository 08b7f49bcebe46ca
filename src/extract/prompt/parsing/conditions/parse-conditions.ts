import type { AskedFilter, Restriction } from "../asked.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import type { Draft } from "../prompt-text.ts";
import { takePresence } from "./parse-presence.ts";
import { isThing } from "../../lexicon/things.ts";

const clauseEnd =
  "(?=\\s*(?:[,.;:?!]|$)|\\s(?:y|and)\\s+(?:con|sin|que|with|without|that|el|la|los|las|the|su|sus|son|sean|est[ae]n|siguen|are)\\s|\\s(?:con|with|sin|without)\\s|\\s(?:o|u|or)(?:\\s{2}|\\s*$|\\s+(?:con|sin|que|with|without|that|tengan?|tienen?|have|has|cuest\\p{L}+)\\s))";
const quoted = "[\"“«']([^\"”»']{1,80})[\"”»']";
const value = `(?:${quoted}|([\\p{L}\\d][\\p{L}\\d'’-]*(?:\\s+(?!(?:o|u|or)(?:\\s{2}|\\s*$)|y\\s|and\\s|con\\s|with\\s|en\\s|in\\s|de\\s+l[oa]s\\s)[\\p{L}\\d'’-]+){0,4}))`;
const theWord =
  "(?:la palabra |el texto |el termino |las palabras |la letra |the word |the text |the term |the letter )?";
const has =
  "conten(?:ga|gan|iendo|ido|er)|contiene[n]?|mencione[n]?|menciona[n]?|hable[n]? de|trate[n]? (?:de|sobre)|diga[n]?|contain(?:s|ing)?|mention(?:s|ing)?|(?<=(?:that|which|name|title) )match(?:es|ing)?";
const contains = new RegExp(
  `(?<!\\p{L})(?:(?:cuy[oa]|donde (?:el|la)|whose|where the|con|with|que|that)\\s+)?(?:(?<field>\\p{L}+)\\s+)?(?:que )?(?:(?:${has})\\s+${theWord}|(?:con|with)\\s+(?:la palabra|el texto|the words?)\\s+)${value}`,
  "u",
);
const begins =
  "(?:empie[cz][ae]n?|comien[cz][ae]n?|empezando|inici[ae]n?) (?:por|con)|(?:start|begin)(?:s|n?ing)? with(?: the)?";
const starts = new RegExp(
  `(?<!\\p{L})(?:(?:cuy[oa]|donde (?:el|la)|whose|where the|con|with|que|that)\\s+)?(?:(?<field>(?!no\\s|not\\s)\\p{L}+)\\s+)?(?:que |that )?(?<!\\b(?:no|not) )(?:${begins})\\s+${theWord}${value}`,
  "u",
);
const lacks = new RegExp(
  `(?<!\\p{L})(?:que |that )?(?:no (?:${has})|not (?:${has})|(?:do|does)(?: not|n't) (?:${has})|sin la palabra|without the word)\\s+${theWord}${value}`,
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

const original = (draft: Draft, match: RegExpExecArray, folded: string): string => {
  const at = match.index + match[0].lastIndexOf(folded);
  return draft.original.slice(at, at + folded.length);
};

/** Conditions on words and on values that are there or not. */
export function takeConditions(draft: Draft): AskedFilter[] {
  const filters: AskedFilter[] = [];
  const add = (asked: string, words: string, op: AskedFilter["op"], wanted: AskedFilter["value"]): void => {
    filters.push({
      asked,
      concept: words === "" ? null : (matchConcept(words)?.concept ?? null),
      fieldWords: words,
      op,
      value: wanted,
    });
  };
  const equal = equality.exec(draft.text());
  if (equal?.groups?.field && equal.groups.value && matchConcept(equal.groups.field)) {
    const wanted = original(draft, equal, equal.groups.value);
    add(draft.cut(equal.index, equal.index + equal[0].length), equal.groups.field, "contains", wanted);
  }
  for (const [pattern, op] of [
    [lacks, "lacks"],
    [contains, "contains"],
    [starts, "starts"],
    [about, "contains"],
  ] as const) {
    const match = pattern.exec(draft.text());
    if (!match) continue;
    const named = match.groups?.field && matchConcept(match.groups.field) ? match.groups.field : "";
    const wanted = original(draft, match, match.at(-2) ?? match.at(-1) ?? "");
    const isColumn = match.groups?.field !== undefined && named === "";
    const from = isColumn
      ? match.index + match[0].indexOf(match.groups?.field ?? "") + (match.groups?.field ?? "").length
      : match.index;
    const isPlain = match.at(-2) === undefined && op === "contains";
    const options = isPlain ? wanted.split(/\s+(?:o|u|or)\s+/iu).map(withoutPlural) : [wanted];
    const asked = draft.cut(from, match.index + match[0].length);
    add(
      asked,
      named === "" && op === "starts" ? "nombre" : named,
      op,
      options.length > 1 ? options : (options[0] ?? wanted),
    );
  }
  const onSale = reduced.exec(draft.text());
  if (onSale) {
    const asked = draft.cut(onSale.index, onSale.index + onSale[0].length);
    filters.push({ asked, concept: findConceptById("discount"), fieldWords: "", op: "present", value: null });
  }
  takePresence(draft, add);
  return filters;
}

/** What only ties a name to the records: "made by", "ubicados en". */
const participle =
  "(?:made|written|produced|sold|held|located|based|published|manufactured|(?:escrit|hech|fabricad|producid|ubicad|situad|publicad|vendid|organizad)[oa]s?)";
const not = `(?:(?:que|that|which|who|todo lo que|lo que|everything)\\s+)*(?:no\\s+(?:sean?|son|es|esten?|estan|esta|pertenezcan?|vengan?|vienen|queden?|digan?)|(?:are|is)(?:\\s+not|n't)|(?:not|no)(?=\\s+(?:${participle}\\s+)?(?:de|del|from|in|by|en|por|los|las))|but not|y no)`;
const except =
  "(?:y\\s+|and\\s+)?(?:except[oua]+(?:ndo|r)?(?:\\s+(?:a|for))?|salvo|menos(?=\\s+(?:l[oa]s?|el|la|de)\\s)|(?:all|everything) but|tod[oa]s? (?:menos|but)|(?:yo )?no (?:quiero|necesito|incluyas|pongas|muestres)(?=\\s+(?:l[oa]s?|el|nada|de)\\s)|(?:(?:i|we) )?do(?: not|n['’]t) (?:want|need|include|show)(?=\\s+(?:those|the|any)\\s)|except(?:\\s+for)?|exclud(?:ing|e)|exclu(?:yendo|ye|ir|yas)|quita(?:ndo|r)?|sin contar|descarta(?:ndo|r)?|omit(?:e|iendo|ir|ting)?|ignora(?:ndo|r)?|outside(?:\\s+of)?|fuera de(?=l?\\s)|other than|apart from|without the|sin l[oa]s)";
const pronoun = "(?:(?:a\\s+)?(?:l[oa]s|lo|el|la|those|the ones|ones|the|any)\\s+)?";
const copula = `(?:(?:que|that|which|who)\\s+)?(?:(?:sean?|son|est[ae]n?|are|is|come|vienen|vengan)\\s+)?(?:${participle}\\s+)?`;
const preposition = "(?:(?:de|del|from|in|en|by|of|at|a)\\s+)?(?:(?:la|el|los|las|the)\\s+)?";
const negative = new RegExp(
  `(?<!\\p{L})(?:,\\s*)?(?:(?:de|of)\\s+)?(?:todo lo que\\s+|${pronoun})(?:${not}|${except})(?:l(?=\\s))?\\s+${pronoun}${copula}${preposition}(?<words>[\\p{L}\\d"«“][^,.;:?!]*?)${clauseEnd}`,
  "u",
);
const positive = new RegExp(
  `(?<!\\p{L})(?:(?:de|of|for|y|and)\\s+)*(?:(?:solo|solamente|unicamente|only|just)\\s+)?(?:(?:l[oa]s|those|the ones|ones)\\s+)?(?:(?:que|that|which|who)\\s+|(?<=\\s(?:y|and)\\s+))(?:sean?|son|est[ae]n|(?<=(?:que|that)\\s+)est[ae]|estan|sigan?|siguen|are|is|come|comes|vienen|vengan|quedan|queden|pertenezcan|pertenecen)\\s+${preposition}(?<words>(?!mas |menos |more |less |mayor|menor)[\\p{L}\\d"«“][^,.;:?!]*?)${clauseEnd}`,
  "u",
);
const still =
  /(?<!\p{L})(?:y\s+|and\s+)?(?:que\s+|that\s+)?(?:siguen|sigan|aun estan|todavia estan|are still|estan|esten)\s+(?<words>[\p{L}]+(?:\s+\p{L}+)?)(?=\s*(?:[,.;:?!]|$))/u;
const only = new RegExp(
  `(?<!\\p{L})(?:solo|solamente|unicamente|only|just)\\s+(?:l[oa]s|those|the ones|the|aquell[oa]s)\\s+${preposition}(?<words>(?!que|primer|ultim|mas |con |\\d)[\\p{L}\\d"«“][^,.;:?!]*?)${clauseEnd}`,
  "u",
);

/** What the records are to be or not to be, in words whose field only the page can tell. */
export function takeRestrictions(draft: Draft): Restriction[] {
  const restrictions: Restriction[] = [];
  for (const [pattern, isNegated] of [
    [negative, true],
    [positive, false],
    [only, false],
    [still, false],
  ] as const) {
    for (let match = pattern.exec(draft.text()); match; match = pattern.exec(draft.text())) {
      const words = match.groups?.words ?? "";
      const isOfColumns =
        pattern === only &&
        (isColumn(firstOf(words)) || /^\s+(?:con|with)\s/.test(draft.text().slice(match.index + match[0].length)));
      if (words === "" || isOfColumns) break;
      const typed = original(draft, match, words)
        .replace(/["«»“”]/g, "")
        .trim();
      restrictions.push({
        asked: draft.cut(match.index, match.index + match[0].length),
        words: typed,
        isNegated,
        isSure: true,
      });
      const end = match.index + match[0].length;
      if (isNegated) restrictions.push(...(isColumn(words) ? moreColumns(draft, end) : moreRecords(draft, end)));
    }
  }
  return restrictions;
}

const firstOf = (words: string): string => words.split(/\s(?:y|e|and)\s/u)[0] ?? "";

const isColumn = (words: string): boolean => {
  const match = matchConcept(words);
  return match !== null && match.length === words.split(/\s+/).length && !isThing(words);
};

const andThose = new RegExp(
  `^\\s+(?:y|e|ni|o|and|or|nor)\\s+(?:l[oa]s|those|the ones|ones)\\s+(?:de|del|en|from|of|in|by)\\s+(?<words>[\\p{L}\\d][^,.;:?!]*?)${clauseEnd}`,
  "u",
);
/** The records that go on a list of those to leave out: "excepto los de Lima y los de Cusco". */
function moreRecords(draft: Draft, from: number): Restriction[] {
  const next = andThose.exec(draft.text().slice(from));
  const words = next?.groups?.words ?? "";
  if (!next || words === "") return [];
  const end = from + next[0].length;
  const typed = draft.original.slice(end - words.length, end);
  return [{ asked: draft.cut(from, end), words: typed, isNegated: true, isSure: true }, ...moreRecords(draft, end)];
}

/** The columns that go on a list of those to leave out: "excepto el enlace y la imagen". */
function moreColumns(draft: Draft, from: number): Restriction[] {
  const next = /^\s*(?:,|\s(?:y|and|ni|or|nor)\s)\s*(?:(?:el|la|los|las|the)\s+)?(?<words>\p{L}+)/u.exec(
    draft.text().slice(from),
  );
  const words = next?.groups?.words ?? "";
  if (!next || !isColumn(words)) return [];
  const asked = draft.cut(from, from + next[0].length);
  return [{ asked, words, isNegated: true, isSure: true }, ...moreColumns(draft, from + next[0].length)];
}
