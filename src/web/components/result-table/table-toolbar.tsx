import { ArrowDownUp, Columns3, Search, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { fieldStyle } from "../field-frame.tsx";
import { Popover } from "../popover.tsx";
import { ColumnList, type LabelChoice } from "./column-list.tsx";
import type { ColumnView } from "./column-view.ts";
import { shownCount } from "./shown-count.ts";
import type { ResultTableModel } from "./use-result-table.ts";
import type { Arrangement } from "./use-table-view.ts";

type Props = {
  model: ResultTableModel;
  filter: string;
  onFilter: (filter: string) => void;
  filterField: Ref<HTMLInputElement>;
  onClearFilter: () => void;
  arrangement: Arrangement;
  total: number;
  /** Whether the rows are figures of groups. */
  isOfGroups: boolean;
  labels: LabelChoice | null;
  isNarrow: boolean;
  /** What is said of all rows together, instead of their number alone; null where it is said elsewhere. */
  counted: string | null | undefined;
  actions: ReactNode;
};

/** Filter, order and arrangement of columns, with the number of rows that are left. */
export function TableToolbar({ model, filter, onFilter, filterField, onClearFilter, ...props }: Props) {
  const { arrangement, total, isOfGroups, labels, isNarrow, counted, actions } = props;
  const text = useText(tools).table;
  return (
    <div
      className={classNames(
        "flex items-center gap-2 print:hidden",
        isNarrow
          ? "sticky bottom-0 z-20 -mx-4 border-t border-line bg-surface/95 px-4 pt-2.5 sm:-mx-6 sm:px-6 pb-[max(0.625rem,env(safe-area-inset-bottom))] backdrop-blur"
          : "flex-wrap",
      )}
    >
      <div
        className={classNames(
          "relative",
          isNarrow ? "min-w-0 flex-1" : "max-w-64 min-w-36 flex-1",
          counted && !isNarrow && "max-xl:mr-auto",
        )}
      >
        <Search size={16} aria-hidden="true" className="absolute top-1/2 left-3 -translate-y-1/2 text-faint" />
        <input
          ref={filterField}
          type="search"
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
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
            onClick={onClearFilter}
            className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-md text-quiet hover:text-ink"
          >
            <X size={16} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {isNarrow ? null : (
        <div className={classNames("mr-auto min-w-0 px-1", counted && "max-xl:order-last max-xl:w-full")}>
          <RowCount model={model} total={total} isOfGroups={isOfGroups} counted={counted} />
        </div>
      )}
      {isNarrow ? <SortChoice model={model} columns={arrangement.columns} /> : null}
      <Popover
        label={text.columnsMenu}
        className="w-[min(28rem,calc(100vw-1.5rem))] max-w-none! p-2!"
        placement={isNarrow ? "top end" : "bottom end"}
        trigger={
          <Button
            variant="secondary"
            size="sm"
            title={text.columnsMenu}
            className="max-sm:size-10 max-sm:shrink-0 max-sm:px-0 md:max-lg:px-2"
          >
            <Columns3 size={16} aria-hidden="true" />
            <span className="max-sm:sr-only md:max-lg:sr-only">{text.columnsMenu}</span>
          </Button>
        }
      >
        <ColumnList arrangement={arrangement} labels={labels} isNarrow={isNarrow} />
      </Popover>
      {actions}
    </div>
  );
}

/** How many rows the filter leaves, or what is said of all of them. */
export function RowCount({
  model,
  total,
  isOfGroups,
  counted,
}: Pick<Props, "model" | "total" | "isOfGroups" | "counted">) {
  const text = useText(tools).table;
  const numbers = useNumberWriter();
  const shown = model.getRowModel().rows.length;
  return (
    <p
      role="status"
      className={classNames("text-sm text-quiet tabular-nums", counted === null && shown === total && "sr-only")}
    >
      {counted && shown === total ? counted : shownCount(text, { shown, total, isOfGroups }, numbers.whole)}
    </p>
  );
}

function SortChoice({ model, columns }: { model: ResultTableModel; columns: readonly ColumnView[] }) {
  const text = useText(tools).table;
  const sorting = model.state.sorting[0];
  return (
    <label className="relative size-10 shrink-0 rounded-md border border-line bg-surface has-focus-visible:outline-2 has-focus-visible:outline-primary">
      <span className="sr-only">{text.sortBy}</span>
      <ArrowDownUp size={16} aria-hidden="true" className="absolute inset-0 m-auto text-ink" />
      <select
        value={sorting ? `${sorting.id} ${sorting.desc ? "desc" : "asc"}` : ""}
        onChange={({ target: { value } }) => {
          const [id = "", direction] = value.split(" ");
          model.setSorting(id ? [{ id, desc: direction === "desc" }] : []);
        }}
        className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0"
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
