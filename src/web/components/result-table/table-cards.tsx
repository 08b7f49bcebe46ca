import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { usePrinting } from "../../use-printing.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { TrustMark } from "../trust-mark.tsx";
import { HubMark } from "./hub-mark.tsx";
import { CellText } from "./cell-text.tsx";
import type { ColumnView } from "./column-view.ts";
import type { OpenCell } from "./table-grid.tsx";
import type { CellReader } from "./table-row-cells.ts";
import { UnitAndYear } from "./unit-and-year.tsx";
import type { ResultTableModel } from "./use-result-table.ts";

const fieldsAtFirst = 3;
const estimatedCardPx = 168;
const cardsAtFirst = 10;
/** So few more are shown at once. */
const cardsToSpare = 5;

type Props = {
  model: ResultTableModel;
  columns: readonly ColumnView[];
  rowLabels: readonly string[] | null;
  readCell: CellReader;
  /** What a year says when it is worth saying, by column id. */
  years: ReadonlyMap<string, { text: string; isOld: boolean }>;
  onOpen: (cell: OpenCell) => void;
};

/** The table of narrow screens: one card per row, the first column as its title. */
export function TableCards({ model, columns, rowLabels, readCell, years, onOpen }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [offsetPx, setOffset] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const text = useText(tools).table;
  const numbers = useNumberWriter();
  const isPrinting = usePrinting();
  const found = model.getRowModel().rows;
  // What follows the table must not lie a hundred cards below it.
  const isCut = found.length > cardsAtFirst + cardsToSpare;
  const rows = isCut && !showsAll && !isPrinting ? found.slice(0, cardsAtFirst) : found;
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedCardPx,
    // A list cut short is drawn whole: nothing is left to load where one scrolls fast or searches in the page.
    overscan: isCut && !showsAll ? cardsAtFirst : cardsAtFirst + cardsToSpare,
    scrollMargin: offsetPx,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const toggle = (row: number): void =>
    setOpened((before) =>
      before.has(row) ? new Set([...before].filter((one) => one !== row)) : new Set([...before, row]),
    );

  const cards = (
    <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index]!.original.index;
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0 pb-3"
            style={{ transform: `translateY(${item.start - offsetPx}px)` }}
          >
            <RowCard
              row={row}
              label={rowLabels?.[row] ?? null}
              columns={columns}
              readCell={readCell}
              years={years}
              isOpen={opened.has(row)}
              onToggle={() => toggle(row)}
              onOpen={onOpen}
            />
          </li>
        );
      })}
    </ul>
  );
  if (!isCut) return cards;
  return (
    <div className="grid">
      {cards}
      <Button variant="secondary" onClick={() => setShowsAll(!showsAll)} aria-expanded={showsAll}>
        {showsAll ? text.firstRows(numbers.whole(cardsAtFirst)) : text.allRows(numbers.whole(found.length))}
      </Button>
    </div>
  );
}

type CardProps = Pick<Props, "columns" | "readCell" | "years" | "onOpen"> & {
  row: number;
  label: string | null;
  isOpen: boolean;
  onToggle: () => void;
};

function RowCard({ row, label, columns, readCell, years, isOpen, onToggle, onOpen }: CardProps) {
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
