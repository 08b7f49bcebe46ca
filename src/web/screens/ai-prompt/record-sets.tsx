import { type ReactNode, useId, useState } from "react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { classNames } from "../../components/class-names.ts";
import { tellingWords } from "../../components/website-result/telling-words.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";

type Props = {
  sets: readonly RecordSetSummary[];
  selected: RecordSetSummary | null;
  onSelect: (set: RecordSetSummary) => void;
  /** What the selected one holds. */
  children: ReactNode;
};

const setsAtFirst = 4;

/** The record sets of a page, one of them chosen. */
export function RecordSets({ sets, selected, onSelect, children }: Props) {
  const text = useText(tools).prompt;
  const numbers = useNumberWriter();
  const [showsAll, setShowsAll] = useState(false);
  const name = useId();
  const shown = showsAll ? sets : sets.slice(0, setsAtFirst);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <legend className="mb-3 text-sm font-[550]">{text.setsFound(sets.length, numbers.whole(sets.length))}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {shown.map((set) => (
          <label
            key={set.id}
            className={classNames(
              "flex min-h-10 max-w-full cursor-pointer items-center gap-2.5 rounded-md border px-3.5 py-1.5 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
              set.id === selected?.id ? "border-primary bg-primary-soft" : "border-line bg-surface hover:border-edge",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={set.id === selected?.id}
              onChange={() => onSelect(set)}
              className="size-4 shrink-0"
            />
            <span className="grid min-w-0 leading-tight">
              <span className="truncate font-[550] tabular-nums">
                {text.records(set.count, numbers.whole(set.count))}
              </span>
              <span className="truncate text-xs text-quiet">
                {[set.name ?? text.kinds[set.kind], ...tellingWords(set, sets, text.quoted)].join(" · ")}
              </span>
            </span>
          </label>
        ))}
        {sets.length > setsAtFirst ? (
          <button
            type="button"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
            className="link col-span-full min-h-6 justify-self-start text-sm"
          >
            {showsAll ? text.fewer : text.moreSets(numbers.whole(sets.length - setsAtFirst))}
          </button>
        ) : null}
      </div>
      {children}
    </fieldset>
  );
}
