import type { Field, ValueType } from "../domain/survey.ts";
import type { RecordRange } from "./candidates/candidate.ts";
import { type Leaf, readLeaves } from "./leaves.ts";
import { nameColumns } from "./name-columns.ts";
import type { PageLocale } from "./page-locale.ts";
import type { PageReader } from "./page-reader.ts";
import { splitColumn } from "./pieces.ts";
import { detectType } from "./values/detect-type.ts";

/** A value where it stands: at a node, in an attribute or in a span of the node's text. */
export type RawCell = { readonly raw: string; readonly place: RawPlace };
export type RawPlace = {
  readonly node: number;
  readonly attr: string | null;
  readonly span: readonly [number, number] | null;
  readonly pointer?: string;
};

export type ColumnDraft = {
  readonly key: string;
  readonly cells: (RawCell | null)[];
  readonly label: string | null;
  readonly header: string | null;
  readonly order: number;
};

export type TableColumn = {
  readonly key: string;
  readonly name: string;
  readonly nameFrom: Field["nameFrom"];
  readonly type: ValueType;
  readonly cells: readonly (RawCell | null)[];
  readonly fill: number;
  readonly distinct: number;
};

const minFill = 0.04;
const maxColumns = 60;
const minLabelShare = 0.12;

/** The records of a set as a table: leaves aligned by place and label, split into typed pieces, named, repeated ones dropped. */
export function buildColumns(page: PageReader, records: readonly RecordRange[], locale: PageLocale): TableColumn[] {
  const perRecord = records.map((record) => readLeaves(page, record));
  const drafts = mergeOptionalWrappers(mergeVariants(alignLeaves(perRecord)));
  const kept = dropRepeats(drafts.filter((draft) => countFilled(draft.cells) >= Math.max(1, records.length * minFill)));
  const typed = kept.flatMap((draft) => withPieces(draft, locale));
  return finishColumns(typed.slice(0, maxColumns), records.length);
}

/** A draft with its type, followed by the typed pieces within it. */
export function withPieces(draft: ColumnDraft, locale: PageLocale): { draft: ColumnDraft; type: ValueType }[] {
  const type = typeOf(draft, locale);
  return [
    { draft, type },
    ...splitColumn(draft, type, locale).map((piece) => ({ draft: piece, type: typeOf(piece, locale) })),
  ];
}

/** Names typed drafts and counts what they hold. */
export function finishColumns(typed: readonly { draft: ColumnDraft; type: ValueType }[], count: number): TableColumn[] {
  const names = nameColumns(typed);
  return typed.map(({ draft, type }, i) => ({
    key: draft.key,
    name: names[i]?.name ?? type,
    nameFrom: names[i]?.from ?? "type",
    type,
    cells: draft.cells,
    fill: countFilled(draft.cells) / Math.max(1, count),
    distinct: new Set(draft.cells.flatMap((cell) => (cell ? [cell.raw] : []))).size,
  }));
}

const countFilled = (cells: readonly (RawCell | null)[]): number =>
  cells.reduce((count, cell) => count + (cell ? 1 : 0), 0);

const typeOf = (draft: ColumnDraft, locale: PageLocale): ValueType =>
  detectType(
    draft.cells.flatMap((cell) => (cell ? [cell.raw] : [])),
    draft.cells.find((cell) => cell)?.place.attr ?? null,
    locale,
    draft.label ?? draft.header ?? "",
  );

const foldLabel = (label: string): string => label.toLowerCase().replace(/\s+/g, " ").trim();

type Growing = {
  cells: (RawCell | null)[];
  label: string | null;
  headers: Map<string, number>;
  order: number;
  count: number;
};

function alignLeaves(perRecord: readonly (readonly Leaf[])[]): ColumnDraft[] {
  const labels = new Map<string, number>();
  for (const leaves of perRecord) {
    for (const label of new Set(leaves.flatMap((leaf) => (leaf.label === null ? [] : [foldLabel(leaf.label)])))) {
      labels.set(label, (labels.get(label) ?? 0) + 1);
    }
  }
  const isLabel = (label: string | null): label is string =>
    label !== null &&
    (labels.get(foldLabel(label)) ?? 0) >= Math.max(perRecord.length === 1 ? 1 : 2, perRecord.length * minLabelShare);
  const columns = new Map<string, Growing>();
  perRecord.forEach((leaves, i) => {
    for (const leaf of leaves) {
      const labelled = isLabel(leaf.label);
      if (leaf.isLabel && labelled) continue;
      const key = freeKey(columns, labelled && leaf.attr === null ? `~${foldLabel(leaf.label ?? "")}` : leaf.key, i);
      let column = columns.get(key);
      if (!column) {
        column = {
          cells: new Array<RawCell | null>(perRecord.length).fill(null),
          label: labelled ? leaf.label : null,
          headers: new Map(),
          order: 0,
          count: 0,
        };
        columns.set(key, column);
      }
      column.cells[i] = cellOf(leaf, labelled ? leaf.labelLength : 0);
      column.order += leaf.order;
      column.count++;
      if (leaf.header) column.headers.set(leaf.header, (column.headers.get(leaf.header) ?? 0) + 1);
    }
  });
  return [...columns.entries()]
    .map(([key, column]) => ({
      key,
      cells: column.cells,
      label: column.label,
      header: mostFrequent(column.headers),
      order: column.order / column.count,
    }))
    .sort((a, b) => a.order - b.order);
}

/** The key itself, or the first of `key#2`, `key#3` … that the record has not used yet. */
function freeKey(columns: ReadonlyMap<string, Growing>, key: string, record: number): string {
  const base = key.replace(/#\d+$/, "");
  const isTaken = (name: string): boolean => Boolean(columns.get(name)?.cells[record]);
  let free = key;
  for (let use = 2; use < 10 && isTaken(free); use++) free = `${base}#${use}`;
  return free;
}

function cellOf(leaf: Leaf, labelLength: number): RawCell {
  const { node, attr } = leaf;
  if (labelLength === 0 || !leaf.span) return { raw: leaf.raw, place: { node, attr, span: leaf.span } };
  return { raw: leaf.raw.slice(labelLength), place: { node, attr, span: [leaf.span[0] + labelLength, leaf.span[1]] } };
}

function mostFrequent(counts: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  for (const [key, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = key;
  return best;
}

const withoutClasses = (key: string): string => key.replace(/\.[^>@:#=|~[\]]+/g, "");

/** Joins columns whose places differ only in class words and that never stand in the same record. */
function mergeVariants(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  const groups = new Map<string, ColumnDraft[]>();
  for (const draft of drafts) {
    const place = withoutClasses(draft.key);
    const group = groups.get(place) ?? [];
    const partner = group.find((other) => !other.cells.some((cell, i) => cell && draft.cells[i]));
    if (partner) draft.cells.forEach((cell, i) => (partner.cells[i] ??= cell));
    else group.push(draft);
    groups.set(place, group);
  }
  return [...groups.values()].flat().sort((a, b) => a.order - b.order);
}

const optionalWrappers = /(?:>(?:a|span|p|div)\b[^>|=]*|\/(?:b|plain)|:line)+$/;

/** Joins a column with the one inside an optional wrapper (a name that is a link in some records only) when no record has both. */
function mergeOptionalWrappers(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  const byPlace = new Map<string, ColumnDraft>();
  const kept: ColumnDraft[] = [];
  for (const draft of drafts) {
    const place = draft.key.replace(optionalWrappers, "");
    const isWhole = draft.key.endsWith("=") || draft.key.includes("@") || draft.key.startsWith("~") || place === "";
    const partner = isWhole ? undefined : byPlace.get(place);
    if (
      partner &&
      (partner.key === place || draft.key === place) &&
      !partner.cells.some((cell, i) => cell && draft.cells[i])
    ) {
      draft.cells.forEach((cell, i) => (partner.cells[i] ??= cell));
      continue;
    }
    if (!isWhole && !partner) byPlace.set(place, draft);
    kept.push(draft);
  }
  return kept;
}

/** Drops columns that say in every record what another column says; text is kept rather than attributes, parts rather than wholes. */
function dropRepeats(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  const rank = (draft: ColumnDraft): number =>
    (draft.key.includes("@") && !draft.key.includes("@href") ? 4 : 0) +
    (draft.key.includes("=") ? 2 : 0) +
    (draft.header === null && draft.label === null ? 1 : 0);
  const places = drafts.filter((draft) => !draft.key.includes("@")).map((draft) => draft.key);
  const isBareLink = (draft: ColumnDraft): boolean => {
    const place = draft.key.endsWith("@href") ? draft.key.slice(0, -5) : null;
    return (
      place !== null &&
      !places.some((key) => key === place || key.startsWith(`${place}>`) || key.startsWith(`${place}=`))
    );
  };
  const seen = new Map<string, ColumnDraft>();
  for (const draft of drafts) {
    const content = draft.cells.map((cell) => cell?.raw ?? "").join("\u0001");
    const known = seen.get(content);
    const better = known && (rank(draft) < rank(known) || (isBareLink(known) && !isBareLink(draft)));
    if (!known || better) seen.set(content, known ? { ...draft, order: Math.min(draft.order, known.order) } : draft);
  }
  return [...seen.values()].sort((a, b) => a.order - b.order);
}
