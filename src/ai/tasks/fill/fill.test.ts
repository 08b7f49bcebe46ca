import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answer, startModelStandIn, type ModelStandIn, type Script } from "../../../../tests/support/model-stand-in.ts";
import { openAi, openLedger, type Ai, type FillMemory, type Judged } from "../../index.ts";

let standIn: ModelStandIn;
let ai: Ai;
const open = (fillStallMs: number): Ai =>
  openAi(
    { provider: "openai-compatible", model: "m", apiKey: null, baseUrl: standIn.url },
    { backoffMs: 5, retries: 0, failuresUntilRest: 1e9, fillPauseMs: 5, fillStallMs },
  );
beforeAll(async () => {
  standIn = await startModelStandIn();
  ai = open(60_000);
});
afterAll(() => standIn.close());
beforeEach(() => standIn.seen.splice(0));

function memoryOf(values = new Map<string, Judged>()): FillMemory & { readonly values: Map<string, Judged> } {
  return {
    values,
    recall: async () => new Map(values),
    keep: async (known) => {
      for (const [text, value] of known) values.set(text, value);
    },
  };
}
const fill = (
  texts: readonly string[],
  task: "category" | "yes-no" | "summary",
  more: {
    memory?: FillMemory;
    until?: number;
    progress?: (done: number) => Promise<void>;
    signal?: AbortSignal;
    by?: Ai;
  } = {},
) => {
  const { signal, memory = memoryOf(), until = Infinity, progress, by = ai } = more;
  return by.fillColumn(
    { inference: { task, of: [], instruction: "¿qué es?" }, texts, memory, until, progress },
    { ledger: openLedger, signal },
  );
};

const numbered = (text: string): [n: number, line: string][] =>
  [...text.matchAll(/^(\d+)\. (.*)$/gm)].map(([, n, line]) => [Number(n), line!]);
const echo = ({ text }: { text: string }): Script =>
  answer({ values: numbered(text).map(([n, line]) => ({ n, value: `clase ${line.at(-1)}` })) });

test("ten thousand rows of a hundred texts are asked a hundred times at most, in order, with progress", async () => {
  standIn.play(echo);
  const texts = Array.from({ length: 10_000 }, (_, i) => `texto ${i % 100}`);
  const steps: number[] = [];
  const { values, because } = await fill(texts, "category", { progress: async (done) => void steps.push(done) });
  expect(because).toBeNull();
  expect(values).toEqual(texts.map((text) => `clase ${text.at(-1)}`));
  expect(standIn.seen.map(({ text }) => numbered(text).length)).toEqual([40, 40, 20]);
  expect(steps.toSorted((a, b) => a - b)).toEqual([0, 4_000, 8_000, 10_000]);
});

test("ten thousand different texts are settled in batches of forty, each asked once", async () => {
  standIn.play(echo);
  const texts = Array.from({ length: 10_000 }, (_, i) => `texto ${i}`);
  const memory = memoryOf();
  const { values, because } = await fill(texts, "category", { memory });
  expect(because).toBeNull();
  expect(values).toEqual(texts.map((text) => `clase ${text.at(-1)}`));
  expect([standIn.seen.length, memory.values.size]).toEqual([250, 10_000]);
});

test("a text that is cut within an emoji is asked without its half, which providers refuse", async () => {
  standIn.play(echo);
  await fill([`${"a".repeat(799)}😀 y más`, "medio \ud83d"], "category");
  expect(standIn.seen).toHaveLength(1);
  expect(standIn.seen[0]!.text).toContain("2. medio\n");
  expect(standIn.seen[0]!.text).not.toMatch(/\p{Surrogate}/u);
});

test("later batches are told the words of the first", async () => {
  standIn.play(echo);
  await fill(
    Array.from({ length: 60 }, (_, i) => `texto ${i}`),
    "category",
  );
  expect(standIn.seen[0]!.text).not.toContain("clase");
  expect(standIn.seen[1]!.text).toContain('"clase 1"');
});

test("a broken fill keeps what it had and goes on there", async () => {
  const texts = Array.from({ length: 200 }, (_, i) => `texto ${i}`);
  const memory = memoryOf();
  let calls = 0;
  standIn.play((request) => (++calls > 2 ? { do: "status", status: 400 } : echo(request)));
  const broken = await fill(texts, "summary", { memory });
  expect(broken.because).toBe("rejected");
  const had = broken.values.filter((value) => value !== null).length;
  expect(had).toBeGreaterThanOrEqual(40);
  expect([had, memory.values.size]).toEqual([had, had]);
  standIn.seen.splice(0);
  standIn.play(echo);
  const whole = await fill(texts, "summary", { memory });
  expect([whole.because, whole.values.includes(null)]).toEqual([null, false]);
  expect(standIn.seen.reduce((sum, { text }) => sum + numbered(text).length, 0)).toBe(200 - had);
});

test("nothing is asked after the time is over", async () => {
  standIn.play(echo);
  const { because, values } = await fill(["uno", "dos"], "category", { until: Date.now() });
  expect([because, values, standIn.seen.length]).toEqual(["time-is-over", [null, null], 0]);
});

test("a provider in trouble is waited for while the last answer is fresh, and no longer", async () => {
  const texts = Array.from({ length: 200 }, (_, i) => `texto ${i}`);
  let calls = 0;
  standIn.play((request) => (++calls % 2 === 0 ? { do: "status", status: 503 } : echo(request)));
  const recovered = await fill(texts, "summary");
  expect([recovered.because, recovered.values.includes(null)]).toEqual([null, false]);

  calls = 0;
  standIn.play((request) => (++calls > 1 ? { do: "status", status: 503 } : echo(request)));
  const broken = await fill(texts, "summary", { by: open(300) });
  expect([broken.because, broken.values.filter((value) => value !== null).length]).toEqual(["provider-error", 40]);
});

test("a batch that the model will not answer does not hold up the others, and three in a row end the fill", async () => {
  const texts = Array.from({ length: 200 }, (_, i) => `texto ${i}`);
  standIn.play((request) => (request.text.includes("texto 50\n") ? { do: "refuse" } : echo(request)));
  const { because, values } = await fill(texts, "summary");
  expect(because).toMatch(/refused|empty-answer|invalid-answer/);
  expect(values.filter((value) => value === null)).toHaveLength(40);
  standIn.seen.splice(0);
  standIn.play({ do: "refuse" });
  await fill(
    Array.from({ length: 1_000 }, (_, i) => `texto ${i}`),
    "summary",
  );
  expect(standIn.seen.length).toBeLessThan(8);
});

test("what the text does not tell is remembered, and the words of the request are used whatever their ending", async () => {
  standIn.play(
    answer({
      values: [
        { n: 1, value: "positivo" },
        { n: 2, value: "" },
      ],
    }),
  );
  const memory = memoryOf();
  const ask = () =>
    ai.fillColumn(
      {
        inference: { task: "sentiment", of: [], instruction: "cuántos positivos hay", labels: ["positivos"] },
        texts: ["bien", "quién sabe"],
        memory,
        until: Infinity,
      },
      { ledger: openLedger },
    );
  expect((await ask()).values).toEqual(["positivos", null]);
  expect((await ask()).values).toEqual(["positivos", null]);
  expect(standIn.seen).toHaveLength(1);
});

test("an abort ends a fill", async () => {
  standIn.play({ do: "silence" });
  const controller = new AbortController();
  const filling = fill(["uno", "dos"], "category", { signal: controller.signal });
  while (standIn.seen.length === 0) await new Promise(setImmediate);
  controller.abort(new Error("cancelled"));
  await expect(filling).rejects.toThrow("cancelled");
});

describe("an answer that does not fit", () => {
  test.each([
    ["another kind of value", "yes-no", [{ n: 1, value: "quizá" }], [null, null]],
    [
      "yes and no",
      "yes-no",
      [
        { n: 2, value: "no" },
        { n: 1, value: "Yes" },
      ],
      [true, false],
    ],
    [
      "numbers that were not asked",
      "category",
      [
        { n: 9, value: "x" },
        { n: 0, value: "y" },
      ],
      [null, null],
    ],
    ["an essay for a word", "category", [{ n: 1, value: "x".repeat(500) }], [null, null]],
    ["nothing", "category", [{ n: 1, value: "  " }], [null, null]],
  ] as const)("%s", async (_name, task, values, expected) => {
    standIn.play(answer({ values }));
    expect((await fill(["uno", "dos"], task)).values).toEqual(expected);
  });
});
