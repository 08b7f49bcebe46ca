/** Apart from what reads them, so that the sign-in screens load no schemas. */
export const runningJobPrefix = "sondeo.job.";

/** Forgets what this tab waits for and shows, whoever it is for. */
export function forgetRunningJobs(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(runningJobPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
