import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layLine } from "../../tests/support/database-line.ts";
import { freshDatabase } from "../../tests/support/fresh-database.ts";
import { startS3StandIn } from "../../tests/support/s3-stand-in.ts";
import { startServerProcess } from "../../tests/support/server-process.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "loads-"));
  writeFileSync(
    join(folder, "spy.mjs"),
    `import { registerHooks } from "node:module";
registerHooks({ load(url, context, next) {
  if (/node_modules\\/stripe\\//.test(url)) console.log("loaded payments " + url);
  else if (/node_modules\\/(ai|@ai-sdk)\\//.test(url)) console.log("loaded client " + url);
  else if (/src\\/ai\\//.test(url)) console.log("loaded engine " + url);
  else if (/node_modules\\/@opentelemetry\\/(sdk-trace|exporter)/.test(url)) console.log("loaded traces " + url);
  else if (/node_modules\\/(@aws-sdk|@smithy|@aws)\\//.test(url)) console.log("loaded s3 " + url);
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

test("a start loads nothing of language models, payments, traces or S3 without their settings", async () => {
  expect(await loadedAtStart({})).toEqual([]);
});

test("with a provider, no client is loaded before the first question", async () => {
  const settings = { AI_PROVIDER: "openai-compatible", AI_MODEL: "m", AI_BASE_URL: "http://127.0.0.1:9/v1" };
  expect([...new Set(await loadedAtStart(settings))]).toEqual(["engine"]);
});

test("with a bucket, S3's client is loaded", async () => {
  const s3 = await startS3StandIn();
  expect([...new Set(await loadedAtStart({ ...s3.env, OBJECT_STORE_URL: "s3://sondeo" }))]).toEqual(["s3"]);
  await s3.close();
});

test("with a collector, what sends traces is loaded", async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" };
  expect([...new Set(await loadedAtStart(settings))]).toEqual(["traces"]);
});
