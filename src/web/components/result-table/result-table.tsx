import { useMemo, useRef, useState } from "react";
import { tools } from "../../../i18n/tools.ts";
import { cellText, type ResultTable as Data } from "../../../domain/result-table.ts";
import { CellSource } from "../cell-source/cell-source.tsx";
import { ExportMenu } from "../export-menu/export-menu.tsx";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { plannedTypes, type TableOrigins } from "./cell-origin.ts";
import { viewColumns } from "./column-view.ts";
import { TableCards } from "./table-cards.tsx";
import { type OpenCell, TableGrid } from "./table-grid.tsx";
import { TableLegend } from "./table-legend.tsx";
import { createCellReader } from "./table-row-cells.ts";
import { RowCount, TableToolbar } from "./table-toolbar.tsx";
import { reportYears } from "./report-years.ts";
import { useNarrowScreen } from "./use-narrow-screen.ts";
import { useResultTable } from "./use-result-table.ts";

type Props = {
  data: Data;
  origins: TableOrigins | null;
  /** Name of the exported file, without its ending. */
  fileName: string;
};

/** A result as a table that sorts, filters, hides, exports, and tells where each value comes from. */
export function ResultTable({ data, origins, fileName }: Props) {
  const text = useText(tools).table;
  const numbers = useNumberWriter();
  const isNarrow = useNarrowScreen();
  const [showsLater, setShowsLater] = useState(false);
  const [showsLabels, setShowsLabels] = useState(false);
  const [openCell, setOpenCell] = useState<OpenCell | null>(null);
  const [showsSource, setShowsSource] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);

  const views = useMemo(() => viewColumns(data, text, numbers, plannedTypes(origins)), [data, text, numbers, origins]);
  const readCell = useMemo(() => createCellReader(data, origins, numbers), [data, origins, numbers]);
  const years = useMemo(() => reportYears(views, origins), [views, origins]);
  const model = useResultTable(data, views, showsLater, showsLabels);
  const offered = showsLater ? views : views.slice(0, data.columns.length);
  const { columnVisibility } = model.state;
  const visible = useMemo(() => views.filter(({ id }) => columnVisibility[id] !== false), [views, columnVisibility]);
  const rowLabels = showsLabels ? data.rowLabels : null;
  const rows = model.getRowModel().rows;

  const open = (cell: OpenCell): void => {
    anchor.current = cell.element;
    setOpenCell(cell);
    setShowsSource(true);
  };
  const shared = { model, columns: visible, rowLabels, readCell, onOpen: open };
  const toolbar = (
    <TableToolbar
      model={model}
      columns={offered}
      total={data.rows.length}
      isNarrow={isNarrow}
      labels={data.rowLabels ? { isShown: showsLabels, onToggle: () => setShowsLabels(!showsLabels) } : null}
      actions={
        <ExportMenu
          fileName={fileName}
          readTable={() => ({
            header: visible.map(({ title, unit }) => (unit ? `${title} (${unit})` : title)),
            rows: rows.map(({ original: { index } }) =>
              visible.map(({ place }) => {
                const value = data.rows[index]![place]!;
                return typeof value === "number" ? value : cellText(value);
              }),
            ),
          })}
        />
      }
    />
  );

  return (
    <div className="grid min-w-0 gap-3">
      {isNarrow ? <RowCount model={model} total={data.rows.length} /> : toolbar}
      {data.laterColumns.length > 0 ? (
        <p className="flex items-center gap-2 text-xs text-quiet">
          {text.moreColumns(data.laterColumns.length)}
          <button
            type="button"
            onClick={() => setShowsLater(!showsLater)}
            aria-pressed={showsLater}
            className="link min-h-6"
          >
            {showsLater ? text.hideMoreColumns : text.addMoreColumns}
          </button>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface px-4 py-10 text-center text-sm text-quiet">
          {text.noMatch}
        </p>
      ) : isNarrow ? (
        <TableCards {...shared} />
      ) : (
        <TableGrid
          {...shared}
          years={years}
          caption={text.caption(numbers.whole(rows.length), numbers.whole(visible.length))}
        />
      )}
      <TableLegend data={data} origins={origins} />
      {isNarrow ? toolbar : null}
      <CellSource
        anchor={anchor}
        cell={openCell && { ...openCell, ...readCell(openCell.row, openCell.column) }}
        rowName={openCell ? readCell(openCell.row, views[0]!).text : ""}
        origins={origins}
        isOpen={showsSource}
        onClose={() => setShowsSource(false)}
      />
    </div>
  );
}
