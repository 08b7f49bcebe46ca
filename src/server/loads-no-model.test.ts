import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layLine } from "../../tests/support/database-line.ts";
import { freshDatabase } from "../../tests/support/fresh-database.ts";
import { startServerProcess } from "../../tests/support/server-process.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "no-model-"));
  writeFileSync(
    join(folder, "spy.mjs"),
    `import { registerHooks } from "node:module";
registerHooks({ load(url, context, next) {
  if (/node_modules\\/stripe\\//.test(url)) console.log("loaded payments " + url);
  else if (/node_modules\\/(ai|@ai-sdk)\\//.test(url)) console.log("loaded client " + url);
  else if (/src\\/ai\\//.test(url)) console.log("loaded engine " + url);
  return next(url, context);
} });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function loadedAtStart(env: Record<string, string>): Promise<string[]> {
  const line = await layLine(await freshDatabase());
  const server = await startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: line.url,
    SECRET: "0123456789abcdef0123456789abcdef",
    NODE_OPTIONS: `--import=${join(folder, "spy.mjs")}`,
    ...env,
  });
  await server.stop();
  await line.close();
  return [...server.output().matchAll(/^loaded (\w+)/gm)].map(([, what]) => what!);
}

test("without a provider or a key a start loads nothing of language models or payments; with a provider, no client before the first question", async () => {
  expect(await loadedAtStart({})).toEqual([]);
  const settings = { AI_PROVIDER: "openai-compatible", AI_MODEL: "m", AI_BASE_URL: "http://127.0.0.1:9/v1" };
  expect([...new Set(await loadedAtStart(settings))]).toEqual(["engine"]);
});
