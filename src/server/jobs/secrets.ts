/** What a job needs and nothing may store: it lives in the memory of the process that received it. */
export type JobSecrets = {
  keep(jobId: string, secrets: object): void;
  /** Hands them over once; null when they were taken, have expired, or were never in this process. */
  take(jobId: string): object | null;
};

const usuallyKeptForMs = 5 * 60_000;

export function holdJobSecrets(keptForMs = usuallyKeptForMs): JobSecrets {
  const held = new Map<string, { secrets: object; expiry: NodeJS.Timeout }>();
  return {
    keep(jobId, secrets) {
      const expiry = setTimeout(() => held.delete(jobId), keptForMs);
      expiry.unref();
      held.set(jobId, { secrets, expiry });
    },
    take(jobId) {
      const found = held.get(jobId);
      clearTimeout(found?.expiry);
      held.delete(jobId);
      return found?.secrets ?? null;
    },
  };
}
