import { type MouseEvent, type PointerEvent, useState } from "react";
import { withinWidths } from "../../../domain/table-view.ts";
import { besideValuePx } from "./column-width.ts";
import type { ArrangedColumn, Arrangement } from "./use-table-view.ts";

/** So far a pointer may slip in a click that sorts. */
const slipPx = 6;

type Drop = { readonly id: string; readonly side: "left" | "right" };

/** Moves columns by their headers and resizes them by their edges; everything that it does the column list does too. */
export function useColumnDrag(columns: readonly ArrangedColumn[], arrangement: Arrangement) {
  const [drop, setDrop] = useState<Drop | null>(null);
  const placeOf = (id: string): number => arrangement.columns.findIndex((column) => column.id === id);

  const startMove = (event: PointerEvent<HTMLElement>, column: ArrangedColumn): void => {
    // A finger that is drawn over the header scrolls the table.
    if (event.button !== 0 || event.pointerType !== "mouse") return;
    const { clientX: startX, currentTarget: header } = event;
    const heads = headsOf(header);
    let over: Drop | null = null;
    let isMoving = false;
    followPointer(
      (x) => {
        isMoving ||= Math.abs(x - startX) > slipPx;
        if (!isMoving) return;
        over = dropAt(heads, x, column.id);
        setDrop(over);
      },
      () => {
        setDrop(null);
        if (!isMoving) return;
        // The button that was let go is not to be taken for a click that sorts.
        window.addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
        if (over) arrangement.move(placeOf(column.id), placeOf(over.id));
      },
    );
  };

  const startResize = (event: PointerEvent<HTMLElement>, column: ArrangedColumn): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { clientX: startX, currentTarget: edge } = event;
    const widths = widthsOf(edge);
    const before = widths.get(column.id) ?? column.widthPx;
    followPointer(
      (x) => {
        widths.set(column.id, withinWidths(before + x - startX));
        showWidths(edge, widths);
      },
      () => {
        if (widths.get(column.id) !== before) keep(widths);
      },
    );
  };

  const fit = (event: MouseEvent<HTMLElement>, column: ArrangedColumn): void => {
    const widths = widthsOf(event.currentTarget);
    widths.set(column.id, withinWidths(longestValuePx(event.currentTarget, column.id) + besideValuePx));
    keep(widths);
  };

  const keep = (widths: ReadonlyMap<string, number>): void =>
    arrangement.resize(new Map(columns.map(({ id, key, widthPx }) => [key, withinWidths(widths.get(id) ?? widthPx)])));

  return { drop, startMove, startResize, fit };
}

const tableOf = (element: Element): HTMLTableElement | null => element.closest("table");

const headsOf = (element: Element): HTMLElement[] => [
  ...(tableOf(element)?.querySelectorAll<HTMLElement>("th[data-column]") ?? []),
];

const widthsOf = (element: Element): Map<string, number> =>
  new Map(headsOf(element).map((head) => [head.dataset["column"]!, head.offsetWidth]));

/** How wide the longest value shown in a column is on one line. */
function longestValuePx(element: Element, id: string): number {
  const values = [
    ...(tableOf(element)?.querySelectorAll<HTMLElement>(`[data-cell$=" ${id}"] > span:first-child`) ?? []),
  ];
  for (const value of values) value.style.whiteSpace = "nowrap";
  const longest = Math.max(0, ...values.map(({ scrollWidth }) => scrollWidth));
  for (const value of values) value.style.whiteSpace = "";
  return longest;
}

/** While an edge is dragged the rows are not rendered anew. */
function showWidths(element: Element, widths: ReadonlyMap<string, number>): void {
  const table = tableOf(element);
  if (!table) return;
  for (const col of table.querySelectorAll<HTMLElement>("col[data-column]")) {
    col.style.width = `${widths.get(col.dataset["column"]!)}px`;
  }
  const sum = [...widths.values()].reduce((all, width) => all + width, 0);
  table.style.width = `${sum}px`;
  table.style.minWidth = "0";
}

function dropAt(heads: readonly HTMLElement[], x: number, dragged: string): Drop | null {
  const from = heads.findIndex(({ dataset }) => dataset["column"] === dragged);
  const to = heads.findIndex((head) => {
    const { left, right } = head.getBoundingClientRect();
    return x >= left && x < right;
  });
  if (to === -1 || to === from) return null;
  return { id: heads[to]!.dataset["column"]!, side: to < from ? "left" : "right" };
}

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

function followPointer(onMove: (x: number) => void, onEnd: () => void): void {
  const move = (event: globalThis.PointerEvent): void => onMove(event.clientX);
  const end = (): void => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    onEnd();
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}
