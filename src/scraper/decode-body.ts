import { Duplex, Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as zlib from "node:zlib";

/** Each step takes a turn of a thread: most pages come out in one or two. */
const chunkSize = 64 * 1024;
// Old servers leave out the trailer and browsers accept it; Brotli and Zstandard are always ended properly.
const lenientEnd = { chunkSize, finishFlush: zlib.constants.Z_SYNC_FLUSH };
// RFC 9659: no server may need a window above 8 MB, while the library by itself would grant 128 MB.
const modestWindow = { chunkSize, params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 } };

/** RFC 9110 means zlib by "deflate"; some servers send the bare format, told apart by the first byte. */
async function* inflateEither(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const isZlib = ((first.value[0] ?? 0) & 0x0f) === 8;
  const whole = Readable.from(
    (async function* () {
      yield first.value;
      yield* { [Symbol.asyncIterator]: () => chunks };
    })(),
  );
  yield* whole.compose(isZlib ? zlib.createInflate(lenientEnd) : zlib.createInflateRaw(lenientEnd));
}

const decoders = new Map<string, () => Duplex>([
  ["gzip", () => zlib.createGunzip(lenientEnd)],
  ["x-gzip", () => zlib.createGunzip(lenientEnd)],
  ["deflate", () => Duplex.from(inflateEither)],
  ["br", () => zlib.createBrotliDecompress({ chunkSize })],
  ["zstd", () => zlib.createZstdDecompress(modestWindow)],
]);

export const acceptedCodings = "gzip, deflate, br, zstd";

/** The codings of a Content-Encoding header in the order they were applied, or null when one is unknown or there are too many. */
export function parseContentCodings(header: string, maxCodings: number): string[] | null {
  const codings = header
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    .filter((coding) => coding !== "" && coding !== "identity");
  return codings.length <= maxCodings && codings.every((coding) => decoders.has(coding)) ? codings : null;
}

/**
 * Reads `body`, undoing `codings`. Decompressed bytes are counted while they stream; past `maxBytes` reading stops, the
 * connection is closed and `complete` is false. Broken compression and a cut connection reject.
 */
export async function readBody(
  body: Readable,
  o: { codings: readonly string[]; maxBytes: number; signal: AbortSignal },
): Promise<{ bytes: Uint8Array; complete: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const collect = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      chunks.push(chunk);
      done(size > o.maxBytes ? new Error("over the limit") : null);
    },
  });
  const stages = o.codings.toReversed().flatMap((coding) => decoders.get(coding)?.() ?? []);
  try {
    await pipeline([body, ...stages, collect], { signal: o.signal });
  } catch (error) {
    const isEmpty = body.readableEnded && !body.readableDidRead;
    if (size <= o.maxBytes && !isEmpty) throw error;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, o.maxBytes), complete: size <= o.maxBytes };
}
