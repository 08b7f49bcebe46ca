import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  type ColumnDef,
  type FilterFn,
  globalFilteringFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { NumberWriter } from "../../number-writer.ts";
import { dateOrderOf, parseDateText } from "../../../domain/date-text.ts";
import type { Json } from "../../../domain/json-text.ts";
import { cellText, type ResultTable } from "../../../domain/result-table.ts";
import { fold } from "../../../domain/text.ts";
import { type ColumnView, labelColumnId } from "./column-view.ts";
import type { Arrangement } from "./use-table-view.ts";

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

type RowPlace = { readonly index: number };
type Definition = ColumnDef<typeof features, RowPlace>;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Order and filter of the rows of one result, which are known by their place in `data.rows`. */
export function useResultTable(
  data: ResultTable,
  views: readonly ColumnView[],
  numbers: NumberWriter,
  { sort, sortBy: onSort }: Pick<Arrangement, "sort" | "sortBy">,
  filter: string,
) {
  const places = useMemo(() => data.rows.map((_, index) => ({ index })), [data]);

  const columns = useMemo((): Definition[] => {
    const label: Definition = {
      id: labelColumnId,
      accessorFn: ({ index }) => data.rowLabels?.[index],
      sortFn: (a, b) => collator.compare(String(a.getValue(labelColumnId)), String(b.getValue(labelColumnId))),
    };
    return [label, ...views.map((view) => defineColumn(data, view))];
  }, [data, views]);

  const matches = useMemo<FilterFn<typeof features, RowPlace>>(() => {
    const textOf = createRowText(data, numbers);
    const foldOnce = keepLast(fold);
    return (row, _columnId, wanted: string) => textOf(row.original.index).includes(foldOnce(wanted));
  }, [data, numbers]);

  // The order by the rows' outer keys, which are no column of the result, lasts as long as the screen.
  const [byLabel, setByLabel] = useState<SortingState>([]);
  const sorting = useMemo((): SortingState => {
    const sorted = sort && views.find(({ key }) => key === sort.key);
    return sorted ? [{ id: sorted.id, desc: sort.descending }] : byLabel;
  }, [sort, views, byLabel]);
  const changeSorting = (changed: SortingState): void => {
    const [first] = changed;
    const view = first && views.find(({ id }) => id === first.id);
    setByLabel(view ? [] : changed);
    if (view || sort) onSort(view ? { key: view.key, descending: first.desc } : null);
  };

  return useTable({
    features,
    data: places,
    columns,
    state: { sorting, globalFilter: filter },
    onSortingChange: (update) => changeSorting(typeof update === "function" ? update(sorting) : update),
    globalFilterFn: matches,
    getColumnCanGlobalFilter: (column) => column.id === "c0",
    sortDescFirst: false,
  });
}

/** Every row asks for the same. */
function keepLast(fn: (text: string) => string): (text: string) => string {
  let last = { text: "", result: fn("") };
  return (text) => (text === last.text ? last : (last = { text, result: fn(text) })).result;
}

/** What a filter looks for in a row, folded once. */
function createRowText(data: ResultTable, numbers: NumberWriter): (index: number) => string {
  const known = new Map<number, string>();
  const wordsOf = (value: Json): string => (typeof value === "boolean" ? numbers.truth(value) : cellText(value));
  return (index) => {
    const text =
      known.get(index) ?? fold([data.rowLabels?.[index] ?? "", ...data.rows[index]!.map(wordsOf)].join("\n"));
    known.set(index, text);
    return text;
  };
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
