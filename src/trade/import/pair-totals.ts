import type { SourceRef } from "../../domain/figure.ts";
import { cifToFobRatio } from "../figures.ts";
import { literal, provenance, type TradeTable } from "./table.ts";

type Table = Pick<TradeTable, "table"> & { readonly hs?: { readonly isExtract?: true | undefined } | undefined };

/** Whether sums over a table tell how much countries trade: flows do, those of an extract do not. */
export const hasPairTotals = ({ table, hs }: Table): boolean => table === "flows" && !hs?.isExtract;

/**
 * What each country sends each other in all items of a file of flows in its newest year, every pair reconciled as a
 * report's are.
 */
export const pairTotals = (ref: SourceRef, flowsPath: string): TradeTable => ({
  table: "pair_totals",
  ref,
  select: `
    with side as (
      select year, exporter, importer, sum(value_usd) filter (flow = 'X') as x, sum(value_usd) filter (flow = 'M') as m,
        sum(value_usd) filter (flow = 'B') as b
      from ${literal(flowsPath)} where year = (select max(year) from ${literal(flowsPath)}) group by all
    )
    select ${provenance(ref)}, year, exporter, importer,
      round(coalesce(b, if(x is not null and m is not null, (x + m / ${cifToFobRatio}) / 2, coalesce(x, m / ${cifToFobRatio}))))::bigint
        as value_usd
    from side order by year, exporter, importer`,
});
