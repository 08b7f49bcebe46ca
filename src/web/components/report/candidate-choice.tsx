import { ChevronRight } from "lucide-react";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { dotted } from "../../../domain/typed-code.ts";
import { classNames } from "../class-names.ts";

type Props = {
  label: string;
  hint?: string;
  candidates: readonly CodeCandidate[];
  /** Says of each candidate whether it has figures. */
  marksFigures?: boolean;
  onChoose: (candidate: CodeCandidate) => void;
};

/** Other codes that a name may mean, each a click away. */
export function CandidateChoice({ label, hint, candidates, marksFigures, onChoose }: Props) {
  const text = useText(tools).research;
  const language = useLanguage();
  if (candidates.length === 0) return null;
  return (
    <section aria-label={label} className="grid gap-2 print:hidden">
      <p className="text-sm text-quiet">
        {label}
        {hint ? <span className="text-faint"> · {hint}</span> : null}
      </p>
      <ul className="grid max-w-3xl overflow-hidden rounded-lg border border-line bg-surface *:not-last:border-b *:not-last:border-line">
        {candidates.map((candidate) => {
          const lacks = marksFigures && candidate.hasFigures === false;
          return (
            <li key={candidate.code}>
              <button
                type="button"
                onClick={() => onChoose(candidate)}
                className="group flex min-h-11 w-full items-center gap-3 px-3.5 py-2 text-left text-sm transition-colors hover:bg-primary-soft focus-visible:-outline-offset-2"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                  <span className="w-20 shrink-0 text-xs whitespace-nowrap text-quiet tabular-nums">
                    {text.hs(dotted(candidate.code))}
                  </span>
                  <span className="grid min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
                    <span className={classNames("line-clamp-2", lacks ? "text-quiet" : "font-[550] text-ink")}>
                      {language === "es" ? candidate.nameEs : candidate.nameEn}
                    </span>
                    <OtherNames names={language === "es" ? candidate.namesEs : candidate.namesEn} />
                  </span>
                  {marksFigures && candidate.hasFigures !== undefined ? (
                    <span className={classNames("shrink-0 text-xs", lacks ? "text-faint" : "text-found")}>
                      {lacks ? text.withoutFigures : text.withFigures}
                    </span>
                  ) : null}
                </span>
                <ChevronRight
                  size={16}
                  aria-hidden="true"
                  className="shrink-0 text-faint transition-transform group-hover:translate-x-0.5 group-hover:text-primary"
                />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const OtherNames = ({ names = [] }: { names?: readonly string[] | undefined }) =>
  names.length > 0 ? <span className="text-xs text-quiet">{names.join(", ")}</span> : null;
