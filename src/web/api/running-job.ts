import { z } from "zod";
import { runningJobPrefix } from "./forget-running-jobs.ts";

const RunningJob = z.object({
  jobId: z.string(),
  startedAt: z.number(),
  about: z.unknown(),
  /** It was done when the tab last heard of it. */
  isDone: z.boolean().optional(),
});
type RunningJob = z.infer<typeof RunningJob>;

/**
 * The job of an account's that this tab waits for, or whose result it shows, kept so that a reload goes on with it. Never
 * holds what was typed as a password.
 */
export const runningJobAt = (ownerId: string, place: string) => {
  const key = `${runningJobPrefix}${ownerId}.${place}`;
  return {
    read: (): RunningJob | null => {
      try {
        return RunningJob.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null")).data ?? null;
      } catch {
        return null;
      }
    },
    write: (job: RunningJob): void => {
      try {
        sessionStorage.setItem(key, JSON.stringify(job));
      } catch {
        // Without storage the job is only lost to a reload; it still runs.
      }
    },
    clear: (): void => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
};
