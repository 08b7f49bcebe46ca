import { expect, test } from "vitest";
import { SummaryKey, type SummarySentence } from "../domain/summary.ts";
import { summary } from "./summary.ts";
import { createValueWriter, writeSentence, writeSummary } from "./write-summary.ts";

const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();

const leader: SummarySentence = {
  topic: "market",
  key: "leader",
  values: {
    leader: { kind: "text", value: "México", from: "/a" },
    share: { kind: "share", value: 0.445, from: "/b" },
    value: { kind: "usd", value: 929_623_273.58, from: "/c" },
    world: { kind: "usd", value: 2_088_600_000, from: "/d" },
    year: { kind: "year", value: 2011, from: "/e" },
  },
};

test("a sentence has the same blanks in both languages", () => {
  for (const key of SummaryKey.options) {
    expect([key, blanks(summary.en.sentences[key])]).toEqual([key, blanks(summary.es.sentences[key])]);
  }
});

test("values are written as the language writes them", () => {
  expect(writeSummary([leader], "es")).toEqual([
    "México encabezó las exportaciones con 930 millones de USD, el 44,5\u00a0% de los 2.089 millones de USD que exportó el mundo en 2011.",
  ]);
  expect(writeSummary([leader], "en")).toEqual([
    "México led exports with 930 million USD, 44.5% of the 2,089 million USD that the world exported in 2011.",
  ]);
});

test("the words are those of the language, also where numbers are written as another has them", () => {
  const written = writeSentence(leader, "es", createValueWriter("es", "en")).map(({ text: part }) => part);
  expect(written.join("")).toContain("el 44.5% de los 2,089 millones de USD que exportó");
});

test("production of a whole harvest says what a part of it becomes", () => {
  const whole: SummarySentence = {
    topic: "trends",
    key: "whole-harvest",
    values: { use: { kind: "harvestUse", value: "wine-raisins-juice", from: "/worldProduction/wholeHarvest" } },
  };
  expect(writeSummary([whole], "es")).toEqual([
    "Esa producción es de toda la cosecha, también la que se hace vino, pasas o jugo: eso se exporta con otros códigos.",
  ]);
  expect(writeSummary([whole], "en")).toEqual([
    "That production is the whole harvest, including what is made into wine, raisins or juice, which is exported under other codes.",
  ]);
});

test("a code is written as codes are printed", () => {
  const whole: SummarySentence = {
    topic: "uncertainty",
    key: "whole-code",
    values: { code: text("081040", "/covered/code"), typed: text("081040", "/covered/typed") },
  };
  expect(writeSummary([whole], "en")).toEqual([
    "Code 0810.40 may cover more than “081040”: the figures are for the whole code.",
  ]);
});

const text = (value: string, from: string) => ({ kind: "text", value, from }) as const;

test("English says the Netherlands, at the start of a sentence and within it, but not in brackets", () => {
  const share = { kind: "share", value: 0.1, from: "/s" } as const;
  const buyers: SummarySentence = {
    topic: "market",
    key: "buyers",
    values: {
      first: text("Netherlands", "/1"),
      second: text("Mexico", "/2"),
      third: text("United States", "/3"),
      firstShare: share,
      secondShare: share,
      thirdShare: share,
    },
  };
  expect(writeSummary([buyers], "en")).toEqual([
    "The largest buyers were the Netherlands (10.0%), Mexico (10.0%) and the United States (10.0%).",
  ]);
  const dutch = { ...leader, values: { ...leader.values, leader: text("Netherlands", "/a") } };
  expect(writeSummary([dutch], "en")[0]).toMatch(/^The Netherlands led exports/);
  expect(writeSentence(dutch, "en", createValueWriter("en")).filter(({ value }) => value)[0]?.text).toBe("Netherlands");
  const spread: SummarySentence = {
    topic: "prices",
    key: "price-spread",
    values: {
      world: share,
      low: share,
      high: share,
      lowCountry: text("Mexico", "/l"),
      highCountry: text("Netherlands", "/h"),
    },
  };
  expect(writeSummary([spread], "en")[0]).toContain("(Netherlands)");
});

test("Spanish says e before the sound of i", () => {
  const share = { kind: "share", value: 0.6, from: "/s" } as const;
  const three = (second: string, third: string): SummarySentence => ({
    topic: "market",
    key: "top-three",
    values: { second: text(second, "/2"), third: text(third, "/3"), share, countries: { ...share, kind: "count" } },
  });
  expect(writeSummary([three("Francia", "Italia")], "es")[0]).toMatch(/^Junto con Francia e Italia sumó/);
  expect(writeSummary([three("Italia", "Yemen")], "es")[0]).toMatch(/^Junto con Italia y Yemen sumó/);
  expect(writeSummary([three("Omán", "Islas Cook")], "es")[0]).toMatch(/^Junto con Omán e Islas Cook sumó/);
  expect(writeSummary([three("France", "Italy")], "en")[0]).toMatch(/^Together with France and Italy/);
});

test("each value stays apart from the words around it", () => {
  const parts = writeSentence(leader, "es", createValueWriter("es"));
  expect(parts.filter(({ value }) => value).map(({ value }) => value?.from)).toEqual(["/a", "/c", "/b", "/d", "/e"]);
  expect(parts.map(({ text }) => text).join("")).toBe(writeSummary([leader], "es")[0]);
});

test("a fall is written without its sign, concentration on the scale to 10,000, a tiny share not as none", () => {
  const write = createValueWriter("es");
  expect(write({ kind: "change", value: -0.025, from: "" })).toBe("2,5\u00a0%");
  expect(write({ kind: "hhi", value: 0.2346, from: "" })).toBe("2.346");
  expect(write({ kind: "usd", value: 1_200_000, from: "" })).toBe("1 millón de USD");
  expect(write({ kind: "tonnes", value: 8_978_275, from: "" })).toBe("9 millones de toneladas");
  expect(write({ kind: "tonnes", value: 1_000_000, from: "" })).toBe("1 millón de toneladas");
  expect(write({ kind: "tonnes", value: 158_921.4, from: "" })).toBe("158.921 toneladas");
  expect(write({ kind: "share", value: 0.0002, from: "" })).toBe("menos del 0,1\u00a0%");
  expect(write({ kind: "usdPerKg", value: 2.5598, from: "" })).toBe("2,56 USD/kg");
});

const rising = (firstShare: number, lastShare: number): SummarySentence => ({
  topic: "trends",
  key: "rising-maker",
  values: {
    country: { kind: "text", value: "Perú", from: "/c" },
    firstShare: { kind: "share", value: firstShare, from: "/s" },
    lastShare: { kind: "share", value: lastShare, from: "/s" },
    first: { kind: "year", value: 2010, from: "/f" },
    last: { kind: "year", value: 2022, from: "/l" },
  },
});

test("Spanish says less than a share without the article of the share", () => {
  expect(writeSummary([rising(0.0002, 0.161), rising(0.161, 0.0002)], "es")).toEqual([
    "Quien más ganó fue Perú: pasó de menos del 0,1\u00a0% de la producción mundial en 2010 al 16,1\u00a0% en 2022.",
    "Quien más ganó fue Perú: pasó del 16,1\u00a0% de la producción mundial en 2010 a menos del 0,1\u00a0% en 2022.",
  ]);
});
