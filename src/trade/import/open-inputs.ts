import { createReadStream } from "node:fs";
import { open, readdir, stat, statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import { createGunzip } from "node:zlib";
import { checksumOf } from "../checksum.ts";
import { ImportFailure } from "./failure.ts";
import { readText, writeText, type TextFacts } from "./inspect-text.ts";
import type { OnProgress } from "./progress.ts";
import { readZipDirectory, readZipEntry, type ZipEntry } from "./zip-archive.ts";

/** A file as it came: downloaded or already here. */
export type InputFile = { readonly name: string; readonly path: string; readonly date: string };

/** A text file of a publication, unpacked. */
export type PlainFile = InputFile & TextFacts;

export type InputRecord = { readonly name: string; readonly bytes: number; readonly sha256: string };

/** What a source published, unpacked: text files, and what they came in. */
export type Publication = { readonly files: readonly PlainFile[]; readonly inputs: readonly InputRecord[] };

const textFile = /\.(csv|tsv|txt|json|geojson)$/i;
const readBytes = { highWaterMark: 1 << 18 };

type Container = "zip" | "gz" | "text";

async function containerOf({ path, name }: InputFile): Promise<Container> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 0) throw new ImportFailure("empty", `${name}: the file is empty`);
    if (buffer.toString("latin1", 0, 2) === "PK") return "zip";
    return buffer[0] === 0x1f && buffer[1] === 0x8b ? "gz" : "text";
  } finally {
    await file.close();
  }
}

async function* counted(chunks: AsyncIterable<Buffer>, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}

/** Where a file is unpacked to: of each its own, for several may have one name. */
type NextPath = (name: string) => string;

function pathsIn(folder: string): NextPath {
  let count = 0;
  return (name) => join(folder, `${++count}-${name}`);
}

type Unpacking = { readonly folder: string; readonly nextPath: NextPath; readonly onProgress: OnProgress };

async function unpackZip(input: InputFile, { folder, nextPath, onProgress }: Unpacking): Promise<PlainFile[]> {
  const held = await readZipDirectory(input.path, input.name);
  const entries = held.filter(({ name, bytes }) => textFile.test(name) && bytes > 0);
  if (entries.length === 0) {
    const names = held.slice(0, 5).map(({ name }) => name);
    throw new ImportFailure("wrong-format", `${input.name}: it holds no CSV or JSON file, but: ${names.join(", ")}`);
  }
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const { bavail, bsize } = await statfs(folder);
  if (total > bavail * bsize)
    throw new ImportFailure("no-space", `${input.name}: unpacked it needs ${total} bytes in ${folder}`);
  let done = 0;
  const unpackEntry = async (entry: ZipEntry): Promise<PlainFile> => {
    const name = basename(entry.name);
    const path = nextPath(name);
    const chunks = counted(readZipEntry(input.path, entry), (bytes) =>
      onProgress({ stage: "unpack", name, done: (done += bytes), total }),
    );
    return { name, path, date: entry.date, ...(await writeText(name, chunks, path)) };
  };
  const files: PlainFile[] = [];
  for (const entry of entries) files.push(await unpackEntry(entry));
  return files;
}

async function unpackGzip(input: InputFile, { nextPath, onProgress }: Unpacking): Promise<PlainFile> {
  const name = input.name.replace(/\.gz$/i, "");
  const path = nextPath(name);
  const packed = createReadStream(input.path, readBytes);
  const gunzip = createGunzip({ chunkSize: 1 << 18 });
  packed.on("error", (error) => gunzip.destroy(error));
  let done = 0;
  const chunks = counted(packed.pipe(gunzip) as AsyncIterable<Buffer>, (bytes) =>
    onProgress({ stage: "unpack", name, done: (done += bytes), total: null }),
  );
  try {
    return { name, path, date: input.date, ...(await writeText(name, chunks, path)) };
  } catch (error) {
    if (error instanceof ImportFailure) throw error;
    throw new ImportFailure("cut", `${input.name}: the gzip file was cut or is damaged (${(error as Error).message})`);
  } finally {
    packed.destroy();
  }
}

/** A text file that is used where it lies. Nothing but its own end tells that it is whole, so its last line must have one. */
async function openText(input: InputFile): Promise<PlainFile> {
  const facts = await readText(input.name, createReadStream(input.path, readBytes));
  if (!facts.endsWithLineBreak && !/json$/i.test(input.name))
    throw new ImportFailure(
      "cut",
      `${input.name}: line ${facts.lines + 1} has no end, the file seems cut; end it with a line break if it is whole`,
    );
  return { ...input, ...facts };
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The files of a folder, or the one file. */
export async function listLocal(path: string): Promise<InputFile[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportFailure("not-found", `${path}: there is no such file`);
  if (!found.isDirectory()) return [{ name: basename(path), path, date: dayOf(found.mtime) }];
  const names = (await readdir(path)).filter((name) => /\.(zip|gz)$/i.test(name) || textFile.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, path: join(path, name), date: dayOf((await stat(join(path, name))).mtime) })),
  );
}

/** Unpacks what was published into a folder; plain text files stay where they are. Throws ImportFailure. */
export async function openInputs(
  inputs: readonly InputFile[],
  folder: string,
  onProgress: OnProgress,
): Promise<Publication> {
  const files: PlainFile[] = [];
  const records: InputRecord[] = [];
  const unpacking = { folder, nextPath: pathsIn(folder), onProgress };
  for (const input of inputs) {
    const container = await containerOf(input);
    if (container === "zip") files.push(...(await unpackZip(input, unpacking)));
    else files.push(container === "gz" ? await unpackGzip(input, unpacking) : await openText(input));
    const { size } = await stat(input.path);
    records.push({ name: input.name, bytes: size, sha256: await checksumOf(input.path) });
  }
  return { files, inputs: records };
}
