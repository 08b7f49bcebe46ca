import type { ComponentProps, ReactNode } from "react";
import type { ColumnView } from "./column-view.ts";
import type { CellReader, ShownCell } from "./table-row-cells.ts";

export type RowContent = {
  row: number;
  label: string | null;
  columns: readonly ColumnView[];
  readCell: CellReader;
};

type Props = RowContent & {
  labelStyle: string;
  /** `isHead`: the cell names its row, as no label does. */
  cellStyle: (column: ColumnView, isHead: boolean) => string;
  renderCell: (cell: ShownCell, column: ColumnView) => ReactNode;
} & Pick<ComponentProps<"tr">, "ref" | "aria-rowindex"> & { "data-index"?: number };

/** A row that is headed by its label, else by its first cell. */
export function TableRow(props: Props) {
  const { row, label, columns, readCell, labelStyle, cellStyle, renderCell, ...rest } = props;
  return (
    <tr {...rest} className="group/row">
      {label === null ? null : (
        <th scope="row" className={labelStyle}>
          {label}
        </th>
      )}
      {columns.map((column, i) => {
        const isHead = i === 0 && label === null;
        const Tag = isHead ? "th" : "td";
        return (
          <Tag key={column.id} scope={isHead ? "row" : undefined} className={cellStyle(column, isHead)}>
            {renderCell(readCell(row, column), column)}
          </Tag>
        );
      })}
    </tr>
  );
}
