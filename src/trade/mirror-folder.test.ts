import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { manifestName, readManifest } from "./manifest.ts";
import { mirrorFolder, type RemoteFolder } from "./mirror-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mirror-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const { signal } = new AbortController();
const source = (id: string) => ({
  id,
  title: id,
  version: "1",
  licence: "CC-BY-4.0" as const,
  url: "https://a.example",
});
const sumOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const file = (id: string, text: string) => ({
  table: "production",
  file: `${id}.parquet`,
  source: source(id),
  years: [2020, 2021],
  rows: 1,
  sha256: sumOf(text),
});
async function* halfOf(text: string) {
  yield Buffer.from(text.slice(0, text.length / 2));
  throw new Error("the line broke");
}

/** A folder elsewhere, in memory, that counts what is asked of it and may break off. */
function elsewhere() {
  const texts = new Map<string, string>();
  const opened: string[] = [];
  let broken = 0;
  const remote: RemoteFolder = {
    address: "s3://elsewhere",
    async open(file, { unless }) {
      opened.push(file);
      const text = texts.get(file);
      if (text === undefined) return { found: false, isSame: false };
      if (unless === sumOf(text)) return { found: false, isSame: true };
      if (broken > 0 && file !== manifestName) {
        broken--;
        return { found: true, tag: null, body: Readable.from(halfOf(text)) };
      }
      return { found: true, tag: sumOf(text), body: Readable.from([Buffer.from(text)]) };
    },
  };
  return {
    remote,
    opened,
    texts,
    breakNext: (times: number) => (broken = times),
    publish(figures: Record<string, string>) {
      for (const [id, text] of Object.entries(figures)) texts.set(`${id}.parquet`, text);
      const files = Object.entries(figures).map(([id, text]) => file(id, text));
      texts.set(manifestName, JSON.stringify({ files }));
    },
  };
}

const here = () => readManifest(folder).files.map(({ file }) => file);
const nameOf = (id: string, text: string) => `production-${id}-${sumOf(text).slice(0, 12)}.parquet`;

test("a copy has what the manifest names, under names that tell versions apart, and fetches nothing twice", async () => {
  const there = elsewhere();
  there.publish({ tin: "old tin", zinc: "zinc" });
  const refresh = mirrorFolder(there.remote, folder);
  expect(await refresh(signal)).toBe(true);
  expect(here()).toEqual([nameOf("tin", "old tin"), nameOf("zinc", "zinc")]);
  expect(await refresh(signal)).toBe(false);
  expect(await mirrorFolder(there.remote, folder)(signal)).toBe(false);
  expect(there.opened.filter((file) => file !== manifestName)).toEqual(["tin.parquet", "zinc.parquet"]);

  there.publish({ tin: "new tin", zinc: "zinc" });
  expect(await refresh(signal)).toBe(true);
  expect(here()).toEqual([nameOf("tin", "new tin"), nameOf("zinc", "zinc")]);
  expect(there.opened.filter((file) => file === "zinc.parquet")).toHaveLength(1);
  // Whoever began with the old version reads it to the end.
  expect(readdirSync(folder)).toContain(nameOf("tin", "old tin"));
});

test("a file that breaks off is fetched again, and nothing half fetched stays", async () => {
  const there = elsewhere();
  there.publish({ tin: "tin" });
  there.breakNext(1);
  await mirrorFolder(there.remote, folder)(signal);
  expect(there.opened).toEqual([manifestName, "tin.parquet", "tin.parquet"]);
  expect(readdirSync(folder).toSorted()).toEqual([manifestName, nameOf("tin", "tin")]);
});

test("a file that is not what its manifest says, or is missing, leaves the copy as it was", async () => {
  const there = elsewhere();
  there.publish({ tin: "tin" });
  const refresh = mirrorFolder(there.remote, folder);
  await refresh(signal);
  there.publish({ tin: "tin", zinc: "zinc" });
  there.texts.set("zinc.parquet", "other bytes");
  await expect(refresh(signal)).rejects.toThrow("s3://elsewhere/zinc.parquet is not what its manifest says");
  there.texts.delete("zinc.parquet");
  await expect(refresh(signal)).rejects.toThrow("has no zinc.parquet");
  expect(here()).toEqual([nameOf("tin", "tin")]);
  expect(readdirSync(folder).toSorted()).toEqual([manifestName, nameOf("tin", "tin")]);
});

test("no manifest, or one that is none, is refused", async () => {
  const there = elsewhere();
  const refresh = mirrorFolder(there.remote, folder);
  await expect(refresh(signal)).rejects.toThrow("s3://elsewhere has no manifest.json");
  for (const text of ["{", "{}", JSON.stringify({ files: [{ ...file("../../x", "x"), file: "x.parquet" }] })]) {
    there.texts.set(manifestName, text);
    await expect(refresh(signal)).rejects.toThrow("manifest.json of s3://elsewhere is not one");
  }
});

test("what no manifest has named for a day goes, and what another process may be bringing stays", async () => {
  const there = elsewhere();
  there.publish({ tin: "tin" });
  const refresh = mirrorFolder(there.remote, folder);
  await refresh(signal);
  const age = (name: string, hours: number): void => {
    const at = new Date(Date.now() - hours * 3_600_000);
    utimesSync(join(folder, name), at, at);
  };
  for (const name of ["old.parquet", "new.parquet", "old.part", "new.part"]) writeFileSync(join(folder, name), "x");
  age("old.parquet", 25);
  age("old.part", 25);
  age(nameOf("tin", "tin"), 25);
  await refresh(signal);
  expect(readdirSync(folder)).toContain("old.parquet");
  age(manifestName, 1);
  await refresh(signal);
  expect(readdirSync(folder).toSorted()).toEqual(
    [manifestName, "new.parquet", "new.part", nameOf("tin", "tin")].toSorted(),
  );
});

test("two processes that fill one folder at one time both end with the whole", async () => {
  const there = elsewhere();
  there.publish({ tin: "tin", zinc: "zinc", iron: "iron" });
  await Promise.all([1, 2, 3].map(() => mirrorFolder(there.remote, folder)(signal)));
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  expect(here()).toHaveLength(3);
});
