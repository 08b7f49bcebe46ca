import { tools } from "../../../i18n/tools.ts";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import type { CoveredProduct } from "../../../domain/report.ts";
import { CandidateChoice } from "../../components/report/candidate-choice.tsx";
import { useText } from "../../language.ts";

/** How near the second meaning of a name must come to the first for the name to be ambiguous. */
const ambiguousWithin = 0.15;
const shown = 6;

type Props = {
  candidates: readonly CodeCandidate[];
  /** What the report is about; null of an older one. */
  covered: CoveredProduct | null;
  onChoose: (candidate: CodeCandidate) => void;
};

/** Whether choosing it would give the same report again: the code asked for, and what the source answers with the same set. */
const isSameReport = (code: string, { code: own, asked, hs6 }: CoveredProduct): boolean =>
  code === own || (asked !== undefined && (code === asked.code || hs6.includes(code)));

const hasReport = ({ hasFigures }: CodeCandidate): boolean => hasFigures !== false;

/** Other products that a name may mean, those with figures first: in sight when one of them is as likely, else a click away. */
export function OtherCandidates({ candidates, covered, onChoose }: Props) {
  const text = useText(tools).research;
  const others = candidates
    .filter(({ code }) => !covered || !isSameReport(code, covered))
    .toSorted((one, other) => Number(hasReport(other)) - Number(hasReport(one)))
    .slice(0, shown);
  if (others.length === 0) return null;
  const chosen = covered?.asked?.code ?? covered?.code;
  const best = candidates.find(({ code }) => code === chosen)?.score ?? 1;
  const choice = (
    <CandidateChoice
      label={text.another}
      hint={text.anotherHint}
      candidates={others}
      marksFigures
      onChoose={onChoose}
    />
  );
  if (others.some((other) => hasReport(other) && best - other.score < ambiguousWithin)) return choice;
  return (
    <details className="print:hidden">
      <summary className="link inline-flex min-h-6 items-center text-sm">{text.notThis}</summary>
      <div className="mt-3">{choice}</div>
    </details>
  );
}
