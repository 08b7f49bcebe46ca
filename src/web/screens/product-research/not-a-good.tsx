import { PackageX } from "lucide-react";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import { tools } from "../../../i18n/tools.ts";
import { CandidateChoice } from "../../components/report/candidate-choice.tsx";
import { useText } from "../../language.ts";
import { NoReport } from "./no-report.tsx";
import { ThingsToTry } from "./things-to-try.tsx";

const goodsShown = 6;

type Props = {
  product: string;
  candidates: readonly CodeCandidate[];
  onChoose: (candidate: CodeCandidate) => void;
};

/** The name of a service: that statistics of goods have none of it, and the goods that it has to do with. */
export function NotAGood({ product, candidates, onChoose }: Props) {
  const words = useText(tools).research;
  return (
    <NoReport
      reason="no-good"
      icon={PackageX}
      title={words.noGoodTitle(product)}
      why={words.nothing["no-good"]}
      notUnderstood={[]}
    >
      <CandidateChoice
        label={words.goodsOfService}
        candidates={candidates.slice(0, goodsShown)}
        marksFigures
        onChoose={onChoose}
      />
      <ThingsToTry things={[words.tryGood, words.tryCode]} />
    </NoReport>
  );
}
