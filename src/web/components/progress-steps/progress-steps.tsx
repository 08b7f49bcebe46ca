import { Check } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";

type Props = { steps: readonly string[]; current: number };

/** Where the person is in a short sequence. */
export function ProgressSteps({ steps, current }: Props) {
  return (
    <ol
      aria-label={useText(tools).progress.label}
      className="flex min-w-0 items-center gap-2 text-sm sm:gap-3 print:hidden"
    >
      {steps.map((step, i) => {
        const isDone = i < current;
        const isCurrent = i === current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className="flex min-w-0 items-center gap-2 sm:gap-3"
          >
            {i > 0 ? (
              <span
                aria-hidden="true"
                className={classNames("h-px w-4 shrink lg:w-12", isDone || isCurrent ? "bg-primary" : "bg-edge")}
              />
            ) : null}
            <span
              aria-hidden="true"
              className={classNames(
                "grid size-6 shrink-0 place-items-center rounded-full text-xs font-[600] tabular-nums transition-colors",
                isDone && "bg-primary-soft text-primary",
                isCurrent && "bg-primary text-on-primary",
                !isDone && !isCurrent && "border border-edge text-quiet",
              )}
            >
              {isDone ? <Check size={14} /> : i + 1}
            </span>
            <span className={isCurrent ? "font-[550] text-ink" : "text-quiet max-sm:sr-only"}>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
