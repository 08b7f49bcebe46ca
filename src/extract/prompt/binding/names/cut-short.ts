import type { Field } from "../../../../domain/survey.ts";
import { isToldByPage } from "../samples.ts";
import { coverage, sameInflected, areSameOrJoined } from "../../lexicon/words.ts";
import { wordsOfField } from "./field-words.ts";

const linkWords: ReadonlySet<string> = new Set(["link", "enlace"]);
const minShort = 3;
const maxShort = 6;
const minCut = 2;

/** `máx` for `máximo`. */
const isCutShort = (short: string, word: string): boolean =>
  short.length >= minShort &&
  short.length <= maxShort &&
  word.length >= short.length + minCut &&
  word.startsWith(short);

/** Share of the words asked for that a name has, whole or cut short: `máx.` for `máximo`. */
export const sharedWords = (asked: readonly string[], name: readonly string[]): number =>
  asked.filter((word) => coverage([word], name) === 1 || name.some((short) => isCutShort(short, word))).length /
  Math.max(1, asked.length);

/** Whether every word of a name, cut short or not, was asked for: `Var. %` for `variación`, `Salida` for `hora de salida`. */
export function isPartOf(name: readonly string[], asked: readonly string[]): boolean {
  for (const word of name)
    if (!asked.some((other) => sameInflected(word, other) || isCutShort(word, other))) return false;
  return name.length > 0;
}

/** `RA` for "right ascension". */
export const isInitialsOf = (name: string, asked: readonly string[]): boolean =>
  asked.length > 1 && name.replaceAll(".", "").toLowerCase() === asked.map((word) => word[0]).join("");

/** Whether the page names the field by the very words that were asked for, in full, cut short (`Sec.` for `sección`) or written as one (`Web Site` for `website`). */
export function isNamedExactly(field: Field, asked: readonly string[]): boolean {
  if (!isToldByPage(field)) return false;
  const { name } = wordsOfField(field);
  return (
    isNamedInFull(field, asked) ||
    (name.length === 1 && asked.length === 1 && isCutShort(name[0] ?? "", asked[0] ?? ""))
  );
}

/** The same without what is cut short: beside `Sportsbook`, `Sport` is another thing. */
const isNamedInFull = (field: Field, asked: readonly string[]): boolean =>
  isToldByPage(field) && areSameOrJoined(asked, wordsOfField(field).name);

/** The same of a value of its own, not of what follows the word within a text (`Agenda 01/03`). */
export const isOwnNameInFull = (field: Field, asked: readonly string[]): boolean =>
  !field.path.includes("|") && isNamedInFull(field, asked);

/** The same for the link in a cell, but for the word that tells it from the text of the cell: `Web Site link`. */
export function isHeadedExactly(field: Field, asked: readonly string[]): boolean {
  const { name } = wordsOfField(field);
  const isLinkOfCell = field.nameFrom === "header" && /@href(?:#\d+)?$/.test(field.path);
  return isLinkOfCell && linkWords.has(name.at(-1) ?? "") && areSameOrJoined(asked, name.slice(0, -1));
}
