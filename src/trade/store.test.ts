import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "./store.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
  cpSync(join(import.meta.dirname, "../../data/trade"), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a file that could not be read once is read the next time", async () => {
  const store = await openStore([folder]);
  const file = store.files.find(({ table, source }) => table === "pair_totals" && source.id === "fao-trade")!;
  renameSync(file.path, `${file.path}.away`);
  await expect(store.readAllTrade(file)).rejects.toThrow();
  renameSync(`${file.path}.away`, file.path);
  expect((await store.readAllTrade(file)).worldUsd).toBeGreaterThan(1e9);
  store.close();
});
