/** A table read out of content without markup. Rows may be shorter than the header. */
export type ContentTable = {
  readonly caption: string | null;
  readonly header: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
};

export const tableLimits = { tables: 200, rows: 100_000, columns: 200, cellCharacters: 10_000 } as const;

/** Of the whole page of tables: a few bytes of sparse records can name millions of empty cells. */
export const documentCharacters = 64 * 1024 * 1024;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const cell = (text: string): string => {
  const shown = escape(text.slice(0, tableLimits.cellCharacters).replaceAll("\0", ""));
  return /^https?:\/\/\S+$/.test(text) ? `<a href="${shown}">${shown}</a>` : shown;
};

const row = (cells: readonly string[], tag: "td" | "th"): string =>
  `<tr>${cells
    .slice(0, tableLimits.columns)
    .map((text) => `<${tag}>${cell(text)}</${tag}>`)
    .join("")}</tr>`;

function table({ caption, header, rows }: ContentTable): string {
  const head = header ? `<thead>${row(header, "th")}</thead>` : "";
  const body = rows.slice(0, tableLimits.rows).map((cells) => row(cells, "td"));
  return `<table>${caption ? `<caption>${escape(caption)}</caption>` : ""}${head}<tbody>\n${body.join("\n")}\n</tbody></table>`;
}

/** A page of plain tables, which the second half reads like any other page. */
export const tableDocument = (
  title: string,
  tables: readonly ContentTable[],
  paragraphs: readonly string[] = [],
): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${escape(title)}</title></head><body>\n${[
    ...tables.slice(0, tableLimits.tables).map(table),
    ...paragraphs.map((text) => `<p>${escape(text)}</p>`),
  ].join("\n")}\n</body></html>`;

/** Rows whose first one reads like titles get it as their header. */
export function withHeader(caption: string | null, rows: readonly (readonly string[])[]): ContentTable {
  const [first = [], ...rest] = rows;
  const isTitles =
    rest.length > 0 &&
    first.length > 1 &&
    first.every((text) => text.trim() !== "" && !/^[\d\s.,€$%+-]+$/.test(text)) &&
    new Set(first).size === first.length;
  return isTitles ? { caption, header: first, rows: rest } : { caption, header: null, rows };
}
