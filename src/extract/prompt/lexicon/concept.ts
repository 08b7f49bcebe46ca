import type { ValueType } from "../../../domain/survey.ts";
import { wordsOf } from "./words.ts";

/** What a field has to be like, beside its name and type, to answer to a concept. */
export type Role = "title" | "link" | "identifier" | "summary" | "person" | "image" | "any";

export type Concept = {
  readonly id: string;
  /** Folded words and phrases, Spanish and English, singular. */
  readonly words: readonly string[];
  /** The same, each cut into words. */
  readonly phrases: readonly (readonly string[])[];
  /** Types a value of the concept can have; empty when its name alone decides. */
  readonly types: readonly ValueType[];
  readonly role: Role;
  /** How its values are usually written. */
  readonly shape?: RegExp;
  /** Id of a concept that pages use in its place: who judges is often who writes. */
  readonly near?: string;
};

export const concept = (
  id: string,
  role: Role,
  types: readonly ValueType[],
  words: string,
  shape?: RegExp,
  near?: string,
): Concept => ({
  id,
  role,
  types,
  words: words.split(", "),
  phrases: words.split(", ").map(wordsOf),
  ...(shape ? { shape } : {}),
  ...(near ? { near } : {}),
});
