import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as contract from "../../../contract/research.ts";
import { answer, startModelStandIn, type ModelStandIn } from "../../../../tests/support/model-stand-in.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { usage } from "../../db/schema.ts";

let standIn: ModelStandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startModelStandIn();
  server = await startTestServer({
    AI_PROVIDER: "anthropic",
    AI_MODEL: "claude-sonnet-4-5",
    AI_BASE_URL: standIn.url,
    AI_API_KEY: "sk-secret-1111",
  });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
beforeEach(() => standIn.seen.splice(0));

async function report(as: TestUser, productName: string) {
  const { status, body } = await server.call(contract.buildReport, { body: { productName } }, { as });
  expect(status).toBe(200);
  return body.data;
}
const charged = (as: TestUser) =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNotNull(usage.confirmedAt)));

const isPick = (text: string): boolean => text.includes("Harmonized System");

test("an ambiguous name is settled among the codes offered, and the others stay on offer", async () => {
  const ana = await server.aUser();
  standIn.play(({ text }) => (isPick(text) ? answer({ code: "1507" }) : answer({ sentences: [] })));
  const { evidence, candidates } = await report(ana, "aceite");
  expect(evidence?.covered.hs6.every((code) => code.startsWith("1507"))).toBe(true);
  expect(candidates.map(({ code }) => code)).toEqual(expect.arrayContaining(["1512", "1507"]));
  expect(candidates[0]?.code).toBe("1507");
  expect(candidates.filter(({ hasFigures }) => hasFigures === undefined)).toEqual([]);
});

test("a product that the model knows is not unknown for want of figures", async () => {
  const ana = await server.aUser();
  standIn.play(({ text }) => answer(isPick(text) ? { code: "691010" } : { sentences: [] }));
  const { content, candidates } = await report(ana, "inodoro one piece");
  expect(JSON.parse(content)).toMatchObject({ success: "false", reason: "no-figures" });
  expect(candidates[0]).toMatchObject({ code: "691010", hasFigures: false });
  expect(candidates.map(({ code }) => code)).toContain("6910");
  expect(await charged(ana)).toBe(0);
});

test("a code of the model's without figures gives way to one of the name that has them", async () => {
  const ana = await server.aUser();
  const candidates = server.deps.trade.findCodes("aceite");
  const reports = await Promise.all(
    candidates.map(async ({ code }) => ({
      code,
      ...(await server.deps.trade.research({ product: "aceite", code, language: "es" })),
    })),
  );
  const without = reports.find(({ found }) => !found)!.code;
  standIn.play(({ text }) => answer(isPick(text) ? { code: without } : { sentences: [] }));
  expect((await report(ana, "aceite")).evidence?.covered.hs6[0]).toMatch(new RegExp(`^${candidates[0]!.code}`));
});

test("a name that may mean no product known is settled by the model, or stays open", async () => {
  const ana = await server.aUser();
  standIn.play(({ text }) => (isPick(text) ? answer({ code: null }) : answer({ sentences: [] })));
  expect((await report(ana, "inodoro one piece")).evidence).toBeNull();
  const [nearest] = server.deps.trade.findCodes("gromplex plimdo aguacate");
  expect(nearest!.score).toBeLessThan(0.6);
  standIn.play(({ text }) => (isPick(text) ? answer({ code: nearest!.code }) : answer({ sentences: [] })));
  expect((await report(ana, "gromplex plimdo aguacate")).evidence?.covered.code).toContain(nearest!.code.slice(0, 4));
});

test("of a service no model is asked for a code: there is no report to be sold", async () => {
  const ana = await server.aUser();
  standIn.play(({ text }) => answer(isPick(text) ? { code: "080440" } : { sentences: [] }));
  for (const name of ["transporte de aguacate", "software", "turismo"]) {
    const { content, evidence } = await report(ana, name);
    expect([name, evidence, JSON.parse(content).reason]).toEqual([name, null, "no-good"]);
  }
  expect([standIn.seen.filter(({ text }) => isPick(text)), await charged(ana)]).toEqual([[], 0]);
});

test("a name of several goods is settled by the model, and asked back where it does not choose", async () => {
  const ana = await server.aUser();
  standIn.play(({ text }) => (isPick(text) ? answer({ code: "070960" }) : answer({ sentences: [] })));
  expect((await report(ana, "pepper")).evidence?.covered.hs6).toContain("070960");
  const berta = await server.aUser();
  standIn.play(({ text }) => (isPick(text) ? answer({ code: null }) : answer({ sentences: [] })));
  const { content, candidates } = await report(berta, "pepper");
  expect(JSON.parse(content)).toMatchObject({ success: "false", reason: "several-products" });
  expect(candidates.slice(0, 2).map(({ code }) => code)).toEqual(["090411", "070960"]);
  expect([await charged(ana), await charged(berta)]).toEqual([1, 0]);
});

test("a clear name and a given code are not asked about", async () => {
  const ana = await server.aUser();
  standIn.play(answer({ sentences: [] }));
  await report(ana, "aguacate");
  expect(standIn.seen.filter(({ text }) => isPick(text))).toEqual([]);
});

test("a code that was not offered is not taken", async () => {
  const ana = await server.aUser();
  standIn.play(({ text }) => (isPick(text) ? answer({ code: "9999" }) : answer({ sentences: [] })));
  const byRules = server.deps.trade.findCodes("aceite")[0]!.code;
  expect((await report(ana, "aceite")).evidence?.covered.hs6[0]).toMatch(new RegExp(`^${byRules}`));
});

test("the narrative keeps what the figures bear out and counts what they do not", async () => {
  const ana = await server.aUser();
  standIn.play(({ text }) => {
    const [, id, country] = /^(F\d+) exporter = ([^;]+);/m.exec(text)!;
    return answer({
      sentences: [
        { text: `${country} es quien más vende.`, facts: [id] },
        { text: `${country} vende 987.654 toneladas a Atlantis.`, facts: [id] },
        { text: "Islandia compra la mitad.", facts: [id] },
      ],
    });
  });
  const { evidence } = await report(ana, "aguacate");
  expect(evidence?.narrative).toEqual({
    model: "claude-sonnet-4-5",
    language: "es",
    sentences: [`${evidence?.rows[0]?.country} es quien más vende.`],
    dropped: 2,
    because: null,
  });
});

test("without an answer the report is the same, says why, and costs one report", async () => {
  const ana = await server.aUser();
  standIn.play({ do: "status", status: 529, headers: { "retry-after": "600" } });
  const { evidence, summary, content } = await report(ana, "aguacate");
  expect(evidence?.narrative).toMatchObject({ sentences: [], dropped: 0, because: "provider-error" });
  expect(summary.length).toBeGreaterThan(3);
  expect((JSON.parse(content) as { results: unknown[] }).results.length).toBeGreaterThan(50);
  expect(await charged(ana)).toBe(1);
});
