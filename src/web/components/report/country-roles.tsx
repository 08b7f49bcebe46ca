import type { Buyer, Insight } from "../../../domain/insight.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { arrivalPriceWriter } from "./arrival-price.ts";
import { useCountryWords } from "./country-words.ts";
import { FindingTable, InsightSection } from "./insight-table.tsx";
import { percentWriter } from "./percent-writer.ts";

type Country = { iso3: string; country: string; evidence: ReportEvidence };

/** What a country sells, to whom, and where it could sell more. */
export function CountryAsSeller({ iso3, country, evidence }: Country) {
  const { buyers: words, insight: insightWords } = useText(summary);
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  const row = evidence.rows.find((each) => each.iso3 === iso3);
  const sentence = useCountryWords(evidence).asSeller(iso3);
  const insight = evidence.insight;
  if (!insight) return null;
  const title = words.asSeller(country);
  if (!row) return <NoRole title={title} text={words.sellsNothing(country)} />;
  const markets = insight.gapsBySeller?.finding?.find((seller) => seller.iso3 === iso3)?.markets ?? [];
  return (
    <InsightSection title={title} insight={insight.exporters}>
      <p className="text-sm">{sentence}</p>
      <div className="grid min-w-0 gap-y-4">
        <FindingTable
          title={words.customersOf(country)}
          rows={row.importers.list}
          columns={[
            { title: words.columns.buyer, isText: true, read: ({ name }) => name, country: (buyer) => buyer.iso3 },
            { title: words.columns.value, read: ({ valueUsd }) => numbers.whole(valueUsd) },
            { title: words.columns.share, read: ({ share: part }) => percent(part) },
          ]}
        />
        {markets.length > 0 ? (
          <div className="grid min-w-0 content-start gap-2">
            <h4 className="text-sm">{words.couldSell}</h4>
            <p className="text-xs text-quiet">{insightWords.gapsHint}</p>
            <FindingTable
              title={words.couldSell}
              rows={markets}
              columns={[
                {
                  title: words.columns.buyer,
                  isText: true,
                  read: (market) => market.country,
                  country: (market) => market.iso3,
                },
                { title: insightWords.columns.actual, read: ({ actualUsd }) => numbers.whole(actualUsd) },
                { title: insightWords.columns.unrealised, read: ({ unrealisedUsd }) => numbers.whole(unrealisedUsd) },
              ]}
            />
          </div>
        ) : null}
      </div>
    </InsightSection>
  );
}

/** What a country buys, from whom, and whether each supplier is dear or cheap for it. */
export function CountryAsBuyer(props: Country & { buyers: Insight<Buyer[]> }) {
  const words = useText(summary).buyers;
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  const price = arrivalPriceWriter(numbers);
  const buyer = props.buyers.finding?.find(({ iso3 }) => iso3 === props.iso3);
  const sentence = useCountryWords(props.evidence).asBuyer(props.iso3);
  const title = words.asBuyer(props.country);
  if (!buyer) return <NoRole title={title} text={words.buysNothing(props.country)} />;
  const { usdPerKg: usual } = buyer;
  return (
    <InsightSection title={title} insight={props.buyers}>
      <p className="text-sm">{sentence}</p>
      <FindingTable
        title={words.suppliersOf(props.country)}
        rows={buyer.suppliers}
        columns={[
          {
            title: words.columns.seller,
            isText: true,
            read: (supplier) => supplier.country,
            country: (supplier) => supplier.iso3,
          },
          { title: words.columns.share, read: ({ share }) => percent(share) },
          { title: words.columns.price, read: price },
          {
            title: words.columns.ratio,
            read: ({ usdPerKg }) =>
              usdPerKg === null || usual === null ? "—" : numbers.whole((usdPerKg / usual) * 100),
          },
        ]}
      />
      {buyer.sellers > buyer.suppliers.length ? (
        <p className="text-xs text-quiet">{words.moreSellers(buyer.sellers - buyer.suppliers.length)}</p>
      ) : null}
    </InsightSection>
  );
}

function NoRole({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid min-w-0 break-inside-avoid content-start gap-2 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-quiet">{text}</p>
    </section>
  );
}
