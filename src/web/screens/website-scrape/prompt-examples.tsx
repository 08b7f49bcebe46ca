import { Check } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import { classNames } from "../../components/class-names.ts";
import { useText } from "../../language.ts";

type Props = { chosen: string | null; onChoose: (prompt: string | null) => void };

/** What can be asked of a page, before there is one: the chosen example stands written in the next step. */
export function PromptExamples({ chosen, onChoose }: Props) {
  const words = useText(tools).website.examples;
  return (
    <div role="group" aria-label={words.label} className="grid gap-2 border-t border-line pt-4">
      <p className="text-sm font-[550]">{words.label}</p>
      <ul className="flex flex-wrap gap-2">
        {words.list.map((example) => {
          const isChosen = example === chosen;
          return (
            <li key={example}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : example)}
                className={classNames(
                  "inline-flex min-h-8 items-center gap-1.5 rounded-lg border px-3 py-1 text-left text-sm transition-colors",
                  isChosen
                    ? "border-primary bg-primary-soft text-primary"
                    : "border-line bg-surface text-ink hover:border-edge",
                )}
              >
                {isChosen ? <Check size={14} aria-hidden="true" className="shrink-0" /> : null}
                {example}
              </button>
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="text-xs text-quiet">
        {chosen === null ? words.hint : words.kept}
      </p>
    </div>
  );
}
