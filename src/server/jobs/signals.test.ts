import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { layLine } from "../../../tests/support/database-line.ts";
import { freshDatabase } from "../../../tests/support/fresh-database.ts";
import { listenToJobs } from "./signals.ts";

test("who stops while the line to the database is frozen breaks it off", async () => {
  const database = await freshDatabase();
  const line = await layLine(database);
  onTestFinished(() => line.close());
  const pool = new Pool({ ...database });
  onTestFinished(() => pool.end());
  const listening = "select from pg_stat_activity where datname = current_database() and query like 'listen %'";
  const signals = listenToJobs({ connectionString: line.url });
  await expect.poll(async () => (await pool.query(listening)).rowCount).toBe(1);
  line.freeze();
  await signals.close();
});

test("who stops while the line to the database is laid again leaves no connection open", async () => {
  const database = await freshDatabase();
  const letThrough = (near: Socket): void => {
    const far = createConnection(`${database.host}/.s.PGSQL.${database.port}`);
    near.on("error", () => undefined).on("close", () => far.destroy());
    far.on("error", () => undefined).on("close", () => near.destroy());
    near.pipe(far).pipe(near);
  };
  const gate = createServer().listen(0, "127.0.0.1");
  await once(gate, "listening");
  onTestFinished(() => void gate.close());
  const nextCaller = async (): Promise<Socket> => ((await once(gate, "connection")) as [Socket])[0];

  const calling = nextCaller();
  const { port } = gate.address() as AddressInfo;
  const signals = listenToJobs({ ...database, host: "127.0.0.1", port });
  const first = await calling;
  const callingAgain = nextCaller();
  first.destroy();
  const second = await callingAgain;
  const closing = signals.close();
  letThrough(second);
  await closing;
  await expect.poll(() => second.closed).toBe(true);
});
