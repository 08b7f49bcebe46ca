import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../../../shared/corpora");

export const hasCorpora = existsSync(folder);

/** Said in a test's name, so that a run without the corpora shows what it did not prove. */
export const corporaNote = hasCorpora ? "" : " (skipped: ../shared/corpora is absent)";

const readCorpus = (name: string): string => readFileSync(resolve(folder, name), "utf8");

export const readCases = <T>(name: string): T[] =>
  readCorpus(name)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);

/** Resolver answers by name; a list of lists holds successive answers of one name. */
export const readFakeDns = (): Record<string, string[] | string[][]> =>
  JSON.parse(readCorpus("ssrf/fake-dns.json")) as Record<string, string[] | string[][]>;
