import { SearchX } from "lucide-react";
import type { ComponentProps } from "react";
import { tools } from "../../../i18n/tools.ts";
import { type CodeCandidate, NoReportReason } from "../../../domain/report.ts";
import { CandidateChoice } from "../../components/report/candidate-choice.tsx";
import { dotted } from "../../components/report/report-view.tsx";
import { useLanguage, useText } from "../../language.ts";
import { KnownByText } from "./known-by-text.tsx";

const shownWithout = 6;
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

/** A product without figures: why, and what to try next. */
export function NothingFound({ product, code, reason, candidates, known: byText, notUnderstood, onChoose }: Props) {
  const text = useText(tools);
  const language = useLanguage();
  const { nothing, ...words } = text.research;
  const known = NoReportReason.safeParse(reason).data ?? "no-figures";
  // Without a code of the reader's own it was the first candidate that had no figures.
  const wanted = code.replaceAll(/\D/g, "");
  const tried =
    known === "no-figures"
      ? (candidates.find((candidate) => candidate.code === wanted) ?? (wanted === "" ? candidates[0] : undefined))
      : undefined;
  const isNearest = tried !== undefined && wanted === "" && tried.score < sureFrom;
  const others = candidates.filter((candidate) => candidate !== tried);
  const withFigures = others.filter(({ hasFigures }) => hasFigures === true);
  const without = others.filter(({ hasFigures }) => hasFigures !== true).slice(0, shownWithout);
  const isCodeUnknown = known === "unknown-product" && code !== "";
  const isOpen = known === "unknown-product" && candidates.length > 0;
  const why = isNearest ? nothing.nearest : isOpen ? nothing.open : nothing[known];
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
          <h2 className="text-lg">{isOpen ? words.openTitle(product) : words.nothingTitle(product)}</h2>
          {tried ? (
            <p className="text-sm">
              {isNearest ? <span className="text-quiet">{`${words.nearest} `}</span> : null}
              <span className="font-[550] tabular-nums">{words.hs(dotted(tried.code))}</span>
              {` · ${language === "es" ? tried.nameEs : tried.nameEn}`}
            </p>
          ) : null}
          <p className="text-sm text-quiet">
            {isCodeUnknown ? nothing["unknown-code"](code) : why}{" "}
            {notUnderstood.length > 0 && <>{words.notUnderstood(notUnderstood)} </>}
            {text.notCharged}
          </p>
        </div>
      </div>
      <CandidateChoice label={words.tryWithFigures} candidates={withFigures} onChoose={onChoose} />
      {byText ? <KnownByText known={byText} /> : null}
      {known === "unknown-product" || isNearest ? (
        <div className="grid gap-2 text-sm">
          <h3 className="text-sm">{words.tryTitle}</h3>
          <ul className="grid list-disc gap-1 pl-5 text-quiet">
            <li>{words.tryNames}</li>
            <li>{words.tryCode}</li>
          </ul>
        </div>
      ) : null}
      <CandidateChoice
        label={without.some(({ hasFigures }) => hasFigures === false) ? words.othersWithout : words.tryCandidates}
        candidates={without}
        onChoose={onChoose}
      />
    </section>
  );
}
