import { z } from "zod";
import { runningJobPrefix } from "./forget-tab.ts";
import { type TabEntry, tabEntry } from "./tab-entry.ts";

const RunningJob = z.object({
  jobId: z.string(),
  startedAt: z.number(),
  about: z.unknown(),
  /** It was done when the tab last heard of it. */
  isDone: z.boolean().optional(),
});
export type RunningJob = z.infer<typeof RunningJob>;

/** The job of an account's that this tab waits for, or whose result it shows, kept so that a reload goes on with it. */
export const runningJobAt = (ownerId: string, place: string): TabEntry<RunningJob> =>
  tabEntry(`${runningJobPrefix}${ownerId}.${place}`, RunningJob);
