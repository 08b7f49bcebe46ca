import { Split } from "lucide-react";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import { tools } from "../../../i18n/tools.ts";
import { CandidateChoice } from "../../components/report/candidate-choice.tsx";
import { useText } from "../../language.ts";
import { NoReport } from "./no-report.tsx";

const othersShown = 6;
/** Below it a product shares a word with the name, and little else. */
const leastAlike = 0.5;

type Props = {
  product: string;
  /** The goods that the name means alike. */
  goods: readonly CodeCandidate[];
  candidates: readonly CodeCandidate[];
  notUnderstood: readonly string[];
  onChoose: (candidate: CodeCandidate) => void;
};

/** A name of several goods: whoever typed it says which, and a report is made of that one alone. */
export function WhichProduct({ product, goods, candidates, notUnderstood, onChoose }: Props) {
  const words = useText(tools).research;
  const others = candidates
    .filter(({ code, score }) => score >= leastAlike && !goods.some((good) => good.code === code))
    .toSorted((a, b) => Number(b.hasFigures) - Number(a.hasFigures))
    .slice(0, othersShown);
  return (
    <NoReport
      reason="several-products"
      icon={Split}
      title={words.openTitle(product)}
      why={words.nothing["several-products"]}
      notUnderstood={notUnderstood}
    >
      <CandidateChoice label={words.chooseGood} candidates={goods} marksFigures onChoose={onChoose} />
      <CandidateChoice label={words.orAlike} candidates={others} marksFigures onChoose={onChoose} />
    </NoReport>
  );
}
