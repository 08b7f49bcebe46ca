import { SearchX } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import { type CodeCandidate, NoReportReason } from "../../../domain/report.ts";
import { CandidateChoice } from "../../components/report/candidate-choice.tsx";
import { useText } from "../../language.ts";

type Props = {
  product: string;
  reason: string | null;
  candidates: readonly CodeCandidate[];
  onChoose: (candidate: CodeCandidate) => void;
};

/** A product without figures: why, and what to try next. */
export function NothingFound({ product, reason, candidates, onChoose }: Props) {
  const text = useText(tools);
  const { nothing, ...words } = text.research;
  const known = NoReportReason.safeParse(reason).data ?? "no-figures";
  return (
    <section
      role="status"
      data-msg={`research.${known}`}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 md:p-6"
    >
      <div className="flex gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-quiet">
          <SearchX size={20} aria-hidden="true" />
        </span>
        <div className="grid gap-1">
          <h2 className="text-lg">{words.nothingTitle(product)}</h2>
          <p className="text-sm text-quiet">
            {nothing[known]} {text.notCharged}
          </p>
        </div>
      </div>
      <div className="grid gap-2 text-sm">
        <h3 className="text-sm">{words.tryTitle}</h3>
        <ul className="grid list-disc gap-1 pl-5 text-quiet">
          <li>{words.tryNames}</li>
          <li>{words.tryCode}</li>
        </ul>
      </div>
      <CandidateChoice label={words.tryCandidates} candidates={candidates} onChoose={onChoose} />
    </section>
  );
}
