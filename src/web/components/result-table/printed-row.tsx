import { classNames } from "../class-names.ts";
import { trustLetter } from "../trust-mark.tsx";
import type { ColumnView } from "./column-view.ts";
import { CellText } from "./cell-text.tsx";
import { HubMark } from "./hub-mark.tsx";
import { type RowContent, TableRow } from "./table-row.tsx";

/** One of very many rows on paper: nothing in it can be pressed, and a cell is hardly more than its text. */
export function PrintedRow(row: RowContent) {
  return (
    <TableRow
      {...row}
      labelStyle={classNames(cellStyle, "own-direction border-r")}
      cellStyle={(column, isHead) => classNames(cellStyle, textStyle(column), isHead && "border-r")}
      renderCell={(cell) => (
        <>
          {cell.isEmpty ? null : <CellText cell={cell} />}
          {cell.isHub ? <HubMark className="ml-1 inline-block" /> : null}
          {cell.basis ? `\u00a0${trustLetter(cell.basis)}` : null}
        </>
      )}
    />
  );
}

const cellStyle =
  "border-b border-line px-1.5 py-1 leading-tight font-normal group-last/row:border-b-0 group-data-wide/grid:px-0.5 group-data-wide/grid:leading-[inherit]";

/** Nothing is cut off: a number stays on one line, the name of a country breaks between words, any other text where it must. */
const textStyle = ({ isNumeric, report }: ColumnView): string => {
  if (isNumeric) return "text-right whitespace-nowrap tabular-nums";
  return report === "country" ? "own-direction" : "own-direction [overflow-wrap:anywhere]";
};
