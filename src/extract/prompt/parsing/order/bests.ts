import { mostDone } from "./measured-deeds.ts";
import { type AskedSort, sortOnConcept, superlatives } from "./superlatives.ts";

/** Words that say which come first, whatever else is named: "más baratos", "newest", "que más exportan". */
export type Best = { readonly words: string; readonly sort: AskedSort };

export const bests: readonly Best[] = [
  ...superlatives.map(([words, concepts, direction]) => ({ words, sort: sortOnConcept(concepts, direction) })),
  ...mostDone,
];
const anyBest = new RegExp(bests.map(({ words }) => words).join("|"));
/** Whether a folded text has one of them at all, which is seen much sooner than which and how. */
export const mayHoldBest = (text: string): boolean => anyBest.test(text);
