import type { Field } from "../../../domain/survey.ts";
import type { Asked } from "./bindings.ts";
import { isCalled } from "../lexicon/thesaurus/thesaurus.ts";
import { wordsOfPhrase } from "../lexicon/words.ts";
import { shareOf } from "./samples.ts";

type Side = "home" | "away";

/** Words that a request calls a side by, and those that classes besides do. */
const askedWords: Readonly<Record<Side, ReadonlySet<string>>> = {
  home: new Set(["local", "home", "mandante", "anfitrion"]),
  away: new Set(["visitante", "away", "visitor", "visitors"]),
};
const classWords: Readonly<Record<Side, ReadonlySet<string>>> = {
  home: new Set([...askedWords.home, "host", "casa"]),
  away: new Set([...askedWords.away, "guest", "visit", "visita", "visiting", "road"]),
};
const sides: readonly Side[] = ["home", "away"];
const teamWords: ReadonlySet<string> = new Set("equipo team club conjunto name nombre de del the".split(" "));
const figureWords: ReadonlySet<string> = new Set(
  "gol goles goal goals tanto tantos punto puntos point points score marcador resultado sets carreras runs".split(" "),
);

const firsts: ReadonlySet<string> = new Set(["1", "a", "uno", "one"]);
const seconds: ReadonlySet<string> = new Set(["2", "b", "dos", "two"]);
export const isSideWord = (word: string): boolean =>
  sides.some((side) => askedWords[side].has(word)) || firsts.has(word) || seconds.has(word);

const sideIn = (words: readonly string[], known: typeof askedWords): Side | null => {
  const found = sides.filter((side) => words.some((word) => known[side].has(word)));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Which side of a match the class words of a place name. */
export const sideOfPlace = (words: readonly string[]): Side | null => sideIn(words, classWords);

/** A column for one side, and whether its figure is asked for or its name. */
export type SideAsked = { readonly column: number; readonly side: Side; readonly isFigure: boolean };

/** "Equipo 1", "team B": the side that is told by its place. */
function numberedSide(words: readonly string[]): Side | null {
  if (!words.some((word) => teamWords.has(word) || figureWords.has(word))) return null;
  return words.some((word) => firsts.has(word)) ? "home" : words.some((word) => seconds.has(word)) ? "away" : null;
}

/** The columns for the sides of a match, of which both were asked for: "local" and "visitante", "goles local". */
export function sidesOfMatch(asked: readonly Asked[]): readonly SideAsked[] {
  const found = asked.flatMap(({ title }, column): SideAsked[] => {
    const words = wordsOfPhrase(title);
    const side = sideIn(words, askedWords) ?? numberedSide(words);
    const isFigure = words.some((word) => figureWords.has(word));
    const isPlain = words.every((word) => teamWords.has(word) || figureWords.has(word) || isSideWord(word));
    return side && isPlain ? [{ column, side, isFigure }] : [];
  });
  return found.filter((one) => found.some((other) => other.side !== one.side && other.isFigure === one.isFigure));
}

const resultTerm = "marcador";

/** Whether the result of a match can be meant: "resultado", "score". */
export const isResultAsked = (asked: readonly string[]): boolean => isCalled(asked, resultTerm);

/** `2:1`, `2 - 1 (1 - 0)`, `3–3 pen.` */
const scorePattern = /^\d{1,3}\s?[:–—-]\s?\d{1,3}(?:\s?\([\d\s:–—;,-]+\))?(?:\s\p{L}{1,4}\.?)?$/u;
const clock = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;
const minScores = 0.7;

/** Whether the values are what two sides have, and no times of day. */
export const holdsScores = (field: Field): boolean =>
  shareOf(field, (sample) => scorePattern.test(sample)) >= minScores &&
  shareOf(field, (sample) => clock.test(sample)) < 1 - minScores;
