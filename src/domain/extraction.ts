import { z } from "zod";
import { Scalar, Understood } from "./plan.ts";
import { NodePath, ValueType } from "./survey.ts";

/** Where a value stands on the page: the node, and the attribute or the span of its text that holds the value. */
export const CellPlace = z.object({
  path: NodePath,
  attr: z.string().optional(),
  span: z.tuple([z.number().int(), z.number().int()]).optional(),
});
export type CellPlace = z.infer<typeof CellPlace>;

export const Cell = z.object({
  /** Typed and normalised: a number for a price, an absolute address for a link. */
  value: z.union([Scalar, z.array(Scalar)]).nullable(),
  /** The characters that stand on the page at `at`. */
  raw: z.string(),
  basis: z.enum(["page", "computed", "inferred"]),
  at: CellPlace.nullable(),
});
export type Cell = z.infer<typeof Cell>;

export const ExtractionCounts = z.object({
  inSet: z.number().int(),
  afterFilters: z.number().int(),
  returned: z.number().int(),
  cutByPlan: z.number().int(),
  emptyCells: z.number().int(),
  /** The page is longer than what is read of it, so that records at its end may be missing. */
  pageCut: z.literal(true).optional(),
});
export type ExtractionCounts = z.infer<typeof ExtractionCounts>;

export const ExtractedColumn = z.object({
  title: z.string(),
  type: ValueType,
  /** The language model that filled it, where one did. */
  model: z.string().optional(),
});

export const Extraction = z.object({
  columns: z.array(ExtractedColumn),
  rows: z.array(z.array(Cell)),
  understood: Understood,
  counts: ExtractionCounts,
});
export type Extraction = z.infer<typeof Extraction>;

export type PlainRow = Record<string, Scalar | Scalar[] | null>;

const shownAsValue = new Set<ValueType>(["email", "url", "image", "boolean"]);

const timestamp = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** A moment as pages tell it to machines, for a person: the day, and the time of day there unless it is midnight. */
function readableMoment(raw: string): string {
  const [, day, time, zone] = timestamp.exec(raw) ?? [];
  if (day === undefined) return raw;
  return time === "00:00" ? day : `${day} ${time}${zone === "Z" ? " UTC" : ""}`;
}

/**
 * The text a person reads in a cell: addresses, the numbers of links, texts and moments for machines in normal form, lists entry by
 * entry, everything else as it stands on the page; null when empty.
 */
export function plainCell(cell: Cell, type: ValueType): PlainRow[string] {
  if (cell.value === null) return null;
  if (cell.basis !== "page" || shownAsValue.has(type) || Array.isArray(cell.value)) return cell.value;
  if (type === "text" && (cell.at?.attr !== undefined || cell.at?.path.includes("#"))) return cell.value;
  if (type === "date") return readableMoment(cell.raw);
  if (type === "phone" && /^(?:tel:|callto:|(?:https?:)?\/\/)/i.test(cell.raw)) return cell.value;
  return cell.raw;
}

/** Rows as they go on the wire and to standard output: `{column title: shown value}`, columns in order. */
export function plainRows(extraction: Pick<Extraction, "columns" | "rows">): PlainRow[] {
  return extraction.rows.map((cells) =>
    Object.fromEntries(
      extraction.columns.map((column, i) => {
        const cell = cells[i];
        return [column.title, cell ? plainCell(cell, column.type) : null];
      }),
    ),
  );
}
