import { expect, onTestFinished, test } from "vitest";
import { readJob } from "../../../contract/jobs.ts";
import * as contract from "../../../contract/website.ts";
import { answer, startModelStandIn } from "../../../../tests/support/model-stand-in.ts";
import { aServer } from "../../../../tests/support/server.ts";
import { startSite } from "../../../../tests/support/site.ts";

const table = `<!doctype html><html lang="es"><title>Opiniones</title><h1>Opiniones</h1><table>
<tr><th>Producto</th><th>Opinión</th></tr>
${["cómoda", "rota", "correcta", "bonita"].map((text, i) => `<tr><td>Silla ${i}</td><td>Llegó ${text}</td></tr>`).join("")}</table></html>`;
const column = (asked: string, field: string | null, infer: object | null = null) => ({
  asked,
  title: asked,
  field,
  orElse: null,
  infer,
});
const plan = {
  set: "s1",
  columns: [column("producto", "s1.f1"), column("sentimiento", null, { task: "sentiment", of: ["s1.f2"] })],
  filters: [],
  sort: [],
  distinct: false,
  limit: null,
  aggregate: null,
  bestOf: null,
};

test("the plain form of a call that takes longer than anybody waits says where its job is, and the job goes on", async () => {
  const site = await startSite((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(table);
  });
  onTestFinished(() => site.close());
  const standIn = await startModelStandIn();
  onTestFinished(() => standIn.close());
  const server = await aServer({
    EGRESS_ALLOW: `127.0.0.1:${site.port}`,
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "stand-in-1",
    AI_BASE_URL: standIn.url,
  });
  const ana = await server.aUser();
  const page = await server.call(contract.scrapeWebsite, { body: { url: site.url } }, { as: ana });
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  standIn.play(async ({ text }) => {
    if (!text.includes("its sentiment")) return answer(plan);
    isAsked();
    await held;
    return answer({ values: [1, 2, 3, 4].map((n) => ({ n, value: "neutro" })) });
  });
  const body = { scrappedDataId: page.body.data._id, prompt: "producto y sentimiento" };
  const headers = { prefer: "wait=1", "idempotency-key": "fill-1" };
  const waited = await server.call(contract.analysePage, { body }, { as: ana, headers });
  const { jobId } = waited.body as unknown as { jobId: string };
  expect([waited.status, waited.body]).toEqual([202, { success: true, jobId }]);
  expect(waited.headers.get("location")).toBe(`/api/jobs/${jobId}`);
  expect(waited.headers.get("preference-applied")).toBe("wait=1");
  await asked;
  const { body: meanwhile } = await server.call(readJob, { params: { id: jobId } }, { as: ana });
  expect(meanwhile.job).toMatchObject({ state: "running", code: null });

  goOn();
  const again = await server.call(
    contract.analysePage,
    { body },
    { as: ana, headers: { "idempotency-key": "fill-1" } },
  );
  expect([again.status, again.body.dataResponse.searchId]).toEqual([200, jobId]);
  const { body: ended } = await server.call(readJob, { params: { id: jobId } }, { as: ana });
  expect(ended.job.state).toBe("done");
  expect(contract.analysePage.response.parse(ended.result)).toEqual(again.body);
  expect(JSON.parse(again.body.dataResponse.content).results).toHaveLength(4);
});
