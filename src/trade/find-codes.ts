import { type CodeCandidate, foundScore } from "../domain/code-candidate.ts";
import type { Language } from "../domain/report.ts";
import { inDirectory, type DirectoryName } from "./catalogue/directories.ts";
import { createNameIndex } from "./catalogue/name-index.ts";
import { indexChapters } from "./catalogue/chapter-names.ts";
import { parseEntry, readCatalogue } from "./catalogue/read-catalogue.ts";
import { codeBesideWords, typedCode } from "../domain/typed-code.ts";

const usualLimit = 10;
/** Headings of a typed chapter, and codes next to an unknown one: below what counts as a clear winner, so that a person picks. */
const chapterScore = 0.5;
/** What stands below a chapter that the name means as a whole. */
const withinChapter = 0.75;
/** A code of an earlier revision: taken, although its successor may cover less. */
const successorScore = 0.9;

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const catalogue = once(readCatalogue);
/** Whoever asks by code never pays for the indexes of names. */
const names = once(() => createNameIndex(catalogue()));
const chaptersByName = once(() => indexChapters(catalogue().chapters.values()));

type Match = { readonly code: string; readonly score: number };

const headingsOf = (chapter: string): Match[] =>
  [...catalogue().subheadings.keys()]
    .filter((heading) => heading.startsWith(chapter))
    .map((heading) => ({ code: heading, score: chapterScore }));

/**
 * "calzado" is no heading but a chapter: it first, then what of it the name means most, then its other headings. A name
 * that tells more than the chapter does ("abono orgánico") is none.
 */
function matchesOfName(name: string): readonly Match[] {
  const { exact, loose } = chaptersByName()(name);
  const narrower = names().find(name);
  if (loose.length === 0) return narrower;
  const chapters = exact.length > 0 || (narrower[0]?.score ?? 0) < 1 ? loose : [];
  if (chapters.length === 0) return narrower;
  const within = narrower
    .filter(({ code }) => chapters.some((chapter) => code.startsWith(chapter)))
    .map(({ code, score }) => ({ code, score: score * withinChapter }));
  const known = new Set(within.map(({ code }) => code));
  const others = chapters.flatMap(headingsOf).filter(({ code }) => !known.has(code));
  return [
    ...chapters.map((code) => ({ code, score: 1 })),
    ...[...within, ...others].toSorted((a, b) => b.score - a.score),
  ];
}

function matchesOfCode(code: string): Match[] {
  const { subheadings, successors } = catalogue();
  if (code.length === 2) return headingsOf(code);
  const known = subheadings.has(code) || subheadings.get(code.slice(0, 4))?.includes(code);
  if (known) return [{ code, score: 1 }];
  return (successors.get(code) ?? []).map((successor) => ({ code: successor, score: successorScore }));
}

/** The code that a text is, or the one in force that it has beside words: "0804.40.00.00 - Aguacates (paltas)". */
export function codeIn(text: string): string | null {
  const typed = typedCode(text);
  if (typed !== null) return typed;
  const code = codeBesideWords(text);
  return code !== null && matchesOfCode(code).length > 0 ? code : null;
}

function lineOf(code: string): string | undefined {
  const { lines, chapters } = catalogue();
  return code.length === 2 ? chapters.get(code) : (lines.get(code) ?? lines.get(code.slice(0, 4)));
}

/**
 * The name of an HS code in the catalogue's own words; a subheading without one bears its heading's name,
 * an unknown code its digits.
 */
export function nameOf(code: string, language: Language): string {
  const line = lineOf(code);
  if (line === undefined) return code;
  const { nameEs, nameEn } = parseEntry(line);
  return language === "es" ? nameEs : nameEn;
}

const describe = ({ code, score }: Match): CodeCandidate => ({
  code,
  nameEs: nameOf(code, "es"),
  nameEn: nameOf(code, "en"),
  score,
});

/** How people call what a code stands for, best known name first; the heading's names where the subheading has none. */
export function namesOf(code: string): Record<Language, readonly string[]> {
  const line = lineOf(code);
  if (line === undefined) return { es: [], en: [] };
  const { nameEs, nameEn, synonymsEs, synonymsEn } = parseEntry(line);
  return { es: [nameEs, ...synonymsEs], en: [nameEn, ...synonymsEn] };
}

/** Every HS 2022 subheading of a directory. */
export const codesIn = (directory: DirectoryName): string[] =>
  [...catalogue().subheadings.values()].flat().filter((code) => inDirectory(directory, code));

/** Every HS 2022 subheading that a code covers: those of a heading or chapter, a known subheading itself, else none. */
export function codesUnder(code: string): string[] {
  const { subheadings } = catalogue();
  if (code.length === 2)
    return [...subheadings].filter(([heading]) => heading.startsWith(code)).flatMap(([, codes]) => codes);
  return (subheadings.get(code.slice(0, 4)) ?? []).filter((subheading) => subheading.startsWith(code));
}

/** The codes next to one that is not in force: its heading with what is under it, else the headings of its chapter. */
export function nearestCodes(code: string): CodeCandidate[] {
  const heading = code.slice(0, 4);
  const under = codesUnder(heading);
  const near = under.length > 0 ? [heading, ...under] : headingsOf(code.slice(0, 2)).map((match) => match.code);
  return near.slice(0, usualLimit).map((each) => describe({ code: each, score: chapterScore }));
}

/** The words of a typed name that say nothing of a code, as far as is known; none of a typed code or of a chapter's word. */
export const wordsNotUnderstood = (name: string, code: string): string[] =>
  codeIn(name) === null && code.length > 2 ? names().notUnderstood(name, code) : [];

/** The words of a typed name for qualities that statistics do not tell apart under a code; none of a typed code. */
export const qualitiesUntold = (name: string, code: string): string[] =>
  codeIn(name) === null ? names().qualitiesUntold(name, code) : [];

/** A typed name as it was read for a code: with its misspelt words as the code's names write them. */
export function readName(name: string, code: string): string {
  if (codeIn(name) !== null) return name;
  const { es, en } = namesOf(code);
  return names().correctSpelling(name, [...es, ...en]);
}

/** Whether a typed name may mean a part of what figures are called, or none of it: "vino tinto" of "Vino", "limón" of "Limón y lima". */
export const mayBeAPart = (typed: string, coveredNames: readonly string[]): boolean =>
  typed.trim() !== "" && codeIn(typed) === null && !coveredNames.some((name) => names().saysWhole(typed, name));

/**
 * The HS codes that a product's name or a typed code may mean, best first, at most `limit` (10).
 * `score` runs from 0 to 1: 1 for an exact name, synonym or known code; from `foundScore` on the first candidate can be taken.
 * Tolerates accents, case, plural, word order, stop words, typos, spelling by ear, regional
 * words, compounds in one word or two, and amounts ("50 kg"). `directory` narrows the candidates.
 * A word that is not known beside a whole name may be a brand ("palta Xyzab"); otherwise no candidate of it can be taken.
 * A code of an earlier HS revision gives its successors of HS 2022. An unknown name or code gives none. A code beside words
 * wins over them.
 */
export function findCodes(name: string, options: { directory?: DirectoryName; limit?: number } = {}): CodeCandidate[] {
  const { directory = "world", limit = usualLimit } = options;
  const code = codeIn(name);
  const matches = code === null ? matchesOfName(name) : matchesOfCode(code);
  return matches
    .filter((match) => inDirectory(directory, match.code))
    .slice(0, limit)
    .map(describe);
}

/** The goods that the name of a service has to do with, best first; null of a name that is of none. */
export function findGoodsOfService(name: string, options: { directory?: DirectoryName } = {}): CodeCandidate[] | null {
  const { directory = "world" } = options;
  const matches = codeIn(name) === null ? names().goodsOfService(name) : null;
  return (
    matches
      ?.filter(({ code }) => inDirectory(directory, code))
      .slice(0, usualLimit)
      .map(describe) ?? null
  );
}

/** Whether a name is one of a service, or of nothing that is sold, and of no good that the catalogue calls so. */
export const isNoGood = (name: string): boolean =>
  findGoodsOfService(name) !== null && (findCodes(name, { limit: 1 })[0]?.score ?? 0) < foundScore;
