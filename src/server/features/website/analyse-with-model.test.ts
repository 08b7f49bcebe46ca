import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as contract from "../../../contract/website.ts";
import { readProvenance } from "../../../contract/searches.ts";
import { answer, startModelStandIn, type ModelStandIn, type Script } from "../../../../tests/support/model-stand-in.ts";
import { tokens } from "../../../../tests/support/model-wires.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { startSite, type Site } from "../../../../tests/support/site.ts";
import { tokenUsage } from "../../db/schema.ts";
import { makeLogger } from "../../logging.ts";
import { createLedger } from "../../model-ledger.ts";

const reviews = [
  ["Silla Duero", "Muy cómoda, la recomiendo", "89,90 €"],
  ["Mesa Tajo", "Llegó rota y nadie contesta", "149,00 €"],
  ["Banco Miño", "Muy cómoda, la recomiendo", "240,00 €"],
  ["Lámpara Ebro", "Correcta", "35,50 €"],
] as const;
const table = `<!doctype html><html lang="es"><title>Opiniones</title><h1>Opiniones</h1><table>
<tr><th>Producto</th><th>Opinión</th><th>Precio</th></tr>
${reviews.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table></html>`;
const prose = `<!doctype html><html lang="es"><title>Historia</title><h1>Nuestra historia</h1>
<p>La cooperativa Alba nació en Lima en 1998 y vende café a 12,50 € el kilo en toda la comarca.</p>
<p>En 2004 abrió Brío en Cuzco, que vende a 9,80 € y reparte los sábados por la mañana.</p></html>`;

const offers = [
  ["Silla", "Roble", 80],
  ["Silla", "Pino", 35],
  ["Mesa", "Roble", 240],
  ["Mesa", "Haya", 120],
  ["Mesa", "Pino", 95],
  ["Banco", "Haya", 60],
] as const;
const offerTable = `<!doctype html><html lang="es"><title>Muebles</title><h1>Muebles</h1><table>
<tr><th>Mueble</th><th>Madera</th><th>Precio</th></tr>
${offers.map(([kind, wood, price]) => `<tr><td>${kind}</td><td>${wood}</td><td>${price},00 €</td></tr>`).join("")}</table></html>`;

const pages: Readonly<Record<string, string>> = { "/prosa": prose, "/muebles": offerTable };

let site: Site;
let standIn: ModelStandIn;
let server: TestServer;
beforeAll(async () => {
  site = await startSite((request, response) => {
    const page = pages[request.url ?? ""] ?? table;
    response.setHeader("content-type", "text/html; charset=utf-8").end(page);
  });
  standIn = await startModelStandIn();
  server = await startTestServer({
    EGRESS_ALLOW: `127.0.0.1:${site.port}`,
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "stand-in-1",
    AI_BASE_URL: standIn.url,
    AI_API_KEY: "sk-secret-0987654321",
    AI_MONTHLY_BUDGET_USD: "1",
  });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
  site.close();
});
beforeEach(() => standIn.seen.splice(0));

async function analyse(as: TestUser, prompt: string, path = "/tabla") {
  const scraped = await server.call(contract.scrapeWebsite, { body: { url: `${site.url}${path}` } }, { as });
  return analyseAgain(as, scraped.body.data._id, prompt);
}
async function analyseAgain(as: TestUser, scrappedDataId: string, prompt: string, corrections = {}) {
  const asked = { scrappedDataId, prompt, ...corrections };
  const { status, body } = await server.call(contract.analysePage, { body: asked }, { as });
  expect(status).toBe(200);
  const content = JSON.parse(body.dataResponse.content) as { success: string; results: Record<string, unknown>[] };
  return { ...body.dataResponse, scrappedDataId, rows: content.results.map((row) => Object.values(row)) };
}
const usageOf = (as: TestUser) => server.deps.db.select().from(tokenUsage).where(eq(tokenUsage.ownerId, as.id));

const column = (asked: string, field: string | null, infer: object | null = null) => ({
  asked,
  title: asked,
  field,
  orElse: null,
  infer,
});
const nothing = { filters: [], sort: [], distinct: false, limit: null, aggregate: null, bestOf: null };
const goodPlan = {
  ...nothing,
  set: "s1",
  columns: [column("artículos", "s1.f1"), column("cuánto cuestan", "s1.f3")],
};
const hardPrompt = "¿Qué artículos hay y cuánto cuestan?";
const rightRows = reviews.map(([name, , price]) => [name, price]);

test("the model plans, the executor reads the values, and the account sees what it cost", async () => {
  const ana = await server.aUser();
  standIn.play(answer(goodPlan));
  const result = await analyse(ana, hardPrompt);
  expect(result.rows).toEqual(rightRows);
  expect(result.understood?.modelUse).toEqual({ planner: "model", model: "stand-in-1", because: null, unfilled: null });
  expect(result.provenance).toMatchObject({ fromPage: 8, inferred: 0 });
  expect(standIn.seen).toHaveLength(1);
  expect(await usageOf(ana)).toMatchObject([
    { task: "plan", outcome: "answered", inputTokens: tokens.input, outputTokens: tokens.output },
  ]);
});

test("one turn repairs a plan with faults, which are told in words", async () => {
  const ana = await server.aUser();
  standIn.play([answer({ ...goodPlan, columns: [column("artículos", "s1.f9")] }), answer(goodPlan)]);
  const result = await analyse(ana, hardPrompt);
  expect([result.rows, result.understood?.modelUse?.planner]).toEqual([rightRows, "model"]);
  expect(standIn.seen[1]!.text).toContain("has no field s1.f9");
});

test("what a person put right holds for the model's plan too", async () => {
  const ana = await server.aUser();
  standIn.play(answer(goodPlan));
  const first = await analyse(ana, hardPrompt);
  expect(first.rows).toEqual(rightRows);
  const bound = [{ column: "cuánto cuestan", field: "s1.f1" }];
  const put = await analyseAgain(ana, first.scrappedDataId, hardPrompt, { recordSet: "s1", bound });
  expect(put.rows).toEqual(reviews.map(([name]) => [name, name]));
  expect(put.understood).toMatchObject({ set: "s1", modelUse: { planner: "model" } });
});

const rowOf = ([kind, wood, price]: (typeof offers)[number]) => [kind, wood, `${price},00 €`];

describe("a plan over groups and alternatives", () => {
  const whole = {
    set: "s1",
    columns: [column("mueble", "s1.f1"), column("madera", "s1.f2"), column("precio", "s1.f3")],
  };

  test("keeps the records that meet one of two conditions", async () => {
    const ana = await server.aUser();
    const filters = [
      { asked: "de pino", field: "s1.f2", op: "contains", values: ["pino"], or: null },
      { asked: "de más de 200", field: "s1.f3", op: "gt", values: ["200"], or: true },
    ];
    standIn.play(answer({ ...nothing, ...whole, filters }));
    const result = await analyse(ana, "mueble, madera y precio, de pino o de más de 200 €", "/muebles");
    expect(result.rows).toEqual(offers.filter(([, wood, price]) => wood === "Pino" || price > 200).map(rowOf));
    expect(result.understood).toMatchObject({ modelUse: { planner: "model" }, filters: [{ means: "any-of" }] });
  });

  test("gives the best record of each group", async () => {
    const ana = await server.aUser();
    const bestOf = { asked: "el más barato", groupBy: "s1.f1", by: "s1.f3", direction: "ascending", count: 1 };
    standIn.play(answer({ ...nothing, ...whole, bestOf }));
    const result = await analyse(ana, "mueble, madera y precio: el más barato de cada uno", "/muebles");
    expect(result.rows).toEqual([offers[1], offers[4], offers[5]].map(rowOf));
    expect(result.understood?.modelUse?.planner).toBe("model");
  });

  test("orders groups by their figure, and the limit counts groups", async () => {
    const ana = await server.aUser();
    const order = { asked: "de mayor a menor", figure: 0, direction: "descending" };
    const aggregate = {
      asked: "precio medio",
      op: "average",
      field: "s1.f3",
      more: [],
      groupBy: "s1.f1",
      per: null,
      order,
    };
    standIn.play(answer({ ...nothing, set: "s1", columns: [], aggregate, limit: 2 }));
    const result = await analyse(ana, "precio medio de los 2 muebles de mayor a menor", "/muebles");
    expect(result.rows).toEqual([
      ["Mesa", (240 + 120 + 95) / 3],
      ["Banco", 60],
    ]);
    expect(result.understood?.modelUse?.planner).toBe("model");
  });

  test("answers several figures of each group at once", async () => {
    const ana = await server.aUser();
    const more = [{ asked: "el precio más alto", op: "maximum", field: "s1.f3" }];
    const aggregate = { asked: "cuántos", op: "count", field: null, more, groupBy: "s1.f1", per: null, order: null };
    standIn.play(answer({ ...nothing, set: "s1", columns: [], aggregate }));
    const result = await analyse(ana, "cuántos hay de cada mueble y el precio más alto", "/muebles");
    expect(result.rows).toContainEqual(["Mesa", 3, 240]);
    expect(result.understood?.modelUse?.planner).toBe("model");
  });
});

const misbehaviours: readonly (readonly [string, Script | Script[], string])[] = [
  ["answers nonsense", answer("no idea"), "invalid-answer"],
  ["names what is not there, twice", answer({ ...goodPlan, set: "s77" }), "invalid-answer"],
  ["is out of order", { do: "status", status: 503, headers: { "retry-after": "300" } }, "provider-error"],
  ["has no quota", { do: "status", status: 429, headers: { "retry-after": "300" } }, "rate-limited"],
  ["refuses", { do: "refuse" }, "refused"],
  ["has another key", { do: "status", status: 401 }, "unauthorised"],
];
test.each(misbehaviours)(
  "when the model %s, the rules serve and the result says so",
  async (_name, script, because) => {
    const ana = await server.aUser();
    standIn.play(script);
    const result = await analyse(ana, "producto y precio");
    expect(result.rows).toEqual(rightRows);
    expect(result.understood?.modelUse).toMatchObject({ planner: "rules", because });
  },
);

test("past the budget of the month nothing is sent", async () => {
  const ana = await server.aUser();
  await server.deps.db
    .insert(tokenUsage)
    .values({ id: "spent", ownerId: ana.id, task: "plan", model: "stand-in-1", costUsd: 0.99 });
  const result = await analyse(ana, "producto y precio");
  expect(result.rows).toEqual(rightRows);
  expect(result.understood?.modelUse).toMatchObject({ planner: "rules", because: "over-budget" });
  expect(standIn.seen).toEqual([]);
});

test("parallel calls never pass the budget together", async () => {
  const ana = await server.aUser();
  const ledger = server.deps.ledgerOf({ ownerId: ana.id, jobId: null });
  const reserved = await Promise.all(
    Array.from({ length: 30 }, () => ledger.reserve({ task: "plan", model: "stand-in-1", costUsd: 0.1 })),
  );
  expect(reserved.filter((reservation) => reservation !== null)).toHaveLength(10);
});

describe("a column that only judgement can fill", () => {
  const withSentiment = {
    ...nothing,
    set: "s1",
    columns: [column("producto", "s1.f1"), column("sentimiento", null, { task: "sentiment", of: ["s1.f2"] })],
  };
  const prompt = "producto y sentimiento";
  const judge = ({ text }: { text: string }): Script => {
    if (!text.includes("sentiment:")) return answer(withSentiment);
    const lines = [...text.matchAll(/^(\d+)\. (.*)$/gm)];
    return answer({
      values: lines.map(([, n, line]) => ({ n: Number(n), value: line!.includes("cómoda") ? "positivo" : "negativo" })),
    });
  };

  test("is filled once per distinct text, marked, and names its model", async () => {
    const ana = await server.aUser();
    standIn.play(judge);
    const result = await analyse(ana, prompt);
    expect(result.rows.map(([, sentiment]) => sentiment)).toEqual(["positivo", "negativo", "positivo", "negativo"]);
    expect(result.provenance).toMatchObject({ fromPage: 4, inferred: 4 });
    expect(standIn.seen[1]!.text.match(/Muy cómoda/g)).toHaveLength(1);
    const { body } = await server.call(
      readProvenance,
      { params: { id: result.searchId! }, query: { from: 0, to: 1 } },
      { as: ana },
    );
    expect(body.columns[1]).toMatchObject({ title: "sentimiento", model: "stand-in-1" });
    expect(body.rows[0]![1]).toMatchObject({ basis: "inferred", raw: "Muy cómoda, la recomiendo" });
  });

  test("stays empty where the model fails, and goes on when asked again", async () => {
    const ana = await server.aUser();
    standIn.play((request) =>
      request.text.includes("sentiment:") ? { do: "status", status: 400 } : answer(withSentiment),
    );
    const first = await analyse(ana, prompt);
    expect(first.rows).toEqual(reviews.map(([name]) => [name, null]));
    expect(first.understood?.modelUse).toMatchObject({ planner: "model", unfilled: { cells: 4, because: "rejected" } });
    standIn.play(judge);
    const second = await analyseAgain(ana, first.scrappedDataId, prompt);
    expect(second.rows.every(([, sentiment]) => sentiment !== null)).toBe(true);
    standIn.seen.splice(0);
    await analyseAgain(ana, first.scrappedDataId, prompt);
    expect(standIn.seen).toHaveLength(1);
  });
});

const sentimentOf = (line: string): string =>
  line.includes("cómoda") ? "positivo" : line.includes("rota") ? "negativo" : "neutro";
const judged = (asked: string) => column(asked, null, { task: "sentiment", of: ["s1.f2"] });

/** Answers with the plan, and then judges as a reader would. */
function playPlan(plan: object): void {
  standIn.play(({ text }) => {
    if (!text.includes("its sentiment")) return answer(plan);
    const lines = [...text.matchAll(/^(\d+)\. (.*)$/gm)];
    return answer({ values: lines.map(([, n, line]) => ({ n: Number(n), value: sentimentOf(line!) })) });
  });
}

describe("what rests on a judgement", () => {
  const positive = { asked: "positivas", field: "c2", op: "eq", values: ["positivas"], or: null };

  test("only the records are kept that were judged to fit, and the limit counts those", async () => {
    const ana = await server.aUser();
    const columns = [column("productos", "s1.f1"), judged("positivas")];
    playPlan({ ...nothing, set: "s1", columns, filters: [positive], limit: 1 });
    const one = await analyse(ana, "1 de los productos con opiniones positivas");
    expect(one.rows).toEqual([["Silla Duero", "positivas"]]);
    playPlan({ ...nothing, set: "s1", columns, filters: [positive] });
    const all = await analyseAgain(ana, one.scrappedDataId, "productos con opiniones positivas");
    expect(all.rows.map(([name]) => name)).toEqual(["Silla Duero", "Banco Miño"]);
    expect(all.counts).toMatchObject({ inSet: 4, afterFilters: 2, returned: 2 });
  });

  test("they are counted, in all and by what they were judged to be", async () => {
    const ana = await server.aUser();
    const filters = [{ ...positive, field: "c1" }];
    const count = { asked: "cuántas", op: "count", field: null, more: [] };
    playPlan({
      ...nothing,
      set: "s1",
      columns: [judged("positivas")],
      filters,
      aggregate: { ...count, groupBy: null, per: null, order: null },
    });
    const total = await analyse(ana, "¿cuántas opiniones positivas hay?");
    expect(total.rows).toEqual([[2]]);
    playPlan({
      ...nothing,
      set: "s1",
      columns: [judged("sentimiento")],
      aggregate: { ...count, groupBy: "c1", per: null, order: null },
    });
    const groups = await analyseAgain(ana, total.scrappedDataId, "cuántas hay de cada sentimiento");
    expect(groups.rows).toEqual([
      ["positivo", 2],
      ["negativo", 1],
      ["neutro", 1],
    ]);
  });

  test("where some were not judged, the result says that it may lack rows", async () => {
    const ana = await server.aUser();
    const columns = [column("productos", "s1.f1"), judged("sentimiento")];
    const filters = [{ asked: "que no sean negativas", field: "c2", op: "ne", values: ["negativas"], or: null }];
    standIn.play(({ text }) =>
      text.includes("its sentiment")
        ? { do: "status", status: 400 }
        : answer({ ...nothing, set: "s1", columns, filters }),
    );
    const result = await analyse(ana, "productos con su sentimiento, que no sean negativas");
    expect(result.understood?.modelUse).toMatchObject({
      planner: "model",
      unfilled: { cells: 4, because: "rejected", decides: true },
    });
    const onlyNegative = [{ ...filters[0], op: "eq" }];
    standIn.play(({ text }) =>
      text.includes("its sentiment")
        ? { do: "status", status: 400 }
        : answer({ ...nothing, set: "s1", columns, filters: onlyNegative }),
    );
    const byRules = await analyseAgain(ana, result.scrappedDataId, "productos que no sean negativas en sentimiento");
    expect(byRules.understood?.modelUse).toMatchObject({ planner: "rules", because: "rejected" });
    expect(byRules.rows).toHaveLength(4);
  });
});

test("running text is cut where the model points, and every value stands on the page", async () => {
  const ana = await server.aUser();
  standIn.play((request) => {
    if (!/\d+:cooperativa/.test(request.text)) return answer({ ...nothing, set: null, columns: [] });
    const wordAt = (word: string) => Number(new RegExp(`(\\d+):${word}`).exec(request.text)![1]);
    const record = (name: string, city: string) => [
      { column: 0, from: wordAt(name), to: wordAt(name) },
      { column: 1, from: wordAt(city), to: wordAt(city) },
    ];
    return answer({
      columns: [
        { asked: "cooperativas", title: "cooperativas", type: "text" },
        { asked: "ciudad", title: "ciudad", type: "text" },
      ],
      records: [record("Alba", "Lima"), record("Brío", "Cuzco,")],
    });
  });
  const result = await analyse(ana, "cooperativas y su ciudad", "/prosa");
  expect(result.rows).toEqual([
    ["Alba", "Lima"],
    ["Brío", "Cuzco,"],
  ]);
  expect(result.understood?.modelUse).toMatchObject({ planner: "reading" });
  expect(result.provenance).toMatchObject({ fromPage: 4, inferred: 0 });
});

test("the key reaches the provider and nothing else", async () => {
  const ana = await server.aUser();
  standIn.play({ do: "status", status: 401, body: '{"error":{"message":"wrong key sk-secret-0987654321"}}' });
  const result = await analyse(ana, "producto y precio");
  expect(standIn.seen[0]!.headers.authorization).toBe("Bearer sk-secret-0987654321");
  expect(JSON.stringify([result, await usageOf(ana)])).not.toContain("sk-secret");
});

test("the log says why a question had no answer, and nothing of the question, the page or the key", async () => {
  const lines: string[] = [];
  const log = makeLogger("info", { write: (line: string) => lines.push(line) });
  standIn.play({ do: "status", status: 401, body: '{"error":{"message":"wrong key sk-secret-0987654321"}}' });
  const candidates = [{ code: "0804", nameEs: "Aguacates", nameEn: "Avocados", score: 1 }];
  const ana = await server.aUser();
  const ledger = createLedger(server.deps.db, log, { ownerId: ana.id, jobId: "j1", monthlyBudgetUsd: null });
  await server.deps.ai!.pick({ product: "palta secreta", candidates }, { ledger });
  expect(JSON.parse(lines[0]!)).toMatchObject({ jobId: "j1", task: "pick", code: "unauthorised", status: 401 });
  expect(lines.join("")).not.toMatch(/palta|Aguacates|sk-secret|wrong key/);
});
