import { matchConcept } from "./match-concept.ts";

/** Whether a word names a thing that has records of its own (company, hotel, job) rather than a column of one. */
export const isThing = (word: string): boolean => {
  const match = matchConcept(word);
  return match !== null && match.concept.role === "title" && match.concept.id !== "title";
};
