import type { landing as spanish } from "../es/landing.ts";
import type { Translation } from "../index.ts";

export const landing: Translation<typeof spanish> = {
  metaTitle: "Sondeo: market research with a source for every figure",
  metaDescription:
    "Enter a product and see who exports it, to whom and at what price. Paste a page and take its table. Every value with its source, its year and a sign of how it is known.",
  title: "Measure the market before you invest",
  lead: "Enter a product and see who exports it, to whom and for how much. Paste a page and out comes its table. Every value says where it comes from.",
  start: "Sign up",
  how: "How each figure is known",
  invitation: "Access is by invitation.",
  sample: {
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
      `${p.country} exported for ${p.value} USD in 2023. Value reconciled between what exporter and importers report.`,
    shareEvidence: (p) =>
      `${p.country} had ${p.share} of a world total of ${p.world} USD in 2023. Share calculated from the reconciled values.`,
    source: "Source: CEPII, BACI, V202501",
    licence: "Etalab 2.0 licence",
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
  },
  toolsTitle: "Two tools, one rule: nothing without its origin",
  tools: [
    {
      title: "Product research",
      text: "A name in Spanish or English, or a tariff code. It returns one row per exporter country: value, buyers, production, and average export and import prices.",
      points: [
        "One source and one year per row",
        "What is missing is shown as missing, with the reason",
        "Exported to CSV in your browser",
      ],
    },
    {
      title: "Data from a web page",
      text: "Paste a page’s address. Sondeo finds its lists and tables before you ask; you say in a sentence which columns you want.",
      points: [
        "Every cell links to the text it came from",
        "It reads only the page you give, without crawling the site",
        "It may not work on all sites, and tells you why",
      ],
    },
  ],
  trustTitle: "The sign beside every value",
  trustLead: "Always the same, in the table, in the detail and in what you export.",
  trust: [
    { label: "Reported", text: "The country publishes it, or it is written on the page." },
    { label: "Reconciled", text: "It comes from comparing what exporter and importer report, or from a sum over it." },
    { label: "Estimated", text: "A formula approximates it or a model infers it. You see it at a glance." },
    { label: "No figure", text: "Nobody publishes it. We do not fill it in." },
  ],
  closingTitle: "Start with a product you know",
  closingText: "It is the best way to check whether the figures match what you know.",
  pricingLink: "See pricing",
};
