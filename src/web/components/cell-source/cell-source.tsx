import { X } from "lucide-react";
import type { RefObject } from "react";
import { Dialog, Heading, Popover } from "react-aria-components";
import { shell } from "../../../i18n/shell.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { classNames } from "../class-names.ts";
import { popoverStyle } from "../popover.tsx";
import type { TableOrigins } from "../result-table/cell-origin.ts";
import { CellValue } from "../result-table/cell-value.tsx";
import type { OpenCell } from "../result-table/open-cell.ts";
import type { ShownCell } from "../result-table/table-row-cells.ts";
import { TrustMark } from "../trust-mark.tsx";
import { CountryInShort } from "./country-in-short.tsx";
import type { ColumnView } from "../result-table/column-view.ts";
import { CopyActions } from "./copy-actions.tsx";
import { PageSource } from "./page-source.tsx";
import { ReportSource } from "./report-source.tsx";

type Props = {
  anchor: RefObject<HTMLElement | null>;
  /** Stays while the popover closes. */
  cell: (OpenCell & ShownCell) | null;
  isOpen: boolean;
  rowName: string;
  origins: TableOrigins | null;
  /** What the cell's column says in the rows that are shown. */
  readColumn: (column: ColumnView) => readonly string[];
  onClose: () => void;
};

/** Opens at a cell and says where its value comes from. */
export function CellSource({ anchor, cell, isOpen, rowName, origins, readColumn, onClose }: Props) {
  const text = useText(tools).source;
  const { hubHint } = useText(tools).table;
  const { close, trust } = useText(shell);
  const numbers = useNumberWriter();
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(opens) => (opens ? undefined : onClose())}
      placement="bottom start"
      offset={4}
      className={classNames(popoverStyle, "w-[min(23rem,calc(100vw-2rem))] max-h-[26rem] overflow-auto")}
    >
      {cell ? (
        <Dialog className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 text-sm outline-none">
          <div className="flex items-start gap-3">
            <Heading slot="title" className="min-w-0 flex-1 text-xs leading-snug font-[550] tracking-normal text-quiet">
              <span className="sr-only">{text.title}: </span>
              {cell.column.title}
              {rowName && cell.column.place > 0 ? ` · ${rowName}` : null}
            </Heading>
            <button
              type="button"
              aria-label={close}
              onClick={onClose}
              className="-m-1.5 grid size-8 shrink-0 place-items-center rounded-md text-quiet hover:bg-sunken hover:text-ink"
            >
              <X size={16} aria-hidden="true" />
            </button>
          </div>
          <div className="grid gap-1">
            <p
              className={classNames(
                "min-w-0 break-words tabular-nums",
                cell.column.isNumeric && !cell.isEmpty ? "font-heading text-lg font-[600]" : "text-base leading-snug",
              )}
            >
              {hasOwnList(cell) ? null : <CellValue value={cell.value} report={cell.column.report} numbers={numbers} />}
              {cell.column.unit && typeof cell.value === "number" ? (
                <span className="ml-1.5 text-sm font-normal text-quiet">{cell.column.unit}</span>
              ) : null}
            </p>
            {cell.basis ? (
              <p className="flex items-center gap-2 text-xs text-quiet">
                <span aria-hidden="true" className="text-sm leading-none">
                  <TrustMark basis={cell.basis} />
                </span>
                {trust[cell.basis]}
              </p>
            ) : null}
          </div>
          {cell.isHub ? <p className="rounded-md bg-inferred-soft px-3 py-2 text-quiet">{hubHint}</p> : null}
          {origins?.kind === "report" && cell.column.report === "country" ? (
            <CountryInShort evidence={origins.evidence} country={cell.text} onFollow={onClose} />
          ) : null}
          {cell.origin ? <ReportSource origin={cell.origin} /> : null}
          {origins?.kind === "website" ? (
            <PageSource searchId={origins.searchId} row={cell.row} columnTitle={cell.column.key} />
          ) : null}
          <CopyActions
            key={`${cell.row} ${cell.column.id}`}
            value={cell.text}
            readColumn={() => readColumn(cell.column)}
          />
        </Dialog>
      ) : null}
    </Popover>
  );
}

const hasOwnList = (cell: ShownCell): boolean =>
  cell.origin !== null && (cell.origin.importers.length > 0 || cell.origin.news.length > 0);
