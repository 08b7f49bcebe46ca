import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAi, openLedger } from "../../ai/index.ts";
import { noCorrections } from "../../domain/corrections.ts";
import { plainRows } from "../../domain/extraction.ts";
import { openPage } from "../../extract/index.ts";
import { answer, startModelStandIn, type ModelStandIn, type Script } from "../../../tests/support/model-stand-in.ts";
import { answerDirectly } from "./answer-directly.ts";
import { extractWithModel } from "./extract-with-model.ts";

const goods = ["Silla", "Mesa", "Banco", "Cama"];
const html = `<!doctype html><html lang="es"><title>Muebles</title><h1>Muebles</h1><table><tr><th>Producto</th><th>Precio</th></tr>
${goods.map((name, i) => `<tr><td>${name}</td><td>${(i + 1) * 10},50 €</td></tr>`).join("")}</table></html>`;
const url = "https://muebles.example/";
const snapshot = {
  requestedUrl: url,
  finalUrl: url,
  status: 200,
  contentType: "text/html",
  charset: "utf-8",
  body: new TextEncoder().encode(html),
  capturedAt: "2026-03-10T12:00:00Z",
  tier: "file",
  notes: [],
} as const;
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

describe.each(["openai", "anthropic", "google", "openai-compatible"] as const)("when %s", (provider) => {
  const limits = { attemptMs: 300, questionMs: 600, retries: 1, backoffMs: 5, answerCharacters: 2_000 };

  test.each(misbehaviours)("%s, the table is right all the same and says who made it", async (_name, script) => {
    standIn.play(script);
    const ai = openAi({ provider, model: "m", apiKey: "k", baseUrl: standIn.url }, limits);
    const result = await extractWithModel({
      ai,
      pool,
      snapshot,
      prompt: "producto y precio",
      corrections: noCorrections,
      recordLimit: 100,
      caller: { ledger: openLedger },
      planned: null,
      keepPlan: async () => undefined,
      until: Infinity,
      goesOn: false,
      memories: () => ({ recall: async () => new Map(), keep: async () => undefined }),
    });
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
