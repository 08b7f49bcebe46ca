import { useDeferredValue, useMemo, useRef, useState } from "react";
import { tools } from "../../../i18n/tools.ts";
import type { ResultTable as Data } from "../../../domain/result-table.ts";
import type { TableView } from "../../../domain/table-view.ts";
import { Button } from "../button.tsx";
import { CellSource } from "../cell-source/cell-source.tsx";
import { ExportMenu } from "../export-menu/export-menu.tsx";
import type { ExportedTable } from "../export-menu/exported-table.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { exportedSources, headingIn, plannedTypes, showsGroups, type TableOrigins } from "./cell-origin.ts";
import { viewColumns } from "./column-view.ts";
import { TableCards } from "./table-cards.tsx";
import { type OpenCell, TableGrid } from "./table-grid.tsx";
import { TableLegend } from "./table-legend.tsx";
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
};

/** A result as a table that sorts, filters, is arranged, exports, and tells where each value comes from. */
export function ResultTable({ data, origins, fileName, name, searchId, savedView = null }: Props) {
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
  const later = columns.filter(({ isLater }) => isLater);
  const showsLater = later.some(({ isHidden }) => !isHidden);

  const open = (cell: OpenCell): void => {
    anchor.current = cell.element;
    setOpenCell(cell);
    setShowsSource(true);
  };
  const clearFilter = (): void => {
    setFilter("");
    filterField.current?.focus();
  };
  const readTable = (): ExportedTable => ({
    arranged: {
      table: { columns: data.columns, rows: data.rows },
      columns: visible.map(({ place, title, unit }) => ({
        column: [...data.columns, ...data.laterColumns][place]!,
        title: unit ? `${title} (${unit})` : title,
        place,
      })),
      places: rows.map(({ original: { index } }) => index),
      types: plannedTypes(origins),
    },
    sources: exportedSources(origins),
    searchId,
  });
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
      labels={data.rowLabels ? { isShown: showsLabels, onToggle: () => setShowsLabels(!showsLabels) } : null}
      actions={<ExportMenu fileName={fileName} name={name} readTable={readTable} />}
    />
  );

  return (
    <div className="grid min-w-0 gap-3">
      {isNarrow ? <RowCount model={model} total={data.rows.length} isOfGroups={isOfGroups} isNarrow /> : toolbar}
      {arrangement.isUnsaved ? (
        <p role="status" data-msg="table.viewUnsaved" className="flex items-center gap-2 text-xs text-error">
          {text.viewUnsaved}
          <button type="button" onClick={arrangement.retry} className="link min-h-6">
            {text.saveAgain}
          </button>
        </p>
      ) : null}
      {later.length > 0 ? (
        <p className="flex items-center gap-2 text-xs text-quiet">
          {text.moreColumns(later.length)}
          <button
            type="button"
            onClick={() =>
              arrangement.show(
                later.map(({ key }) => key),
                !showsLater,
              )
            }
            aria-pressed={showsLater}
            className="link min-h-6"
          >
            {showsLater ? text.hideMoreColumns : text.addMoreColumns}
          </button>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <div className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-4 py-10 text-sm text-quiet">
          <p>{text.noMatch}</p>
          {filter ? (
            <Button variant="secondary" size="sm" onClick={clearFilter}>
              {text.clearFilter}
            </Button>
          ) : null}
        </div>
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
        isOpen={showsSource}
        onClose={() => setShowsSource(false)}
      />
    </div>
  );
}
