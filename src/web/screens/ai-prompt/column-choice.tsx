import { Check, Plus } from "lucide-react";
import { useId, useState } from "react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { classNames } from "../../components/class-names.ts";
import { readableSample } from "../../components/website-result/readable-sample.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import type { PromptColumns } from "./use-prompt-columns.ts";

const samplesShown = 3;
const columnsAtFirst = 12;

type Props = { columns: PromptColumns; isRunning: boolean };

/** What each field holds, different values of it and not those of the first records side by side; a press asks for it. */
export function ColumnChoice({ columns, isRunning }: Props) {
  const text = useText(tools).prompt;
  const numbers = useNumberWriter();
  const [showsAll, setShowsAll] = useState(false);
  const { fields, asked } = columns;
  const isOffered = (name: string, place: number): boolean =>
    showsAll || place < columnsAtFirst || asked.includes(name);
  const offered = fields.filter(({ name }, place) => isOffered(name, place));
  const more = showsAll ? 0 : fields.length - offered.length;
  return (
    <section aria-label={text.preview} className="rounded-lg border border-line bg-surface p-1.5">
      <p className="px-2.5 pt-1 pb-0.5 text-xs text-quiet">{text.columns}</p>
      <div role="group" aria-label={text.columns} className="grid gap-x-2 lg:grid-cols-2">
        {offered.map((field) => (
          <ColumnButton
            key={field.id}
            field={field}
            isAsked={asked.includes(field.name)}
            isRunning={isRunning}
            onToggle={() => columns.toggle(field.name)}
          />
        ))}
      </div>
      {more > 0 || showsAll ? (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="link mx-2.5 my-1 min-h-6 text-sm"
        >
          {showsAll ? text.fewer : text.moreColumns(numbers.whole(more))}
        </button>
      ) : null}
    </section>
  );
}

type ButtonProps = {
  field: RecordSetSummary["fields"][number];
  isAsked: boolean;
  isRunning: boolean;
  onToggle: () => void;
};

function ColumnButton({ field, isAsked, isRunning, onToggle }: ButtonProps) {
  const id = useId();
  const Icon = isAsked ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isAsked}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-samples`}
      disabled={isRunning}
      onClick={onToggle}
      className={classNames(
        "grid min-h-9 w-full grid-cols-[1rem_minmax(4rem,1fr)_minmax(0,3fr)] items-center gap-2.5 rounded-md px-2.5 py-1 text-left text-sm transition-colors focus-visible:-outline-offset-2",
        isAsked ? "bg-primary-soft text-primary" : "text-ink hover:bg-sunken",
      )}
    >
      <Icon size={15} aria-hidden="true" className={isAsked ? "text-primary" : "text-faint"} />
      <span
        id={`${id}-name`}
        title={[field.name, ...(field.glosses ?? [])].join(" · ")}
        className="truncate font-[550]"
      >
        {field.name}
      </span>
      <span id={`${id}-samples`} className="truncate text-quiet">
        {field.samples
          .slice(0, samplesShown)
          .map((sample) => readableSample(field, sample))
          .join(" · ")}
      </span>
    </button>
  );
}
