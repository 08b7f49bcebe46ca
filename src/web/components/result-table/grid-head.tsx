import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { labelColumnId } from "./column-view.ts";
import { SortHeader } from "./sort-header.tsx";
import { useColumnDrag } from "./use-column-drag.ts";
import type { ResultTableModel } from "./use-result-table.ts";
import type { ArrangedColumn, Arrangement } from "./use-table-view.ts";

type Props = {
  model: ResultTableModel;
  columns: readonly ArrangedColumn[];
  arrangement: Arrangement;
  /** What a year says when it is worth saying, by column id. */
  years: ReadonlyMap<string, { text: string; isOld: boolean }>;
  hasLabels: boolean;
};

/** The heads of the columns, which sort, move and widen them. */
export function GridHead({ model, columns, arrangement, years, hasLabels }: Props) {
  const text = useText(tools).table;
  const { drop, startMove, startResize, fit } = useColumnDrag(columns, arrangement);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {hasLabels ? <SortHeader model={model} id={labelColumnId} title={text.label} isFirst /> : null}
        {columns.map((column, i) => (
          <SortHeader
            key={column.id}
            model={model}
            id={column.id}
            title={column.title}
            originalKey={column.key}
            spelledOut={column.spelledOut}
            unit={column.unit}
            year={years.get(column.id)}
            note={column.unparsed > 0 ? text.unparsed(column.unparsed) : undefined}
            isNumeric={column.isNumeric}
            isFirst={i === 0 && !hasLabels}
            drop={drop?.id === column.id ? drop.side : null}
            onStartMove={(event) => startMove(event, column)}
            onStartResize={(event) => startResize(event, column)}
            onFit={(event) => fit(event, column)}
          />
        ))}
      </tr>
    </thead>
  );
}
