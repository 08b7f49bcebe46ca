import { SearchX } from "lucide-react";
import type { ComponentProps } from "react";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import { NoReportReason } from "../../../domain/research.ts";
import { tiedCandidates } from "../../../domain/tied-candidates.ts";
import { typedCode } from "../../../domain/typed-code.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import { CandidateChoice } from "../../components/report/candidate-choice.tsx";
import { dotted } from "../../../domain/typed-code.ts";
import { useLanguage, useText } from "../../language.ts";
import { KnownByText } from "./known-by-text.tsx";
import { NoReport } from "./no-report.tsx";
import { NotAGood } from "./not-a-good.tsx";
import { ThingsToTry } from "./things-to-try.tsx";
import { WhichProduct } from "./which-product.tsx";

const restShown = 6;
/** Below this part of the name is not known: the product is the nearest, and may be another. */
const sureFrom = 0.8;

type Props = {
  product: string;
  /** The code that was asked for; empty where the name alone was. */
  code: string;
  reason: string | null;
  candidates: readonly CodeCandidate[];
  known: ComponentProps<typeof KnownByText>["known"] | null;
  notUnderstood: readonly string[];
  onChoose: (candidate: CodeCandidate) => void;
};

/** A product without a report: why, and what to try next. */
export function NothingFound({ reason, ...props }: Props) {
  const known = NoReportReason.safeParse(reason).data ?? "no-figures";
  if (known === "no-good") return <NotAGood {...props} />;
  if (known === "several-products") return <WhichProduct {...props} goods={tiedCandidates(props.candidates)} />;
  return <NotFound {...props} reason={known} />;
}

/** Offered before all else: what the name may well mean, or a good of the same chapter as the one without figures. */
const isNear = ({ code, score }: CodeCandidate, tried: CodeCandidate | undefined): boolean =>
  tried === undefined || score >= sureFrom || code.slice(0, 2) === tried.code.slice(0, 2);

type NotFoundProps = Omit<Props, "reason"> & { reason: Exclude<NoReportReason, "no-good" | "several-products"> };

function NotFound({ product, code, reason, candidates, known, notUnderstood, onChoose }: NotFoundProps) {
  const language = useLanguage();
  const { nothing, ...words } = useText(tools).research;
  const { wholeCode } = useText(summary).noFigures;
  const isUnknown = reason === "unknown-product";
  // Without a code of the reader's own it was the first candidate that had no figures.
  const wanted = code.replaceAll(/\D/g, "");
  const ofCode = candidates.find((candidate) => candidate.code === wanted);
  const tried = isUnknown ? undefined : (ofCode ?? (wanted === "" ? candidates[0] : undefined));
  const isNearest = tried !== undefined && wanted === "" && tried.score < sureFrom;
  const others = candidates.filter((candidate) => candidate !== tried);
  const near = others.filter((candidate) => candidate.hasFigures === true && isNear(candidate, tried));
  const rest = others.filter((candidate) => !near.includes(candidate)).slice(0, restShown);
  const isOpen = isUnknown && candidates.length > 0;
  const unknownCode = code === "" && typedCode(product) !== null ? product : code;
  const why = isNearest ? nothing.nearest : isOpen ? nothing.open : nothing[reason];
  return (
    <NoReport
      reason={reason}
      icon={SearchX}
      title={isOpen ? words.openTitle(product) : words.nothingTitle(product)}
      product={
        tried ? (
          <>
            <p className="text-sm">
              {isNearest ? <span className="text-quiet">{`${words.nearest} `}</span> : null}
              <span className="font-[550] tabular-nums">{words.hs(dotted(tried.code))}</span>
              {` · ${language === "es" ? tried.nameEs : tried.nameEn}`}
            </p>
            {known?.typed === undefined || isNearest ? null : (
              <p className="text-sm">{wholeCode(dotted(tried.code), known.typed)}</p>
            )}
          </>
        ) : null
      }
      why={isUnknown && unknownCode !== "" ? nothing["unknown-code"](unknownCode) : why}
      notUnderstood={notUnderstood}
    >
      <CandidateChoice label={words.tryWithFigures} candidates={near} onChoose={onChoose} />
      {known ? <KnownByText known={known} /> : null}
      {isUnknown || isNearest ? <ThingsToTry things={[words.tryNames, words.tryCode]} /> : null}
      <CandidateChoice
        label={rest.every(({ hasFigures }) => hasFigures === false) ? words.othersWithout : words.tryCandidates}
        candidates={rest}
        marksFigures={rest.some(({ hasFigures }) => hasFigures === true)}
        onChoose={onChoose}
      />
    </NoReport>
  );
}
