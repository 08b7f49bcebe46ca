import { useState } from "react";
import type { Buyer } from "../../../domain/insight.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Button } from "../button.tsx";
import { CountryCloseUp } from "./country-close-up.tsx";
import { InsightTable } from "./insight-table.tsx";
import { percentWriter } from "./percent-writer.ts";
import { arrivalPriceWriter } from "./arrival-price.ts";
import { reportParts } from "./report-contents.tsx";

const firstBuyers = 10;
const namedSuppliers = 3;
/** Below it a share is written as none. */
const leastNamedShare = 0.005;

/** The other side of the table: who buys, at what price and from whom, then one country as seller and buyer. */
export function ReportBuyers({ evidence }: { evidence: ReportEvidence }) {
  const words = useText(summary).buyers;
  const numbers = useNumberWriter();
  const [isWhole, setWhole] = useState(false);
  const buyers = evidence.insight?.buyers;
  if (!buyers?.finding) return null;
  const percent = percentWriter(numbers);
  const price = arrivalPriceWriter(numbers);
  const suppliersOf = ({ suppliers }: Buyer): string =>
    suppliers
      .filter(({ share }, rank) => rank === 0 || share >= leastNamedShare)
      .slice(0, namedSuppliers)
      .map(({ country, share }) => `${country} ${numbers.percent(share)}`)
      .join(", ");
  const { columns } = words;
  return (
    <section aria-labelledby={reportParts.buyers} className="grid min-w-0 gap-3 print:block print:space-y-4">
      <h2 id={reportParts.buyers} className="text-lg">
        {words.title}
      </h2>
      <InsightTable
        title={words.ranking(numbers.whole(buyers.finding.length))}
        hint={words.hint}
        insight={buyers}
        rows={isWhole ? buyers.finding : buyers.finding.slice(0, firstBuyers)}
        columns={[
          { title: columns.buyer, isText: true, read: ({ country }) => country, country: ({ iso3 }) => iso3 },
          { title: columns.value, read: ({ valueUsd }) => numbers.whole(valueUsd) },
          { title: columns.share, read: ({ share }) => percent(share) },
          { title: columns.price, read: price },
          { title: columns.suppliers, isText: true, extra: "sentence", read: suppliersOf },
        ]}
        action={
          buyers.finding.length > firstBuyers ? (
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start print:hidden"
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? words.fewer : words.all(numbers.whole(buyers.finding.length))}
            </Button>
          ) : null
        }
      />
      <CountryCloseUp evidence={evidence} buyers={buyers} />
    </section>
  );
}
