import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  type ColumnDef,
  type FilterFn,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { dateOrderOf, parseDateText } from "../../../domain/date-text.ts";
import { cellText, type ResultTable } from "../../../domain/result-table.ts";
import { fold } from "../../../domain/text.ts";
import { type ColumnView, labelColumnId } from "./column-view.ts";

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

type RowPlace = { readonly index: number };
type Definition = ColumnDef<typeof features, RowPlace>;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Sorting, filter and visible columns of one result; rows are known by their place in `data.rows`. */
export function useResultTable(
  data: ResultTable,
  views: readonly ColumnView[],
  showsLater: boolean,
  showsLabels: boolean,
) {
  const places = useMemo(() => data.rows.map((_, index) => ({ index })), [data]);
  const [folded] = useState(() => new Map<number, string>());

  const columns = useMemo((): Definition[] => {
    const label: Definition = {
      id: labelColumnId,
      accessorFn: ({ index }) => data.rowLabels?.[index],
      sortFn: (a, b) => collator.compare(String(a.getValue(labelColumnId)), String(b.getValue(labelColumnId))),
    };
    return [label, ...views.map((view) => defineColumn(data, view))];
  }, [data, views]);

  const matches = useMemo<FilterFn<typeof features, RowPlace>>(() => {
    const textOf = (index: number): string => {
      const known = folded.get(index);
      if (known !== undefined) return known;
      const made = fold([data.rowLabels?.[index] ?? "", ...data.rows[index]!.map(cellText)].join("\n"));
      folded.set(index, made);
      return made;
    };
    return (row, _columnId, wanted: string) => textOf(row.original.index).includes(fold(wanted));
  }, [data, folded]);

  const later = data.columns.length;
  const [hidden, setHidden] = useState<Readonly<Record<string, boolean>>>({});
  const columnVisibility = useMemo(
    () => ({
      ...hidden,
      [labelColumnId]: showsLabels,
      ...Object.fromEntries(views.filter(({ place }) => place >= later && !showsLater).map(({ id }) => [id, false])),
    }),
    [hidden, showsLabels, showsLater, views, later],
  );

  return useTable({
    features,
    data: places,
    columns,
    state: { columnVisibility },
    onColumnVisibilityChange: (update) =>
      setHidden((before) => (typeof update === "function" ? update({ ...before }) : update)),
    globalFilterFn: matches,
    getColumnCanGlobalFilter: (column) => column.id === "c0",
    sortDescFirst: false,
  });
}

export type ResultTableModel = ReturnType<typeof useResultTable>;

function defineColumn(data: ResultTable, { id, place, isNumeric, isDate }: ColumnView): Definition {
  if (isNumeric || isDate) {
    const days = isDate ? statedDays(data.rows.map((row) => cellText(row[place]!))) : null;
    return {
      id,
      accessorFn: ({ index }) => (days ? days[index] : data.numbers[index]![place]) ?? undefined,
      sortUndefined: "last",
      sortDescFirst: true,
      sortFn: (a, b) => a.getValue<number>(id) - b.getValue<number>(id),
    };
  }
  return {
    id,
    accessorFn: ({ index }) => cellText(data.rows[index]![place]!) || undefined,
    sortUndefined: "last",
    sortFn: (a, b) => collator.compare(a.getValue<string>(id), b.getValue<string>(id)),
  };
}

function statedDays(texts: readonly string[]): (number | null)[] {
  const order = dateOrderOf(texts);
  return texts.map((text) => parseDateText(text, order));
}
