const withinMs = 10 * 60_000;

/** Holds back log-ins to one site, whoever asks: this must not become a way to try passwords. */
export type LoginAttempts = {
  /** Counts one more attempt at `site`; false when there have been too many. */
  take(site: string, nowMs: number): boolean;
};

export function limitLoginAttempts(attempts: number): LoginAttempts {
  const bySite = new Map<string, number[]>();
  return {
    take(site, nowMs) {
      for (const [known, times] of bySite) {
        if ((times.at(-1) ?? 0) <= nowMs - withinMs) bySite.delete(known);
      }
      const recent = (bySite.get(site) ?? []).filter((time) => time > nowMs - withinMs);
      if (recent.length >= attempts) return false;
      bySite.set(site, [...recent, nowMs]);
      return true;
    },
  };
}
