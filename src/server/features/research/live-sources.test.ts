import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import * as contract from "../../../contract/research.ts";
import { reportColumns } from "../../../domain/report.ts";
import { aServer } from "../../../../tests/support/server.ts";
import { aSite } from "../../../../tests/support/site.ts";
import { sourceCache, usage } from "../../db/schema.ts";

const year = new Date().getUTCFullYear() - 1;
const line = (reporterCode: number, partnerCode: number, flowCode: string, primaryValue: number, netWgt: number) => ({
  period: String(year),
  reporterCode,
  partnerCode,
  flowCode,
  primaryValue,
  netWgt,
  partner2Code: 0,
  motCode: 0,
  customsCode: "C00",
});

test("live figures and news fill a report, are kept in the database, and are charged as one report", async () => {
  const comtrade = await aSite((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://stand-in");
    const isSurvey = searchParams.get("partnerCode") === "0";
    const exports = [line(484, isSurvey ? 0 : 842, "X", 2_000_000, 1_000_000)];
    const data = searchParams.get("flowCode") === "X" ? exports : [line(842, 484, "M", 2_120_000, 1_000_000)];
    response.end(JSON.stringify({ count: 1, data, error: "" }));
  });
  const gdelt = await aSite((request, response) => {
    const articles = [
      {
        url: "https://n.example/1",
        title: "México vende más aguacate",
        seendate: "20261101T120000Z",
        domain: "n.example",
        language: "Spanish",
      },
    ];
    response.end(JSON.stringify(request.url?.includes("timelinetone") ? {} : { articles }));
  });
  const server = await aServer({ COMTRADE_URL: comtrade.url, NEWS_URL: gdelt.url });
  const ana = await server.aUser();
  const build = () => server.call(contract.buildReport, { body: { productName: "aguacate" } }, { as: ana });

  const { body } = await build();
  const { evidence, content, summary } = body.data;
  expect(evidence?.year).toBe(year);
  const [mexico] = JSON.parse(content).results;
  expect(mexico).toMatchObject({
    [reportColumns.country]: "México",
    [reportColumns.value]: 2_000_000,
    [reportColumns.importers]: ["Estados Unidos"],
    [reportColumns.exportPrice]: 2,
    [reportColumns.importPrice]: 2.12,
  });
  expect(evidence?.rows[0]?.value).toMatchObject({
    basis: "reconciled",
    confidence: "A",
    sources: [{ id: "comtrade" }],
  });
  expect(evidence?.sources.find(({ source }) => source.id === "comtrade")).toMatchObject({ state: "used", year });
  expect(summary[0]).toContain("México");

  await expect.poll(async () => server.deps.db.$count(sourceCache)).toBeGreaterThanOrEqual(4);
  const news = JSON.parse((await build()).body.data.content).results[0][reportColumns.news];
  expect(news).toEqual(["México vende más aguacate"]);
});

test("a source that refuses is named, the report comes from the data at hand, and is charged once", async () => {
  const refusing = await aSite((_request, response) => response.writeHead(401).end("{}"));
  const server = await aServer({ COMTRADE_URL: refusing.url, NEWS_URL: refusing.url });
  const ana = await server.aUser();
  const { body } = await server.call(contract.buildReport, { body: { productName: "aguacate" } }, { as: ana });
  expect(body.data.evidence?.year).toBe(2011);
  const states = body.data.evidence?.sources.map(({ source, state, failure }) => [source.id, state, failure]);
  expect(states).toContainEqual(["comtrade", "failed", "unauthorised"]);
  expect(states).toContainEqual(["gdelt", "failed", "unauthorised"]);
  expect(body.data.evidence?.rows[0]?.news).toEqual({ items: [], reason: "news-failed" });
  const charged = and(eq(usage.ownerId, ana.id), isNotNull(usage.confirmedAt));
  expect(await server.deps.db.$count(usage, charged)).toBe(1);
});
