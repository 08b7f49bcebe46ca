import { setTimeout as sleep } from "node:timers/promises";
import { errorFields } from "../logging.ts";

/** A server that refuses strangers at first takes them some minutes later. */
export const usualPausesMs: readonly number[] = [5_000, 30_000, 2 * 60_000, 10 * 60_000];
const maxWaiting = 1_000;

/**
 * Sends until it is taken, or refused for good, or the pauses are used up; then rejects. What waits is kept in memory
 * alone, because mails hold links that open accounts.
 */
export function sendAgain(log: { warn(fields: object, message: string): void }, pausesMs: readonly number[]) {
  const closing = new AbortController();
  let waiting = 0;

  async function pause(ms: number): Promise<void> {
    waiting++;
    try {
      await sleep(ms, undefined, { signal: closing.signal });
    } catch {
      // The last try comes before the end.
    } finally {
      waiting--;
    }
  }

  return {
    async send(once: () => Promise<void>): Promise<void> {
      for (const pauseMs of pausesMs) {
        if (closing.signal.aborted || waiting >= maxWaiting) break;
        try {
          return await once();
        } catch (error) {
          if (isFinal(error)) throw error;
          log.warn(errorFields(error), "mail not taken yet, and sent again later");
        }
        await pause(pauseMs);
      }
      await once();
    },
    /** What waits is tried once more, now. */
    close: (): void => closing.abort(),
  };
}

/** SMTP says so with a code from 500; without a code nobody has answered. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
