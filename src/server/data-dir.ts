import { randomBytes } from "node:crypto";
import { accessSync, chmodSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config-error.ts";

/** Makes the folder of all that is kept, for its owner only. Throws a ConfigError where nothing can be written. */
export function makeDataDir(dataDir: string): void {
  orExplain(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  });
}

/** The secret of an installation, made at its first start. Throws a ConfigError where it cannot be kept. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  if (!existsSync(file)) {
    makeDataDir(dataDir);
    orExplain(dataDir, () => writeOnce(file, randomBytes(32).toString("base64url")));
  }
  return orExplain(dataDir, () => {
    chmodSync(file, 0o600);
    return readFileSync(file, "utf8");
  });
}

/** Made whole beside its place and linked into it: two processes that start together keep the same one. */
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function orExplain<T>(dataDir: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ConfigError([`DATA_DIR: ${dataDir} cannot be used (${code}); give a folder that can be written to`]);
  }
}
