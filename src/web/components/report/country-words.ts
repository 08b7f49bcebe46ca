import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { arrivalPriceWriter } from "./arrival-price.ts";
import { percentWriter } from "./percent-writer.ts";

/** In a sentence or two each, how much a country sells and buys and in which place; null of a side that it is not on. */
export function useCountryWords({ rows, worldValueUsd, insight }: ReportEvidence) {
  const words = useText(summary).buyers;
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  const price = arrivalPriceWriter(numbers);
  const buyers = insight?.buyers?.finding ?? [];
  const { year } = worldValueUsd;
  return {
    asSeller: (iso3: string): string | null => {
      const rank = rows.findIndex((row) => row.iso3 === iso3);
      const row = rows[rank];
      if (!row) return null;
      const valueUsd = row.value.value ?? 0;
      const share = percent(valueUsd / (worldValueUsd.value || 1));
      const at = row.exportPrice.value;
      return joined(
        words.sold({ usd: numbers.whole(valueUsd), share, year, rank: rank + 1, of: rows.length }),
        at === null ? null : words.soldAt(numbers.price(at)),
      );
    },
    asBuyer: (iso3: string): string | null => {
      const rank = buyers.findIndex((buyer) => buyer.iso3 === iso3);
      const buyer = buyers[rank];
      if (!buyer) return null;
      return joined(
        words.bought({
          usd: numbers.whole(buyer.valueUsd),
          share: percent(buyer.share),
          year,
          rank: rank + 1,
          of: buyers.length,
        }),
        buyer.usdPerKg === null ? null : words.arrivedAt(price(buyer)),
      );
    },
  };
}

const joined = (...sentences: (string | null)[]): string => sentences.filter(Boolean).join(" ");
