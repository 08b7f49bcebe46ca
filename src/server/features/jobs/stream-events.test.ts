import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../../../../tests/support/person.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { deleteAccount } from "../../../contract/accounts.ts";
import { job, jobEvent } from "../../db/schema.ts";
import { newId } from "../../ids.ts";
import { eventsAfter } from "../../jobs/events.ts";
import { endJob } from "../../jobs/run-job.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A job that some worker runs, and goes on running. */
async function aRunningJob({ id: ownerId }: TestUser): Promise<string> {
  const id = newId();
  const kind = "scrape-website";
  await server.deps.db.insert(job).values({ id, ownerId, kind, input: {}, inputHash: "", state: "running" });
  return id;
}

const openStream = (jobId: string, as: Person, signal?: AbortSignal): Promise<Response> =>
  fetch(`${server.url}/api/jobs/${jobId}/events`, { headers: { cookie: as.cookieHeader }, signal: signal ?? null });

test("the stream of an account that is deleted is told, and ends with it", async () => {
  const ana = await server.aUser();
  const jobId = await aRunningJob(ana);
  const stream = await openStream(jobId, ana);
  const longerThanATest = 600_000;
  const told = server.deps.signals.next(jobId, longerThanATest);
  const body = { currentPassword: ana.password, confirm: true } as const;
  expect(await server.call(deleteAccount, { body }, { as: ana })).toMatchObject({ status: 200 });
  await told;
  expect(await stream.text()).not.toContain("data:");
});

test("a stream that begins late is told all that came before, however much it is", async () => {
  const ana = await server.aUser();
  const jobId = await aRunningJob(ana);
  const told = Array.from({ length: 500 }, (_, done) => ({ done, of: 500 }));
  const { db } = server.deps;
  await db.insert(jobEvent).values(told.map((progress) => ({ jobId, state: "running" as const, progress })));
  const events = await eventsAfter(db, { jobId, ownerId: ana.id, after: 0 });
  expect(events.map(({ progress }) => progress)).toEqual(told);
});

test("an account holds twenty streams open; one more is refused, and let in when one is closed", async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  const [ofAna, ofEva] = [await aRunningJob(ana), await aRunningJob(eva)];
  const first = new AbortController();
  const streams = [await openStream(ofAna, ana, first.signal)];
  for (let i = 1; i < 20; i++) streams.push(await openStream(ofAna, ana));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));

  const refused = await openStream(ofAna, ana);
  expect([refused.status, await refused.json()]).toEqual([429, expect.objectContaining({ code: "RATE_LIMITED" })]);
  const ofAnother = await openStream(ofEva, eva);
  expect(ofAnother.status).toBe(200);

  first.abort();
  await expect
    .poll(async () => {
      const again = await openStream(ofAna, ana);
      if (again.status === 200) streams.push(again);
      else await again.text();
      return again.status;
    })
    .toBe(200);

  for (const jobId of [ofAna, ofEva]) {
    await endJob(server.deps.db, { jobId, state: "cancelled", code: "CANCELLED", message: "Cancelled" });
  }
  for (const stream of [...streams.slice(1), ofAnother]) expect(await stream.text()).toContain('"state":"cancelled"');
});
