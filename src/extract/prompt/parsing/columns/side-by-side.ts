import { type AskedColumn, askedColumn } from "../asked.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import { narrow } from "./narrow.ts";
import { foldKeepingLength } from "../prompt-text.ts";

/** Words that go on with what they are of, often without a "de": "fecha inicio", "tipo vivienda", "precio envío". */
const goesOn =
  /^(?:fecha|dia|hora|horario|plazo|tipo|clase|codigo|numero|nro|num|precio|valor|coste|costo|tarifa|importe|monto|total|estado|lugar|sitio|web|pagina|enlace|link|url|foto|imagen|correo|email|telefono|tel|ano|cantidad|unidad|persona)s?$/;
/** Endings that Spanish words have and English ones, save those that both use, have not. */
const spanishEnding = /(?:cion|ciones|dad|dades|dores|[oa]s?)$/;
const inBoth = /^(?:area|photo|logo|media|video|data|info|agenda|schema|criteria|extra|idea)s?$/;

const isSpanish = (word: string): boolean =>
  foldKeepingLength(word) !== word.toLowerCase() || (spanishEnding.test(word) && !inBoth.test(word));

/** Whether two names without a sign between them are two columns: "nombre precio", "artículo precio", not "product price" or "tipo vivienda". */
function areTwo(first: AskedColumn, second: AskedColumn): boolean {
  if (/^(?:nombre|titulo|título)$/iu.test(second.title) && first.concept?.role !== "title") return true;
  if (second.concept?.role === "title") return false;
  if (first.concept?.id === "title") return true;
  const isOfThing = first.concept?.role === "title";
  return (
    (isOfThing || second.concept?.role !== "person") &&
    !goesOn.test(foldKeepingLength(first.title)) &&
    [first.title, second.title].some((title) => title.split(" ").some(isSpanish))
  );
}

/** "precio por cantidad": the last word of a name joins it to what follows. */
const joinsOn = (words: readonly string[], to: number): boolean =>
  to < words.length && /^(?:por|by|per|para|for)$/iu.test(words[to - 1] ?? "");

/** The columns that stand side by side without a sign: "nombre teléfono correo", two of them where they are no name of one. */
function severalIn(text: string): AskedColumn[] {
  const words = text.split(" ");
  const found: AskedColumn[] = [];
  for (let from = 0, to = words.length; from < words.length; to = words.length) {
    while (to > from && !(isNamed(words.slice(from, to).join(" ")) && !joinsOn(words, to))) to--;
    if (to === from) return [];
    const title = words.slice(from, to).join(" ");
    found.push(askedColumn(title));
    from = to;
  }
  const ids = new Set(found.map(({ concept }) => concept?.id));
  const [first, second] = found;
  const isList = found.length > 2 || (first && second && areTwo(first, second));
  return isList && ids.size === found.length ? found : [];
}

/** The same where the last of them goes on with what they are of: "nombre teléfono correo de las empresas de Lima". */
export function columnsSideBySide(text: string): AskedColumn[] {
  const several = severalIn(text);
  const end = several.length > 0 ? -1 : text.search(/\s(?:del?|of|for)\s/u);
  const listed = end < 0 ? [] : severalIn(text.slice(0, end));
  const last = listed.at(-1);
  return last ? [...listed.slice(0, -1), narrow(`${last.title}${text.slice(end)}`)] : several;
}

/** Whether words as a whole are a phrase of the lexicon. */
function isNamed(words: string): boolean {
  if (/\s(?:de|del|en|of|in)(?:\s(?:l[oa]s?|el|the))?$/iu.test(words)) return false;
  const match = matchConcept(foldKeepingLength(words));
  return match?.isWhole === true && match.nearness > 0;
}
