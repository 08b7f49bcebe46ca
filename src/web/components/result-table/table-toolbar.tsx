import { ArrowDownUp, Columns3, Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { fieldStyle } from "../field-frame.tsx";
import { Popover } from "../popover.tsx";
import type { ColumnView } from "./column-view.ts";
import type { ResultTableModel } from "./use-result-table.ts";

type Props = {
  model: ResultTableModel;
  columns: readonly ColumnView[];
  total: number;
  later: { count: number; isShown: boolean; onToggle: () => void };
  labels: { isShown: boolean; onToggle: () => void } | null;
  isNarrow: boolean;
  actions: ReactNode;
};

/** Filter, order and choice of columns, with the number of rows that are left. */
export function TableToolbar({ model, columns, total, later, labels, isNarrow, actions }: Props) {
  const text = useText(tools).table;
  const numbers = useNumberWriter();
  const filter = (model.state.globalFilter as string | undefined) ?? "";
  const count = model.getRowModel().rows.length;
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-2 print:hidden",
        isNarrow && "sticky bottom-0 z-20 -mx-4 border-t border-line bg-surface/95 px-4 py-2.5 backdrop-blur",
      )}
    >
      <div className={classNames("relative", isNarrow ? "w-full" : "w-64")}>
        <Search size={16} aria-hidden="true" className="absolute top-1/2 left-3 -translate-y-1/2 text-faint" />
        <input
          type="search"
          value={filter}
          onChange={(event) => model.setGlobalFilter(event.target.value)}
          aria-label={text.filter}
          placeholder={text.filter}
          className={classNames(
            fieldStyle,
            "h-10 border-line pr-9 pl-9 md:h-9 [&::-webkit-search-cancel-button]:hidden",
          )}
        />
        {filter ? (
          <button
            type="button"
            aria-label={text.clearFilter}
            onClick={() => model.setGlobalFilter("")}
            className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-md text-quiet hover:text-ink"
          >
            <X size={16} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      <p role="status" className="mr-auto px-1 text-sm text-quiet tabular-nums">
        {count === total
          ? text.rows(total, numbers.whole(total))
          : text.rowsOf(numbers.whole(count), numbers.whole(total))}
      </p>
      {isNarrow ? <SortChoice model={model} columns={columns} /> : null}
      <Popover
        label={text.columnsMenu}
        placement={isNarrow ? "top end" : "bottom end"}
        trigger={
          <Button variant="secondary" size="sm">
            <Columns3 size={16} aria-hidden="true" />
            {text.columnsMenu}
          </Button>
        }
      >
        <div className="grid max-h-80 gap-0.5 overflow-auto">
          {columns.map((view, i) => {
            const column = model.getColumn(view.id);
            return (
              <label key={view.id} className="flex min-h-9 items-center gap-2.5 rounded-sm px-1.5 hover:bg-sunken">
                <input
                  type="checkbox"
                  checked={column?.getIsVisible() ?? true}
                  disabled={i === 0}
                  onChange={(event) => column?.toggleVisibility(event.target.checked)}
                  className="size-4 accent-primary"
                />
                {view.title}
              </label>
            );
          })}
          {labels ? (
            <label className="mt-1 flex min-h-9 items-center gap-2.5 border-t border-line px-1.5 pt-1">
              <input
                type="checkbox"
                checked={labels.isShown}
                onChange={labels.onToggle}
                className="size-4 accent-primary"
              />
              {text.showLabels}
            </label>
          ) : null}
        </div>
      </Popover>
      {actions}
      {later.count > 0 ? (
        <p className="flex w-full items-center gap-2 text-xs text-quiet">
          {text.moreColumns(later.count)}
          <button type="button" onClick={later.onToggle} aria-pressed={later.isShown} className="link min-h-6">
            {later.isShown ? text.hideMoreColumns : text.addMoreColumns}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function SortChoice({ model, columns }: { model: ResultTableModel; columns: readonly ColumnView[] }) {
  const text = useText(tools).table;
  const sorting = model.state.sorting[0];
  return (
    <label className="relative">
      <span className="sr-only">{text.sortBy}</span>
      <ArrowDownUp size={16} aria-hidden="true" className="absolute top-1/2 left-2.5 -translate-y-1/2 text-quiet" />
      <select
        value={sorting ? `${sorting.id} ${sorting.desc ? "desc" : "asc"}` : ""}
        onChange={({ target: { value } }) => {
          const [id = "", direction] = value.split(" ");
          model.setSorting(id ? [{ id, desc: direction === "desc" }] : []);
        }}
        className="h-8 w-24 appearance-none truncate rounded-md border border-line bg-surface pr-2 pl-8 text-sm"
      >
        <option value="">{text.sort}</option>
        {columns.flatMap(({ id, title }) => [
          <option key={`${id} desc`} value={`${id} desc`}>{`${title}, ${text.descending}`}</option>,
          <option key={`${id} asc`} value={`${id} asc`}>{`${title}, ${text.ascending}`}</option>,
        ])}
      </select>
    </label>
  );
}
