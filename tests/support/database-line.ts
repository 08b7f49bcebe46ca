import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";
import path from "node:path";
import type { TestPostgres } from "./fresh-database.ts";
import { freePort } from "./server-process.ts";

/** A TCP line to a database that can be cut and mended, as when a network or a machine fails. */
export type DatabaseLine = {
  readonly url: string;
  /** Resets every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps every connection open and lets nothing through. */
  freeze(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
};

export async function layLine(database: TestPostgres): Promise<DatabaseLine> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = createConnection(path.join(database.host, `.s.PGSQL.${database.port}`));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on("data", (bytes) => {
        if (!frozen) to.write(bytes);
      });
      if (frozen) from.pause();
    }
  });
  const port = await freePort();
  const listen = async (): Promise<void> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen();
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://${database.user}@127.0.0.1:${port}/${database.database}`,
    async cut() {
      server.close();
      hangUp();
      await once(server, "close");
    },
    freeze() {
      frozen = true;
      // What is not read does not end either: who hangs up is not answered.
      for (const socket of sockets) socket.pause();
    },
    async mend() {
      if (frozen) hangUp();
      frozen = false;
      if (!server.listening) await listen();
    },
    async close() {
      hangUp();
      server.close();
    },
  };
}
