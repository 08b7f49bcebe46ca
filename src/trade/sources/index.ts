import { baci } from "./baci.ts";
import { faoProduction } from "./fao-production.ts";
import { faoTotals } from "./fao-totals.ts";
import { faoTrade } from "./fao-trade.ts";
import { usgs } from "./usgs.ts";
import type { ExpandCode, FlowSource, ItemGroup } from "./flow-source.ts";
import type { ProducedGroup, ProductionSource } from "./production-source.ts";

const flowSources: readonly FlowSource[] = [baci, faoTrade];
const productionSources: readonly ProductionSource[] = [faoProduction, usgs];

/** The items of every source with partners and of every source of production, by source id. Totals have the items of `fao-trade`. */
export type SourceItems = {
  readonly flows: ReadonlyMap<string, readonly ItemGroup[]>;
  readonly totals: ReadonlyMap<string, readonly ItemGroup[]>;
  readonly production: ReadonlyMap<string, readonly ProducedGroup[]>;
};

export const readSourceItems = (expand: ExpandCode): SourceItems => ({
  flows: new Map(flowSources.map((source) => [source.ref.id, source.readItems(expand)])),
  totals: new Map([[faoTotals.ref.id, faoTrade.readItems(expand)]]),
  production: new Map(productionSources.map((source) => [source.ref.id, source.readItems(expand)])),
});
