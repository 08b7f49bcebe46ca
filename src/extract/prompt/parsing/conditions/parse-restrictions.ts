import { namesConcept } from "../../lexicon/match-concept.ts";
import { isState } from "../../lexicon/value-words.ts";
import { isThing } from "../../lexicon/things.ts";
import type { Restriction } from "../asked.ts";
import { type Draft, typedAs } from "../prompt-text.ts";
import { whereSaid } from "../where-said.ts";

const clauseEnd =
  "(?=\\s*(?:[,.;:?!]|$)|\\s(?:y|and)\\s+(?:con|sin|que|with|without|that|el|la|los|las|the|su|sus|their|its|son|sean|est[ae]n|siguen|are)\\s|\\s(?:con|with|sin|without)\\s|\\s(?:o|u|or)(?:\\s{2}|\\s*$|\\s+(?:con|sin|que|with|without|that|tengan?|tienen?|have|has|cuest\\p{L}+)\\s))";
/** What only ties a name to the records: "made by", "ubicados en". */
const participle =
  "(?:made|written|produced|sold|held|located|based|published|manufactured|(?:escrit|hech|fabricad|producid|ubicad|situad|publicad|vendid|organizad)[oa]s?)";
const not = `(?:(?:que|that|which|who|todo lo que|lo que|everything)\\s+)*(?:no\\s+(?:sean?|son|es|esten?|estan|esta|pertenezcan?|vengan?|vienen|queden?|digan?)|(?:are|is)(?:\\s+not|n't)|(?:not|no)(?=\\s+(?:${participle}\\s+)?(?:de|del|from|in|by|en|por|los|las)\\s)|but not|y no)`;
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
const only = whereSaid(
  "solo|solamente|unicamente|only|just",
  `(?<!\\p{L})(?:solo|solamente|unicamente|only|just)\\s+(?:l[oa]s|those|the ones|the|aquell[oa]s)\\s+${preposition}(?<words>(?!que|primer|ultim|mas |con |\\d)[\\p{L}\\d"«“][^,.;:?!]*?)${clauseEnd}`,
);

/** "y solo en stock": one of the states that pages say in many ways; a bare "stock" is a column. */
const onlyState =
  /(?<!\p{L})(?:(?:y|and|pero|but)\s+)?(?:solo|solamente|unicamente|only|just)\s+(?!(?:stock|existencias)(?!\p{L}))(?<words>\p{L}+(?:[ -]\p{L}+){0,2}?)(?=\s*(?:[,.;:?!]|$)|\s(?:y|and|con|with)\s)/u;

/** "not sold out": a state that is not to be, where it is not said of another one ("no disponibles"). */
const notState =
  /(?<!\p{L})(?:(?:that|which|que)\s+(?:are|is|esten|estan|sean)\s+)?(?<all>(?:not|no)\s+(?<words>\p{L}+(?:[ -]\p{L}+)?))(?=\s*(?:[,.;:?!]|$)|\s(?:y|and|con|with)\s)/u;

/** "que salen con retraso", "en préstamo": a state in words that would name a column. */
const statePhrase =
  /(?<!\p{L})(?:(?:que|that|which|who)\s+(?:\p{L}+\s+){1,2})?(?<words>(?:con\s+(?:retraso|demora|atraso)|with\s+(?:a\s+)?delays?|en\s+prestamo|on\s+loan))(?=\s*(?:[,.;:?!]|$)|\s(?:y|and|con|with)\s)/u;

const dayOfWeek =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)(?!\\p{L})";
/** "On Tuesday", "held on Sundays", "que caen en martes", "de los lunes y jueves": the days of the week that they are on; "horario de lunes" is a column. */
const onWeekday = whereSaid(
  "day|days|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?",
  `(?<!\\p{L})(?<!(?:horarios?|horas|hours|menu|programa(?:cion)?|tarifas?|precios?|prices?|turnos?)\\s(?:de\\s)?)(?:(?:que|that|which)\\s+)?(?:(?:held|caen|caigan|son|sean|are|is|take place)\\s+)?(?:on|en|los|de(?:\\s+los)?)\\s+(?:a\\s+|los\\s+)?(?<words>${dayOfWeek}(?:\\s+(?:y|o|and|or)\\s+(?:los\\s+|on\\s+)?${dayOfWeek})*)(?!\\s+(?:a|al|to|hasta|until|through)\\s)`,
);

/** What the records are to be or not to be, in words whose field only the page can tell. */
export function takeRestrictions(draft: Draft): Restriction[] {
  const restrictions: Restriction[] = [];
  for (const [pattern, isNegated] of [
    [negative, true],
    [positive, false],
    [only, false],
    [still, false],
    [onlyState, false],
    [statePhrase, false],
    [onWeekday, false],
    [notState, true],
  ] as const) {
    for (let match = pattern.exec(draft.text()); match; match = pattern.exec(draft.text())) {
      const words = match.groups?.words ?? "";
      const isOfColumns =
        pattern === only &&
        (isColumn(firstOf(words)) || /^\s+(?:con|with)\s/.test(draft.text().slice(match.index + match[0].length)));
      const isNoState =
        (pattern === onlyState && !isState(words)) ||
        (pattern === notState && (!isState(words) || isState(match.groups?.all ?? "")));
      if (words === "" || isOfColumns || isNoState) break;
      const typed = typedAs(draft, match, words)
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

const isColumn = (words: string): boolean => namesConcept(words) && !isThing(words);

const andThose = whereSaid(
  "l[oa]s|those|ones",
  `^\\s+(?:y|e|ni|o|and|or|nor)\\s+(?:l[oa]s|those|the ones|ones)\\s+(?:de|del|en|from|of|in|by)\\s+(?<words>[\\p{L}\\d][^,.;:?!]*?)${clauseEnd}`,
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
