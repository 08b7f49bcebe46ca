import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ai, openAi } from "../../ai/index.ts";
import { plainRows } from "../../domain/extraction.ts";
import type { PlannedExtraction } from "../../domain/plan.ts";
import { openPage } from "../../extract/index.ts";
import { snapshotOf } from "../../extract/page-fixture.ts";
import { answer, startModelStandIn, type ModelStandIn, type Script } from "../../../tests/support/model-stand-in.ts";
import { answerDirectly } from "./answer-directly.ts";
import { extractWithModel, type ModelAnalysis } from "./extract-with-model.ts";
import { modelExtractionOf } from "./model-extraction-fixture.ts";

const goods = ["Silla", "Mesa", "Banco", "Cama"];
const html = `<!doctype html><html lang="es"><title>Muebles</title><h1>Muebles</h1><table><tr><th>Producto</th><th>Precio</th></tr>
${goods.map((name, i) => `<tr><td>${name}</td><td>${(i + 1) * 10},50 €</td></tr>`).join("")}</table></html>`;
const snapshot = snapshotOf(html);
const pool = answerDirectly(openPage(snapshot));
const right = goods.map((name, i) => ({ Producto: name, Precio: `${(i + 1) * 10},50 €` }));

let standIn: ModelStandIn;
beforeAll(async () => {
  standIn = await startModelStandIn();
});
afterAll(() => standIn.close());

const misbehaviours: readonly (readonly [string, Script])[] = [
  ["cuts its answer", { do: "cut", text: '{"set":"s1","columns":[]}' }],
  ["has no quota", { do: "status", status: 429 }],
  ["is out of order", { do: "status", status: 500 }],
  ["has another key", { do: "status", status: 401 }],
  ["answers prose", answer("I would take the first table.")],
  ["answers another schema", answer({ table: 1 })],
  ["names what is not there", answer({ set: "s9", columns: [], filters: [], sort: [], distinct: false })],
  ["refuses", { do: "refuse" }],
  ["answers nothing", answer("")],
  ["answers ten times too much", answer(`{"set":"s1","columns":[${"[],".repeat(20_000)}[]]}`)],
  ["drips", { do: "drip" }],
  ["is silent", { do: "silence" }],
];

const work = (model: Ai) => modelExtractionOf({ ai: model, pool, snapshot, prompt: "producto y precio" });

describe.each(["openai", "anthropic", "google", "openai-compatible"] as const)("when %s", (provider) => {
  const limits = { attemptMs: 300, questionMs: 600, retries: 1, backoffMs: 5, answerCharacters: 2_000 };

  test.each(misbehaviours)("%s, the table is right all the same and says who made it", async (_name, script) => {
    standIn.play(script);
    const ai = openAi({ provider, model: "m", apiKey: "k", baseUrl: standIn.url }, limits);
    const result = await extractWithModel(work(ai));
    if (!result.ok) throw new Error(result.reason);
    expect(plainRows(result.extraction).map((row) => Object.values(row))).toEqual(
      right.map((row) => Object.values(row)),
    );
    expect(result.extraction.understood.modelUse).toMatchObject({
      planner: "rules",
      model: "m",
      because: expect.any(String),
    });
  });
});

const column = (asked: string, field: string) => ({ asked, title: asked, field, orElse: null, infer: null });
/** A plan whose condition no record of the page meets. */
const wickerPlan = (told: string) => {
  const field = /^(f\d+) Producto\|/m.exec(told)![1]!;
  const filters = [{ asked: "de mimbre", field, op: "contains", values: ["mimbre"], or: null }];
  const rest = { sort: [], distinct: false, limit: null, aggregate: null, bestOf: null };
  return answer({ set: "s1", columns: [column("producto", field)], filters, ...rest });
};
const asked = (): Promise<ModelAnalysis> => {
  const ai = openAi({ provider: "openai", model: "m", apiKey: "k", baseUrl: standIn.url });
  return extractWithModel({ ...work(ai), prompt: "producto de mimbre" });
};

describe("conditions of the request that no record meets", () => {
  test("are taken at their word when the model states them twice, and named", async () => {
    standIn.seen.splice(0);
    standIn.play(({ text }) => wickerPlan(text));
    expect(await asked()).toMatchObject({
      ok: false,
      reason: "filtered",
      planned: {
        plan: { where: [{ op: "contains", value: "mimbre" }] },
        understood: { filters: [{ asked: "de mimbre" }], modelUse: { planner: "model", because: null } },
      },
    });
    expect(standIn.seen).toHaveLength(2);
    expect(standIn.seen[1]!.text).toContain("no record passes");
  });

  test("say that rules found it so, and why, where the model fails", async () => {
    standIn.play({ do: "status", status: 401 });
    const ai = openAi({ provider: "openai", model: "m", apiKey: "k", baseUrl: standIn.url });
    expect(await extractWithModel({ ...work(ai), prompt: "producto con precio menor que 1 €" })).toMatchObject({
      ok: false,
      reason: "filtered",
      planned: { understood: { modelUse: { planner: "rules", because: "unauthorised" } } },
    });
  });

  test("are no answer when the model does not stand by them", async () => {
    let turns = 0;
    standIn.play(({ text }) => (++turns === 1 ? wickerPlan(text) : { do: "status", status: 400 }));
    const result = await asked();
    expect(result).toMatchObject({
      ok: true,
      extraction: { understood: { modelUse: { planner: "rules", because: "rejected" } } },
    });
    expect(turns).toBe(2);
  });
});

const open = (limits: Parameters<typeof openAi>[1]): Ai =>
  openAi({ provider: "openai", model: "m", apiKey: "k", baseUrl: standIn.url }, limits);
const judged = (name: string, field: string) => ({
  asked: name,
  title: name,
  field: null,
  orElse: null,
  infer: { task: "category", of: [field] },
});

describe("a model that keeps one waiting", () => {
  const slow = { attemptMs: 600_000, questionMs: 600_000 };
  test("is waited for no longer than planning may take, whatever one question may", async () => {
    standIn.play({ do: "silence" });
    const result = await extractWithModel(work(open({ ...slow, planningMs: 300 })));
    expect(result).toMatchObject({
      ok: true,
      extraction: { understood: { modelUse: { planner: "rules", because: "timeout" } } },
    });
  });

  test("is asked for one column, not for every column that it would have to judge", async () => {
    let fills = 0;
    standIn.play(({ text }) => {
      const field = /^(f\d+) Producto\|/m.exec(text)?.[1];
      if (!field) {
        fills++;
        return { do: "silence" };
      }
      const columns = [column("producto", field), judged("material", field), judged("estancia", field)];
      return answer({
        set: "s1",
        columns,
        filters: [],
        sort: [],
        distinct: false,
        limit: null,
        aggregate: null,
        bestOf: null,
      });
    });
    const prompt = "producto, material y estancia";
    let planned: PlannedExtraction | null = null;
    const keepPlan = async (made: PlannedExtraction): Promise<void> => void (planned = made);
    const onlyPlanned = { ...work(open(slow)), prompt, keepPlan, until: 0, goesOn: true };
    expect(await extractWithModel(onlyPlanned)).toMatchObject({ ok: false, reason: "time-is-over" });
    const ai = open({ attemptMs: 300, questionMs: 300, retries: 0 });
    const result = await extractWithModel({ ...work(ai), prompt, planned });
    expect(result).toMatchObject({
      ok: true,
      extraction: { understood: { modelUse: { unfilled: { cells: 2 * goods.length, because: "timeout" } } } },
    });
    expect(fills).toBe(1);
  });
});
