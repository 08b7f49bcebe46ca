import type { ReactNode } from "react";
import { coveredCodes } from "../../../domain/covered-codes.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { labelSource } from "../../../domain/source-words.ts";
import { dotted } from "../../../domain/typed-code.ts";
import { sources } from "../../../i18n/sources.ts";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { Badge } from "../badge.tsx";
import { isOldToday } from "../result-table/report-years.ts";
import { TrustMark } from "../trust-mark.tsx";
import { NewerFigures } from "./newer-figures.tsx";

type Props = {
  title: string;
  level: "h1" | "h2";
  /** The goods that the figures are of, in the reader's language. */
  covered: string | null;
  evidence: ReportEvidence | null;
  aside: ReactNode;
  children: ReactNode;
};

/** What a report is called, which goods, year and sources it is of, and how far that is what was asked for. */
export function ReportHead({ title, level: Heading, covered, evidence, aside, children }: Props) {
  const text = useText(tools).research;
  const sourceWords = useText(sources);
  const used = evidence?.sources.filter(({ state }) => state === "used") ?? [];
  return (
    <div className="grid gap-3">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <Heading className="min-w-[min(100%,14rem)] flex-1 text-2xl wrap-anywhere first-letter:uppercase max-sm:text-xl">
          {title}
        </Heading>
        {aside ? <div className="max-xl:order-last max-xl:w-full max-xl:pt-1 print:hidden">{aside}</div> : null}
        {evidence ? (
          <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-quiet">
            <span>
              <span className="font-[550] text-ink tabular-nums">{text.hs(headCode(evidence.covered))}</span>
              {covered ? ` · ${covered}` : null}
            </span>
            {evidence.year === null ? null : (
              <Badge tone={isOldToday(evidence.year) ? "inferred" : "neutral"}>{evidence.year}</Badge>
            )}
            <NewerFigures year={evidence.year} />
            {used.map(({ source }) => (
              <span key={source.id} className="flex items-baseline gap-1.5 text-xs">
                <TrustMark basis="reported" className="text-sm leading-none" />
                {labelSource(source, sourceWords)}
              </span>
            ))}
          </div>
        ) : null}
      </header>
      {evidence?.spelling ? <p className="max-w-3xl text-sm text-quiet">{text.readAs(evidence.spelling)}</p> : null}
      {evidence?.covered.asked ? <AskedOtherwise covered={evidence.covered} asked={evidence.covered.asked} /> : null}
      {evidence?.notUnderstood ? (
        <p className="max-w-3xl text-sm text-quiet">{text.readWithout(evidence.notUnderstood)}</p>
      ) : null}
      {children}
    </div>
  );
}

type Covered = ReportEvidence["covered"];

/** Several codes stand in the sentence below. */
const headCode = (covered: Covered): string => {
  const [first = covered.code, ...others] = coveredCodes(covered);
  return others.length === 0 ? first : `${first} + ${others.length}`;
};

/** That the figures are of another set than the code asked for, which no source has by itself. */
function AskedOtherwise({ covered, asked }: { covered: Covered; asked: NonNullable<Covered["asked"]> }) {
  const text = useText(tools).research;
  const language = useLanguage();
  const name = language === "es" ? "nameEs" : "nameEn";
  const codes = new Intl.ListFormat(language).format(coveredCodes(covered));
  if (asked[name] === covered[name]) return null;
  return (
    <p className="max-w-3xl text-sm text-quiet">
      {text.askedOtherwise(`${text.hs(dotted(asked.code))} · ${asked[name]}`, covered[name], codes)}
    </p>
  );
}
