import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { usePrinting } from "../../use-printing.ts";
import { Button } from "../button.tsx";
import { RowCard } from "./row-card.tsx";
import type { ColumnView } from "./column-view.ts";
import type { OpenCell } from "./open-cell.ts";
import type { CellReader } from "./table-row-cells.ts";
import type { ResultTableModel } from "./use-result-table.ts";

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
