/** Apart from what reads them, so that the sign-in screens load no schemas. */
export const runningJobPrefix = "sondeo.job.";
export const draftPrefix = "sondeo.draft.";

/** Forgets what this tab waits for and shows, and what was typed in it, whoever it is for. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(runningJobPrefix) || key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
