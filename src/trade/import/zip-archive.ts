import { open, type FileHandle } from "node:fs/promises";
import { crc32, createInflateRaw } from "node:zlib";
import { ImportFailure } from "./failure.ts";

/** A file inside a zip archive. */
export type ZipEntry = {
  readonly name: string;
  /** Date of the file, as YYYY-MM-DD. */
  readonly date: string;
  readonly bytes: number;
  readonly compressedBytes: number;
  readonly isStored: boolean;
  readonly crc: number;
  readonly offset: number;
};

const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const locator64Signature = 0x07064b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endBytes = 22;
const locatorBytes = 20;
const longestComment = 0xffff;
const full32 = 0xffffffff;

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

const big = (buffer: Buffer, at: number): number => Number(buffer.readBigUInt64LE(at));

/** Where the directory of the archive lies; archives over 4 GB say it in a second place. */
async function findDirectory(file: FileHandle, name: string): Promise<{ offset: number; bytes: number }> {
  const { size } = await file.stat();
  const tail = await readAt(
    file,
    Math.max(0, size - endBytes - longestComment),
    Math.min(size, endBytes + longestComment),
  );
  let end = tail.length - endBytes;
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end--;
  if (end < 0) throw new ImportFailure("cut", `${name}: the zip archive has no directory at its end, it was cut`);
  const place = { offset: tail.readUInt32LE(end + 16), bytes: tail.readUInt32LE(end + 12) };
  const locator = end - locatorBytes;
  if (locator < 0 || tail.readUInt32LE(locator) !== locator64Signature) return place;
  const end64 = await readAt(file, big(tail, locator + 8), 56);
  if (end64.length < 56 || end64.readUInt32LE(0) !== end64Signature) return place;
  return { offset: big(end64, 48), bytes: big(end64, 40) };
}

/** Sizes and offset that do not fit 32 bits stand in the extra field 1, in this order, only those that do not fit. */
function readSizes(entry: Buffer, extra: Buffer): { bytes: number; compressedBytes: number; offset: number } {
  const sizes = [entry.readUInt32LE(24), entry.readUInt32LE(20), entry.readUInt32LE(42)];
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    for (const [index, size] of sizes.entries()) {
      if (size !== full32) continue;
      sizes[index] = big(extra, next);
      next += 8;
    }
  }
  const [bytes = 0, compressedBytes = 0, offset = 0] = sizes;
  return { bytes, compressedBytes, offset };
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

function readDate(entry: Buffer): string {
  const date = entry.readUInt16LE(14);
  return `${1980 + (date >> 9)}-${twoDigits((date >> 5) & 15)}-${twoDigits(date & 31)}`;
}

/** The files of a zip archive. Throws ImportFailure for one that is cut or encrypted. */
export async function readZipDirectory(path: string, name: string): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    const directory = await findDirectory(file, name);
    const buffer = await readAt(file, directory.offset, directory.bytes);
    const entries: ZipEntry[] = [];
    for (let at = 0; at + 46 <= buffer.length && buffer.readUInt32LE(at) === entrySignature;) {
      const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => buffer.readUInt16LE(at + field));
      const nameEnd = at + 46 + (nameBytes ?? 0);
      const extraEnd = nameEnd + (extraBytes ?? 0);
      const entry = buffer.subarray(at, nameEnd);
      const method = entry.readUInt16LE(10);
      const isReadable = (entry.readUInt16LE(8) & 1) === 0 && (method === 0 || method === 8);
      const entryName = entry.toString("utf8", 46);
      if (!isReadable)
        throw new ImportFailure("wrong-format", `${name}: ${entryName} is encrypted or packed unusually`);
      entries.push({
        name: entryName,
        date: readDate(entry),
        ...readSizes(entry, buffer.subarray(nameEnd, extraEnd)),
        isStored: method === 0,
        crc: entry.readUInt32LE(16),
      });
      at = extraEnd + (commentBytes ?? 0);
    }
    return entries;
  } finally {
    await file.close();
  }
}

/** The bytes of a file inside an archive, checked against the sum that the archive keeps of it. */
export async function* readZipEntry(path: string, entry: ZipEntry): AsyncGenerator<Buffer> {
  const file = await open(path);
  const local = await readAt(file, entry.offset, 30);
  if (local.length < 30 || local.readUInt32LE(0) !== fileSignature) {
    await file.close();
    throw new ImportFailure("cut", `${entry.name}: the zip archive is damaged`);
  }
  const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const end = start + entry.compressedBytes - 1;
  if (entry.compressedBytes === 0) {
    await file.close();
    return;
  }
  const packed = file.createReadStream({ start, end, highWaterMark: 1 << 18 });
  const inflate = createInflateRaw({ chunkSize: 1 << 18 });
  packed.on("error", (error) => inflate.destroy(error));
  const chunks = entry.isStored ? packed : packed.pipe(inflate);
  let [sum, bytes] = [0, 0];
  try {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw new ImportFailure("cut", `${entry.name}: the zip archive is damaged (${(error as Error).message})`);
  } finally {
    packed.destroy();
  }
  if (sum !== entry.crc || bytes !== entry.bytes)
    throw new ImportFailure("cut", `${entry.name}: ${bytes} bytes came out of the archive with a wrong checksum`);
}
