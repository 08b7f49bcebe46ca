import { useId, useState } from "react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { classNames } from "../../components/class-names.ts";
import { readableSample } from "../../components/website-result/readable-sample.ts";
import { tellingWords } from "../../components/website-result/telling-words.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";

type Props = {
  sets: readonly RecordSetSummary[];
  selected: RecordSetSummary | null;
  onSelect: (set: RecordSetSummary) => void;
};

const setsAtFirst = 4;
const fieldsShown = 8;
const samplesShown = 3;

/** The record sets of a page, one of them with a look at what its fields hold. */
export function RecordSets({ sets, selected, onSelect }: Props) {
  const text = useText(tools).prompt;
  const numbers = useNumberWriter();
  const [showsAll, setShowsAll] = useState(false);
  const name = useId();
  const shown = showsAll ? sets : sets.slice(0, setsAtFirst);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-sm font-[550]">{text.setsFound(sets.length, numbers.whole(sets.length))}</legend>
      <div className="flex flex-wrap gap-2">
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
              <span className="max-w-80 truncate text-xs text-quiet">
                {[set.name ?? text.kinds[set.kind], ...tellingWords(set, sets)].join(" · ")}
              </span>
            </span>
          </label>
        ))}
        {sets.length > setsAtFirst ? (
          <button
            type="button"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
            className="link min-h-10 px-2 text-sm"
          >
            {showsAll ? text.fewerSets : text.moreSets(numbers.whole(sets.length - setsAtFirst))}
          </button>
        ) : null}
      </div>
      {selected ? <FieldSamples set={selected} /> : null}
    </fieldset>
  );
}

/** What each field holds: different values of it, which are not those of the first records side by side. */
function FieldSamples({ set }: { set: RecordSetSummary }) {
  const text = useText(tools).prompt;
  return (
    <section aria-label={text.preview} className="rounded-md border border-line bg-surface px-4 py-3">
      <dl className="grid gap-x-8 gap-y-1.5 text-sm lg:grid-cols-2">
        {set.fields.slice(0, Math.min(set.shown ?? fieldsShown, fieldsShown)).map((field) => (
          <div key={field.id} className="grid grid-cols-[minmax(5rem,1fr)_minmax(0,3fr)] items-baseline gap-3">
            <dt className="truncate text-xs font-[550] text-quiet" title={field.name}>
              {field.name}
            </dt>
            <dd className="truncate">
              {field.samples
                .slice(0, samplesShown)
                .map((sample) => readableSample(field, sample))
                .join(" · ")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
