import { fold } from "../../../domain/text.ts";
import type { RecordSet } from "../../../domain/survey.ts";
import { textKey } from "../../candidates/details.ts";
import { type AskedColumn, askedColumn } from "../parsing/asked.ts";

/** "de cada registro", "every record", "all the rows": of many. */
const ofEach =
  /(?<!\p{L})(?:cada|every|each|tod[oa]s (?:l[oa]s|sus)|all (?:the|its|of the)|(?:registros?|elementos?|resultados?|filas?) de la lista|(?:records?|items?|rows?|entries) (?:of|in|from) the list)(?!\p{L})/u;
/** "del producto", "of this recipe" at the end: of one. */
const ofOne =
  /\s(?:del|de (?:la|el|est[ea]|es[ea]|dicho|dicha)|of (?:the|this|that))\s(?<thing>\p{L}+)(?:\s(?:de (?:la|esta) pagina|(?:on|in) (?:the|this) page|principal|main))?[\s.!?]*$/u;
/** Nouns for many, and for what is no thing but a part of the page or a list. */
const ofMany =
  /s$|^(?:lista|listado|tabla|catalogo|pagina|seccion|registro|list|table|catalogue?|page|section|people|market|mercado|mes|ano|dia|semana|month|year|day|week)$/;
/** What a page sells: all that is asked for is of it, whatever column names it. */
const goods = /^(?:producto|articulo|item|product|article)$/;

const thingOf = (prompt: string): string | undefined => ofOne.exec(fold(prompt).trim())?.groups?.thing;

/** Whether a prompt asks for many things of a kind rather than for what one thing is like. */
export const asksOfEach = (prompt: string): boolean => ofEach.test(fold(prompt));

/** Whether a prompt says that it asks about one thing of a kind. */
export function asksOfOne(prompt: string): boolean {
  const thing = thingOf(prompt);
  return thing !== undefined && !asksOfEach(prompt) && !ofMany.test(thing);
}

/** Whether the text of what the page is about is asked for, and it has one: that of an article, not what each of several says. */
export const asksForText = (prompt: string, columns: readonly AskedColumn[], sets: readonly RecordSet[]): boolean =>
  !asksOfEach(prompt) &&
  columns.some(({ concept }) => concept?.id === "wholeText") &&
  sets.some(({ fields }) => fields.some(({ path }) => path === textKey));

/** "precio y disponibilidad del producto" asks for the product's price and its availability. */
export function withoutGoods(columns: readonly AskedColumn[]): readonly AskedColumn[] {
  const last = columns.at(-1);
  if (!last || columns.length < 2 || last.isQuoted || !goods.test(thingOf(last.title) ?? "")) return columns;
  const { title, concept } = askedColumn(last.title.replace(/\s\S+\s(?:(?:the|la|this|est\p{L})\s)?\S+$/iu, ""));
  return [...columns.slice(0, -1), { ...last, title, concept }];
}
