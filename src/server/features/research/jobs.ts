import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { buildReportJob } from "./build-report.ts";
import { gatherEvidenceJob } from "./gather-evidence.ts";
import type { ResearchDeps } from "./research-product.ts";

export const researchJobs = (deps: ResearchDeps): AnyJobDefinition[] => [gatherEvidenceJob(deps), buildReportJob(deps)];
