/** A session ends after this many days without use, and after this many in any case. */
export const sessionDays = { idle: 7, absolute: 30 } as const;

const dayMs = 86_400_000;
const refreshAfterMs = dayMs;

export type SessionTimes = { readonly createdAt: Date; readonly updatedAt: Date; readonly expiresAt: Date };

export const isOver = (times: SessionTimes, now: Date): boolean =>
  times.expiresAt <= now || now.getTime() - times.createdAt.getTime() >= sessionDays.absolute * dayMs;

/** Until when the session is now prolonged, or null while it was prolonged lately. */
export function prolongedUntil(times: SessionTimes, now: Date): Date | null {
  if (now.getTime() - times.updatedAt.getTime() < refreshAfterMs) return null;
  const last = times.createdAt.getTime() + sessionDays.absolute * dayMs;
  return new Date(Math.min(now.getTime() + sessionDays.idle * dayMs, last));
}
