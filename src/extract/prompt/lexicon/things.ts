import { matchConcept } from "./match-concept.ts";

/** What is called so is a column, whatever the things are. */
const columns: ReadonlySet<string> = new Set(["title", "term"]);

/** Whether a word names a thing that has records of its own (company, hotel, job) rather than a column of one. */
export const isThing = (word: string): boolean => {
  const match = matchConcept(word);
  return match !== null && match.concept.role === "title" && !columns.has(match.concept.id);
};
