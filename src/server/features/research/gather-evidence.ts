import * as contract from "../../../contract/research.ts";
import { fold } from "../../../domain/text.ts";
import { countAttempt } from "../../access/attempts.ts";
import { evidence } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { defineJob } from "../../jobs/definition.ts";
import { getOwnEvidence } from "./recent-evidence.ts";
import { researchProduct, type ResearchDeps } from "./research-product.ts";
import { readWanted } from "./wanted.ts";

export const gatherEvidenceJob = (deps: ResearchDeps) =>
  defineJob({
    kind: "gather-evidence",
    endpoint: contract.gatherEvidence,
    charge: null,
    identify: (body) => readWanted(body),
    async prepare(ctx, body) {
      // Free, and as much work as a report that is paid for.
      if (deps.config.rateLimits && !(await countAttempt(ctx.db, "evidence", ctx.user.id))) {
        throw new AppError("RATE_LIMITED", "Too many products at one time, please try again in a few minutes");
      }
      return { work: readWanted(body) };
    },
    async run({ ctx, jobId, input, signal, stage }) {
      await stage("gathering-flows");
      const research = await researchProduct(ctx, deps, { wanted: input, jobId, signal });
      return {
        paid: false,
        async save(db) {
          await db.insert(evidence).values({
            id: jobId,
            ownerId: ctx.user.id,
            productKey: fold(input.productName),
            productCode: input.productCode,
            directory: input.directoryId,
            research,
          });
          return { evidenceId: jobId };
        },
      };
    },
    async present(ctx, result) {
      const row = await getOwnEvidence(ctx, String(result.evidenceId));
      if (!row) throw new AppError("NOT_FOUND", "The evidence is no longer kept");
      const { research } = row;
      return {
        success: true as const,
        evidenceId: row.id,
        candidates: research.candidates,
        sources: research.found ? research.evidence.sources : (research.sources ?? []),
      };
    },
  });
