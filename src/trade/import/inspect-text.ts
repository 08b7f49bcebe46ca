import { isUtf8 } from "node:buffer";
import { createWriteStream } from "node:fs";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ImportFailure } from "./failure.ts";

/** What the bytes of a text file say of it. */
export type TextFacts = {
  readonly bytes: number;
  /** Lines that end with a line break. */
  readonly lines: number;
  readonly endsWithLineBreak: boolean;
  readonly encoding: "utf-8" | "latin-1";
};

const lineBreak = 10;
const firstNonAscii = 0x80;

/** The end of the last character that is whole for certain: after the last ASCII byte. */
function wholeEnd(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] as number) >= firstNonAscii) end--;
  return end;
}

function refuseBinary(name: string, start: Buffer): void {
  if (!start.includes(0)) return;
  const isUtf16 = ["fffe", "feff"].includes(start.toString("hex", 0, 2));
  throw new ImportFailure(
    "wrong-format",
    isUtf16 ? `${name}: line 1 is written in UTF-16; save the file as UTF-8` : `${name}: line 1 is not text`,
  );
}

/**
 * Passes the bytes of a text file on and gathers its facts. Throws ImportFailure for what is no text of one byte a
 * letter, and for a page of HTML, which is what a server sends in place of a file that has moved.
 */
function inspectText(name: string): {
  pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
  facts(): TextFacts;
} {
  let [bytes, lines] = [0, 0];
  let allUtf8 = true;
  let carried: Buffer = Buffer.alloc(0);
  let lastByte = lineBreak;
  const look = (chunk: Buffer): void => {
    if (bytes === 0) refuseBinary(name, chunk);
    if (bytes === 0 && /^\s*<(!doctype|html|\?xml)/i.test(chunk.toString("latin1", 0, 200)))
      throw new ImportFailure("wrong-format", `${name}: line 1 is HTML: the address gave a web page, not the file`);
    bytes += chunk.length;
    for (let at = chunk.indexOf(lineBreak); at !== -1; at = chunk.indexOf(lineBreak, at + 1)) lines++;
    lastByte = chunk.at(-1) ?? lastByte;
    if (!allUtf8) return;
    const joined = carried.length > 0 ? Buffer.concat([carried, chunk]) : chunk;
    const end = wholeEnd(joined);
    allUtf8 = isUtf8(joined.subarray(0, end));
    carried = Buffer.from(joined.subarray(end));
  };
  return {
    async *pass(chunks) {
      for await (const chunk of chunks) {
        look(chunk);
        yield chunk;
      }
    },
    facts: () => ({
      bytes,
      lines,
      endsWithLineBreak: lastByte === lineBreak,
      encoding: allUtf8 && isUtf8(carried) ? "utf-8" : "latin-1",
    }),
  };
}

async function inspect(name: string, chunks: AsyncIterable<Buffer>, sink: Writable): Promise<TextFacts> {
  const inspection = inspectText(name);
  await pipeline(inspection.pass(chunks), sink);
  return inspection.facts();
}

/** Writes the bytes into a file and gathers its facts on the way. */
export const writeText = (name: string, chunks: AsyncIterable<Buffer>, path: string): Promise<TextFacts> =>
  inspect(name, chunks, createWriteStream(path));

/** Reads to the end for the facts alone. */
export const readText = (name: string, chunks: AsyncIterable<Buffer>): Promise<TextFacts> =>
  inspect(name, chunks, new Writable({ write: (_chunk, _encoding, done) => done() }));
