import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type CatalogueEntry = {
  /** HS 2022 chapter (two digits), heading (four) or subheading (six), without dots. */
  readonly code: string;
  readonly nameEs: string;
  readonly nameEn: string;
  readonly synonymsEs: readonly string[];
  readonly synonymsEn: readonly string[];
};

export type Catalogue = {
  /** The line of each code that has a name. */
  readonly lines: ReadonlyMap<string, string>;
  /** The line of each chapter that everyday words name as a whole. */
  readonly chapters: ReadonlyMap<string, string>;
  /** Every HS 2022 subheading by its heading, in order: "0901" → ["090111", …]. */
  readonly subheadings: ReadonlyMap<string, readonly string[]>;
  /** Words of one meaning, between spaces. */
  readonly equivalents: readonly string[];
  /** Words of state or material, and which headings they send to which. */
  readonly qualifiers: readonly string[];
  /** What is no good, by language: "es: alquiler, seguro de vida". */
  readonly notGoods: readonly string[];
  /** Subheadings of earlier revisions and those of HS 2022 that took their place, the most traded first. */
  readonly successors: ReadonlyMap<string, readonly string[]>;
};

const synonyms = (field: string): string[] =>
  field
    .split(",")
    .map((synonym) => synonym.trim())
    .filter((synonym) => synonym !== "");

/** Reads one line of a `.psv` file. */
export function parseEntry(line: string): CatalogueEntry {
  const [code = "", nameEs = "", nameEn = "", es = "", en = ""] = line.split("|");
  return { code, nameEs, nameEn, synonymsEs: synonyms(es), synonymsEn: synonyms(en) };
}

const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");

const byCode = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(lines.map((line) => [line.slice(0, line.indexOf("|")), line]));

/** Reads the product names and the lists of codes that lie beside this file; README.md states the formats. */
export function readCatalogue(): Catalogue {
  const folder = import.meta.dirname;
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith(".psv"))
    .toSorted()
    .flatMap((name) => linesOf(join(folder, name)));
  const subheadings = linesOf(join(folder, "hs2022-subheadings.txt")).map((line) => {
    const [heading = "", ...endings] = line.split(" ");
    return [heading, endings.map((ending) => heading + ending)] as const;
  });
  const successors = linesOf(join(folder, "retired-codes.txt")).map((line) => {
    const [retired = "", ...codes] = line.split(" ");
    return [retired, codes] as const;
  });
  return {
    lines: byCode(lines),
    chapters: byCode(linesOf(join(folder, "chapters.txt"))),
    subheadings: new Map(subheadings),
    equivalents: linesOf(join(folder, "equivalents.txt")),
    qualifiers: linesOf(join(folder, "qualifiers.txt")),
    notGoods: linesOf(join(folder, "not-goods.txt")),
    successors: new Map(successors),
  };
}
