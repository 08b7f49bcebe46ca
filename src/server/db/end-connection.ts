import type pg from "pg";

const saysGoodbyeWithinMs = 1_000;

/** Ends a connection. One whose other side does not answer any more, as on a line that froze, is broken off. */
export async function endConnection(client: pg.Client): Promise<void> {
  const { stream } = client.connection;
  const breakOff = setTimeout(() => stream.destroy(), saysGoodbyeWithinMs);
  try {
    await client.end();
  } catch {
    // It is gone.
  } finally {
    clearTimeout(breakOff);
  }
}
