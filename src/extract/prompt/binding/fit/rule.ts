import type { Pairing } from "./pairing.ts";

/** One reason why a field answers, or does not answer, what was asked: of those in order the first that applies decides. */
export type Rule = {
  readonly name: string;
  readonly applies: (pairing: Pairing) => boolean;
  /** How well the field then answers, 0 to 1. */
  readonly fit: (pairing: Pairing) => number;
};

export const answer = (name: string, applies: Rule["applies"], fit: Rule["fit"]): Rule => ({ name, applies, fit });

const none = (): number => 0;

/** What rules a field out. */
export const veto = (name: string, applies: Rule["applies"]): Rule => ({ name, applies, fit: none });
