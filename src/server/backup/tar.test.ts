import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readTar, type TarFile, writeTar } from "./tar.ts";

const takenAt = new Date("2026-11-28T10:00:00Z");
const files: TarFile[] = [0, 1, 511, 512, 513, 70_000].map((size) => ({
  name: `tables/cosas/${size}.copy`,
  bytes: Buffer.alloc(size, size % 251),
}));

async function* all<T>(these: Iterable<T>): AsyncGenerator<T> {
  yield* these;
}

async function listOf<T>(these: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of these) list.push(one);
  return list;
}

async function archiveOf(these: readonly TarFile[]): Promise<Buffer> {
  return Buffer.concat(await listOf(writeTar(all(these), takenAt)));
}

function piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => i * size);
  return all(starts.map((start) => bytes.subarray(start, start + size)));
}

test.each([1, 511, 512, 4_099, 1_000_000])("files come back as they went in, in pieces of %i bytes", async (size) => {
  const back = await listOf(readTar(piecesOf(await archiveOf(files), size), 100_000));
  expect(back.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }))).toEqual(files);
});

test("the system's own tar lists them", async () => {
  const { status, stdout } = spawnSync("tar", ["-tf", "-"], { input: await archiveOf(files), encoding: "utf8" });
  expect({ status, names: stdout.trim().split("\n") }).toEqual({ status: 0, names: files.map(({ name }) => name) });
});

const read = (bytes: Uint8Array, most = 100_000) => listOf(readTar(piecesOf(bytes, 1_000), most));

test("what ends early, is larger than allowed or no archive at all is told apart", async () => {
  const archive = await archiveOf(files);
  await expect(read(archive.subarray(0, -1_024))).rejects.toMatchObject({ reason: "cut-off" });
  await expect(read(archive.subarray(0, 3_000))).rejects.toMatchObject({ reason: "cut-off" });
  await expect(read(archive, 600)).rejects.toMatchObject({ reason: "no-tar" });
  await expect(read(Buffer.alloc(2_000, "texto"))).rejects.toMatchObject({ reason: "no-tar" });
  archive[100] = 1;
  await expect(read(archive)).rejects.toMatchObject({ reason: "no-tar" });
});
