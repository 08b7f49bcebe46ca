import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareEnvironment } from "../../tests/support/bare-environment.ts";
import { answer, startModelStandIn, type ModelStandIn } from "../../tests/support/model-stand-in.ts";

const project = resolve(import.meta.dirname, "../..");
const names = ["Alba", "Brío", "Cima", "Duna", "Eco"];

let folder: string;
let page: string;
let standIn: ModelStandIn;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cli-ai-"));
  page = join(folder, "p.html");
  const rows = names.map((name, i) => `<tr><td>${name}</td><td>${i + 1}0</td></tr>`).join("");
  writeFileSync(page, `<html lang="es"><table><tr><th>Nombre</th><th>Kilos</th></tr>${rows}</table></html>`);
  standIn = await startModelStandIn();
});
afterAll(async () => {
  await standIn.close();
  rmSync(folder, { recursive: true });
});

/** Runs `sondeo`, and says which packages of language models its process loaded. */
async function sondeo(args: string[], env: Record<string, string> = {}) {
  const spy = join(folder, "spy.mjs");
  writeFileSync(
    spy,
    `import { registerHooks } from "node:module";
registerHooks({ load(url, context, next) {
  if (/node_modules\\/(ai|@ai-sdk)\\/|src\\/ai\\//.test(url)) process.stderr.write("loaded " + url + "\\n");
  return next(url, context);
} });`,
  );
  const child = spawn(process.execPath, ["--import", spy, "src/cli/main.ts", ...args], {
    cwd: project,
    env: { ...bareEnvironment, DATA_DIR: folder, ...env },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (bytes: Buffer) => (stdout += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (stderr += bytes.toString()));
  const [code] = (await once(child, "close")) as [number];
  const lines = stderr.split("\n").filter(Boolean);
  return {
    code,
    stdout,
    errors: lines.filter((line) => !line.startsWith("loaded ")),
    loaded: lines.filter((line) => line.startsWith("loaded ")),
  };
}

const model = () => ({
  AI_PROVIDER: "openai-compatible",
  AI_MODEL: "stand-in-1",
  AI_BASE_URL: standIn.url,
  AI_API_KEY: "sk-secret-5555",
});

test("check says that the model answers, or in one line what is wrong and what to do", async () => {
  standIn.play(answer({ ready: true }));
  const good = await sondeo(["ai", "check"], model());
  expect(good).toMatchObject({ code: 0, errors: [], stdout: expect.stringContaining("stand-in-1 answers") });
  expect(good.loaded.some((line) => line.includes("@ai-sdk/openai-compatible"))).toBe(true);
  expect(good.loaded.some((line) => /@ai-sdk\/(anthropic|google|openai)\//.test(line))).toBe(false);

  standIn.play({ do: "status", status: 401, body: '{"error":{"message":"wrong key sk-secret-5555"}}' });
  const bad = await sondeo(["ai", "check"], model());
  expect(bad).toMatchObject({ code: 1, stdout: "", errors: [expect.stringMatching(/unauthorised .*401.*AI_API_KEY/)] });
  expect(bad.errors.join()).not.toContain("sk-secret");

  const none = await sondeo(["ai", "check"]);
  expect(none).toMatchObject({ code: 1, errors: [expect.stringContaining("AI_PROVIDER")], loaded: [] });
  expect(await sondeo(["ai"])).toMatchObject({ code: 2 });
});

const planOver = (set: string) => ({
  set,
  columns: [
    { asked: "cuánto pesa", title: "cuánto pesa", field: `${set}.f2`, orElse: null, infer: null },
    { asked: "cada cosa", title: "cada cosa", field: `${set}.f1`, orElse: null, infer: null },
  ],
  filters: [],
  sort: [],
  distinct: false,
  limit: null,
  aggregate: null,
  bestOf: null,
});

test("extract plans with the model when asked to, and loads nothing of it otherwise", async () => {
  standIn.play(({ text }) => answer(planOver(/(s\d+) table/.exec(text)![1]!)));
  const prompt = "cuánto pesa cada cosa";
  const asked = await sondeo(["extract", page, prompt, "--engine", "ai", "--explain"], model());
  expect(asked.code).toBe(0);
  expect(JSON.parse(asked.stdout)).toEqual(names.map((name, i) => ({ "cuánto pesa": `${i + 1}0`, "cada cosa": name })));
  expect(asked.errors).toContain("planner: model, stand-in-1");

  expect(await sondeo(["extract", page, "nombre y kilos"], model())).toMatchObject({ code: 0, loaded: [] });
  expect(await sondeo(["extract", page, prompt, "--engine", "ai"])).toMatchObject({ code: 1, stdout: "" });
});
