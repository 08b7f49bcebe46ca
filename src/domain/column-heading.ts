import type { Plan } from "./plan.ts";
import { fold } from "./text.ts";

const initialisms = new Set(
  "cif cp dni ean hs html id isbn issn iva json nif pdf rfc ruc sku tva upc url usd vat xml".split(" "),
);
const longestInitialism = 4;

/**
 * What stands above a column of a page's table, on the screen and in every file: the page's own heading where the person
 * wrote the same word in other case or without its accents, else the person's words as a heading is written, with a
 * capital. What is a name for programs (`precio_usd`, `iPhone`) stays. The result itself keeps the words asked for.
 */
export function columnHeading(title: string, plan: Plan | null): string {
  const from = plan?.columns.find((column) => column.title === title)?.from;
  const own = from && "field" in from ? from.field.name : null;
  const isSame = own !== null && fold(own) === fold(title);
  return asHeading(isSame && isWritten(own) ? own : title);
}

/** With a capital, and not in capitals throughout. */
const isWritten = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && (text !== text.toUpperCase() || text.length <= longestInitialism);

function asHeading(text: string): string {
  const [first = ""] = text.split(/\s/u, 1);
  if (!/^\p{Ll}[\p{Ll}\p{M}'’-]*[.:/]?$/u.test(first)) return text;
  if (initialisms.has(first)) return first.toUpperCase() + text.slice(first.length);
  return first[0]!.toUpperCase() + text.slice(1);
}
