import { extractTextItems, getDocumentProxy } from "unpdf";
import type { StructuredTextItem } from "unpdf";
import type { ContentTable } from "./content-table.ts";
import { withHeader } from "./content-table.ts";

type Piece = { readonly left: number; readonly right: number; readonly text: string };
type Line = { readonly y: number; readonly pieces: readonly Piece[] };

const rowsOfATable = 3;
const columnsOfATable = 2;
/** In font sizes: what is further apart is another cell. */
const gapOfACell = 0.9;

/** The lines of a page from top to bottom, each cut into the pieces that stand apart. */
function linesOf(items: readonly StructuredTextItem[]): Line[] {
  const written = items.filter(({ str, dir }) => str.trim() !== "" && dir !== "ttb").toSorted((a, b) => b.y - a.y);
  const lines: StructuredTextItem[][] = [];
  for (const item of written) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && Math.abs(first.y - item.y) < Math.max(2, item.fontSize * 0.5)) line.push(item);
    else lines.push([item]);
  }
  return lines.map((line) => {
    const pieces: Piece[] = [];
    for (const { str, x, width, fontSize } of line.toSorted((a, b) => a.x - b.x)) {
      const last = pieces.at(-1);
      const gap = last ? x - last.right : Infinity;
      if (last && gap < fontSize * gapOfACell) {
        const joint = gap > fontSize * 0.15 && !last.text.endsWith(" ") ? " " : "";
        pieces[pieces.length - 1] = { left: last.left, right: x + width, text: last.text + joint + str };
      } else pieces.push({ left: x, right: x + width, text: str });
    }
    return { y: line[0]?.y ?? 0, pieces };
  });
}

/** Columns of neighbouring lines: spans that overlap from line to line are one. */
function columnsOf(lines: readonly Line[]): { left: number; right: number }[] {
  const columns: { left: number; right: number }[] = [];
  for (const { left, right } of lines.flatMap(({ pieces }) => pieces).toSorted((a, b) => a.left - b.left)) {
    const column = columns.at(-1);
    if (column && left < column.right) column.right = Math.max(column.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

function rowsOf(lines: readonly Line[]): string[][] {
  const columns = columnsOf(lines);
  return lines.map(({ pieces }) => {
    const row = columns.map(() => "");
    for (const { left, right, text } of pieces) {
      const at = columns.findIndex((column) => left < column.right && right > column.left);
      row[Math.max(0, at)] = `${row[Math.max(0, at)]} ${text}`.trim();
    }
    return row;
  });
}

/** The tables of a PDF's pages, and the lines that stand in none. Rejects when the file is broken or locked. */
export async function tablesFromPdf(body: Uint8Array): Promise<{ tables: ContentTable[]; paragraphs: string[] }> {
  const document = await getDocumentProxy(new Uint8Array(body), { isEvalSupported: false, disableFontFace: true });
  const { items } = await extractTextItems(document);
  const tables: ContentTable[] = [];
  const paragraphs: string[] = [];
  for (const page of items) {
    let run: Line[] = [];
    const end = (): void => {
      const rows = run.length >= rowsOfATable ? rowsOf(run) : [];
      const [first] = rows;
      const before = tables.at(-1);
      if (!first || first.length < columnsOfATable) paragraphs.push(...run.map(textOf));
      else {
        const table = withHeader(null, rows);
        // A table that goes on overleaf says its titles again, or leaves them out.
        const goesOn =
          before?.header &&
          before.header.length === first.length &&
          (table.header ?? before.header).join() === before.header.join();
        if (goesOn) tables[tables.length - 1] = { ...before, rows: [...before.rows, ...table.rows] };
        else tables.push(table);
      }
      run = [];
    };
    for (const line of linesOf(page)) {
      if (line.pieces.length >= columnsOfATable) run.push(line);
      else {
        end();
        paragraphs.push(textOf(line));
      }
    }
    end();
  }
  return { tables, paragraphs };
}

const textOf = ({ pieces }: Line): string => pieces.map(({ text }) => text).join(" ");
