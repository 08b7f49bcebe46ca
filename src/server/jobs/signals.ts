import { EventEmitter } from "node:events";
import pg from "pg";
import { endConnection } from "../db/end-connection.ts";
import { jobChannel } from "./events.ts";

/** Hears of every job event in the database, whichever process recorded it. */
export type JobSignals = {
  /** Resolves at the next event of the job, after `timeoutMs`, or when `signal` aborts. */
  next(jobId: string, timeoutMs: number, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

const reconnectAfterMs = 500;
const answersWithinMs = 1_500;

export function listenToJobs(connection: pg.PoolConfig): JobSignals {
  const emitter = new EventEmitter().setMaxListeners(0);
  let closed = false;
  let connecting = Promise.resolve();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;

  const connect = async (): Promise<void> => {
    const listening = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
    });
    listening.on("error", () => undefined);
    listening.on("end", () => {
      client = null;
      if (!closed) retry = setTimeout(reconnect, reconnectAfterMs);
    });
    listening.on("notification", (notice) => emitter.emit(`job:${notice.payload ?? ""}`));
    try {
      await listening.connect();
      await listening.query(`listen ${jobChannel}`);
      client = listening;
    } catch {
      await endConnection(listening);
    }
  };
  const reconnect = (): void => void (connecting = connect());
  reconnect();

  return {
    next(jobId, timeoutMs, signal) {
      return new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          emitter.off(`job:${jobId}`, done);
          signal?.removeEventListener("abort", done);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        emitter.on(`job:${jobId}`, done);
        signal?.addEventListener("abort", done);
      });
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      await connecting;
      if (client) await endConnection(client);
    },
  };
}
