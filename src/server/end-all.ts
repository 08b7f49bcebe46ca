import { errorFields } from "./logging.ts";

/** The queue lets jobs go on for ten seconds. */
const usualLimitMs = 15_000;

class NotInTime extends Error {
  override readonly name = "NotInTime";
}

/**
 * Ends one thing after another; one that does not end well, or not in time, is told in the log, and keeps none after it
 * from ending.
 */
export async function endAll(
  log: { error(fields: object, message: string): void },
  ends: Readonly<Record<string, () => unknown>>,
  limitMs = usualLimitMs,
): Promise<void> {
  for (const [task, end] of Object.entries(ends)) {
    let giveUp: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      giveUp = setTimeout(() => reject(new NotInTime()), limitMs);
    });
    try {
      await Promise.race([end(), late]);
    } catch (error) {
      log.error({ task, ...errorFields(error) }, "did not end well");
    } finally {
      clearTimeout(giveUp);
    }
  }
}
