/** One file in an archive. */
export type TarFile = { readonly name: string; readonly bytes: Uint8Array };

const blockBytes = 512;
const ownerOnly = "0000600";
/** Where the fields of a header begin, by POSIX.1-1988 (ustar). */
const at = { name: 0, mode: 100, size: 124, time: 136, sum: 148, kind: 156, magic: 257 };
const nameBytes = 100;

/** The files as a tar archive, piece by piece. */
export async function* writeTar(files: AsyncIterable<TarFile>, takenAt: Date): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of files) {
    yield headerOf(name, bytes.length, takenAt);
    yield bytes;
    yield new Uint8Array(paddingOf(bytes.length));
  }
  yield new Uint8Array(2 * blockBytes);
}

/** What is not a tar archive, or ends before it is over. */
export class TarProblem extends Error {
  override readonly name = "TarProblem";
  readonly reason: "no-tar" | "cut-off";

  constructor(reason: TarProblem["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** The files of an archive in their order, one in memory at a time. Throws TarProblem, also for a file larger than `mostBytes`. */
export async function* readTar(pieces: AsyncIterable<Uint8Array>, mostBytes: number): AsyncGenerator<TarFile> {
  const take = takeFrom(pieces);
  for (;;) {
    const header = await take(blockBytes);
    if (header.every((byte) => byte === 0)) return;
    if (textAt(header, at.magic, 5) !== "ustar" || sumOf(header) !== octalAt(header, at.sum, 8))
      throw new TarProblem("no-tar");
    const size = octalAt(header, at.size, 12);
    if (!(size <= mostBytes)) throw new TarProblem("no-tar");
    const bytes = await take(size);
    await take(paddingOf(size));
    yield { name: textAt(header, at.name, nameBytes), bytes };
  }
}

const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;

function headerOf(name: string, size: number, changedAt: Date): Uint8Array {
  if (Buffer.byteLength(name) > nameBytes) throw new RangeError("too long a name for an archive");
  const header = Buffer.alloc(blockBytes);
  header.write(name, at.name);
  header.write(ownerOnly, at.mode);
  header.write(octal(size, 11), at.size);
  header.write(octal(Math.floor(changedAt.getTime() / 1000), 11), at.time);
  header.write("0", at.kind);
  header.write("ustar\u000000", at.magic, "latin1");
  header.write(`${octal(sumOf(header), 6)}\0 `, at.sum, "latin1");
  return header;
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, "0");

/** Of all bytes, those of the sum itself counted as blanks. */
function sumOf(header: Uint8Array): number {
  let sum = 0;
  for (const [place, byte] of header.entries()) sum += place >= at.sum && place < at.sum + 8 ? 32 : byte;
  return sum;
}

const textAt = (header: Uint8Array, from: number, length: number): string => {
  const [text = ""] = Buffer.from(header.subarray(from, from + length))
    .toString("utf8")
    .split("\0", 1);
  return text;
};

const octalAt = (header: Uint8Array, from: number, length: number): number =>
  Number.parseInt(textAt(header, from, length), 8);

/** Takes a number of bytes off what comes in pieces of any size. */
function takeFrom(pieces: AsyncIterable<Uint8Array>): (count: number) => Promise<Uint8Array> {
  const coming = pieces[Symbol.asyncIterator]();
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  return async (count) => {
    while (heldBytes < count) {
      const next = await coming.next();
      if (next.done) throw new TarProblem("cut-off");
      held.push(next.value);
      heldBytes += next.value.length;
    }
    const all = held.length === 1 ? held[0]! : Buffer.concat(held);
    held = [all.subarray(count)];
    heldBytes -= count;
    return all.subarray(0, count);
  };
}
