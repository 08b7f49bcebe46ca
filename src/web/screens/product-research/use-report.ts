import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import type { Reply } from "../../../contract/endpoint.ts";
import type { JobStage } from "../../../contract/jobs.ts";
import { buildReport, DirectoryId, gatherEvidence } from "../../../contract/research.ts";
import type { ApiError } from "../../api/client.ts";
import { refreshEverywhere } from "../../api/refresh-everywhere.ts";
import { searchesKey } from "../../api/searches.ts";
import { useLongCall } from "../../api/use-long-call.ts";

const AskedProduct = z.object({
  productName: z.string(),
  productCode: z.string().nullable(),
  directoryId: DirectoryId,
});
export type AskedProduct = z.infer<typeof AskedProduct>;

export type ReportState =
  | { readonly phase: "form" }
  | { readonly phase: "running"; readonly stage: JobStage | null; readonly startedAt: number }
  | { readonly phase: "done"; readonly reply: Reply<typeof buildReport>["data"] }
  | { readonly phase: "failed"; readonly step: "evidence" | "report"; readonly error: ApiError };

/** A report from name to table: gathers the evidence, then builds and saves the report. */
export function useReport(scope: string) {
  const queryClient = useQueryClient();
  const report = useLongCall(buildReport, {
    scope,
    about: AskedProduct,
    onDone: () => void refreshEverywhere(queryClient, searchesKey),
  });
  const evidence = useLongCall(gatherEvidence, {
    scope,
    about: AskedProduct,
    onDone: ({ evidenceId }, asked) => report.start({ body: { ...asked, evidenceId } }, asked),
  });

  const start = (asked: AskedProduct): void => {
    report.reset();
    evidence.start({ body: asked }, asked);
  };
  /** After a lost line the same report goes on; it may have been charged already. */
  const retry = (asked: AskedProduct): void => {
    if (!report.resume() && !evidence.resume()) start(asked);
  };
  const cancel = (): void => {
    evidence.cancel();
    report.cancel();
  };
  const reset = (): void => {
    evidence.reset();
    report.reset();
  };
  const resumed = evidence.resumedAbout ?? report.resumedAbout;
  return { state: combine(evidence.state, report.state), start, retry, cancel, reset, resumed };
}

type CallState<E extends typeof gatherEvidence | typeof buildReport> = ReturnType<
  typeof useLongCall<E, AskedProduct>
>["state"];

function combine(evidence: CallState<typeof gatherEvidence>, report: CallState<typeof buildReport>): ReportState {
  if (evidence.status === "failed") return { phase: "failed", step: "evidence", error: evidence.error };
  if (evidence.status === "running") return { phase: "running", stage: evidence.stage, startedAt: evidence.startedAt };
  switch (report.status) {
    case "failed":
      return { phase: "failed", step: "report", error: report.error };
    case "running":
      return { phase: "running", stage: report.stage ?? "building-report", startedAt: report.startedAt };
    case "done":
      return { phase: "done", reply: report.reply.data };
    default:
      return { phase: "form" };
  }
}
