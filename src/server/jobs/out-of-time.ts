/** What broke off its last run says nothing of a job: it was the end of the run's time. */
export const outOfTime = {
  code: "JOB_TIMEOUT",
  message: "This took too long and was stopped. Please try again",
} as const;
