import { sql } from "drizzle-orm";
import { bigint, check, index, integer, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { JobKind, JobProgress, JobStage, JobState } from "../../../contract/jobs.ts";
import type { ErrorCode } from "../../../contract/errors.ts";
import type { ModelFailure } from "../../../domain/model-use.ts";
import { json } from "../json-column.ts";
import { page } from "./results.ts";
import { at, createdAt, updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";

export const job = pgTable(
  "job",
  {
    id: text().primaryKey(),
    ownerId: owner(),
    kind: text().$type<JobKind>().notNull(),
    /** Never a password or token: those live in memory only. */
    input: json().$type<Record<string, unknown>>().notNull(),
    inputHash: text("input_hash").notNull(),
    idempotencyKey: text("idempotency_key"),
    pageId: text("page_id").references(() => page.id, { onDelete: "cascade" }),
    state: text().$type<JobState>().notNull().default("queued"),
    stage: text().$type<JobStage>(),
    progress: json().$type<JobProgress>(),
    code: text().$type<ErrorCode>(),
    message: text(),
    /** What a run has done that the next one need not do again, should this one be broken off. */
    kept: json().$type<Record<string, unknown>>(),
    /** Ids from which the plain form's answer is made again. */
    result: json().$type<Record<string, unknown>>(),
    createdAt,
    updatedAt,
  },
  (t) => [
    uniqueIndex("job_idempotency").on(t.ownerId, t.kind, t.idempotencyKey),
    index("job_open").on(t.state, t.updatedAt),
    index("job_page").on(t.pageId),
  ],
);

export const jobEvent = pgTable(
  "job_event",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    jobId: text("job_id")
      .notNull()
      .references(() => job.id, { onDelete: "cascade" }),
    at: at("at").notNull().defaultNow(),
    state: text().$type<JobState>().notNull(),
    stage: text().$type<JobStage>(),
    progress: json().$type<JobProgress>(),
    code: text().$type<ErrorCode>(),
  },
  (t) => [index("job_event_job").on(t.jobId, t.id)],
);

/** One row per charge: reserved on insert, confirmed by the transaction that saves the result, or refunded. */
export const usage = pgTable(
  "usage",
  {
    id: text().primaryKey(),
    ownerId: owner(),
    kind: text().$type<"report" | "scrape">().notNull(),
    jobId: text("job_id").notNull().unique(),
    confirmedAt: at("confirmed_at"),
    refundedAt: at("refunded_at"),
    createdAt,
  },
  (t) => [
    index("usage_owner").on(t.ownerId, t.kind, t.createdAt),
    check("usage_one_end", sql`${t.confirmedAt} is null or ${t.refundedAt} is null`),
  ],
);

/** One call to a language model: what it may cost until it ends, then what it did. */
export const tokenUsage = pgTable(
  "token_usage",
  {
    id: text().primaryKey(),
    ownerId: owner(),
    jobId: text("job_id"),
    task: text().notNull(),
    model: text().notNull(),
    inputTokens: integer("input_tokens"),
    cachedInputTokens: integer("cached_input_tokens"),
    outputTokens: integer("output_tokens"),
    costUsd: numeric("cost_usd", { precision: 12, scale: 6, mode: "number" }).notNull(),
    /** Null while the call is under way. */
    outcome: text().$type<"answered" | ModelFailure>(),
    createdAt,
  },
  (t) => [index("token_usage_owner").on(t.ownerId, t.createdAt)],
);
