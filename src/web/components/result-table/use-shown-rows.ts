import { useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import { usePrinting } from "../../use-printing.ts";
import type { ResultTableModel } from "./use-result-table.ts";

const virtualFrom = 200;

/** The rows in sight of those that pass the filter, and the room of those before and after them; on paper all of them. */
export function useShownRows(model: ResultTableModel, frame: RefObject<HTMLElement | null>, estimatedPx: number) {
  const { rows } = model.getRowModel();
  const isPrinting = usePrinting();
  const isVirtual = rows.length > virtualFrom && !isPrinting;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => estimatedPx,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    enabled: isVirtual,
  });
  const items = virtualizer.getVirtualItems();
  const first = isVirtual ? (items[0]?.index ?? 0) : 0;
  const last = isVirtual ? (items.at(-1)?.index ?? -1) : rows.length - 1;
  return {
    count: rows.length,
    /** Whether so many are printed that each element more in a row is felt. */
    isLongPrint: isPrinting && rows.length > virtualFrom,
    shown: rows.slice(first, last + 1),
    first,
    roomBeforePx: items[0]?.start ?? 0,
    roomAfterPx: isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    measure: isVirtual ? virtualizer.measureElement : undefined,
    reveal: (row: number): void => virtualizer.scrollToIndex(row, { align: "center" }),
  };
}
