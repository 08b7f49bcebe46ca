import type { MarketInsight } from "../../../domain/insight.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { type Column, InsightTable } from "./insight-table.tsx";
import { percentWriter } from "./percent-writer.ts";

type Side = { readonly country: string; readonly iso3: string };
type Route = { readonly exporter: Side; readonly importer: Side };
type RouteColumns = readonly Column<Route>[];

/** The columns that name who sells to whom; where there are close-ups of countries, the names lead there. */
export function useRouteColumns(hasCloseUp: boolean): RouteColumns {
  const { columns } = useText(summary).insight;
  return [
    {
      title: columns.exporter,
      isText: true,
      read: ({ exporter }) => exporter.country,
      country: hasCloseUp ? ({ exporter }) => exporter.iso3 : undefined,
    },
    {
      title: columns.importer,
      isText: true,
      extra: "name",
      read: ({ importer }) => importer.country,
      country: hasCloseUp ? ({ importer }) => importer.iso3 : undefined,
    },
  ];
}

/** On which routes the price on arrival is furthest above the price on leaving. */
export function MarginsTable({ insight, route }: { insight: MarketInsight["margins"]; route: RouteColumns }) {
  const words = useText(summary).insight;
  const { columns } = words;
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  return (
    <InsightTable
      title={words.margins}
      hint={words.marginsHint}
      insight={insight}
      rows={insight.finding?.largest ?? []}
      columns={[
        ...route,
        { title: columns.exportPrice, read: ({ exportUsdPerKg }) => numbers.price(exportUsdPerKg) },
        { title: columns.importPrice, read: ({ importUsdPerKg }) => numbers.price(importUsdPerKg) },
        { title: columns.margin, read: ({ margin }) => percent(margin) },
      ]}
    />
  );
}

/** Who could sell more to whom. */
export function GapsTable({ insight, route }: { insight: MarketInsight["gaps"]; route: RouteColumns }) {
  const words = useText(summary).insight;
  const { columns } = words;
  const numbers = useNumberWriter();
  return (
    <InsightTable
      title={words.gaps}
      hint={words.gapsHint}
      insight={insight}
      rows={insight.finding ?? []}
      columns={[
        ...route,
        { title: columns.actual, read: ({ actualUsd }) => numbers.whole(actualUsd) },
        { title: columns.unrealised, read: ({ unrealisedUsd }) => numbers.whole(unrealisedUsd) },
      ]}
    />
  );
}

/** Who sells above and below the price of the world. */
export function PricePositionsTable({ insight }: { insight: MarketInsight["prices"] }) {
  const words = useText(summary).insight;
  const { columns } = words;
  const numbers = useNumberWriter();
  return (
    <InsightTable
      title={words.pricePositions}
      insight={insight}
      rows={insight.finding?.positions ?? []}
      columns={[
        { title: columns.country, isText: true, read: ({ country }) => country },
        { title: columns.price, read: ({ usdPerKg }) => numbers.price(usdPerKg) },
        { title: columns.ratio, read: ({ ratio }) => numbers.whole(ratio * 100) },
      ]}
    />
  );
}

/** For whom the product is more than it is for the world. */
export function SpecialisationTable({ insight }: { insight: NonNullable<MarketInsight["specialisation"]> }) {
  const words = useText(summary).insight;
  const { columns } = words;
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  return (
    <InsightTable
      title={words.specialisation}
      hint={words.specialisationHint}
      insight={insight}
      rows={insight.finding ?? []}
      columns={[
        { title: columns.country, isText: true, read: ({ country }) => country },
        { title: columns.ownShare, read: ({ ownShare }) => percent(ownShare) },
        { title: columns.advantage, read: ({ ratio }) => numbers.oneDecimal(ratio) },
      ]}
    />
  );
}

/** Whose purchases grow. */
export function GrowingImportersTable({ insight }: { insight: MarketInsight["growingImporters"] }) {
  const words = useText(summary).insight;
  const { columns } = words;
  const percent = percentWriter(useNumberWriter());
  return (
    <InsightTable
      title={words.growingImporters}
      insight={insight}
      rows={insight.finding ?? []}
      columns={[
        { title: columns.country, isText: true, read: ({ country }) => country },
        { title: columns.growth, read: ({ growthPerYear }) => percent(growthPerYear) },
        { title: columns.share, read: ({ share }) => percent(share) },
      ]}
    />
  );
}

/** Whose share of the world shrinks. */
export function LosingSuppliersTable({ insight }: { insight: MarketInsight["losingSuppliers"] }) {
  const words = useText(summary).insight;
  const { columns } = words;
  const percent = percentWriter(useNumberWriter());
  return (
    <InsightTable
      title={words.losingSuppliers}
      insight={insight}
      rows={insight.finding ?? []}
      columns={[
        { title: columns.country, isText: true, read: ({ country }) => country },
        { title: columns.firstShare, read: ({ firstShare }) => percent(firstShare) },
        { title: columns.lastShare, read: ({ lastShare }) => percent(lastShare) },
      ]}
    />
  );
}
