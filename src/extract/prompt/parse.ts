import { fold } from "../../domain/text.ts";
import type { DateContext } from "../values/date.ts";
import { type AskedAggregate, parseAggregate } from "./parse-aggregate.ts";
import { type AskedFilter, takeFilters } from "./parse-filters.ts";
import { type AskedSort, takeOrder } from "./parse-order.ts";
import { matchConcept } from "./match-concept.ts";
import type { Concept } from "./lexicon.ts";

export type AskedColumn = { readonly title: string; readonly concept: Concept | null };

/** A prompt taken apart. `columns` is empty when everything was asked for. */
export type Request = {
  readonly columns: readonly AskedColumn[];
  readonly filters: readonly AskedFilter[];
  readonly sort: AskedSort | null;
  readonly limit: number | null;
  readonly distinct: boolean;
  readonly aggregate: AskedAggregate | null;
};

const distinctPattern =
  /(?<!\p{L})(?:sin (?:duplicados|repetir|repetidos|repeticiones)|(?:valores |registros )?unicos|quita(?:r|ndo)? (?:los )?duplicados|elimina(?:r|ndo)? (?:los )?duplicados|no duplicates|without duplicates|de-?duplicated?|remov(?:e|ing) duplicates|unique(?: only)?|distinct)(?!\p{L})/u;
const verbs =
  /^[\s¿¡]*(?:(?:por favor|please|quiero|quisiera|necesito|me gustaria|i want|i need|i would like|can you|could you|puedes|podrias|hola|hi)[\s,]*(?:que |to )?)*(?:(?:me )?(?:extrae(?:r|me)?|extraigas?|extract|dame|dar(?:me)?|give(?: me)?|get(?: me)?|list(?:a|ar|ame)?|muestra(?:me)?|mostrar|show(?: me)?|saca(?:r|me)?|obten(?:er|me|ga)?|busca(?:r|me)?|find(?: me)?|encuentra|recopila(?:r)?|collect|scrape|pull(?: out)?|return|devuelve(?:me)?|haz(?:me)?|crea(?:r)?|create|make|build|genera(?:r)?|generate|pon(?:me)?|recoge(?:r)?|fetch|identifica(?:r)?|identify))?[\s:]*(?:(?:una?|a|la|the)\s+(?:tabla|lista|listado|table|list)\s+(?:con|de|of|with)\s+)?/u;
const scope =
  /\s+(?:(?:de|para|por|of|for|from|in|en)\s+(?:cada|todos|todas|every|each|all)(?:\s+(?:un[oa]?|(?:de )?l[oa]s|the|of the))?(?:\s+\p{L}+)?|(?:de|en|of|from|in|on)\s+(?:la|las|los|el|esta|este|the|this)\s+(?:lista|listado|pagina|tabla|web|list|page|table|site|listing)).*$/u;
const everything =
  /^(?:todo|todos?(?: los)? (?:los )?(?:datos|registros|campos|elementos|resultados)|toda(?: la)? (?:la )?(?:informacion|tabla|lista)|everything|all(?: the)?(?: data| records| fields| rows| information| items| results)?|la (?:lista|tabla)|the (?:list|table)|datos|data|registros|records|informacion|tabla|table|lista|list)?$/u;
const articles =
  /^(?:(?:el|la|los|las|lo|un|una|unos|unas|su|sus|the|a|an|its|their|tambien|also|y|e|and|solo|only|incluyendo|including|con|with|de|of|cual es)\s+)+/u;
/** What cutting a condition out of a sentence leaves at its end. */
const leftovers =
  /(?:[\s.:?!»"”']|\s(?:de|del|las|los|la|el|que|con|of|the|those|that|with|whose|cuy[oa]s?|y|and)(?=[\s.:?!]|$))*$/u;
const splitter =
  /\s*(?:,|;|\n|\+|\/(?=\s)|\s&\s|(?<!\p{L})(?:y|e|and|asi como|as well as|junto con|along with|ademas de|plus)(?!\p{L})|(?<=\p{L}\s+)(?:con|with)(?=\s))\s*/u;

/** Takes a prompt in Spanish or English apart. Nothing here knows the page. */
export function parsePrompt(prompt: string, dates: DateContext): Request {
  let text = ` ${foldKeepingLength(prompt)} `;
  const original = ` ${prompt} `;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    if (match)
      text = text.slice(0, match.index) + " ".repeat(match[0].length) + text.slice(match.index + match[0].length);
    return match;
  };
  const distinct = take(distinctPattern) !== null;
  const { sort, limit } = takeOrder(take);
  const filters = takeFilters(original, () => text, take, dates);
  const verb = verbs.exec(text)?.[0].length ?? 0;
  const start = verb + (/^[\s:]*/.exec(text.slice(verb))?.[0].length ?? 0);
  const body = maskQuoted(text.slice(start)).replace(scope, (tail) => " ".repeat(tail.length));
  const aggregate = parseAggregate(body.replace(/[.?!\s]+/g, " ").trim());
  const columns = aggregate ? aggregate.columns : splitColumns(body, blankLike(original, text).slice(start));
  return { columns, filters, sort, limit, distinct, aggregate };
}

/** `original` with a space wherever something was taken out of its folded `text`. */
const blankLike = (original: string, text: string): string =>
  Array.from({ length: original.length }, (_, i) => (text[i] === " " ? " " : original[i])).join("");

/** Hides what stands in quotation marks, so that a name with "and" in it stays one name. */
const maskQuoted = (text: string): string =>
  text.replace(/«[^»]*»|"[^"]*"|“[^”]*”/gu, (quoted) => `${quoted[0]}${"x".repeat(quoted.length - 2)}${quoted.at(-1)}`);

function splitColumns(body: string, original: string): AskedColumn[] {
  if (everything.test(body.replace(/[.\s]+/g, " ").trim())) return [];
  const columns: AskedColumn[] = [];
  const known = new Set<string>();
  let at = 0;
  const parts: [number, number][] = [];
  for (const match of body.matchAll(new RegExp(splitter, "gu"))) {
    parts.push([at, match.index]);
    at = match.index + match[0].length;
  }
  parts.push([at, body.length]);
  for (const [from, to] of parts) {
    const piece = body.slice(from, to);
    const lead = /^[\s.:«"“'¿]*/u.exec(piece)?.[0].length ?? 0;
    const article = articles.exec(piece.slice(lead))?.[0].length ?? 0;
    const end = piece.length - (leftovers.exec(piece)?.[0].length ?? 0);
    if (end <= lead + article) continue;
    const raw = original.slice(from + lead + article, from + end);
    const title = (
      /«([^»]+)»|"([^"]+)"|“([^”]+)”/u
        .exec(`${raw}${original.slice(from + end, from + end + 1)}`)
        ?.slice(1)
        .find(Boolean) ?? raw
    )
      .replace(/\s+/g, " ")
      .trim();
    if (
      title === "" ||
      title.length > 60 ||
      !/[\p{L}]/u.test(title) ||
      known.has(fold(title)) ||
      everything.test(fold(title))
    )
      continue;
    known.add(fold(title));
    columns.push({ title, concept: matchConcept(title)?.concept ?? null });
  }
  return columns;
}

/** Lower case without accents, character for character, so that positions in the prompt stay valid. */
function foldKeepingLength(text: string): string {
  return [...text]
    .map((character) => {
      const plain = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return plain.length === character.length
        ? plain
        : character.toLowerCase().slice(0, character.length).padEnd(character.length);
    })
    .join("");
}
