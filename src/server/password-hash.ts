import { hash, verify } from "@node-rs/argon2";

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFC"), cost);

const decoy = hashPassword("no account has this password");

/** Takes as long without a hash as with one, and is then false. */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(hashed ?? (await decoy), password.normalize("NFC"));
  return matches && typeof hashed === "string";
}
