import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ErrorCode } from "./errors.ts";

export const JobKind = z.enum(["gather-evidence", "build-report", "scrape-website", "analyse-page", "import-figures"]);
export type JobKind = z.infer<typeof JobKind>;

export const JobState = z.enum(["queued", "running", "done", "failed", "cancelled"]);
export type JobState = z.infer<typeof JobState>;

/** What a job is doing, in the order of each kind. */
export const JobStage = z.enum([
  "finding-codes",
  "gathering-flows",
  "building-report",
  "fetching-page",
  "surveying-page",
  "planning",
  "extracting",
  "inferring",
  "downloading",
  "unpacking",
  "sorting",
  "publishing",
  "saving",
]);
export type JobStage = z.infer<typeof JobStage>;

/** How much of a stage is done, where it can be counted. */
export const JobProgress = z.object({ done: z.number().int(), of: z.number().int() });
export type JobProgress = z.infer<typeof JobProgress>;

/** One line of the stream. Carries state and ids only: results are fetched. */
export const JobEvent = z.object({
  id: z.number().int(),
  at: z.string(),
  state: JobState,
  stage: JobStage.nullable(),
  progress: JobProgress.nullable(),
  code: ErrorCode.nullable(),
});
export type JobEvent = z.infer<typeof JobEvent>;

/**
 * What a long call answers, with status 202, when its job is not over: at once under `Prefer: respond-async`, after N
 * seconds under `Prefer: wait=N`, in any case after five minutes. `Location` is where the job is read; its result will
 * be saved.
 */
export const JobAccepted = z.object({ success: z.literal(true), jobId: z.string() });
export type JobAccepted = z.infer<typeof JobAccepted>;

const params = z.object({ id: z.string().max(64) });

export const readJob = endpoint({
  method: "GET",
  path: "/api/jobs/:id",
  summary: "State of a job; when done, `result` is what the plain form of the call answers",
  access: "user",
  params,
  response: z.object({
    success: z.literal(true),
    job: z.object({
      id: z.string(),
      kind: JobKind,
      state: JobState,
      stage: JobStage.nullable(),
      progress: JobProgress.nullable(),
      code: ErrorCode.nullable(),
      message: z.string().nullable(),
    }),
    result: z.unknown().optional(),
  }),
});

/**
 * Server-sent events, `id` is the event's number, `data` a JobEvent; resumes after `Last-Event-ID`. An account holds
 * twenty open.
 */
export const jobEventsPath = "/api/jobs/:id/events";

export const cancelJob = endpoint({
  method: "DELETE",
  path: "/api/jobs/:id",
  summary: "Cancel a job that has not ended; nothing is charged",
  access: "user",
  params,
  response: z.object({ success: z.literal(true), state: JobState }),
});
