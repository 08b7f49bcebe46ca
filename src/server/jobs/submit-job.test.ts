import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { freshDatabase } from "../../../tests/support/fresh-database.ts";
import { scrapeWebsite } from "../../contract/website.ts";
import { nextPeriodStart, planLimits } from "../../domain/plans.ts";
import type { Ctx } from "../ctx.ts";
import { openDatabase } from "../db/client.ts";
import { usage, user } from "../db/schema.ts";
import { defineJob } from "./definition.ts";
import { submitJob } from "./submit-job.ts";

const definition = defineJob({
  kind: "scrape-website",
  endpoint: scrapeWebsite,
  charge: "scrape",
  identify: (body) => body,
  prepare: async () => ({ work: {} }),
  run: async () => ({ paid: true, save: async () => ({}) }),
  present: () => Promise.reject(new Error("nobody asks")),
});

test("a month begins for the charges when it does for the database, whatever the clock of the machine says", async () => {
  const { db, pool } = openDatabase(await freshDatabase(), { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 });
  onTestFinished(() => pool.end());
  await db.insert(user).values({ id: "ana", name: "ana", email: "ana@example.com", plan: "standard" });
  const ctx: Ctx = { db, user: { id: "ana", plan: "standard", locale: "es", role: "user", createdAt: new Date() } };
  const submit = () => submitJob(ctx, definition, { body: {}, idempotencyKey: null, limitsOn: true });
  for (let n = 0; n < planLimits.standard.scrapes!; n++) await submit();
  await expect(submit()).rejects.toMatchObject({ code: "LIMIT_REACHED" });

  vi.useFakeTimers({ toFake: ["Date"], now: nextPeriodStart("standard", new Date())! });
  onTestFinished(() => void vi.useRealTimers());
  await expect(submit()).rejects.toMatchObject({ code: "LIMIT_REACHED" });
  expect(await db.$count(usage, eq(usage.ownerId, "ana"))).toBe(planLimits.standard.scrapes);
});
