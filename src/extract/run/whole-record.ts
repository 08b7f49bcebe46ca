import { attributeCell } from "../columns/cells.ts";
import { oneLine } from "../page/one-line.ts";
import type { Cell } from "../../domain/extraction.ts";
import type { WholePart } from "../../domain/whole-record.ts";
import type { RecordRange } from "../page/record-range.ts";
import type { RawCell } from "../columns/column.ts";
import { emptyCell, makeCell } from "./make-cell.ts";
import type { MinedSet } from "../mined-set.ts";
import type { Page } from "../survey.ts";
import { readValue } from "../values/read-value.ts";

/** All that a record says, or all that it links to, also where no field has it whole: long texts, lists of many entries. */
export function readWholeRecord(page: Page, set: MinedSet, row: number, part: WholePart): Cell {
  const record = set.records?.[row];
  if (!record) return joinCells(page, set, row, part);
  if (part === "text") return makeCell(page, textOf(page, record), "text");
  const links: RawCell[] = [];
  for (let node = record.from; node < record.to; node++) {
    const raw = oneLine(page.reader.tree.attributes[node]?.href ?? "");
    if (raw !== "" && !links.some((link) => link.raw === raw)) links.push(attributeCell(node, "href", raw));
  }
  return joinLinks(page, links);
}

/** The characters from the first word to the last, where they stand in the node that holds the record. */
function textOf({ reader: { tree, words } }: Page, { from, to }: RecordRange): RawCell | null {
  const isOneNode = to === (tree.ends[from] ?? to);
  const node = isOneNode ? from : (tree.parents[from] ?? 0);
  let [first, last] = [from, to - 1];
  while (first < to && words.spanOf(first) === null) first++;
  while (last >= first && words.spanOf(last) === null) last--;
  const [start] = words.spanOf(first) ?? [];
  const [, end] = words.spanOf(last) ?? [];
  if (start === undefined || end === undefined) return null;
  const offset = words.startOf(node);
  return { raw: words.text.slice(start, end), place: { node, attr: null, span: [start - offset, end - offset] } };
}

function joinLinks(page: Page, links: readonly RawCell[]): Cell {
  const [only] = links;
  if (links.length < 2) return makeCell(page, only ?? null, "url");
  const value = links.map(({ raw }) => readValue(raw, "url", page.locale));
  return { value, raw: links.map(({ raw }) => raw).join(" "), basis: "computed", at: null };
}

/** Of records that are no part of the page's tree: their fields, one after the other. */
function joinCells(page: Page, set: MinedSet, row: number, part: WholePart): Cell {
  const cells = set.columns.flatMap(({ cells: column, type }) => {
    const cell = column[row];
    return cell && (type === "url") === (part === "links") ? [cell] : [];
  });
  if (part === "links") return joinLinks(page, cells);
  const texts = new Set(cells.map(({ raw }) => raw));
  if (texts.size === 0) return emptyCell;
  const raw = [...texts].join(" · ");
  return { value: raw, raw, basis: "computed", at: null };
}
