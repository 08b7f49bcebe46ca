import type { SourceRef } from "../../domain/figure.ts";
import type { DataFile } from "../manifest.ts";
import { baci } from "../sources/baci.ts";
import { bgs } from "../sources/bgs.ts";
import { faoProduction } from "../sources/fao-production.ts";
import { faoTrade } from "../sources/fao-trade.ts";
import { faostatForestry } from "../sources/faostat-forestry.ts";
import { usgs } from "../sources/usgs.ts";

/** The shipped figures of these are a part of what the source publishes. */
const shippedInPart: ReadonlySet<string> = new Set([usgs.ref.id]);

/** What each source that publishes at an address of its own has: the figures' reference, and how long they take to come out. */
const publications = {
  baci: { ref: baci.ref, yearsBehind: 2, megabytes: 300 },
  "faostat-trade": { ref: faoTrade.ref, yearsBehind: 2, megabytes: null },
  "faostat-production": { ref: faoProduction.ref, yearsBehind: 2, megabytes: 33 },
  "faostat-forestry": { ref: faostatForestry.ref, yearsBehind: 2, megabytes: null },
  usgs: { ref: usgs.ref, yearsBehind: 1, megabytes: 1 },
  bgs: { ref: bgs.ref, yearsBehind: 3, megabytes: null },
} as const satisfies Record<string, { ref: SourceRef; yearsBehind: number; megabytes: number | null }>;

export type OfferedSource = keyof typeof publications;
const offeredSources = Object.keys(publications) as OfferedSource[];

/** What can be imported from a source's own address, beside what lies in the folder of it. */
export type ImportOffer = {
  readonly source: OfferedSource;
  readonly ref: SourceRef;
  /** What is downloaded, as far as is known. */
  readonly megabytes: number | null;
  /** Null: nothing of it is here. */
  readonly has: {
    readonly version: string;
    readonly years: readonly [number, number];
    readonly isExtract: boolean;
  } | null;
  /** The newest year that the source is expected to have by now. */
  readonly expectedYear: number;
  /** Whether an import would bring newer or wider figures than those that are here. */
  readonly isWorthwhile: boolean;
};

/** What each source offers beyond the files of a folder, in the order in which they help most. */
export const offersBeside = (files: readonly DataFile[], thisYear: number): ImportOffer[] =>
  offeredSources.map((source) => {
    const { ref, yearsBehind, megabytes } = publications[source];
    const file = files.find((each) => each.source.id === ref.id && each.table !== "pair_totals");
    const isShipped = file?.inputs === undefined;
    const isExtract = file?.hs?.isExtract === true || (isShipped && shippedInPart.has(ref.id));
    const has = file ? { version: file.source.version, years: file.years, isExtract } : null;
    const expectedYear = thisYear - yearsBehind;
    const isWorthwhile = has === null || isExtract || has.years[1] < expectedYear;
    return { source, ref, megabytes, has, expectedYear, isWorthwhile };
  });
