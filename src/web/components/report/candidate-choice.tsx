import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { dotted } from "../../../domain/typed-code.ts";

type Props = {
  label: string;
  hint?: string;
  candidates: readonly CodeCandidate[];
  /** Says of each candidate without figures that it has none. */
  marksLacking?: boolean;
  onChoose: (candidate: CodeCandidate) => void;
};

/** Other codes that a name may mean, each a click away. */
export function CandidateChoice({ label, hint, candidates, marksLacking, onChoose }: Props) {
  const text = useText(tools).research;
  const language = useLanguage();
  if (candidates.length === 0) return null;
  return (
    <section aria-label={label} className="grid gap-2 print:hidden">
      <p className="text-sm text-quiet">
        {label}
        {hint ? <span className="text-faint"> · {hint}</span> : null}
      </p>
      <ul className="flex flex-wrap gap-2">
        {candidates.map((candidate) => (
          <li key={candidate.code} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(candidate)}
              className="flex min-h-9 max-w-full items-baseline gap-2 rounded-lg border border-line bg-surface px-3.5 py-1.5 text-left text-sm hover:border-primary hover:text-primary"
            >
              <span className="shrink-0 text-xs text-quiet tabular-nums">{text.hs(dotted(candidate.code))}</span>
              <span className="grid min-w-0">
                <span className="line-clamp-2">{language === "es" ? candidate.nameEs : candidate.nameEn}</span>
                <OtherNames names={language === "es" ? candidate.namesEs : candidate.namesEn} />
              </span>
              {marksLacking && candidate.hasFigures === false ? (
                <span className="shrink-0 text-xs text-faint">{text.withoutFigures}</span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const OtherNames = ({ names = [] }: { names?: readonly string[] | undefined }) =>
  names.length > 0 ? <span className="text-xs text-quiet">{names.join(", ")}</span> : null;
