import { errorFields } from "./logging.ts";

/** Ends one thing after another; one that does not end well is told in the log, and keeps none after it from ending. */
export async function endAll(
  log: { error(fields: object, message: string): void },
  ends: Readonly<Record<string, () => unknown>>,
): Promise<void> {
  for (const [task, end] of Object.entries(ends)) {
    try {
      await end();
    } catch (error) {
      log.error({ task, ...errorFields(error) }, "did not end well");
    }
  }
}
