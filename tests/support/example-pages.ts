import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../extract-pages");

/** The markup of every example page. */
export const examplePages = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
