import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderStore } from "./folder-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "folder-store-"));
afterAll(() => rmSync(folder, { recursive: true }));
const store = folderStore(folder);
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

test("a second put leaves one file", async () => {
  await store.put("page/one", Buffer.from("earlier"));
  await store.put("page/one", Buffer.from("later"));
  expect(readdirSync(path.join(folder, "page"))).toEqual(["one.zst"]);
});

test("what cannot be put down leaves nothing half written", async () => {
  mkdirSync(path.join(folder, "taken/one.zst"), { recursive: true });
  await expect(store.put("taken/one", Buffer.from("x"))).rejects.toThrow();
  expect(readdirSync(path.join(folder, "taken"))).toEqual(["one.zst"]);
});

test("what a killed process left half written goes after a day; what is being written, and every object, stays", async () => {
  const own = path.join(folder, "swept");
  const swept = folderStore(own);
  await swept.put("page/kept", Buffer.from("x"));
  const ages = { "page/kept.zst": 2, "page/left.zst.0a1b2c3d.part": 2, "page/new.zst.0a1b2c3d.part": 0 };
  for (const [name, days] of Object.entries(ages)) {
    const file = path.join(own, name);
    if (!existsSync(file)) writeFileSync(file, "");
    utimesSync(file, daysAgo(days), daysAgo(days));
  }
  expect(await swept.removeUnfinished()).toBe(1);
  expect(readdirSync(path.join(own, "page")).sort()).toEqual(["kept.zst", "new.zst.0a1b2c3d.part"]);
  expect(await folderStore(path.join(folder, "none")).removeUnfinished()).toBe(0);
});
