import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../../tests/support/fresh-database.ts";
import type { Ctx } from "../ctx.ts";
import { openDatabase } from "../db/client.ts";
import { job, user } from "../db/schema.ts";
import { endJob } from "./run-job.ts";
import { listenToJobs } from "./signals.ts";
import { waitForJob } from "./wait-for-job.ts";

test("many who wait for one job read it together, and another person at the same time has no such job", async () => {
  const connection = await freshDatabase();
  const patience = { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 };
  const [own, others] = [openDatabase(connection, patience), openDatabase(connection, patience)];
  const signals = listenToJobs(connection);
  onTestFinished(async () => {
    await signals.close();
    await Promise.all([own.pool.end(), others.pool.end()]);
  });
  const { db } = others;
  for (const id of ["ana", "eva"]) await db.insert(user).values({ id, name: id, email: `${id}@example.com` });
  await db.insert(job).values({ id: "job", ownerId: "ana", kind: "build-report", input: {}, inputHash: "" });

  let reads = 0;
  own.pool.on("acquire", () => (reads += 1));
  const wait = (id: string) => {
    const ctx: Ctx = { db: own.db, user: { id, plan: "trial", locale: "es", role: "user", createdAt: new Date() } };
    return waitForJob(db, ctx, signals, { jobId: "job", waitMs: null });
  };
  const hers = Array.from({ length: 40 }, () => wait("ana"));
  await expect(wait("eva")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await endJob(db, { jobId: "job", state: "cancelled", code: "CANCELLED", message: "Cancelled" });
  const states = (await Promise.all(hers)).map((row) => row?.state);
  expect(states).toEqual(Array(40).fill("cancelled"));
  expect(reads).toBeLessThan(40);
});
