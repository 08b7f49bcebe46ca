import { tools } from "../../../i18n/tools.ts";
import type { CodeCandidate } from "../../../domain/report.ts";
import { CandidateChoice } from "../../components/report/candidate-choice.tsx";
import { useText } from "../../language.ts";

/** How near the second meaning of a name must come to the first for the name to be ambiguous. */
const ambiguousWithin = 0.15;
const shown = 6;

type Props = { candidates: readonly CodeCandidate[]; chosen: string; onChoose: (candidate: CodeCandidate) => void };

/** Other products that a name may mean: in sight when it is ambiguous, else a click away. */
export function OtherCandidates({ candidates, chosen, onChoose }: Props) {
  const text = useText(tools).research;
  const others = candidates.filter(({ code }) => code !== chosen).slice(0, shown);
  if (others.length === 0) return null;
  const best = candidates.find(({ code }) => code === chosen)?.score ?? 1;
  const choice = (
    <CandidateChoice
      label={text.another}
      hint={text.anotherHint}
      candidates={others}
      marksLacking
      onChoose={onChoose}
    />
  );
  if (best - others[0]!.score < ambiguousWithin) return choice;
  return (
    <details>
      <summary className="link inline-flex min-h-6 items-center text-sm">{text.notThis}</summary>
      <div className="mt-3">{choice}</div>
    </details>
  );
}
