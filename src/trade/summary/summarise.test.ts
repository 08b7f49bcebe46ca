import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReportEvidence } from "../../domain/report.ts";
import { valuesAlong } from "../../domain/summary.ts";
import { openTrade, type Trade } from "../index.ts";
import { summarise } from "./summarise.ts";

let trade: Trade;

beforeAll(async () => {
  trade = await openTrade({ dataFolder: join(import.meta.dirname, "../../../data/trade") });
});
afterAll(() => trade.close());

async function evidenceOf(code: string): Promise<ReportEvidence> {
  const research = await trade.research({ product: "", code, language: "es" });
  if (!research.found) throw new Error(`${code}: ${research.reason}`);
  return research.evidence;
}

test("every value of a summary stands where it says in the evidence that is sent", async () => {
  for (const code of ["1001", "080440", "0901", "854460", "0102", "1006"]) {
    const evidence = await evidenceOf(code);
    const sent: unknown = JSON.parse(JSON.stringify(evidence));
    const values = evidence.summary?.flatMap((sentence) => Object.values(sentence.values)) ?? [];
    expect(values.length).toBeGreaterThan(8);
    for (const { value, from } of values) expect([from, valuesAlong(sent, from).at(-1)]).toEqual([from, value]);
  }
});

test("a summary has its topics in order, and names what is uncertain", async () => {
  const { summary = [] } = await evidenceOf("080440");
  const topics = [...new Set(summary.map(({ topic }) => topic))];
  expect(topics).toEqual(["market", "prices", "trends", "gaps", "uncertainty"]);
  const keys = summary.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      "leader",
      "price-spread",
      "production-up",
      "production-level",
      "gap-of-year",
      "mirrored",
      "no-trend",
    ]),
  );
  expect(keys).toContain("old-figures");
  expect(new Set(keys).size).toBe(keys.length);
});

test("figures of this year are not called old", async () => {
  const evidence = await evidenceOf("080440");
  const keys = summarise(evidence, 2012).map(({ key }) => key);
  expect(keys).not.toContain("old-figures");
  expect(keys).not.toContain("newer-figures");
});

test("a source's own set is told instead of the code that was asked for, which it is not a part of", async () => {
  const research = await trade.research({ product: "carne de res", language: "es" });
  if (!research.found) throw new Error(research.reason);
  const { covered, summary = [] } = research.evidence;
  expect(covered).toMatchObject({ typed: "carne de res", asked: { code: "0201" } });
  const told = summary.find(({ key }) => key === "asked-otherwise");
  expect(told?.values).toMatchObject({ code: { value: "0201", from: "/covered/asked/code" } });
  expect(summary.map(({ key }) => key)).not.toContain("whole-code");
});

test("a place that is not there has no value", () => {
  expect(valuesAlong({ a: [{ b: 1 }] }, "/a/0/b").at(-1)).toBe(1);
  expect(valuesAlong({ a: [] }, "/a/0/b").at(-1)).toBeUndefined();
  expect(valuesAlong({}, "/constructor/name").at(-1)).toBeUndefined();
});

test("growth and loss are told with the years they are of", async () => {
  const { summary = [], insight } = await evidenceOf("1001");
  const valuesOf = (wanted: string) => summary.find(({ key }) => key === wanted)?.values;
  const [first, last] = insight?.growingImporters.years ?? [];
  expect(valuesOf("growing-importer-years")).toMatchObject({ first: { value: first }, last: { value: last } });
  expect(valuesOf("losing-supplier-years")).toMatchObject({ first: { value: first }, last: { value: last } });
});

const keysOf = async (code: string) => (await evidenceOf(code)).summary?.map(({ key }) => key);

test("a share that hardly moved is no room for others", async () => {
  // Oranges: the largest loss of a share is from 3.5 % to 3.1 %.
  expect(await keysOf("080510")).not.toContain("losing-supplier-years");
  expect(await keysOf("0803")).toContain("losing-supplier-years");
});

test("a margin that is written as none is told as the same price", async () => {
  const evidence = await evidenceOf("080440");
  const { margins } = evidence.insight!;
  if (!margins.finding) throw new Error("the avocado has margins");
  const even = { ...margins, finding: { ...margins.finding, median: -0.0004 } };
  const keys = summarise({ ...evidence, insight: { ...evidence.insight!, margins: even } }, 2012).map(({ key }) => key);
  expect(keys).toContain("margin-even");
});
