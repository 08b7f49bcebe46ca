import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type S3StandIn, standInBucket, standInPlace, startS3StandIn } from "../../../tests/support/s3-stand-in.ts";
import { openBucket } from "../s3/bucket.ts";
import { bucketStore } from "./bucket-store.ts";
import { folderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "objects-"));
let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3StandIn();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

/** A store, and what it keeps under a key, as bytes. */
type Kept = { store: ObjectStore; read: (key: string) => Buffer; write: (key: string, bytes: Uint8Array) => void };

const inFolder = (): Kept => ({
  store: folderStore(folder),
  read: (key) => readFileSync(path.join(folder, `${key}.zst`)),
  write: (key, bytes) => writeFileSync(path.join(folder, `${key}.zst`), bytes),
});
const inBucket = (): Kept => ({
  store: bucketStore(openBucket(standInPlace(s3, "pages/of-tests"))),
  read: (key) => s3.objects.get(`pages/of-tests/${key}.zst`)!.bytes,
  write: (key, bytes) =>
    s3.objects.set(`pages/of-tests/${key}.zst`, { bytes: Buffer.from(bytes), changedAt: new Date() }),
});

describe.each([
  ["a folder", inFolder],
  ["a bucket", inBucket],
])("in %s", (_name, open) => {
  test("bytes come back as they were put, and the last put wins", async () => {
    const { store } = open();
    const bytes = new Uint8Array([0, 255, 10, 13]);
    await store.put("page/one", Buffer.from("earlier"));
    await store.put("page/one", bytes);
    expect([...(await store.get("page/one"))!]).toEqual([...bytes]);
    await store.put("page/empty", new Uint8Array());
    expect((await store.get("page/empty"))?.length).toBe(0);
  });

  test("objects are kept compressed", async () => {
    const { store, read } = open();
    const page = Buffer.from("<li>Bodega</li>".repeat(100_000));
    await store.put("page/large", page);
    expect(read("page/large").length).toBeLessThan(page.length / 100);
    expect(Buffer.from((await store.get("page/large"))!).equals(page)).toBe(true);
  });

  test("what is not there is null, before and after it is removed", async () => {
    const { store } = open();
    expect(await store.get("page/none")).toBeNull();
    await store.put("page/two", Buffer.from("x"));
    await store.remove("page/two");
    await store.remove("page/two");
    expect(await store.get("page/two")).toBeNull();
  });

  test("an object that was cut off or changed is no object", async () => {
    const { store, read, write } = open();
    await store.put("page/hurt", Buffer.from("seven letters and more".repeat(50)));
    const whole = read("page/hurt");
    write("page/hurt", whole.subarray(0, -3));
    await expect(store.get("page/hurt")).rejects.toThrow();
    write(
      "page/hurt",
      whole.map((byte, i) => (i === whole.length - 6 ? byte ^ 1 : byte)),
    );
    await expect(store.get("page/hurt")).rejects.toThrow();
  });

  test("many are put, read and removed at one time", async () => {
    const { store } = open();
    const keys = Array.from({ length: 60 }, (_, i) => `content/${i}`);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))));
    const read = await Promise.all(keys.map((key) => store.get(key)));
    expect(read.map((bytes) => Buffer.from(bytes!).toString())).toEqual(keys);
    await Promise.all(keys.map((key) => store.remove(key)));
    expect(await Promise.all(keys.map((key) => store.get(key)))).toEqual(keys.map(() => null));
  });

  test.each(["../secret", "page/../../secret", "page/", "/etc/passwd", "page/a/b", "page/a?b", "page/á"])(
    "the key %j is refused",
    async (key) => {
      const { store } = open();
      await expect(store.get(key)).rejects.toThrow("malformed object key");
      await expect(store.put(key, Buffer.from("x"))).rejects.toThrow("malformed object key");
      await expect(store.remove(key)).rejects.toThrow("malformed object key");
    },
  );
});

test("a bucket is used below its prefix alone", async () => {
  await inBucket().store.put("page/where", Buffer.from("x"));
  expect(s3.seen.at(-1)?.path).toBe(`/${standInBucket}/pages/of-tests/page/where.zst`);
});
