import type { ReportEvidence } from "../../../domain/report.ts";
import { shareParts } from "../../../domain/share-parts.ts";
import { labelSource } from "../../../domain/source-words.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { TrustMark } from "../trust-mark.tsx";
import { reportParts } from "./report-contents.tsx";
import { buyersOf, sellersOf } from "./share-sides.ts";
import { ShareTable } from "./share-table.tsx";
import { joinFacts } from "../join-facts.ts";

const largest = 8;

/** Who sells and who buys how much of the whole, as bars that are a table too. Nothing where no world total is known. */
export function ReportShares({ evidence }: { evidence: ReportEvidence }) {
  const words = useText(summary).shares;
  const sourceWords = useText(sourceTexts);
  const sides = [
    { title: words.sellers, side: sellersOf(evidence) },
    { title: words.buyers, side: buyersOf(evidence) },
  ].flatMap(({ title, side }) => {
    const parts = side && shareParts(side.holders, side.total, largest);
    return side && parts && parts.leaders.length > 0 ? [{ title, side, parts }] : [];
  });
  if (sides.length === 0) return null;
  return (
    <section aria-labelledby={reportParts.shares} className="grid min-w-0 gap-3 print:block print:space-y-3">
      <h2 id={reportParts.shares} className="text-lg">
        {words.title}
      </h2>
      <div className="grid min-w-0 gap-4 xl:grid-cols-2 print:block print:space-y-4">
        {sides.map(({ title, side, parts }) => (
          <section
            key={title}
            className="grid min-w-0 break-inside-avoid content-start gap-3 rounded-lg border border-line bg-surface p-4"
          >
            <h3 className="text-base">{title}</h3>
            <ShareTable title={title} parts={parts} />
            <p className="text-xs text-faint">
              {parts.withoutValue > 0 ? (
                <span className="mb-1 flex items-center gap-1.5">
                  <TrustMark basis="missing" />
                  {words.withoutValue(parts.withoutValue)}
                </span>
              ) : null}
              {joinFacts([...side.sources.map((source) => labelSource(source, sourceWords)), side.years])}
            </p>
          </section>
        ))}
      </div>
    </section>
  );
}
