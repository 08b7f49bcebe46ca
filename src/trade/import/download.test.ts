import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { startFileServer } from "../../../tests/support/file-server.ts";
import { importPlaces } from "../../../tests/support/import-places.ts";
import { download, fetchFirst } from "./download.ts";
import { releasesUntil } from "./formats/baci.ts";
import { importData } from "./index.ts";
import type { ImportProgress } from "./progress.ts";

const rows = Array.from({ length: 4_000 }, (_, n) => `2023,484,842,${80_000 + n},${n + 1}.25,${n % 7 || ""}`);
const csv = `t,i,j,k,v,q\n${rows.join("\n")}\n`;
const archive = gzipSync(csv);
const path = "/data/BACI_HS22_Y2023_V202601.csv.gz";
const third = Math.floor(archive.length / 3);

const at = importPlaces();

/** Whether so many bytes lie in the folder where parts wait for the rest, beside what is known of them. */
const keptIn =
  (...parts: string[]) =>
  (bytes: number) =>
  (): boolean => {
    const place = join(at.dataFolder, ...parts);
    const names = existsSync(place) ? readdirSync(place).filter((name) => !name.endsWith(".json")) : [];
    return names.some((name) => statSync(join(place, name)).size === bytes);
  };
const keptByImport = keptIn(".import", "downloads");

beforeEach(() => {
  at.server.put(path, archive);
  at.server.behave();
});

const importUrl = (options: { sha256?: string } = {}) =>
  importData({
    source: "baci",
    inputs: [`${at.server.origin}${path}`],
    dataFolder: at.dataFolder,
    shippedFolder: null,
    retryDelayMs: 1,
    ...options,
  });

test("a connection that breaks goes on where it ended", async () => {
  at.server.behave(
    { kind: "cut", afterBytes: third, areKept: keptByImport(third) },
    { kind: "cut", afterBytes: third, areKept: keptByImport(2 * third) },
  );
  const sha256 = createHash("sha256").update(archive).digest("hex");
  const result = await importUrl({ sha256 });
  expect(result.ok && result.files[0]).toMatchObject({
    rows: 4_000,
    inputs: [{ name: "BACI_HS22_Y2023_V202601.csv.gz", bytes: archive.length, sha256 }],
  });
  expect(at.server.ranges).toEqual([undefined, `bytes=${third}-`, `bytes=${2 * third}-`]);
});

test("a download that a run did not finish is finished by the next one", async () => {
  at.server.behave(
    { kind: "cut", afterBytes: third, areKept: keptByImport(third) },
    ...Array.from({ length: 8 }, () => ({ kind: "status", status: 503 }) as const),
  );
  expect(await importUrl()).toMatchObject({ ok: false, reason: "unreachable" });
  at.server.behave();
  expect((await importUrl()).ok).toBe(true);
  expect(at.server.ranges).toEqual([`bytes=${third}-`]);
  expect(readdirSync(join(at.dataFolder, ".import"))).not.toContain("downloads");
});

test("a file that is here as a whole is only asked for news of", async () => {
  const options = { folder: join(at.dataFolder, "parts"), onProgress: () => undefined };
  const first = await download(`${at.server.origin}${path}`, options);
  const again = await download(`${at.server.origin}${path}`, options);
  expect(again).toEqual(first);
  at.server.put(path, "other", '"2"');
  expect(readFileSync((await download(`${at.server.origin}${path}`, options)).path, "utf8")).toBe("other");
});

test.each([0, 7])(
  "what is known of a part and ends after %i bytes, as a power cut leaves it, counts for nothing",
  async (bytes) => {
    const folder = join(at.dataFolder, "parts");
    const options = { folder, onProgress: () => undefined };
    const first = await download(`${at.server.origin}${path}`, options);
    truncateSync(`${first.path}.json`, bytes);
    const again = await download(`${at.server.origin}${path}`, options);
    expect(readFileSync(again.path).equals(archive)).toBe(true);
    expect(at.server.ranges).toEqual([undefined, undefined]);
  },
);

test.each([
  ["/files/%2e%2e%2f%2e%2e%2fescaped.csv.gz", "escaped.csv.gz"],
  ["/files/get?name=..%2F..%2Fescaped.csv.gz", "escaped.csv.gz"],
  ["/files/get?name=..%5C..%5Cescaped.csv.gz", "escaped.csv.gz"],
  ["/files/100%.csv.gz", "100%.csv.gz"],
])("the name of %s is no path", async (address, name) => {
  at.server.put(address, archive);
  const options = { folder: join(at.dataFolder, "parts"), onProgress: () => undefined };
  expect((await download(`${at.server.origin}${address}`, options)).name).toBe(name);
});

test("a file that changed meanwhile is fetched anew as a whole", async () => {
  const options = { folder: join(at.dataFolder, "parts"), onProgress: () => undefined, retryDelayMs: 1 };
  at.server.put(path, Buffer.alloc(archive.length, "x"), '"old"');
  at.server.behave(
    { kind: "cut", afterBytes: third, areKept: keptIn("parts")(third) },
    ...Array.from({ length: 8 }, () => ({ kind: "status", status: 500 }) as const),
  );
  await expect(download(`${at.server.origin}${path}`, options)).rejects.toThrow("500");
  at.server.put(path, archive, '"new"');
  at.server.behave();
  const file = await download(`${at.server.origin}${path}`, options);
  expect(readFileSync(file.path).equals(archive)).toBe(true);
});

test("a server that is busy is asked again when it says", async () => {
  at.server.behave({ kind: "status", status: 429, headers: { "retry-after": "0" } }, { kind: "status", status: 503 });
  expect((await importUrl()).ok).toBe(true);
  expect(at.server.ranges).toHaveLength(3);
});

test.each([
  ["a wrong checksum", [], { sha256: "f".repeat(64) }, "wrong-checksum", 1],
  ["a file that is not there", [{ kind: "status", status: 404 }], {}, "not-found", 1],
  ["a page of HTML", [{ kind: "html" }], {}, "wrong-format", 1],
] as const)("%s is refused at once, and nothing of it stays", async (_case, behaviours, options, reason, requests) => {
  at.server.behave(...behaviours);
  expect(await importUrl(options)).toMatchObject({ ok: false, reason });
  expect(at.server.ranges).toHaveLength(requests);
  at.server.behave();
  expect((await importUrl()).ok).toBe(true);
});

test("an address where nobody answers is unreachable", async () => {
  const gone = await startFileServer();
  gone.close();
  const result = await importData({
    source: "baci",
    inputs: [`${gone.origin}/x.zip`],
    dataFolder: at.dataFolder,
    shippedFolder: null,
    retryDelayMs: 1,
  });
  expect(result).toMatchObject({ ok: false, reason: "unreachable", detail: expect.stringContaining(gone.origin) });
});

test("of the addresses of a source the first that is there is taken", async () => {
  const options = { folder: join(at.dataFolder, "parts"), onProgress: () => undefined, retryDelayMs: 1 };
  const fetchUrl = (url: string) => download(url, options);
  const urls = ["/data/of-next-year.zip", path, "/data/of-last-year.zip"].map((each) => `${at.server.origin}${each}`);
  expect(readFileSync((await fetchFirst(urls, fetchUrl)).path).equals(archive)).toBe(true);
  expect(at.server.ranges).toHaveLength(2);
  await expect(fetchFirst([urls[0]!], fetchUrl)).rejects.toMatchObject({ reason: "not-found" });
  at.server.behave({ kind: "status", status: 403 });
  await expect(fetchFirst(urls, fetchUrl)).rejects.toMatchObject({ reason: "refused-by-server" });
});

test("the newest release of BACI is asked for first, and one that was there once last", () => {
  const releases = releasesUntil(2027).map((url) => /V\d+/.exec(url)?.[0]);
  expect(releases).toEqual(["V202701", "V202601", "V202501"]);
  expect(releasesUntil(2020)).toHaveLength(1);
});

test("progress tells the bytes so far and of how many", async () => {
  const told: ImportProgress[] = [];
  const options = { folder: join(at.dataFolder, "parts"), onProgress: (at: ImportProgress) => told.push(at) };
  await download(`${at.server.origin}${path}`, options);
  expect(told.at(-1)).toEqual({
    stage: "download",
    name: "BACI_HS22_Y2023_V202601.csv.gz",
    done: archive.length,
    total: archive.length,
  });
});
