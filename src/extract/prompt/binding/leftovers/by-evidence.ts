import { type Evidence, type Guess, guessesOf } from "./evidence.ts";
import { type Leftover, type Progress, type Situation, take } from "./leftover.ts";

/** How much each piece of evidence counts, and why; found on labelled pages (docs/decisions). */
const weights: Readonly<Record<keyof Evidence, number>> = {
  /** Names for a person, a few recurring words for a kind, long text for a summary. */
  readsLike: 3,
  /** What every record has was asked for rather than what a few have. */
  fill: 3,
  /** Columns are named in the order of the page. */
  isNear: 1.5,
  /** The more so between two that are bound. */
  anchors: 0.8,
  /** A part of a text is asked for by a name of its own. */
  isPiece: -3.5,
  isWhole: -1.5,
  /** What a button does is no value. */
  isButton: -2,
  isConstant: -1.5,
  /** A word that many records share is a mark on them. */
  isBadge: -1,
  isLong: -1.3,
  /** The page calls it something else. */
  isToldApart: -1,
  isOfOtherType: -1,
  isAbove: -0.8,
  /** The more is left, the less each of it is what was meant. */
  crowd: -0.7,
};

/** From this sum on a guess is right more often than not. */
const leastEvidence = 3.8;

const sumOf = ({ evidence }: Guess): number =>
  (Object.keys(weights) as (keyof Evidence)[]).reduce((sum, key) => sum + weights[key] * evidence[key], 0);

export const byEvidence: Leftover = {
  name: "what most speaks for, of all that is left over, the surest first",
  give: (progress, situation) => (isLabelled(situation) ? progress : giveSurest(progress, situation)),
};

/** The labels of one thing say what each of its values is, in no order that anyone asks in. */
const isLabelled = ({ set }: Situation): boolean => set.count === 1;

/** Each one that is given says more of where the others stand. */
function giveSurest(progress: Progress, situation: Situation): Progress {
  let surest: Guess | undefined;
  let most = leastEvidence;
  for (const guess of guessesOf(situation, progress)) {
    const sum = sumOf(guess);
    if (sum > most) {
      most = sum;
      surest = guess;
    }
  }
  return surest ? giveSurest(take(progress, surest.column, surest.field), situation) : progress;
}
