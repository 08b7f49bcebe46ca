import { fold } from "../domain/text.ts";
import { roundNumbers, spelledNumbers } from "./spelled-numbers.ts";

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const stemLength = 4;

/** A person's request, as the only thing that may justify a part of a plan. */
export type Request = {
  readonly text: string;
  /** Whether the words stand in the request letter by letter, in this order; others may stand between them. */
  quotes(words: string): boolean;
  /** Whether every word of the text is one of the request, endings aside; of a text without words, whether it stands there. */
  covers(text: string): boolean;
  /** Whether the request states this number, in digits or in one or two words: "2.000", "dos mil", "cien". */
  states(value: number): boolean;
};

const scales = [1, 1e3, 1e6, 0.01];
/** Words that ask for nothing by themselves. */
const glue = new Set(
  "y e o u ni de del la el los las lo un una unos unas a al en que su sus se me nos and or of the an to in its their that dame dime da quiero necesito muestra muestrame ver lista listame extrae saca haz todo toda todos todas cada tabla datos give show list get extract want need i all every each table data please favor".split(
    " ",
  ),
);

export function readRequest(text: string): Request {
  const words = wordsOf(text);
  const stems = new Set(words.map((word) => word.slice(0, stemLength)));
  const numbers = new Set(
    [...text.matchAll(/\d[\d.,\s]*\d|\d/g)]
      .flatMap(([digits]) => [digits, ...digits.split(/\s+/)].flatMap(readingsOf))
      .flatMap((n) => scales.map((by) => n * by)),
  );
  for (const n of [...spelledIn(words), ...yearsOfDecadesIn(words.join(" "))]) numbers.add(n);
  return {
    text,
    quotes: (quoted) => {
      const wanted = wordsOf(quoted);
      let at = -1;
      return wanted.length > 0 && wanted.every((word) => (at = words.indexOf(word, at + 1)) >= 0);
    },
    covers: (other) => {
      const wanted = wordsOf(other);
      return wanted.length > 0
        ? wanted.every((word) => stems.has(word.slice(0, stemLength)))
        : text.includes(other.trim());
    },
    states: (value) => [...numbers].some((number) => Math.abs(number - value) <= Math.abs(value) * 1e-9),
  };
}

/** Numbers in words, each alone and times each scale that is said too: "dos mil", "medio millón". */
function spelledIn(words: readonly string[]): number[] {
  const isSaid = (names: readonly string[]): boolean => names.some((name) => words.includes(name));
  const single = spelledNumbers.flatMap((names, i) => (isSaid(names) ? [i + 1] : []));
  const round = roundNumbers.flatMap(([n, names]) => (isSaid(names) ? [n] : []));
  const said = [...single, ...round];
  return [...said, ...said.flatMap((n) => round.map((by) => n * by))];
}

const decade = /\b(?:anos|decada|los|the) (?:de los |of the )?(?:19|20)?(\d0)s?\b|\b(?:19|20)?(\d0)s\b/g;
const newestCentury = 30;

/** The years of the decades that a request names: "los años 90", "the 1980s". */
function yearsOfDecadesIn(folded: string): number[] {
  return [...folded.matchAll(decade)].flatMap(([, after, before]) => {
    const tens = Number(after ?? before);
    const first = tens + (tens < newestCentury ? 2_000 : 1_900);
    return Array.from({ length: 10 }, (_, i) => first + i);
  });
}

/** `1.500` may be one thousand five hundred or one and a half, `2022, 2023` two years: all of it is stated. */
function readingsOf(digits: string): number[] {
  const bare = digits.replace(/\s/g, "");
  const readings = [bare.replace(/[.,]/g, ""), bare.replace(/,/g, ""), bare.replace(/\./g, "").replace(",", ".")];
  return readings.map(Number).filter(Number.isFinite);
}

export const sameWords = (a: string, b: string): boolean => wordsOf(a).join(" ") === wordsOf(b).join(" ");

/** Whether words of a request say nothing but what others of it say: "producto y precio" beside "producto" and "precio". */
export function saysNothingBeside(quoted: string, others: readonly string[]): boolean {
  const said = new Set(tellingWords(quoted));
  const taken = new Set<string>();
  for (const other of others.map(tellingWords))
    if (other.every((word) => said.has(word))) for (const word of other) taken.add(word);
  return [...said].every((word) => taken.has(word));
}

const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !glue.has(word));
