import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { MouseEvent, PointerEvent } from "react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";
import { UnitAndYear } from "./unit-and-year.tsx";
import type { ResultTableModel } from "./use-result-table.ts";

type Props = {
  model: ResultTableModel;
  id: string;
  title: string;
  originalKey?: string;
  unit?: string;
  spelledOut?: string | undefined;
  year?: { text: string; isOld: boolean };
  note?: string;
  isNumeric?: boolean;
  isFirst?: boolean;
  /** On which side of it a dragged column would be put. */
  drop?: "left" | "right" | null;
  onStartMove?: (event: PointerEvent<HTMLElement>) => void;
  onStartResize?: (event: PointerEvent<HTMLElement>) => void;
  onFit?: (event: MouseEvent<HTMLElement>) => void;
};

/** The head of a column: sorts it, and where it is arranged takes hold of it. */
export function SortHeader({
  model,
  id,
  title,
  originalKey,
  spelledOut,
  unit,
  year,
  note,
  isNumeric,
  isFirst,
  ...drag
}: Props) {
  const text = useText(tools).table;
  const column = model.getColumn(id);
  const sorted = column?.getIsSorted() ?? false;
  const Icon = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : "none"}
      data-key={originalKey}
      data-column={id}
      className={classNames(
        "sticky top-0 z-10 border-b border-line bg-sunken p-0 align-bottom font-[550] print:static print:min-w-12 print:px-1.5 print:pb-2 print:group-data-wide/grid:min-w-0 print:group-data-wide/grid:px-0.5",
        isNumeric && "print:text-right",
        isFirst && "left-0 z-20 border-r",
        drag.drop === "left" && "shadow-[inset_3px_0_0_var(--color-primary)]",
        drag.drop === "right" && "shadow-[inset_-3px_0_0_var(--color-primary)]",
      )}
    >
      {/* On paper without a box of its own: Chromium repeats no button at the top of the next sheet. */}
      <button
        type="button"
        title={[originalKey ?? title, spelledOut, note].filter(Boolean).join(" · ")}
        onClick={() => column?.toggleSorting()}
        onPointerDown={drag.onStartMove}
        className={classNames(
          "group flex size-full min-h-10 items-end gap-1 px-2.5 py-2.5 hover:bg-line/50 focus-visible:-outline-offset-2 print:contents",
          isNumeric ? "text-right" : "text-left",
        )}
      >
        <span className="grid min-w-0 flex-1">
          <span className="line-clamp-3 leading-tight text-balance text-ink print:line-clamp-none">{title}</span>
          {unit || year ? (
            <span className="line-clamp-2 text-xs leading-tight font-normal text-quiet print:line-clamp-none">
              <UnitAndYear unit={unit} year={year} />
            </span>
          ) : null}
        </span>
        <Icon
          size={14}
          aria-hidden="true"
          className={classNames(
            "mb-0.5 shrink-0 print:hidden",
            sorted ? "text-primary" : "text-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100",
          )}
        />
      </button>
      {drag.onStartResize ? (
        <span
          aria-hidden="true"
          title={text.resizeHint}
          onPointerDown={drag.onStartResize}
          onDoubleClick={drag.onFit}
          className="absolute inset-y-0 right-0 w-2 cursor-col-resize touch-none select-none hover:bg-primary/40 print:hidden"
        />
      ) : null}
    </th>
  );
}
