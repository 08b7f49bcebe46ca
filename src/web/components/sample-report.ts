import type { sampleReport } from "../../i18n/es/sample-report.ts";

export type CountryCode = keyof (typeof sampleReport)["countries"];

export type SampleRow = {
  readonly country: CountryCode;
  readonly valueUsd: number;
  readonly importers: readonly CountryCode[];
};

/**
 * The six largest exporters of HS 8504.40 (static converters) in 2023, with their three largest buyers.
 * Source: CEPII, BACI, HS22 V202501, Etalab 2.0: sums of bilateral values by exporter.
 */
export const sampleRows: readonly SampleRow[] = [
  { country: "CHN", valueUsd: 37_460_953_800, importers: ["USA", "DEU", "NLD"] },
  { country: "DEU", valueUsd: 10_250_286_036, importers: ["CHN", "USA", "ITA"] },
  { country: "USA", valueUsd: 5_093_513_644, importers: ["MEX", "CAN", "NLD"] },
  { country: "THA", valueUsd: 4_354_870_987, importers: ["USA", "NLD", "MEX"] },
  { country: "JPN", valueUsd: 3_433_140_443, importers: ["USA", "CHN", "DEU"] },
  { country: "MEX", valueUsd: 3_148_913_608, importers: ["USA", "CAN", "CHN"] },
];

export const worldValueUsd = 101_820_134_008;
