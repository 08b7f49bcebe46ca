import { type MouseEvent, useRef } from "react";
import { shell } from "../../../i18n/shell.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";
import { widthWithRoom } from "./column-width.ts";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import { MoreColumns } from "./more-columns.tsx";
import { cellAround, type OpenCell } from "./open-cell.ts";
import { PrintedRow } from "./printed-row.tsx";
import type { CellReader } from "./table-row-cells.ts";
import { useCellWalk } from "./use-cell-walk.ts";
import type { ResultTableModel } from "./use-result-table.ts";
import { useShownRows } from "./use-shown-rows.ts";
import { useTabStop } from "./use-tab-stop.ts";
import type { ArrangedColumn, Arrangement } from "./use-table-view.ts";

const estimatedRowPx = 41;
const labelWidthPx = 150;
/** More columns than an upright sheet of paper has room for. */
const isWideFrom = 9;

type Props = {
  model: ResultTableModel;
  columns: readonly ArrangedColumn[];
  arrangement: Arrangement;
  rowLabels: readonly string[] | null;
  readCell: CellReader;
  /** What a year says when it is worth saying, by column id. */
  years: ReadonlyMap<string, { text: string; isOld: boolean }>;
  caption: string;
  onOpen: (cell: OpenCell) => void;
};

/** The table of wide screens: a semantic table whose rows are virtual above two hundred. */
export function TableGrid({ model, columns, arrangement, rowLabels, readCell, years, caption, onOpen }: Props) {
  const text = useText(tools).table;
  const words = useText(shell).trust;
  const scroller = useRef<HTMLDivElement>(null);
  const { count, isLongPrint, shown, first, roomBeforePx, roomAfterPx, measure, reveal } = useShownRows(
    model,
    scroller,
    estimatedRowPx,
  );
  const walkCells = useCellWalk(scroller, { count, heightPx: estimatedRowPx, reveal }, columns.length);
  const span = columns.length + (rowLabels ? 1 : 0);
  const { widthPx, isExact, widthOf } = readWidths(columns, rowLabels !== null);

  const openClicked = ({ target }: MouseEvent<HTMLElement>): void => {
    const cell = cellAround(target, columns);
    if (cell) onOpen(cell);
  };

  const { keepFocused, tabStopOf } = useTabStop(columns, shown);

  return (
    <div className="relative min-w-0">
      <div
        ref={scroller}
        data-wide={span >= isWideFrom || undefined}
        role="region"
        aria-label={text.region}
        tabIndex={0}
        className="group/grid @container relative max-h-[min(72dvh,46rem)] overflow-auto rounded-lg border border-line bg-surface [scroll-padding:4rem_0_0_12rem] print:max-h-none print:overflow-visible print:border-0"
      >
        <table
          aria-rowcount={count + 1}
          onClick={openClicked}
          onKeyDown={walkCells}
          onFocus={keepFocused}
          style={isExact ? { width: widthPx } : { minWidth: widthPx }}
          className={classNames(
            "table-fixed border-separate border-spacing-0 text-left text-sm",
            "print:w-full! print:min-w-0! print:table-auto print:text-xs print:group-data-wide/grid:text-[0.625rem]/[0.875rem]",
            !isExact && "w-full",
          )}
        >
          <caption className="sr-only">{caption}</caption>
          <colgroup>
            {rowLabels ? <col style={{ width: labelWidthPx }} /> : null}
            {columns.map((column) => (
              <col
                key={column.id}
                data-column={column.id}
                className="print:w-auto!"
                style={{ width: widthOf(column) }}
              />
            ))}
          </colgroup>
          <GridHead
            model={model}
            columns={columns}
            arrangement={arrangement}
            hasLabels={rowLabels !== null}
            years={years}
          />
          <tbody>
            <Spacer heightPx={roomBeforePx} span={span} />
            {shown.map((row, i) => {
              const { index } = row.original;
              const content = { row: index, label: rowLabels?.[index] ?? null, columns, readCell };
              return isLongPrint ? (
                <PrintedRow key={row.id} {...content} />
              ) : (
                <GridRow
                  key={row.id}
                  {...content}
                  words={words}
                  measure={measure}
                  place={first + i}
                  tabStop={tabStopOf(row)}
                />
              );
            })}
            <Spacer heightPx={roomAfterPx} span={span} />
          </tbody>
        </table>
      </div>
      <MoreColumns frame={scroller} />
    </div>
  );
}

/** How wide the table is, and each of its columns. */
function readWidths(columns: readonly ArrangedColumn[], hasLabels: boolean) {
  const widthPx = columns.reduce((sum, column) => sum + column.widthPx, hasLabels ? labelWidthPx : 0);
  // Once a width was chosen, what is left of the screen stays empty instead of being shared out among the columns.
  const isExact = columns.some(({ isResized }) => isResized);
  // What is left of the screen else goes to the list that would be cut first.
  const widest = isExact ? undefined : columns.find(({ report }) => report === "importers")?.id;
  const widthOf = (column: ArrangedColumn): string | undefined => {
    if (column.id === widest) return undefined;
    return isExact || widest ? `${column.widthPx}px` : widthWithRoom(column, columns, widthPx);
  };
  return { widthPx, isExact, widthOf };
}

const Spacer = ({ heightPx, span }: { heightPx: number; span: number }) =>
  heightPx > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height: heightPx }} className="p-0" />
    </tr>
  ) : null;
