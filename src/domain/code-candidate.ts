import { z } from "zod";

/** A product code that a name may mean. `score` runs from 0 to 1. */
export const CodeCandidate = z.object({
  /** HS code without dots: two, four or six digits. */
  code: z.string(),
  nameEs: z.string(),
  nameEn: z.string(),
  score: z.number(),
  /** Whether a source at hand has figures of it. Absent where a live source may have, and from older reports. */
  hasFigures: z.boolean().optional(),
  /** A few names of what the code has, by which one of several goods is told from the others. Present where one has to be chosen. */
  namesEs: z.array(z.string()).optional(),
  namesEn: z.array(z.string()).optional(),
});
export type CodeCandidate = z.infer<typeof CodeCandidate>;

/** From here on the first candidate of a name is the product; below, a person or a model has to choose. */
export const foundScore = 0.6;
