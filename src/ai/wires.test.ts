import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { answer, startModelStandIn, type ModelStandIn, type Script } from "../../tests/support/model-stand-in.ts";
import { tokens } from "../../tests/support/model-wires.ts";
import { openAi, openLedger, type Ai, type CallResult, type Ledger, type ModelSettings } from "./index.ts";
import { usualLimits } from "./settings.ts";

const apiKey = "sk-secret-1234567890";
const providers = ["openai", "anthropic", "google", "openai-compatible"] as const;
/** Anthropic's client asks newer models for JSON and older ones for a tool's input. */
const models: readonly (readonly [ModelSettings["provider"], string])[] = [
  ["openai", "gpt-5-mini"],
  ["anthropic", "claude-sonnet-4-5"],
  ["anthropic", "claude-3-5-haiku-latest"],
  ["google", "gemini-2.5-flash"],
  ["openai-compatible", "llama"],
];
const quick = { retries: 1, backoffMs: 10, answerCharacters: 2_000 };
const impatient = { ...quick, attemptMs: 400, questionMs: 1_500 };

let standIn: ModelStandIn;
beforeAll(async () => {
  standIn = await startModelStandIn();
});
afterAll(() => standIn.close());

const settingsOf = (provider: ModelSettings["provider"], model = "llama"): ModelSettings => ({
  provider,
  model,
  apiKey,
  baseUrl: standIn.url,
});
const open = (provider: ModelSettings["provider"], model?: string, limits = quick): Ai =>
  openAi(settingsOf(provider, model), limits);

function countingLedger(): Ledger & { readonly results: CallResult[]; readonly reserved: number[] } {
  const results: CallResult[] = [];
  const reserved: number[] = [];
  return {
    results,
    reserved,
    noteUnanswered: () => undefined,
    async reserve({ costUsd }) {
      reserved.push(costUsd);
      return { settle: async (result) => void results.push(result) };
    },
  };
}

const candidates = [
  { code: "0804", nameEs: "Aguacates", nameEn: "Avocados", score: 0.5 },
  { code: "1515", nameEs: "Aceite de aguacate", nameEn: "Avocado oil", score: 0.5 },
];
const pick = (ai: Ai, ledger: Ledger = countingLedger(), signal?: AbortSignal) =>
  ai.pick({ product: "palta", candidates }, { ledger, signal });

const inference = { task: "category", of: [], instruction: "tipo de fruta" } as const;
function fill(ai: Ai, texts: readonly string[]) {
  const memory = { recall: async () => new Map<string, string>(), keep: async () => undefined };
  return ai.fillColumn(
    { inference: { ...inference, of: [] }, texts, memory, until: Date.now() + 600_000 },
    { ledger: countingLedger() },
  );
}

describe.each(models)("%s, %s", (provider, model) => {
  test("a whole answer is read and its tokens are counted", async () => {
    standIn.play(answer({ code: "0804" }));
    const ledger = countingLedger();
    expect(await pick(open(provider, model), ledger)).toEqual({ ok: true, candidate: candidates[0] });
    expect(ledger.results).toMatchObject([
      { outcome: "answered", tokens: { input: tokens.input, output: tokens.output } },
    ]);
    expect(ledger.results[0]!.costUsd).toBeGreaterThan(0);
    expect(ledger.results[0]!.costUsd).toBeLessThan(ledger.reserved[0]! * 10);
  });

  test("an answer that streams is read", async () => {
    standIn.play(
      answer({
        values: [
          { n: 1, value: "tropical" },
          { n: 2, value: "cítrico" },
        ],
      }),
    );
    const filled = await fill(open(provider, model), ["mango", "limón"]);
    expect(filled.because).toBeNull();
    expect(filled.values).toEqual(["tropical", "cítrico"]);
    expect(standIn.seen.at(-1)!.body + standIn.seen.at(-1)!.path).toMatch(/"stream":true|stream/);
  });

  test("a stream that is cut leaves what had come", async () => {
    const values = Array.from({ length: 30 }, (_, i) => ({ n: i + 1, value: `clase ${i % 3}` }));
    standIn.play({ do: "cut", text: JSON.stringify({ values }) });
    const filled = await fill(
      open(provider, model),
      values.map(({ n }) => `fruta ${n}`),
    );
    expect(filled.because).toBe("cut-short");
    const had = filled.values.filter((value) => value !== null);
    expect(had.length).toBeGreaterThan(3);
    expect(had.length).toBeLessThan(30);
    expect(filled.values.slice(0, had.length)).toEqual(values.slice(0, had.length).map(({ value }) => value));
  });
});

const slips = ['```json\n{"code":"0804"}\n```', 'The code is:\n{"code":"0804",}', "{'code':'0804'}"];
const answeringInText = models.filter(([, model]) => model !== "claude-3-5-haiku-latest");
test.each(answeringInText)("%s, %s: slips of form are forgiven and tokens counted", async (provider, model) => {
  for (const text of slips) {
    standIn.play(answer(text));
    const ledger = countingLedger();
    expect(await pick(open(provider, model), ledger)).toEqual({ ok: true, candidate: candidates[0] });
    expect(ledger.results).toMatchObject([{ outcome: "answered", tokens: { output: tokens.output } }]);
  }
});

const misbehaviours: readonly (readonly [string, Script, string])[] = [
  ["a cut connection", { do: "cut", text: '{"code":"0804"}' }, "unreachable|cut-short|invalid-answer"],
  ["429 with a long Retry-After", { do: "status", status: 429, headers: { "retry-after": "120" } }, "rate-limited"],
  ["429 without Retry-After", { do: "status", status: 429 }, "rate-limited"],
  ["500", { do: "status", status: 500 }, "provider-error"],
  ["401", { do: "status", status: 401, body: `{"error":{"message":"bad key ${apiKey}"}}` }, "unauthorised"],
  ["404", { do: "status", status: 404 }, "unknown-model"],
  ["400", { do: "status", status: 400 }, "rejected"],
  ["a page of HTML", { do: "status", status: 200, body: "<html>Sign in</html>" }, "invalid-answer"],
  ["text that is no JSON", answer("I would choose avocados."), "invalid-answer"],
  ["another schema", answer({ codes: ["0804"] }), "invalid-answer"],
  ["a code that was not offered", answer({ code: "9999" }), "invalid-answer"],
  ["a refusal", { do: "refuse" }, "refused|empty-answer|invalid-answer"],
  ["an empty answer", answer(""), "empty-answer|invalid-answer|cut-short"],
  ["an answer ten times too long", answer({ code: "0804", more: "x".repeat(20_000) }), "too-long"],
  ["a slow drip", { do: "drip" }, "timeout"],
  ["silence", { do: "silence" }, "timeout"],
];

describe.each(providers)("%s misbehaves", (provider) => {
  test.each(misbehaviours)("%s is a closed reason", async (_name, script, because) => {
    standIn.play(script);
    const limits = because === "timeout" ? impatient : quick;
    const picked = await pick(open(provider, undefined, limits));
    expect(picked).toMatchObject({ ok: false, because: expect.stringMatching(new RegExp(`^(${because})$`)) });
  });

  test("one failure is tried again, as Retry-After says", async () => {
    standIn.play([{ do: "status", status: 429, headers: { "retry-after-ms": "30" } }, answer({ code: "1515" })]);
    const ledger = countingLedger();
    expect(await pick(open(provider), ledger)).toMatchObject({ ok: true });
    expect(ledger.results.map(({ outcome }) => outcome)).toEqual(["rate-limited", "answered"]);
    expect(ledger.results[0]!.costUsd).toBe(0);
  });

  test("an answer of another form is asked for once more, and both are counted as they were billed", async () => {
    standIn.play([answer({ codes: ["0804"] }), answer({ code: "1515" })]);
    const ledger = countingLedger();
    expect(await pick(open(provider), ledger)).toEqual({ ok: true, candidate: candidates[1] });
    expect(ledger.results).toMatchObject([
      { outcome: "invalid-answer", tokens: { output: tokens.output } },
      { outcome: "answered" },
    ]);
  });

  test("an abort reaches the provider and rejects", async () => {
    standIn.play({ do: "silence" });
    const controller = new AbortController();
    const before = standIn.seen.length;
    const picking = pick(openAi(settingsOf(provider)), countingLedger(), controller.signal);
    while (standIn.seen.length === before) await new Promise(setImmediate);
    controller.abort(new Error("cancelled by its owner"));
    await expect(picking).rejects.toThrow("cancelled by its owner");
    while (!standIn.seen[before]!.wasAborted) await new Promise(setImmediate);
  });

  test("the check says what is wrong, without the key", async () => {
    standIn.play({ do: "status", status: 401, body: JSON.stringify({ error: { message: `bad key ${apiKey}` } }) });
    const checked = await open(provider).check();
    expect(checked).toMatchObject({ ok: false, because: "unauthorised", detail: expect.stringContaining("401") });
    expect(JSON.stringify(checked)).not.toContain(apiKey);
    standIn.play(answer({ ready: true }));
    expect(await open(provider).check()).toMatchObject({ ok: true });
  });
});

test("a model that reasons is told to do so shortly, and another nothing of it", async () => {
  standIn.play(answer({ code: "0804" }));
  await pick(open("openai", "gpt-5-mini"));
  expect(JSON.parse(standIn.seen.at(-1)!.body)).toMatchObject({ reasoning: { effort: "low" }, store: false });
  expect(standIn.seen.at(-1)!.body).not.toContain("summary");
  for (const [provider, model] of [...models.slice(1), ["openai", "gpt-4.1-mini"]] as const) {
    await pick(open(provider, model));
    expect(standIn.seen.at(-1)!.body).not.toContain('"effort"');
  }
});

test("a gateway of Azure's kind gets its version with every call, and the key where it looks for it", async () => {
  const baseUrl = `${standIn.url}/openai/deployments/mini?api-version=2024-10-21`;
  const ai = openAi({ ...settingsOf("openai-compatible", "mini"), baseUrl }, quick);
  standIn.play(answer({ code: "0804" }));
  expect(await pick(ai)).toMatchObject({ ok: true });
  const { path, headers } = standIn.seen.at(-1)!;
  expect(path).toBe("/openai/deployments/mini/chat/completions?api-version=2024-10-21");
  expect([headers["api-key"], headers.authorization]).toEqual([apiKey, undefined]);
});

test.each(providers)("%s sends nothing on to where an answer points, least of all the key", async (provider) => {
  const elsewhere = await startModelStandIn();
  onTestFinished(() => elsewhere.close());
  standIn.play({ do: "status", status: 307, headers: { location: `${elsewhere.url}/v1` } });
  expect(await pick(open(provider))).toMatchObject({ ok: false, because: "rejected" });
  expect(elsewhere.seen).toEqual([]);
});

test("nothing is sent that the budget does not hold", async () => {
  const before = standIn.seen.length;
  const refusing: Ledger = { ...openLedger, reserve: async () => null };
  expect(await pick(open("openai"), refusing)).toEqual(expect.objectContaining({ ok: false, because: "over-budget" }));
  expect(standIn.seen.length).toBe(before);
});

test("after ten failed questions in a row the provider rests", async () => {
  standIn.play({ do: "status", status: 400 });
  const longerThanATest = 600_000;
  const ai = openAi(settingsOf("openai"), { ...quick, restMs: longerThanATest });
  const reasons: string[] = [];
  for (let i = 0; i < 12; i++) {
    const picked = await pick(ai);
    reasons.push(picked.ok ? "none" : picked.because);
  }
  expect(reasons).toEqual([...Array<string>(10).fill("rejected"), "resting", "resting"]);
});

test("no more calls are under way than there are places", async () => {
  let open = 0;
  let most = 0;
  const ledger: Ledger = {
    ...openLedger,
    reserve: async () => {
      most = Math.max(most, ++open);
      return { settle: async () => void open-- };
    },
  };
  standIn.play(answer({ code: "0804" }));
  const ai = openAi(settingsOf("openai"), { ...quick, atOnce: 2 });
  const picked = await Promise.all(Array.from({ length: 9 }, () => pick(ai, ledger)));
  expect(picked.every(({ ok }) => ok)).toBe(true);
  expect(most).toBe(2);
});

test("planning and a first answer that never comes end within a minute", () => {
  expect(usualLimits.planningMs + usualLimits.questionMs).toBeLessThan(60_000);
  expect(usualLimits.attemptMs).toBeLessThan(usualLimits.questionMs);
});
