import { ArrowDown, ArrowUp, type LucideIcon, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { columnWidthPx, withinWidths } from "../../../domain/table-view.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";
import type { Arrangement, ArrangedColumn } from "./use-table-view.ts";

export type LabelChoice = { readonly isShown: boolean; readonly onToggle: () => void };

type Props = { arrangement: Arrangement; labels: LabelChoice | null; isNarrow: boolean };

/** The columns in their order: shown or hidden, named and moved here. */
export function ColumnList({ arrangement, labels, isNarrow }: Props) {
  const text = useText(tools).table;
  const { columns } = arrangement;
  const resize = (column: ArrangedColumn, px: number): void => arrangement.resize(new Map([[column.key, px]]));
  const shown = columns.filter(({ isHidden }) => !isHidden).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <ul className="grid max-h-80 grid-cols-[minmax(0,1fr)] gap-0.5 overflow-x-hidden overflow-y-auto p-0.5">
        {columns.map((column, place) => (
          <li key={column.id} className="group/column flex items-center gap-1 rounded-sm pl-1.5 hover:bg-sunken">
            <input
              type="checkbox"
              aria-label={text.showColumn(column.title)}
              checked={!column.isHidden}
              disabled={!column.isHidden && shown === 1}
              onChange={({ target }) => arrangement.show([column.key], target.checked)}
              className="size-4 shrink-0"
            />
            <TitleField column={column} onRename={(title) => arrangement.rename(column.key, title)} />
            {isNarrow ? null : <WidthSteps column={column} onResize={(px) => resize(column, px)} />}
            <StepButton
              icon={ArrowUp}
              label={text.moveUp(column.title)}
              isDisabled={place === 0}
              onStep={() => arrangement.move(place, place - 1)}
            />
            <StepButton
              icon={ArrowDown}
              label={text.moveDown(column.title)}
              isDisabled={place === columns.length - 1}
              onStep={() => arrangement.move(place, place + 1)}
            />
          </li>
        ))}
      </ul>
      <p className="px-2 text-xs text-quiet">{text.renameHint}</p>
      {labels ? (
        <label className="flex min-h-9 items-center gap-2.5 border-t border-line px-2 pt-1">
          <input type="checkbox" checked={labels.isShown} onChange={labels.onToggle} className="size-4" />
          {text.showLabels}
        </label>
      ) : null}
      {arrangement.isChanged ? (
        <button
          type="button"
          onClick={arrangement.reset}
          className="min-h-9 justify-self-start rounded-sm px-2 text-sm font-[550] text-primary hover:bg-sunken"
        >
          {text.resetColumns}
        </button>
      ) : null}
    </div>
  );
}

type TitleProps = { column: ArrangedColumn; onRename: (title: string) => void };

/** Renames on Enter and when it is left; empty gives the column its own name back. */
function TitleField({ column, onRename }: TitleProps) {
  const text = useText(tools).table;
  const [typed, setTyped] = useState<string | null>(null);
  const finish = (): void => {
    setTyped(null);
    if (typed !== null && typed.trim() !== column.title) onRename(typed.trim());
  };
  return (
    <input
      value={typed ?? column.title}
      maxLength={200}
      aria-label={text.columnName(column.title)}
      title={[column.key, column.spelledOut].filter(Boolean).join(" · ")}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        finish();
      }}
      className={classNames(
        "min-h-9 min-w-0 flex-1 truncate rounded-sm border border-transparent bg-transparent px-1.5 text-sm hover:border-line focus:border-primary focus:bg-surface",
        column.isHidden ? "text-quiet" : "text-ink",
      )}
    />
  );
}

const widthStepPx = 40;

function WidthSteps({ column, onResize }: { column: ArrangedColumn; onResize: (px: number) => void }) {
  const text = useText(tools).table;
  const { title, widthPx, isHidden } = column;
  return (
    <span className="flex shrink-0 transition-opacity pointer-fine:opacity-0 pointer-fine:group-focus-within/column:opacity-100 pointer-fine:group-hover/column:opacity-100">
      <StepButton
        icon={Minus}
        label={text.narrower(title)}
        isDisabled={isHidden || widthPx <= columnWidthPx.least}
        onStep={() => onResize(withinWidths(widthPx - widthStepPx))}
      />
      <StepButton
        icon={Plus}
        label={text.wider(title)}
        isDisabled={isHidden || widthPx >= columnWidthPx.most}
        onStep={() => onResize(withinWidths(widthPx + widthStepPx))}
      />
    </span>
  );
}

type StepProps = { icon: LucideIcon; label: string; isDisabled: boolean; onStep: () => void };

/** Stays in reach at the end of the list, so that the focus is not lost there. */
const StepButton = ({ icon: Icon, label, isDisabled, onStep }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onStep}
    className="grid size-8 shrink-0 place-items-center rounded-sm text-quiet hover:bg-line/60 hover:text-ink aria-disabled:opacity-35"
  >
    <Icon size={15} aria-hidden="true" />
  </button>
);
