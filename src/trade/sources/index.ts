import type { StoredFile } from "../manifest.ts";
import { bgs } from "./bgs.ts";
import { faoProduction } from "./fao-production.ts";
import { faoTotals } from "./fao-totals.ts";
import { faoTrade } from "./fao-trade.ts";
import { faostatForestry, type VolumeGroup } from "./faostat-forestry.ts";
import { fishstat } from "./fishstat.ts";
import type { ExpandCode, ItemGroup } from "./flow-source.ts";
import { groupsOfCodes } from "./hs-codes.ts";
import type { ProducedGroup, ProductionSource } from "./production-source.ts";
import { usgs } from "./usgs.ts";

const productionSources: readonly ProductionSource[] = [faoProduction, faostatForestry, fishstat, bgs, usgs];

/** Which subheadings the items of each source are. */
export type SourceItems = {
  /** Of a file of flows or totals: its own codes, or the table of its source. Totals of FAO have the items of `fao-trade`. */
  traded(file: StoredFile): readonly ItemGroup[];
  produced(file: StoredFile): readonly ProducedGroup[];
  /** Of a file of volumes. */
  counted(file: StoredFile): readonly VolumeGroup[];
  /** What an import of FAO's trade has figures of. */
  readonly faoTrade: readonly ItemGroup[];
};

/** Reads the reviewed tables of all sources once. */
export function readSourceItems(expand: ExpandCode): SourceItems {
  const faoItems = faoTrade.readItems(expand);
  const tables = new Map([
    [faoTrade.ref.id, faoItems],
    [faoTotals.ref.id, faoItems],
  ]);
  const production = new Map(productionSources.map((source) => [source.ref.id, source.readItems(expand)]));
  const volumes = faostatForestry.readVolumes(expand);
  const groupsByFile = new WeakMap<StoredFile, readonly ItemGroup[]>();
  return {
    traded(file) {
      const known = groupsByFile.get(file) ?? (file.hs ? groupsOfCodes(file.hs, expand) : tables.get(file.source.id));
      const groups = known ?? [];
      groupsByFile.set(file, groups);
      return groups;
    },
    produced: (file) => (file.table === "volumes" ? [] : (production.get(file.source.id) ?? [])),
    counted: (file) => (file.table === "volumes" ? volumes : []),
    faoTrade: faoItems,
  };
}
