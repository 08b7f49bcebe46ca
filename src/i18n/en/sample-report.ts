import type { sampleReport as spanish } from "../es/sample-report.ts";
import type { Translation } from "../index.ts";

export const sampleReport: Translation<typeof spanish> = {
  label: "Real data",
  product: "Static converters",
  code: "HS 8504.40",
  caption: "The six largest exporters of static converters in 2023",
  country: "Exporter country",
  value: "Value (M USD)",
  share: "World share",
  importers: "Main buyers",
  sortBy: (p) => `Sort by ${p.column}`,
  hint: "Tap a figure to see where it comes from.",
  valueEvidence: (p) =>
    `${p.country} exported ${p.value} USD in 2023. Value reconciled between what the exporter and the importers report.`,
  shareEvidence: (p) =>
    `${p.country} had ${p.share} of a world total of ${p.world} USD in 2023. Share calculated from the reconciled values.`,
  source: "Source: CEPII, BACI, V202501",
  licence: "Etalab 2.0 license",
  countries: {
    CHN: "China",
    DEU: "Germany",
    USA: "United States",
    THA: "Thailand",
    JPN: "Japan",
    MEX: "Mexico",
    ITA: "Italy",
    NLD: "Netherlands",
    CAN: "Canada",
  },
};
