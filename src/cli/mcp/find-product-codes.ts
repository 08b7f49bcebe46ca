import { z } from "zod";
import { type CodeCandidate, foundScore } from "../../domain/code-candidate.ts";
import { tiedCandidates } from "../../domain/tied-candidates.ts";
import { codeIn, findCodes } from "../../trade/find-codes.ts";

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
  means: z
    .enum(["first", "several", "unsure"])
    .describe("Whether the name means the first, several alike of which the user has to choose, or none for sure"),
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
  const candidates = findCodes(name, { limit: mostCodes });
  return { means: meansOf(name, candidates), candidates: candidates.slice(0, limit).map(presentCandidate) };
}

/** As a report takes it: a code is what it is, a name is sure from a score on. */
function meansOf(name: string, candidates: readonly CodeCandidate[]): z.output<typeof CodesAnswer>["means"] {
  const [first] = candidates;
  if (!first) return "unsure";
  if (codeIn(name) !== null) return "first";
  if (tiedCandidates(candidates).length > 0) return "several";
  return first.score >= foundScore ? "first" : "unsure";
}
