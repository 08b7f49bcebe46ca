import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderStore } from "./object-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "objects-"));
afterAll(() => rmSync(folder, { recursive: true }));
const store = folderStore(folder);

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
