import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderStore } from "./object-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "objects-"));
afterAll(() => rmSync(folder, { recursive: true }));
const store = folderStore(folder);
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

test("bytes come back as they were put, and the last put wins", async () => {
  const bytes = new Uint8Array([0, 255, 10, 13]);
  await store.put("page/one", Buffer.from("earlier"));
  await store.put("page/one", bytes);
  expect([...(await store.get("page/one"))!]).toEqual([...bytes]);
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

test("what is not there is null, before and after it is removed", async () => {
  expect(await store.get("page/none")).toBeNull();
  await store.put("page/two", Buffer.from("x"));
  await store.remove("page/two");
  await store.remove("page/two");
  expect(await store.get("page/two")).toBeNull();
});

test.each(["../secret", "page/../../secret", "page/", "/etc/passwd", "page/a/b"])(
  "the key %j is refused",
  async (key) => {
    await expect(store.get(key)).rejects.toThrow("malformed object key");
  },
);
