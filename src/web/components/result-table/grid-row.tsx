import { memo, type Ref } from "react";
import { classNames } from "../class-names.ts";
import { type TrustBasis, TrustSign } from "../trust-mark.tsx";
import type { ColumnView } from "./column-view.ts";
import { CellText } from "./cell-text.tsx";
import { HubMark } from "./hub-mark.tsx";
import { type RowContent, TableRow } from "./table-row.tsx";

type Props = RowContent & {
  /** Among the rows that are shown. */
  place: number;
  /** Given where rows out of sight are left out, and their heights have to be known. */
  measure: Ref<HTMLTableRowElement> | undefined;
  words: Readonly<Record<TrustBasis, string>>;
  /** The column whose cell the Tab key stops at; null in every other row. */
  tabStop: string | null;
};

const headRows = 1;

/** One row of the table, drawn again only when something of it changes. */
export const GridRow = memo(function GridRow({ place, measure, words, tabStop, ...row }: Props) {
  return (
    <TableRow
      {...row}
      ref={measure}
      data-index={place}
      aria-rowindex={place + headRows + 1}
      labelStyle={classNames(cellStyle, headStyle, "own-direction truncate px-2.5 font-[550]")}
      cellStyle={(_, isHead) => classNames(cellStyle, isHead && headStyle)}
      renderCell={(cell, column) => (
        <button
          type="button"
          data-cell={`${row.row} ${column.id}`}
          tabIndex={column.id === tabStop ? 0 : -1}
          title={cell.text || undefined}
          className={classNames(
            "flex min-h-10 w-full items-center gap-2 px-2.5 py-1 focus-visible:-outline-offset-2 print:min-h-0 print:gap-1 print:px-1.5 print:py-1 print:group-data-wide/grid:gap-0.5 print:group-data-wide/grid:px-0.5",
            column.isNumeric ? "justify-end text-right tabular-nums" : "text-left",
          )}
        >
          {cell.isEmpty ? null : (
            <span className={cellTextStyle(column)}>
              <CellText cell={cell} />
            </span>
          )}
          {cell.isHub ? <HubMark className="shrink-0" /> : null}
          {cell.basis ? <TrustSign basis={cell.basis} label={words[cell.basis]} className="shrink-0" /> : null}
        </button>
      )}
    />
  );
});

/** A country is never cut off, other texts after two lines. On paper nothing is, and a number stays on one line. */
const cellTextStyle = ({ isNumeric, wraps, report }: ColumnView): string =>
  classNames(
    wraps ? "min-w-0 leading-tight [overflow-wrap:anywhere]" : "truncate",
    wraps && report !== "country" && (report === "importers" ? "line-clamp-3" : "line-clamp-2"),
    "print:line-clamp-none",
    !isNumeric && "own-direction print:overflow-visible print:whitespace-normal",
    !isNumeric && (report === "country" ? "print:[overflow-wrap:normal]" : "print:[overflow-wrap:anywhere]"),
  );

const cellStyle = "border-b border-line p-0 font-normal group-hover/row:bg-primary-soft group-last/row:border-b-0";
const headStyle = "sticky left-0 z-[5] border-r bg-surface font-[550] print:static";
