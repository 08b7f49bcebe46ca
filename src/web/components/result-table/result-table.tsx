import { useDeferredValue, useMemo, useRef, useState } from "react";
import { tools } from "../../../i18n/tools.ts";
import type { ResultTable as Data } from "../../../domain/result-table.ts";
import type { TableView } from "../../../domain/table-view.ts";
import { CellSource } from "../cell-source/cell-source.tsx";
import { ExportMenu } from "../export-menu/export-menu.tsx";
import type { ExportedTable } from "../export-menu/exported-table.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { headingIn, plannedTypes, showsGroups, type TableOrigins } from "./cell-origin.ts";
import { type ColumnView, viewColumns } from "./column-view.ts";
import { exportedView } from "./exported-view.ts";
import type { OpenCell } from "./open-cell.ts";
import { TableCards } from "./table-cards.tsx";
import { TableGrid } from "./table-grid.tsx";
import { TableLegend } from "./table-legend.tsx";
import { ArrangementNotes, NoRows } from "./table-notes.tsx";
import { createCellReader } from "./table-row-cells.ts";
import { RowCount, TableToolbar } from "./table-toolbar.tsx";
import { reportYears } from "./report-years.ts";
import { useNarrowScreen } from "./use-narrow-screen.ts";
import { useResultTable } from "./use-result-table.ts";
import { useTableView } from "./use-table-view.ts";

type Props = {
  data: Data;
  origins: TableOrigins | null;
  /** Name of the exported file, without its ending. */
  fileName: string;
  /** Name of a spreadsheet made of it. */
  name: string;
  /** Where the arrangement of the columns is kept. */
  searchId: string | null;
  savedView?: TableView | null;
  /** What is said of all rows together, instead of their number alone. */
  counted?: string;
};

/** A result as a table that sorts, filters, is arranged, exports, and tells where each value comes from. */
export function ResultTable({ data, origins, fileName, name, searchId, savedView = null, counted }: Props) {
  const text = useText(tools).table;
  const numbers = useNumberWriter();
  const isNarrow = useNarrowScreen();
  const [showsLabels, setShowsLabels] = useState(false);
  const [openCell, setOpenCell] = useState<OpenCell | null>(null);
  const [showsSource, setShowsSource] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);

  const views = useMemo(
    () => viewColumns(data, text, numbers, plannedTypes(origins), headingIn(origins)),
    [data, text, numbers, origins],
  );
  const readCell = useMemo(() => createCellReader(data, origins, numbers), [data, origins, numbers]);
  const years = useMemo(() => reportYears(views, origins), [views, origins]);
  const arrangement = useTableView(searchId, savedView, views);
  const { columns } = arrangement;
  const visible = useMemo(() => columns.filter(({ isHidden }) => !isHidden), [columns]);
  const [filter, setFilter] = useState("");
  const filterField = useRef<HTMLInputElement>(null);
  // What is typed shows at once, the rows follow.
  const model = useResultTable(data, views, numbers, arrangement, useDeferredValue(filter));
  const rowLabels = showsLabels ? data.rowLabels : null;
  const rows = model.getRowModel().rows;

  const open = (cell: OpenCell): void => {
    anchor.current = cell.element;
    setOpenCell(cell);
    setShowsSource(true);
  };
  const clearFilter = (): void => {
    setFilter("");
    filterField.current?.focus();
  };
  const readTable = (): ExportedTable =>
    exportedView({ data, origins, columns: visible, places: rows.map(({ original: { index } }) => index), searchId });
  const readColumn = (column: ColumnView): string[] =>
    rows.map(({ original: { index } }) => readCell(index, column).text).filter((words) => words !== "");
  const isOfGroups = showsGroups(origins);
  const shared = { model, columns: visible, rowLabels, readCell, onOpen: open };
  const toolbar = (
    <TableToolbar
      model={model}
      filter={filter}
      onFilter={setFilter}
      filterField={filterField}
      onClearFilter={clearFilter}
      arrangement={arrangement}
      total={data.rows.length}
      isOfGroups={isOfGroups}
      isNarrow={isNarrow}
      counted={counted}
      labels={data.rowLabels ? { isShown: showsLabels, onToggle: () => setShowsLabels(!showsLabels) } : null}
      actions={<ExportMenu fileName={fileName} name={name} readTable={readTable} />}
    />
  );

  return (
    <div className="grid min-w-0 gap-3 print:block print:space-y-3">
      {isNarrow ? (
        <RowCount model={model} total={data.rows.length} isOfGroups={isOfGroups} counted={counted ?? null} />
      ) : (
        toolbar
      )}
      <ArrangementNotes arrangement={arrangement} />
      {rows.length === 0 ? (
        <NoRows isFiltered={filter !== ""} onClearFilter={clearFilter} />
      ) : isNarrow ? (
        <TableCards {...shared} years={years} />
      ) : (
        <TableGrid
          {...shared}
          arrangement={arrangement}
          years={years}
          caption={text.caption(numbers.whole(rows.length), numbers.whole(visible.length))}
        />
      )}
      <TableLegend data={data} origins={origins} />
      {isNarrow ? toolbar : null}
      <CellSource
        anchor={anchor}
        cell={openCell && { ...openCell, ...readCell(openCell.row, openCell.column) }}
        rowName={openCell && visible[0] ? readCell(openCell.row, visible[0]).text : ""}
        origins={origins}
        readColumn={readColumn}
        isOpen={showsSource}
        onClose={() => setShowsSource(false)}
      />
    </div>
  );
}
