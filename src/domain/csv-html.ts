import { type CsvCell, type CsvStyle, guardFormula } from "./csv.ts";
import { safeLink } from "./web-address.ts";

/**
 * A table as the HTML that is pasted into a spreadsheet or a document. Texts are marked as such, so that a spreadsheet
 * neither runs them nor makes days of them; numbers are in the decimal sign of the style.
 */
export function writeHtmlTable(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  { decimal }: Pick<CsvStyle, "decimal">,
): string {
  const cell = (value: CsvCell): string => {
    if (value === null || value === "") return "<td></td>";
    if (typeof value === "number") return `<td>${String(value).replace(".", decimal)}</td>`;
    return `<td style="mso-number-format:'\\@'">${cellContent(String(value))}</td>`;
  };
  const head = header.map((title) => `<th>${escape(guardFormula(title))}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function cellContent(text: string): string {
  const link = safeLink(text);
  if (link) return `<a href="${escape(link)}">${escape(text)}</a>`;
  // A bare line break would begin another row.
  return escape(guardFormula(text)).replaceAll(/\r\n?|\n/g, '<br style="mso-data-placement:same-cell">');
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
