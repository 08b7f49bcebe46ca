import { type CodeCandidate, foundScore } from "../../../domain/code-candidate.ts";
import type { Research } from "../../../domain/research.ts";
import { tiedCandidates } from "../../../domain/tied-candidates.ts";
import type { Ctx } from "../../ctx.ts";
import type { Deps } from "../../deps.ts";
import type { Wanted } from "./wanted.ts";

export type ResearchDeps = Pick<Deps, "ai" | "config" | "ledgerOf" | "trade">;

type Run = { readonly wanted: Wanted; readonly jobId: string; readonly signal: AbortSignal };

/** A second candidate this close to the first makes a name ambiguous. */
const ambiguousFrom = 0.8;

function isOpen(candidates: readonly CodeCandidate[]): boolean {
  const [first, second] = candidates;
  if (!first) return false;
  if (first.score < foundScore || tiedCandidates(candidates).length > 0) return true;
  return first.score < 1 && second !== undefined && second.score >= first.score * ambiguousFrom;
}

/**
 * The figures of a product. Where its name may mean several codes and a model is there, it chooses among them; of a service
 * it is not asked, because whatever it chose would be figures of something else.
 */
export async function researchProduct(ctx: Ctx, deps: ResearchDeps, run: Run): Promise<Research> {
  const { wanted, signal } = run;
  const asked = { product: wanted.productName, directory: wanted.directoryId, language: ctx.user.locale, signal };
  const picked = wanted.productCode === null ? await pickCode(ctx, deps, run) : null;
  if (picked === null) return deps.trade.research({ ...asked, code: wanted.productCode });
  const research = await deps.trade.research({ ...asked, ...picked });
  if (research.found) return research;
  const byName = await deps.trade.research(asked);
  // The name alone may have figures, or ask back; that it is not known is no answer once the product is.
  return byName.found || byName.reason === "several-products" ? byName : research;
}

async function pickCode({ user }: Ctx, { ai, ledgerOf, trade }: ResearchDeps, { wanted, jobId, signal }: Run) {
  if (ai === null || trade.isNoGood(wanted.productName)) return null;
  const candidates = trade.findCodes(wanted.productName, { directory: wanted.directoryId });
  if (!isOpen(candidates)) return null;
  const caller = { ledger: ledgerOf({ ownerId: user.id, jobId }), signal };
  const picked = await ai.pick({ product: wanted.productName, candidates }, caller);
  if (!picked.ok) return null;
  const others = candidates.filter(({ code }) => code !== picked.candidate.code);
  return { code: picked.candidate.code, candidates: [picked.candidate, ...others] };
}
