import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A new data folder whose browser is the one that this checkout has unpacked already. */
export function dataFolderWithBrowser(): string {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-data-"));
  const unpacked = resolve(import.meta.dirname, "../../build/chromium");
  mkdirSync(unpacked, { recursive: true });
  symlinkSync(unpacked, join(folder, "browser"));
  return folder;
}
