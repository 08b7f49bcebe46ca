import { ChevronDown } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";
import { TrustMark } from "../trust-mark.tsx";
import { HubMark } from "./hub-mark.tsx";
import { CellText } from "./cell-text.tsx";
import type { ColumnView } from "./column-view.ts";
import type { OpenCell } from "./open-cell.ts";
import type { CellReader } from "./table-row-cells.ts";
import { UnitAndYear } from "./unit-and-year.tsx";

const fieldsAtFirst = 3;

type Props = {
  columns: readonly ColumnView[];
  readCell: CellReader;
  /** What a year says when it is worth saying, by column id. */
  years: ReadonlyMap<string, { text: string; isOld: boolean }>;
  onOpen: (cell: OpenCell) => void;
  row: number;
  label: string | null;
  isOpen: boolean;
  onToggle: () => void;
};

/** One row on a narrow screen: its first value as the title, a few more below it, the rest at a press. */
export function RowCard({ row, label, columns, readCell, years, isOpen, onToggle, onOpen }: Props) {
  const text = useText(tools).table;
  const titleColumn = label === null ? columns[0] : undefined;
  const title = titleColumn && readCell(row, titleColumn);
  const fields = titleColumn ? columns.slice(1) : columns;
  const shown = isOpen ? fields : fields.slice(0, fieldsAtFirst);
  const more = fields.length - fieldsAtFirst;
  return (
    <article className="rounded-lg border border-line bg-surface">
      <h3 className="border-b border-line text-base leading-snug">
        {title && titleColumn ? (
          <button
            type="button"
            onClick={(event) => onOpen({ row, column: titleColumn, element: event.currentTarget })}
            className="own-direction block w-full px-4 py-2.5 text-left"
          >
            {title.text || "—"}
            {title.isHub ? <HubMark className="ml-2 align-[-2px]" /> : null}
          </button>
        ) : (
          <span className="block px-4 py-2.5">{label}</span>
        )}
      </h3>
      <dl className="grid grid-cols-[minmax(0,1fr)] px-2 py-1.5 text-sm">
        {shown.map((column) => {
          const cell = readCell(row, column);
          return (
            <div key={column.id} className="flex min-h-9 items-center justify-between gap-4 px-2 py-1">
              <dt
                className={classNames(
                  "text-xs leading-tight text-quiet",
                  column.isNumeric ? "min-w-0 flex-1" : "max-w-[45%] shrink-0",
                )}
              >
                {column.title}
                {column.spelledOut ? <span className="block text-faint">{column.spelledOut}</span> : null}
                <span className="block text-faint">
                  <UnitAndYear unit={column.unit} year={years.get(column.id)} />
                </span>
              </dt>
              <dd className={classNames("-mr-1 flex justify-end", column.isNumeric ? "shrink-0" : "min-w-0 flex-1")}>
                <button
                  type="button"
                  onClick={(event) => onOpen({ row, column, element: event.currentTarget })}
                  className="flex min-h-8 max-w-full items-center gap-2 rounded-sm px-1 text-right tabular-nums"
                >
                  {cell.isEmpty ? null : (
                    <span
                      className={
                        column.isNumeric
                          ? "whitespace-nowrap"
                          : classNames(
                              "own-direction min-w-0 [overflow-wrap:anywhere]",
                              isOpen ? "line-clamp-6" : cell.short === null ? "line-clamp-2" : "line-clamp-3",
                            )
                      }
                    >
                      <CellText cell={cell} />
                    </span>
                  )}
                  {cell.basis ? <TrustMark basis={cell.basis} className="shrink-0 text-sm leading-none" /> : null}
                </button>
              </dd>
            </div>
          );
        })}
      </dl>
      {more > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-10 w-full items-center justify-center gap-1.5 border-t border-line text-xs font-[550] text-quiet hover:text-ink"
        >
          {isOpen ? text.fewerFields : text.moreFields(more)}
          <ChevronDown
            size={14}
            aria-hidden="true"
            className={classNames("transition-transform", isOpen && "rotate-180")}
          />
        </button>
      ) : null}
    </article>
  );
}
