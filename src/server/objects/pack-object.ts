import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Far more than any page or result has. */
export const mostObjectBytes = 512 * 1024 * 1024;

/** Compresses an object, with a sum by which `unpackObject` sees whether all of it came back. */
export async function packObject(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > mostObjectBytes) throw new RangeError("too large for an object");
  return compress(bytes, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
}

/** Throws for what is cut off, changed, or larger than any object. */
export const unpackObject = (packed: Uint8Array): Promise<Uint8Array> =>
  decompress(packed, { maxOutputLength: mostObjectBytes });
