import { z } from "zod";
import { type CodeCandidate, foundScore } from "../../domain/code-candidate.ts";
import { findCodes } from "../../trade/find-codes.ts";

const mostCodes = 30;

export const CodesInput = z.object({
  name: z.string().min(1).max(200).describe("A product in Spanish or English, or the beginning of its code"),
  limit: z.number().int().min(1).max(mostCodes).default(10),
});

export const CandidateOut = z.object({
  code: z.string().describe("Two, four or six digits of the Harmonised System"),
  nameEs: z.string(),
  nameEn: z.string(),
  score: z.number().describe("0 to 1"),
});

export const CodesAnswer = z.object({
  isClear: z.boolean().describe("Whether the first is what the name means; else the user has to choose"),
  candidates: z.array(CandidateOut),
});

export const presentCandidate = ({ code, nameEs, nameEn, score }: CodeCandidate): z.output<typeof CandidateOut> => ({
  code,
  nameEs,
  nameEn,
  score: Math.round(score * 100) / 100,
});

/** What a product's name may mean, best first. */
export function codesForAssistant({ name, limit }: z.output<typeof CodesInput>): z.output<typeof CodesAnswer> {
  const candidates = findCodes(name, { limit });
  return { isClear: (candidates[0]?.score ?? 0) >= foundScore, candidates: candidates.map(presentCandidate) };
}
