import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepSeconds = 30;

function decodeBase32(text: string): Buffer | null {
  const letters = text.toUpperCase().replaceAll(/[\s=-]/g, "");
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of letters) {
    const value = alphabet.indexOf(letter);
    if (value === -1) return null;
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bytes.length === 0 ? null : Buffer.from(bytes);
}

/**
 * The six digits that an authenticator shows at a time, by its base32 secret; null when the secret is none.
 * @see https://www.rfc-editor.org/rfc/rfc6238 with SHA-1 and steps of 30 seconds
 */
export function oneTimeCode(secret: string, atMs: number): string | null {
  const key = decodeBase32(secret);
  if (key === null) return null;
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 1_000 / stepSeconds)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}
