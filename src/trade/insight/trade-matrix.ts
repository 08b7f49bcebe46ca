import { unpackCountry, type NumberColumns } from "../number-columns.ts";

/** The most that a pair's ease of trade counts. */
export const mostEase = 2;
const none = new Float64Array(0);

/** Trade between countries in USD, free on board: by pair, and the sums over it. Each country has a place. */
export type TradeMatrix = {
  readonly places: ReadonlyMap<string, number>;
  /** At the exporter's place × the number of places + the importer's place. */
  readonly byPair: Float64Array;
  readonly exportedUsd: Float64Array;
  readonly importedUsd: Float64Array;
  readonly worldUsd: number;
};

type Flows<Country> = {
  readonly count: number;
  readonly exporter: (at: number) => Country;
  readonly importer: (at: number) => Country;
  readonly usd: (at: number) => number;
};

function placeCountries<Country>({ count, exporter, importer }: Flows<Country>): Map<Country, number> {
  const places = new Map<Country, number>();
  for (const country of [exporter, importer])
    for (let at = 0; at < count; at += 1) {
      const own = country(at);
      if (!places.has(own)) places.set(own, places.size);
    }
  return places;
}

/** Adds up flows by pair and by country. */
export function sumFlows<Country>(flows: Flows<Country>, nameOf: (country: Country) => string): TradeMatrix {
  const places = placeCountries(flows);
  const byPair = new Float64Array(places.size ** 2);
  const exportedUsd = new Float64Array(places.size);
  const importedUsd = new Float64Array(places.size);
  let worldUsd = 0;
  for (let at = 0; at < flows.count; at += 1) {
    const e = places.get(flows.exporter(at))!;
    const i = places.get(flows.importer(at))!;
    const usd = flows.usd(at);
    byPair[e * places.size + i]! += usd;
    exportedUsd[e]! += usd;
    importedUsd[i]! += usd;
    worldUsd += usd;
  }
  const named = new Map([...places].map(([country, place]) => [nameOf(country), place]));
  return { places: named, byPair, exportedUsd, importedUsd, worldUsd };
}

/** The sums over everything a source covers: of each pair its packed exporter, its packed importer and its value in USD. */
export const sumAllTrade = ([exporters = none, importers = none, usd = none]: NumberColumns): TradeMatrix =>
  sumFlows(
    { count: usd.length, exporter: (at) => exporters[at]!, importer: (at) => importers[at]!, usd: (at) => usd[at]! },
    unpackCountry,
  );

/**
 * How easily e sells to i, each by its place: trade of all goods between the two over what their shares of world trade
 * lead to expect, T_ei / (T_e · T_i / T_w), at most 2. Zero where the two trade nothing at all, or have no place.
 */
export function easeOfTrade(
  { places, byPair, exportedUsd, importedUsd, worldUsd }: TradeMatrix,
  e: number | undefined,
  i: number | undefined,
): number {
  if (e === undefined || i === undefined || worldUsd <= 0) return 0;
  const expected = (exportedUsd[e]! * importedUsd[i]!) / worldUsd;
  return expected > 0 ? Math.min(mostEase, byPair[e * places.size + i]! / expected) : 0;
}

/** The places of a matrix by the sums of their countries, largest first. */
export const largestPlaces = (usd: Float64Array): number[] =>
  Array.from(usd.keys())
    .filter((place) => usd[place]! > 0)
    .toSorted((a, b) => usd[b]! - usd[a]!);
