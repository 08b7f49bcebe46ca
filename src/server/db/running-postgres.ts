import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client, type PoolConfig } from "pg";
import { endConnection } from "./end-connection.ts";

/** How to reach the embedded database that another process runs on `folder`, or null when none answers there. */
export async function findRunningPostgres(folder: string): Promise<PoolConfig | null> {
  const connection = connectionOf(folder);
  if (!connection) return null;
  const client = new Client({ ...connection, connectionTimeoutMillis: 2_000 });
  // One that breaks once it was answered would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return connection;
  } catch {
    return null;
  } finally {
    await endConnection(client);
  }
}

/** PostgreSQL notes port and socket folder on the fourth and fifth line of its lock file. */
function connectionOf(folder: string): PoolConfig | null {
  try {
    const [, , , port, host] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return host ? { host, port: Number(port), user: "sondeo", database: "sondeo" } : null;
  } catch {
    return null;
  }
}
