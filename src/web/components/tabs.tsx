import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type Props<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** How the row of tabs and each tab look; a line under the chosen one where nothing is given. */
  listClassName?: string;
  tabClassName?: string;
};

const line =
  "min-h-11 border-b-2 border-transparent px-1 text-left text-sm font-[550] text-quiet hover:text-ink aria-selected:border-primary aria-selected:text-ink lg:text-base forced-colors:not-aria-selected:border-[Canvas]";

const lineOfTabs =
  "flex gap-x-6 overflow-x-auto overflow-y-hidden border-b border-line whitespace-nowrap [scrollbar-width:none] max-md:-mx-5 max-md:mask-r-from-[calc(100%-2.5rem)] max-md:px-5 max-md:pr-10";

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One panel in sight at a time; the others stay in the page, hidden. Arrow keys, Home and End go along the tabs. */
export function Tabs<Id extends string>(props: Props<Id>) {
  const { label, tabs, selected, onSelect, listClassName, tabClassName = line } = props;
  const base = useId();

  function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
    const step = steps[event.key];
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = step && tabs[step(at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${base}tab-${next.id}`)?.focus();
  }

  return (
    <div className="grid min-w-0 gap-8">
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={moveByKey}
        className={listClassName ?? lineOfTabs}
      >
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`${base}panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            className={classNames(tabClassName, "-mb-px rounded-t-sm")}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}panel-${id}`}
          aria-labelledby={`${base}tab-${id}`}
          tabIndex={0}
          hidden={id !== selected}
          className="min-w-0 rounded-md outline-offset-8"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
