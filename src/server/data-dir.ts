import { randomBytes } from "node:crypto";
import { accessSync, chmodSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { ConfigError } from "./config-error.ts";

/** Makes a folder for its owner only. Throws a ConfigError that names `setting` where nothing can be written. */
export function makeKeptFolder(setting: string, folder: string): void {
  orExplain(setting, folder, () => {
    makeFolder(folder);
    accessSync(`${folder}${sep}.`, constants.W_OK | constants.X_OK);
  });
}

/** One folder after the other: where none can be made, as in /proc, Node's own way of making all of them never ends. */
function makeFolder(folder: string): void {
  const parent = dirname(folder);
  if (existsSync(folder) || parent === folder) return;
  makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** The secret of an installation, made at its first start. Throws a ConfigError where it cannot be kept. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  if (!existsSync(file)) {
    makeKeptFolder("DATA_DIR", dataDir);
    orExplain("DATA_DIR", dataDir, () => writeOnce(file, randomBytes(32).toString("base64url")));
  }
  return orExplain("DATA_DIR", dataDir, () => {
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

function orExplain<T>(setting: string, folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ConfigError([`${setting}: ${folder} cannot be used (${code}); give a folder that can be written to`]);
  }
}
