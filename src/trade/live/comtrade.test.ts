import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aSite } from "../../../tests/support/site.ts";
import { readCountries } from "../countries.ts";
import { readComtradeRows } from "./comtrade-answer.ts";
import { newestFullYear } from "./comtrade-pairs.ts";
import { connectComtrade, usualComtradeLimits, type ComtradeLimits } from "./comtrade.ts";
import { memoryCache } from "./source-cache.ts";

const countries = readCountries();
const thisYear = 2025;
const quick: ComtradeLimits = { ...usualComtradeLimits, paceMs: 0, backoffMs: 1, longestWaitMs: 1_500 };

type Line = { reporterCode: number; partnerCode: number; flowCode: string; primaryValue: number } & Record<
  string,
  unknown
>;
const line = (reporterCode: number, partnerCode: number, flowCode: string, primaryValue: number, more = {}): Line => ({
  period: "2024",
  reporterCode,
  partnerCode,
  flowCode,
  cmdCode: "0804",
  partner2Code: 0,
  motCode: 0,
  customsCode: "C00",
  primaryValue,
  netWgt: null,
  qty: null,
  qtyUnitCode: -1,
  ...more,
});

const mexico = 484;
const spain = 724;
const usa = 842;
const own: Line[] = [
  line(mexico, 0, "X", 500),
  line(spain, 0, "X", 90),
  line(mexico, usa, "X", 400, { netWgt: 200_000 }),
  line(mexico, usa, "X", 130, { motCode: 2100 }),
  line(mexico, 97, "X", 100),
  line(spain, 251, "X", 90, { qty: 30_000, qtyUnitCode: 8 }),
  line(usa, mexico, "M", 424),
  line(usa, usa, "M", 7),
  line(usa, 0, "M", 431),
  line(mexico, usa, "RX", 55),
];

/** Answers as the service does: by the request's parameters, cut at the limit of the preview. */
const answering =
  (lines: readonly Line[], limit = 500, asked: string[] = []) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    asked.push(request.url ?? "");
    const { searchParams } = new URL(request.url ?? "", "http://stand-in");
    const reporters = searchParams.get("reporterCode")?.split(",").map(Number);
    const found = lines.filter(
      (each) =>
        each.flowCode === searchParams.get("flowCode") &&
        (searchParams.get("period") ?? "").split(",").includes(String(each.period)) &&
        (!searchParams.has("partnerCode") || String(each.partnerCode) === searchParams.get("partnerCode")) &&
        (!reporters || reporters.includes(each.reporterCode)),
    );
    const data = found.slice(0, limit);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ elapsedTime: "0.1 secs", count: data.length, data, error: "" }));
  };

async function connect(answer: Parameters<typeof aSite>[0], settings: Partial<ComtradeLimits> & { key?: string } = {}) {
  const { key = null, ...limits } = settings;
  const site = await aSite(answer);
  return connectComtrade({ url: site.url, key }, countries, memoryCache(), { ...quick, ...limits });
}

type Listener = Parameters<typeof aSite>[0];
const refuse =
  (status: number, headers: Record<string, string> = {}, body = `{"statusCode":${status}}`): Listener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

const of = (year: number, reporters: number) =>
  Array.from({ length: reporters }, (_, i) => ({
    reporter: i,
    partner: 0,
    flow: "X" as const,
    year,
    month: null,
    usd: 1,
    kg: null,
  }));

describe("a good answer", () => {
  test("gives pairs of countries, each flow once, with weights where there are", async () => {
    const asked: string[] = [];
    const comtrade = await connect(answering(own, 500, asked));
    expect(await comtrade.readFlows("0804", thisYear)).toEqual({
      state: "used",
      year: 2024,
      months: [],
      pairs: [
        {
          exporter: "ESP",
          importer: "FRA",
          exports: { usd: 90, weighedUsd: 90, tonnes: 30 },
          imports: null,
          balanced: null,
        },
        {
          exporter: "MEX",
          importer: "USA",
          exports: { usd: 400, weighedUsd: 400, tonnes: 200 },
          imports: { usd: 424, weighedUsd: 0, tonnes: 0 },
          balanced: null,
        },
      ],
    });
    for (const address of asked) {
      expect(address).toContain("/public/v1/preview/C/A/HS?");
      expect(address).toContain("partner2Code=0&motCode=0&customsCode=C00");
    }
  });

  test("is asked with the key in a header, and again only after a week", async () => {
    const keys: unknown[] = [];
    const comtrade = await connect(
      (request, response) => {
        keys.push(request.headers["ocp-apim-subscription-key"]);
        expect(request.url).toMatch(/^\/data\/v1\/get\/C\/[AM]\/HS\?/);
        answering(own)(request, response);
      },
      { key: "secret" },
    );
    const first = await comtrade.readFlows("0804", thisYear);
    expect(await comtrade.readFlows("0804", thisYear)).toEqual(first);
    expect(keys).toEqual(["secret", "secret", "secret", "secret"]);
  });

  test("is asked once for two reports at the same time", async () => {
    const asked: string[] = [];
    const comtrade = await connect(answering(own, 500, asked));
    const read = () => comtrade.readFlows("0804", thisYear);
    const [first, second] = await Promise.all([read(), read()]);
    expect(second).toEqual(first);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  test("with a key has the months of its year, and does without them when they fail", async () => {
    const months = Array.from({ length: 12 }, (_, i) =>
      line(mexico, 0, "X", i + 1, { period: `2024${String(i + 1).padStart(2, "0")}` }),
    );
    const monthly: Listener = (request, response) =>
      answering(request.url?.includes("/C/M/") ? [...months, line(97, 0, "X", 99, { period: "202401" })] : own)(
        request,
        response,
      );
    const comtrade = await connect(monthly, { key: "secret" });
    const found = await comtrade.readFlows("0804", thisYear);
    expect(found.state === "used" && found.months.map(({ month, usd }) => [month, usd])).toEqual(
      months.map((_, i) => [i + 1, i + 1]),
    );
    const without = await connect(
      (request, response) =>
        request.url?.includes("/C/M/") ? response.writeHead(403).end() : answering(own)(request, response),
      { key: "secret" },
    );
    expect(await without.readFlows("0804", thisYear)).toMatchObject({ state: "used", months: [] });
  });

  test("cut at its limit is asked for again in parts until nothing is missing", async () => {
    const exporters = [...countries.values()].flatMap(({ comtradeCodes }) => comtradeCodes.slice(0, 1)).slice(0, 90);
    const lines = exporters.flatMap((code) => [
      line(code, 0, "X", 10),
      line(code, usa, "X", 10),
      line(code, spain, "X", 5),
    ]);
    const asked: string[] = [];
    const comtrade = await connect(answering(lines, 50, asked), { linesOfPreview: 50 });
    const found = await comtrade.readFlows("0804", thisYear);
    const whole = exporters.length * 2 - exporters.filter((code) => code === usa || code === spain).length;
    expect(found.state === "used" && found.pairs.length).toBe(whole);
    expect(asked.some((address) => address.includes("reporterCode="))).toBe(true);
  });

  test("that stays cut, or needs more calls than allowed, is no answer", async () => {
    const lines = Array.from({ length: 60 }, () => line(mexico, 0, "X", 1));
    const cut = await connect(answering(lines, 50), { linesOfPreview: 50 });
    expect(await cut.readFlows("0804", thisYear)).toEqual({ state: "failed", failure: "cut-short" });
  });

  test("with nothing in it means no figures", async () => {
    const comtrade = await connect(answering([]));
    expect(await comtrade.readFlows("0804", thisYear)).toEqual({ state: "no-figures" });
  });

  test("whose fields changed their case is read all the same", async () => {
    const renamed = own.map((each) =>
      Object.fromEntries(Object.entries(each).map(([key, value]) => [key[0]?.toUpperCase() + key.slice(1), value])),
    );
    const rows = readComtradeRows(JSON.stringify({ data: own }), "0804");
    expect(readComtradeRows(JSON.stringify({ Data: renamed }), "0804")).toEqual(rows);
    expect(rows).toHaveLength(8);
  });
});

test("lines of another code are not those that were asked for", () => {
  const lines = [
    line(mexico, usa, "X", 400),
    line(mexico, usa, "X", 300, { cmdCode: "080440" }),
    line(mexico, spain, "X", 50, { cmdCode: 804 }),
    line(mexico, 124, "X", 20, { cmdCode: null }),
  ];
  expect(readComtradeRows(JSON.stringify({ data: lines }), "0804").map(({ usd }) => usd)).toEqual([400, 50, 20]);
});

describe("a failure", () => {
  test.each<[string, Listener, string]>([
    ["401", refuse(401), "unauthorised"],
    ["403", refuse(403), "forbidden"],
    ["429 without Retry-After", refuse(429), "rate-limited"],
    ["429 that asks to wait an hour", refuse(429, { "retry-after": "3600" }), "rate-limited"],
    ["429 that says so in words", refuse(429, {}, "Rate limit is exceeded. Try again in 900 seconds."), "rate-limited"],
    ["500", refuse(500), "source-error"],
    ["503", refuse(503), "source-error"],
    ["a cut connection", (request) => request.socket.destroy(), "unreachable"],
    [
      "a connection cut within the answer",
      (_, response) => {
        response.writeHead(200, { "content-length": "999" }).write('{"data":[');
        setTimeout(() => response.destroy(), 5);
      },
      "unreachable",
    ],
    ["silence", () => undefined, "silent"],
    [
      "a page instead of JSON",
      refuse(200, { "content-type": "text/html" }, "<html>Request URL Too Long</html>"),
      "unexpected-answer",
    ],
    ["JSON of another shape", refuse(200, {}, '{"errorObject":{"errorMessage":"no"}}'), "unexpected-answer"],
    ["a redirect", refuse(302, { location: "http://127.0.0.1:1/" }), "unreachable"],
  ])("%s is named and never thrown", async (_, answer, failure) => {
    const comtrade = await connect(answer, failure === "silent" ? { timeoutMs: 250 } : {});
    expect(await comtrade.readFlows("0804", thisYear)).toEqual({ state: "failed", failure });
  });

  test("that passes is waited out, as long as the source asks", async () => {
    let calls = 0;
    const comtrade = await connect((request, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(429, { "retry-after": "1" }).end();
      else if (calls === 3) response.writeHead(502).end();
      else answering(own)(request, response);
    });
    expect(await comtrade.readFlows("0804", thisYear)).toMatchObject({ state: "used", year: 2024 });
    expect(calls).toBe(5);
  });

  test("again and again lets the source rest, and a refused key at once", async () => {
    let calls = 0;
    const refusing =
      (status: number): Listener =>
      (_request, response) => {
        calls += 1;
        response.writeHead(status).end();
      };
    const broken = await connect(refusing(500), { retries: 0, failuresToRest: 2 });
    for (const failure of ["source-error", "source-error", "resting", "resting"])
      expect(await broken.readFlows("0804", thisYear)).toEqual({ state: "failed", failure });
    expect(calls).toBe(2);
    const locked = await connect(refusing(401));
    await locked.readFlows("0804", thisYear);
    expect(await locked.readFlows("0804", thisYear)).toEqual({ state: "failed", failure: "resting" });
    expect(calls).toBe(3);
  });

  test("takes no longer than the time for a product, or than the report itself", async () => {
    const slow = await connect(() => undefined, { timeoutMs: 60_000, budgetMs: 50 });
    expect(await slow.readFlows("0804", thisYear)).toEqual({ state: "failed", failure: "out-of-time" });
    const cancelled = await slow.readFlows("0804", thisYear, AbortSignal.abort());
    expect(cancelled).toEqual({ state: "failed", failure: "out-of-time" });
  });

  test("after a good answer gives the kept one, which an ETag confirms", async () => {
    const cache = memoryCache();
    let mode: "good" | "unchanged" | "broken" = "good";
    const confirmed: unknown[] = [];
    const site = await aSite((request, response) => {
      confirmed.push(request.headers["if-none-match"]);
      if (mode === "broken") return void response.writeHead(500).end();
      if (mode === "unchanged") return void response.writeHead(304).end();
      response.setHeader("etag", '"one"');
      return answering(own)(request, response);
    });
    const comtrade = connectComtrade({ url: site.url, key: null }, countries, cache, {
      ...quick,
      freshMs: 0,
      retries: 0,
    });
    const first = await comtrade.readFlows("0804", thisYear);
    expect(first.state).toBe("used");
    mode = "unchanged";
    expect(await comtrade.readFlows("0804", thisYear)).toEqual(first);
    mode = "broken";
    expect(await comtrade.readFlows("0804", thisYear)).toEqual(first);
    expect(confirmed.slice(0, 6)).toEqual([undefined, undefined, undefined, '"one"', '"one"', '"one"']);
  });
});

test("a year that few have reported yet is not taken for the world", () => {
  expect(newestFullYear([...of(2023, 100), ...of(2024, 90), ...of(2025, 20)])).toBe(2024);
  expect(newestFullYear([...of(2023, 100), ...of(2024, 50)])).toBe(2024);
  expect(newestFullYear([])).toBeNull();
});

const recorded = join(import.meta.dirname, "../../../../shared/trade/answers");
const absent = !existsSync(recorded);
const body = (path: string): string => readFileSync(join(recorded, path), "utf8");
if (absent) process.stderr.write("The recorded answers (../shared/trade/answers) are absent: they are not replayed.\n");

describe.skipIf(absent)("bodies recorded from the service", () => {
  const mirror = "comtrade-soya/comtrade/mirror_sample";

  test("give a pair both sides of which are known, each once", async () => {
    const comtrade = await connect((request, response) => {
      const isImport = request.url?.includes("flowCode=M");
      response.end(body(isImport ? `${mirror}/response_partner.json` : `${mirror}/response_reporter.json`));
    });
    expect(await comtrade.readFlows("1201", thisYear)).toEqual({
      state: "used",
      year: 2024,
      months: [],
      pairs: [
        {
          exporter: "BRA",
          importer: "CHN",
          exports: { usd: 31_499_887_711, weighedUsd: 31_499_887_711, tonnes: 72_557_710.367 },
          imports: { usd: 36_455_784_932, weighedUsd: 36_455_784_932, tonnes: 74_647_380.005 },
          balanced: null,
        },
      ],
    });
  });

  test.each([
    ["comtrade/data-get-S-A-EB__200_empty.json", 200, { state: "no-figures" }],
    ["comtrade/data-get__401_missing_key.json", 401, { state: "failed", failure: "unauthorised" }],
    ["comtrade/data-get__401_invalid_key.json", 401, { state: "failed", failure: "unauthorised" }],
  ])("%s is understood", async (path, status, expected) => {
    const comtrade = await connect((_request, response) => response.writeHead(status).end(body(path)));
    expect(await comtrade.readFlows("1201", thisYear)).toEqual(expected);
  });

  test("of several codes give those of the one that is asked for", () => {
    const sample = body("comtrade-soya/comtrade/comercio_sample/response.json");
    const usdOf = (code: string) => readComtradeRows(sample, code).map(({ usd }) => usd);
    expect(["1201", "1507", "2304"].map(usdOf)).toEqual([[31_499_887_711], [139_449_241], [9_394_368]]);
  });

  test("of all goods together have no weights", () => {
    const rows = readComtradeRows(body("comtrade/data-get-C-A-HS__200_4rows_TOTAL_CHN_2010.json"), "TOTAL");
    expect(rows).toHaveLength(4);
    expect(rows.every(({ kg, usd }) => kg === null && usd > 0)).toBe(true);
  });
});
