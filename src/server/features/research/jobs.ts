import type { Deps } from "../../deps.ts";
import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { buildReportJob } from "./build-report.ts";
import { gatherEvidenceJob } from "./gather-evidence.ts";

export const researchJobs = (deps: Pick<Deps, "trade">): AnyJobDefinition[] => [
  gatherEvidenceJob(deps),
  buildReportJob(deps),
];
