import type { ColumnDraft } from "./column.ts";
import { filledCells } from "./cells.ts";
import { withoutClasses } from "./field-place.ts";
import { remember } from "../remember.ts";

const classesOf = remember((key): readonly string[] =>
  (key.split(">").at(-1) ?? "")
    .replace(/[@:#=|~[].*$/, "")
    .split(".")
    .slice(1),
);
const hasFigure = ({ cells }: ColumnDraft): boolean => /\d/.test(cells.find((cell) => cell)?.raw ?? "");

/** Words in one place and figures in another of other classes are two things: a price and what the price is called. */
function isSameKind(a: ColumnDraft, b: ColumnDraft): boolean {
  if (hasFigure(a) === hasFigure(b)) return true;
  const classes = classesOf(a.key);
  const others = classesOf(b.key);
  const shared = classes.filter((word) => others.includes(word)).length;
  return shared >= Math.min(classes.length, others.length) / 2;
}

/** The first row of a record in several rows and the only row of one in a single row. */
const withoutFirstRow = (key: string): string => (key.startsWith("tr>") ? key.replace(/^tr>(?=c\d)/, "") : key);

/**
 * Joins columns whose places differ only in class words, or in how many rows the record has, and that never stand in the same
 * record: those of the very same element first, then those whose own class words differ too.
 */
export function mergeVariants(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  return joinApart(joinApart(drafts, elementOf), placeOf).sort((a, b) => a.order - b.order);
}

/** A cell that is struck out in some rows is the same cell: what is called off or out of force. */
const withoutStrikes = (key: string): string =>
  /^c\d/.test(key) ? key.replace(/>(?:strike|s|del)(?=[>@=|]|$)/g, "") : key;

const placeOf = remember((key) => withoutStrikes(withoutFirstRow(withoutClasses(key))));
const elementOf = remember((key) => `${placeOf(key)} ${classesOf(key).join(".")}`);

function joinApart(drafts: readonly ColumnDraft[], groupOf: (key: string) => string): ColumnDraft[] {
  const groups = new Map<string, ColumnDraft[]>();
  for (const draft of drafts) {
    const place = groupOf(draft.key);
    const group = groups.get(place) ?? [];
    const at = group.findIndex(
      (other) => isSameKind(draft, other) && !other.cells.some((cell, i) => cell && draft.cells[i]),
    );
    const partner = group[at];
    if (partner) group[at] = joined(partner, draft);
    else group.push(draft);
    groups.set(place, group);
  }
  return [...groups.values()].flat();
}

/** Two columns that never stand in the same record, called as the fuller of them is called. */
function joined(column: ColumnDraft, other: ColumnDraft): ColumnDraft {
  const isFuller = filledCells(other.cells).length > filledCells(column.cells).length;
  const { label, header } = isFuller ? other : column;
  return { ...column, label, header, cells: column.cells.map((cell, i) => cell ?? other.cells[i] ?? null) };
}

const optionalWrappers = /(?:>(?:a|span|p|div)\b[^>|=]*|\/(?:b|plain)|:line|:by)+$/;
const withoutWrappers = remember((key) => key.replace(optionalWrappers, ""));

/** Joins a column with the one inside an optional wrapper (a name that is a link in some records only) when no record has both. */
export function mergeOptionalWrappers(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  const byPlace = new Map<string, ColumnDraft>();
  const kept: ColumnDraft[] = [];
  for (const draft of drafts) {
    const place = withoutWrappers(draft.key);
    const isWhole = draft.key.endsWith("=") || draft.key.includes("@") || draft.key.startsWith("~") || place === "";
    const partner = isWhole ? undefined : byPlace.get(place);
    if (
      partner &&
      (partner.key === place || draft.key === place) &&
      !partner.cells.some((cell, i) => cell && draft.cells[i])
    ) {
      const whole = joined(partner, draft);
      byPlace.set(place, whole);
      kept[kept.indexOf(partner)] = whole;
      continue;
    }
    if (!isWhole && !partner) byPlace.set(place, draft);
    kept.push(draft);
  }
  return kept;
}

const headingPlace = /(?:^|>)h[1-6](?![\p{L}\d])[^>@=|]*(?:>a[^>@=|]*)?$/u;
const minTogether = 0.9;

/** Joins headings that stand at different depths of the records, where nearly every record has just one. */
export function mergeHeadings(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const headings = drafts.filter(({ key }) => headingPlace.test(key));
  const [first, ...others] = headings;
  if (!first || others.length === 0) return drafts;
  const counts = first.cells.map((_, i) => headings.filter(({ cells }) => cells[i]).length);
  const filled = counts.filter((count) => count === 1).length;
  if (counts.some((count) => count > 1) || filled < counts.length * minTogether) return drafts;
  const cells = first.cells.map((cell, i) => cell ?? others.find((other) => other.cells[i])?.cells[i] ?? null);
  return drafts.flatMap((draft) => (draft === first ? { ...first, cells } : others.includes(draft) ? [] : draft));
}
