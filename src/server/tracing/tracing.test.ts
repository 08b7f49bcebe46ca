import { afterAll, beforeAll, expect, test } from "vitest";
import { gatherEvidence } from "../../contract/research.ts";
import { analysePage, scrapeWebsite } from "../../contract/website.ts";
import { startCollector, type CollectedSpan, type Collector } from "../../../tests/support/collector.ts";
import { answer, startModelStandIn, type ModelStandIn } from "../../../tests/support/model-stand-in.ts";
import { startTestServer, type TestServer } from "../../../tests/support/server.ts";
import { accessToken, exportAs } from "../../../tests/support/sheets-server.ts";
import { type SheetsStandIn, startSheetsStandIn } from "../../../tests/support/sheets-stand-in.ts";
import { startSite, type Site } from "../../../tests/support/site.ts";
import { tokenUsage } from "../db/schema.ts";

const secrets = {
  prompt: "cuánto piden por canario-del-ruego",
  query: "canario-de-la-direccion",
  page: "canario-de-la-pagina",
  product: "aguacate",
  cell: "canario-de-la-celda",
  sheet: "canario-del-libro",
  accessToken,
};
const page = `<!doctype html><html lang="es"><title>Muebles</title><ul>${["Silla", "Mesa", "Banco", "Estante"]
  .map((name, i) => `<li><b>${name} ${secrets.page}</b> <i>${i + 20},50 €</i></li>`)
  .join("")}</ul></html>`;

let site: Site;
let model: ModelStandIn;
let google: SheetsStandIn;
let collector: Collector;
let server: TestServer;
let typed: readonly string[];
let spans: readonly CollectedSpan[];

beforeAll(async () => {
  site = await startSite((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(page);
  });
  model = await startModelStandIn();
  model.play(answer({}));
  google = await startSheetsStandIn();
  collector = await startCollector();
  server = await startTestServer({
    EGRESS_ALLOW: `127.0.0.1:${site.port}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "stand-in-1",
    AI_BASE_URL: model.url,
    AI_API_KEY: "sk-secret-0987654321",
    GOOGLE_CLIENT_ID: "sondeo.apps.example",
    GOOGLE_SHEETS_URL: `${google.url}/`,
  });
  const ana = await server.aUser();
  typed = [ana.email, ana.username, ana.password, ana.cookieHeader.split("=")[1] ?? "", "sk-secret-0987654321"];
  const scraped = await server.call(
    scrapeWebsite,
    { body: { url: `${site.url}/muebles?clave=${secrets.query}` } },
    { as: ana },
  );
  expect(scraped.status).toBe(200);
  const asked = { scrappedDataId: scraped.body.data._id, prompt: secrets.prompt };
  expect((await server.call(analysePage, { body: asked }, { as: ana })).status).toBe(200);
  const gathered = await server.call(
    gatherEvidence,
    { body: { directoryId: "world", productName: secrets.product } },
    { as: ana },
  );
  expect(gathered.status).toBe(200);
  const exported = await exportAs(server, ana, { data: [[secrets.cell]], headers: ["A"], name: secrets.sheet });
  expect(exported.status).toBe(200);
  await server.deps.tracing.close();
  spans = collector.spans;
});
afterAll(async () => {
  await server.close();
  await model.close();
  await google.close();
  collector.close();
  site.close();
});

const find = (name: string): CollectedSpan => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`no span ${name} among ${[...new Set(spans.map((span) => span.name))].join(", ")}`);
  return found;
};
const parentOf = ({ traceId, parentSpanId }: CollectedSpan): string | undefined =>
  spans.find((span) => span.traceId === traceId && span.spanId === parentSpanId)?.name;

test.each([
  ["POST /api/scrape/website", undefined],
  ["job", "POST /api/scrape/website"],
  ["scraper fetchPage", "job"],
  ["extraction survey", "job"],
  ["objects put", "job"],
  ["POST /api/get-ai-data", undefined],
  ["extraction sketch", "job"],
  ["model plan", "job"],
  ["POST /api/scrape/trademark", undefined],
  ["trade research", "job"],
  ["POST /api/export/google-sheets", undefined],
  ["sheets create", "POST /api/export/google-sheets"],
  ["sheets change", "POST /api/export/google-sheets"],
  ["sheets write", "POST /api/export/google-sheets"],
])("a call, its job and what that does are one trace: %s below %s", (name, parent) => {
  expect(parentOf(find(name))).toBe(parent);
});

test("statements of the database are below the calls and jobs that send them, with placeholders for values", () => {
  const statements = spans.filter(({ name }) => name === "postgresql");
  const texts = statements.map(
    ({ attributes }) => attributes.find(({ key }) => key === "db.query.text")?.value.stringValue,
  );
  expect(texts.some((text) => /^insert into "job" .*\$1/.test(String(text)))).toBe(true);
  expect(statements.every((span) => parentOf(span) !== undefined)).toBe(true);
});

const inAll = (tokens: readonly (number | null)[]) => tokens.reduce<number>((sum, more) => sum + (more ?? 0), 0);

test("what a model was asked says how many tokens it took, all its tries together", async () => {
  const used = await server.deps.db.select().from(tokenUsage);
  expect(used.length).toBeGreaterThan(1);
  const { attributes } = find("model plan");
  const told = (fact: string) => Number(attributes.find(({ key }) => key === fact)?.value["intValue"]);
  expect(told("gen_ai.usage.input_tokens")).toBe(inAll(used.map(({ inputTokens }) => inputTokens)));
  expect(told("gen_ai.usage.output_tokens")).toBe(inAll(used.map(({ outputTokens }) => outputTokens)));
});

test("nothing that somebody typed, a page holds or opens an account is in any of it", () => {
  const all = collector.text();
  expect(all).toContain("stand-in-1");
  for (const secret of [...typed, ...Object.values(secrets)]) expect(all).not.toContain(secret);
});

test("a trace that a stranger names is not continued", async () => {
  const own = "0af7651916cd43dd8448eb211c80319c";
  expect(collector.text()).not.toContain(own);
  const other = await startCollector();
  const traced = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: other.url });
  await fetch(`${traced.url}/api/user/me`, { headers: { traceparent: `00-${own}-b7ad6b7169203331-01` } });
  await traced.deps.tracing.close();
  expect(other.spans.length).toBeGreaterThan(0);
  expect(other.text()).not.toContain(own);
  await traced.close();
  other.close();
});

test("a collector that does not answer stops nothing", async () => {
  const deaf = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  const eva = await deaf.aUser();
  const { status } = await deaf.call(
    gatherEvidence,
    { body: { directoryId: "world", productName: "aguacate" } },
    { as: eva },
  );
  expect(status).toBe(200);
  await deaf.close();
});
