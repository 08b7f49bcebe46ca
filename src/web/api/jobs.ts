import type { Endpoint, Input, Reply } from "../../contract/endpoint.ts";
import { type ErrorCode, errorStatus } from "../../contract/errors.ts";
import {
  cancelJob,
  JobAccepted,
  JobEvent,
  jobEventsPath,
  type JobProgress,
  type JobStage,
  type JobState,
  readJob,
} from "../../contract/jobs.ts";
import { ApiError, call, fillPath, isPassing, send, isServerElsewhere, onServer } from "./client.ts";

export type LongEndpoint = Endpoint & { readonly long: true };

/** What a job is at, null while it waits in line, and how much of that is done, where it is counted. */
export type JobPoint = { readonly stage: JobStage | null; readonly progress: JobProgress | null };

type Following = { readonly onPoint: (point: JobPoint) => void; readonly signal: AbortSignal };
type Job = Reply<typeof readJob>;

const pollEveryMs = 1_500;
const maxSilentPolls = 20;
const maxStreamErrors = 3;

const hasEnded = (state: JobState): boolean => state !== "queued" && state !== "running";

/** Hands a long call to the server. The same key and input may be sent again: it is the same job, charged once. */
export async function startJob<E extends LongEndpoint>(
  endpoint: E,
  input: Input<E>,
  options: { readonly idempotencyKey: string; readonly signal: AbortSignal },
): Promise<string> {
  const answer = await send(endpoint, input as Parameters<typeof send>[1], {
    ...options,
    headers: { prefer: "respond-async" },
  });
  const accepted = JobAccepted.safeParse(answer);
  if (!accepted.success) throw failure("INTERNAL");
  return accepted.data.jobId;
}

/** Waits for a job to end and gives what the plain form of its call answers; throws an ApiError when it failed. */
export async function followJob<E extends LongEndpoint>(endpoint: E, jobId: string, o: Following): Promise<Reply<E>> {
  await listen(jobId, o);
  const { job, result } = await readUntilEnded(jobId, o);
  if (job.state !== "done") {
    throw failure(job.code ?? (job.state === "cancelled" ? "CANCELLED" : "INTERNAL"), job.message, job.id);
  }
  const reply = endpoint.response.safeParse(result);
  if (!reply.success) throw failure("INTERNAL", null, job.id);
  return reply.data as Reply<E>;
}

/** Asks for a job to end until the server has heard it. The job itself then says how it ended. */
export async function stopJob(jobId: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await call(cancelJob, { params: { id: jobId } }, { signal });
      return;
    } catch (error) {
      if (!isPassing(error)) return;
    }
    await pause(pollEveryMs, signal);
  }
}

const failure = (code: ErrorCode, message: string | null = null, requestId: string | null = null): ApiError =>
  new ApiError({ code, message: message ?? "", status: errorStatus[code], requestId });

/** Follows the event stream until the job ends or the stream cannot be had; the browser resumes it by itself. */
const listen = (jobId: string, { onPoint, signal }: Following): Promise<void> =>
  new Promise((resolve) => {
    const source = new EventSource(onServer(fillPath(jobEventsPath, { params: { id: jobId } })), {
      withCredentials: isServerElsewhere,
    });
    let errors = 0;
    const stop = (): void => {
      source.close();
      signal.removeEventListener("abort", stop);
      resolve();
    };
    signal.addEventListener("abort", stop);
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      errors = 0;
      const event = readEvent(data);
      if (!event) return;
      onPoint(event);
      if (hasEnded(event.state)) stop();
    });
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED || ++errors >= maxStreamErrors) stop();
    });
    if (signal.aborted) stop();
  });

function readEvent(data: string): JobEvent | null {
  try {
    return JobEvent.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

async function readUntilEnded(jobId: string, { onPoint, signal }: Following): Promise<Job> {
  for (let silent = 0; ;) {
    signal.throwIfAborted();
    try {
      const answer = await call(readJob, { params: { id: jobId } }, { signal });
      silent = 0;
      onPoint(answer.job);
      if (hasEnded(answer.job.state)) return answer;
    } catch (error) {
      if (!isPassing(error) || ++silent >= maxSilentPolls) throw error;
    }
    await pause(pollEveryMs, signal);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
