import { classNames } from "../class-names.ts";
import { trustLetter } from "../trust-mark.tsx";
import type { ColumnView } from "./column-view.ts";
import { CellText } from "./cell-text.tsx";
import { HubMark } from "./hub-mark.tsx";
import type { CellReader } from "./table-row-cells.ts";

type Props = {
  row: number;
  label: string | null;
  columns: readonly ColumnView[];
  readCell: CellReader;
};

/** One of very many rows on paper: nothing in it can be pressed, and a cell is hardly more than its text. */
export function PrintedRow({ row, label, columns, readCell }: Props) {
  return (
    <tr className="group/row">
      {label === null ? null : (
        <th scope="row" className={classNames(cellStyle, "own-direction border-r")}>
          {label}
        </th>
      )}
      {columns.map((column, i) => {
        const cell = readCell(row, column);
        const isFirst = i === 0 && label === null;
        const Tag = isFirst ? "th" : "td";
        return (
          <Tag
            key={column.id}
            scope={isFirst ? "row" : undefined}
            className={classNames(cellStyle, textStyle(column), isFirst && "border-r")}
          >
            {cell.isEmpty ? null : <CellText cell={cell} />}
            {cell.isHub ? <HubMark className="ml-1 inline-block" /> : null}
            {cell.basis ? `\u00a0${trustLetter(cell.basis)}` : null}
          </Tag>
        );
      })}
    </tr>
  );
}

const cellStyle =
  "border-b border-line px-1.5 py-1 leading-tight font-normal group-last/row:border-b-0 group-data-wide/grid:px-0.5 group-data-wide/grid:leading-[inherit]";

/** Nothing is cut off: a number stays on one line, the name of a country breaks between words, any other text where it must. */
const textStyle = ({ isNumeric, report }: ColumnView): string => {
  if (isNumeric) return "text-right whitespace-nowrap tabular-nums";
  return report === "country" ? "own-direction" : "own-direction [overflow-wrap:anywhere]";
};
