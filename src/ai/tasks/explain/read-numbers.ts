import type { Language } from "../../../domain/report.ts";
import { fold } from "../../../domain/text.ts";
import { spelledNumbers } from "../../spelled-numbers.ts";

/** A number as a sentence writes it: what it says, and how far what is meant may lie from it. */
export type WrittenNumber = {
  readonly value: number;
  readonly tolerance: number;
  readonly isPercent: boolean;
  readonly mayBeYear: boolean;
};

const scales: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:mil millones|billions?|bn\b)/i, 1e9],
  [/^\s*(?:millones|millón|millon|millions?|mm\b|m\b)/i, 1e6],
  [/^\s*(?:billones|billón|trillions?)/i, 1e12],
  [/^\s*(?:mil|thousand|k\b)(?!\p{L})/iu, 1e3],
];
const fraction =
  /\b(half|twice|double[ds]?|triple[ds]?|threefold|twofold|quarters?|thirds?|mitad|dobles?|duplic\w*|triplic\w*|tercios?|cuartos?|cuarta parte|quinta parte|decima parte|docenas?|dozens?|decenas?|cientos|hundreds?|miles|thousands|majority|mayoria)\b/;

/** Every number in a sentence, in figures and in words; null when one is said in a way that cannot be checked. */
export function readNumbers(sentence: string, language: Language): WrittenNumber[] | null {
  const inFigures = sentence.replace(/\d[\d.,\u00a0\u202f ]*\d|\d/g, " ");
  if (fraction.test(fold(inFigures))) return null;
  const found = [...sentence.matchAll(/\d+(?:[.,\u00a0\u202f ]\d+)*/g)].map((match) =>
    readFigures(match[0], sentence.slice(match.index + match[0].length), language),
  );
  const words: readonly string[] = fold(inFigures).match(/\p{L}+/gu) ?? [];
  const spelled = spelledNumbers.flatMap((names, i) =>
    i > 0 && names.some((name) => words.includes(name)) ? [i + 1] : [],
  );
  return [...found, ...spelled.map((value) => ({ value, tolerance: 0, isPercent: false, mayBeYear: false }))];
}

function readFigures(digits: string, after: string, language: Language): WrittenNumber {
  const [thousands, decimal] = language === "es" ? [".", ","] : [",", "."];
  const bare = digits.replace(/[\u00a0\u202f ]/g, "");
  const isGrouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`).test(bare);
  const plain = isGrouped ? bare.replaceAll(thousands, "").replace(decimal, ".") : bare.replace(",", ".");
  const scale = scales.find(([word]) => word.test(after));
  const by = scale?.[1] ?? 1;
  const shown = plain.split(".")[1]?.length ?? 0;
  const rest = scale ? after.replace(scale[0], "") : after;
  return {
    value: Number(plain) * by,
    tolerance: 0.5 * 10 ** -shown * by,
    isPercent: /^\s*(?:%|por ciento|percent|per cent|puntos)/i.test(rest),
    mayBeYear: /^\d{4}$/.test(bare) && !scale,
  };
}
