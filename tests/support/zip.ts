import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { crc32, createDeflateRaw, inflateRawSync } from "node:zlib";

const method = 8;
const date = ((2025 - 1980) << 9) | (1 << 5) | 31;

type Packed = { name: Buffer; crc: number; packed: number; bytes: number; offset: number };

/** The fields that the header of a file and its line in the directory share. */
function fieldsOf({ name, crc, packed, bytes }: Packed): Buffer {
  const fields = Buffer.alloc(26);
  [20, 0, method, 0, date].forEach((value, i) => fields.writeUInt16LE(value, 2 * i));
  [crc, packed, bytes].forEach((value, i) => fields.writeUInt32LE(value, 10 + 4 * i));
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** Writes a zip archive of these files; each comes from memory or from a file on disk. */
export async function writeZip(
  path: string,
  files: Readonly<Record<string, string | Buffer | { readonly from: string }>>,
): Promise<void> {
  const archive = await open(path, "w");
  const entries: Packed[] = [];
  let at = 0;
  const write = async (bytes: Buffer): Promise<void> => {
    await archive.write(bytes, 0, bytes.length, at);
    at += bytes.length;
  };
  for (const [name, content] of Object.entries(files)) {
    const entry: Packed = { name: Buffer.from(name), crc: 0, packed: 0, bytes: 0, offset: at };
    const start = at + 30 + entry.name.length;
    at = start;
    const source =
      typeof content === "object" && "from" in content
        ? createReadStream(content.from, { highWaterMark: 1 << 20 })
        : [Buffer.from(content)];
    const deflate = createDeflateRaw({ level: 1 });
    const feed = async (): Promise<void> => {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        entry.crc = crc32(chunk, entry.crc);
        entry.bytes += chunk.length;
        if (!deflate.write(chunk)) await new Promise((resolve) => deflate.once("drain", resolve));
      }
      deflate.end();
    };
    const feeding = feed();
    for await (const chunk of deflate as AsyncIterable<Buffer>) await write(chunk);
    await feeding;
    entry.packed = at - start;
    const header = Buffer.concat([Buffer.from("PK\u0003\u0004"), fieldsOf(entry), entry.name]);
    await archive.write(header, 0, header.length, entry.offset);
    entries.push(entry);
  }
  const directory = at;
  for (const entry of entries) {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(entry.offset, 10);
    await write(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), fieldsOf(entry), rest, entry.name]));
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  [entries.length, entries.length].forEach((count, i) => end.writeUInt16LE(count, 8 + 2 * i));
  end.writeUInt32LE(at - directory, 12);
  end.writeUInt32LE(directory, 16);
  await write(end);
  await archive.close();
}

/** The text of one file of a zip archive. */
export function readZipped(zip: Buffer, name: string): string {
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from("PK\u0005\u0006")) + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    if (zip.toString("utf8", at + 46, at + 46 + nameLength) === name) {
      const local = zip.readUInt32LE(at + 42);
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      return (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString("utf8");
    }
    at += 46 + nameLength + extraLength + commentLength;
  }
  throw new Error(`${name} is not in the archive`);
}
