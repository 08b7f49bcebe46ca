import { expect, test } from "vitest";
import type { SourceUse } from "../../../domain/report.ts";
import type { SummarySentence } from "../../../domain/summary.ts";
import { sources } from "../../../i18n/sources.ts";
import { summary } from "../../../i18n/summary.ts";
import { createValueWriter } from "../../../i18n/write-summary.ts";
import { summaryText } from "./summary-text.ts";

const production: SummarySentence = {
  topic: "trends",
  key: "production-level",
  values: {
    tonnes: { kind: "tonnes", value: 8_909_731, from: "/worldProduction" },
    year: { kind: "year", value: 2022, from: "/worldProduction/year" },
  },
};
const gap: SummarySentence = {
  topic: "gaps",
  key: "next-gap",
  values: {
    exporter: { kind: "text", value: "Chile", from: "/a" },
    importer: { kind: "text", value: "Netherlands", from: "/b" },
    unrealised: { kind: "usd", value: 16_573_432, from: "/c" },
  },
};

const source = (id: string, title: string, state: SourceUse["state"]): SourceUse => ({
  source: { id, title, version: "2011", licence: "CC-BY-4.0", url: `https://${id}.example/` },
  year: state === "used" ? 2011 : null,
  state,
  items: [],
});

test("a summary is copied by topics, with the sources that were used and none of the others", () => {
  const told = {
    about: ["Avocado", "HS 0804.40", 2011],
    sentences: [gap, production],
    sources: [source("fao-trade", "FAO, FAOSTAT detailed trade matrix", "used"), source("baci", "CEPII", "off")],
  };
  const words = {
    language: "en",
    topics: summary.en.topics,
    sourcesTitle: "Sources",
    sources: sources.en,
    write: createValueWriter("en"),
  } as const;
  expect(summaryText(told, words)).toBe(`Avocado · HS 0804.40 · 2011

Trends
The world produced 8.9 million metric tons in 2022.

Gaps
The next gap is Chile selling to the Netherlands: 17 million USD more a year.

Sources
FAO, FAOSTAT detailed trade matrix (agricultural trade between countries) · 2011 · CC BY 4.0 · https://fao-trade.example/`);
});

test("without sources there is no heading for them", () => {
  const words = {
    language: "es",
    topics: summary.es.topics,
    sourcesTitle: "Fuentes",
    sources: sources.es,
    write: createValueWriter("es"),
  } as const;
  expect(summaryText({ about: ["Palta", null], sentences: [production], sources: [] }, words)).toBe(
    "Palta\n\nTendencias\nEl mundo produjo 8,9 millones de toneladas en 2022.",
  );
});
