import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { JobKind, JobProgress, JobStage, JobState } from "../../contract/jobs.ts";
import type { DirectoryId } from "../../contract/research.ts";
import type { SearchKind } from "../../contract/searches.ts";
import type { RecordSetSummary } from "../../contract/website.ts";
import type { ErrorCode } from "../../contract/errors.ts";
import type { ExtractionCounts } from "../../domain/extraction.ts";
import type { ModelFailure } from "../../domain/model-use.ts";
import type { Plan, Scalar, Understood } from "../../domain/plan.ts";
import type { PlanName } from "../../domain/plans.ts";
import type { CodeCandidate, Language, ReportEvidence, Research } from "../../domain/report.ts";
import type { SiteRules } from "../../domain/site-rules.ts";
import type { TableView } from "../../domain/table-view.ts";
import { json } from "./json-column.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = at("created_at").notNull().defaultNow();
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const updatedAt = at("updated_at").notNull().defaultNow();
const owner = () =>
  text("owner_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

export const user = pgTable("user", {
  id: text().primaryKey(),
  /** The user name, as typed; unique in folded form through `usernameKey`. */
  name: text().notNull(),
  usernameKey: text("username_key").unique(),
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text(),
  role: text().$type<"user" | "admin">().notNull().default("user"),
  plan: text().$type<PlanName>().notNull().default("trial"),
  locale: text().$type<Language>().notNull().default("es"),
  createdAt,
  updatedAt,
});

export const session = pgTable(
  "session",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    expiresAt: at("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt,
    updatedAt,
  },
  (t) => [index("session_user").on(t.userId)],
);

export const account = pgTable(
  "account",
  {
    id: text().primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: at("access_token_expires_at"),
    refreshTokenExpiresAt: at("refresh_token_expires_at"),
    scope: text(),
    password: text(),
    createdAt,
    updatedAt,
  },
  (t) => [index("account_user").on(t.userId), uniqueIndex("account_provider").on(t.providerId, t.accountId)],
);

export const verification = pgTable(
  "verification",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt,
    updatedAt,
  },
  (t) => [index("verification_identifier").on(t.identifier)],
);

/** When something that must not be tried too often was tried lately, by a hash of what it was tried on. */
export const attempt = pgTable("attempt", {
  key: text().primaryKey(),
  times: at("times").array().notNull(),
});

export const allowedEmail = pgTable("allowed_email", {
  /** An address, `@domain` or `*`, as `parseAllowEntry` writes it. */
  entry: text().primaryKey(),
  addedBy: text("added_by").notNull(),
  createdAt,
});

/** Somebody who is not on the list and asks to be. */
export const accessRequest = pgTable(
  "access_request",
  { email: text().primaryKey(), message: text().notNull().default(""), createdAt },
  (t) => [index("access_request_created").on(t.createdAt)],
);

/** A page that was fetched. Its bytes are an object in the store, named by the id. */
export const page = pgTable(
  "page",
  {
    id: text().primaryKey(),
    ownerId: owner(),
    url: text().notNull(),
    finalUrl: text("final_url").notNull(),
    title: text().notNull(),
    contentType: text("content_type").notNull(),
    charset: text().notNull(),
    status: integer().notNull(),
    tier: text().$type<"http" | "browser">().notNull(),
    recordSets: json("record_sets").$type<RecordSetSummary[]>().notNull(),
    capturedAt: at("captured_at").notNull(),
    createdAt,
  },
  (t) => [index("page_owner").on(t.ownerId, t.createdAt)],
);

/** How a person wants the pages of one site to be read. */
export const siteRule = pgTable(
  "site_rule",
  { ownerId: owner(), site: text().notNull(), rules: json().$type<SiteRules>().notNull(), createdAt, updatedAt },
  (t) => [primaryKey({ columns: [t.ownerId, t.site] })],
);

export const evidence = pgTable(
  "evidence",
  {
    id: text().primaryKey(),
    ownerId: owner(),
    /** The product's name as `fold` writes it; what a report without `evidenceId` looks for. */
    productKey: text("product_key").notNull(),
    productCode: text("product_code"),
    directory: text().$type<DirectoryId>().notNull(),
    research: json().$type<Research>().notNull(),
    createdAt,
  },
  (t) => [index("evidence_owner_product").on(t.ownerId, t.productKey, t.createdAt)],
);

/** A saved result. Contents that are not small are objects in the store, named by the id. */
export const search = pgTable(
  "search",
  {
    /** The id of the job that made it, so that a repeated job saves nothing twice. */
    id: text().primaryKey(),
    ownerId: owner(),
    kind: text().$type<SearchKind>().notNull(),
    name: text().notNull(),
    prompt: text(),
    content: text(),
    pageId: text("page_id").references(() => page.id, { onDelete: "set null" }),
    url: text(),
    evidence: json().$type<ReportEvidence>(),
    candidates: json().$type<CodeCandidate[]>(),
    plan: json().$type<Plan>(),
    understood: json().$type<Understood>(),
    counts: json().$type<ExtractionCounts>(),
    view: json().$type<TableView>(),
    pinned: boolean().notNull().default(false),
    deletedAt: at("deleted_at"),
    createdAt,
  },
  (t) => [
    index("search_owner").on(t.ownerId, t.pinned.desc().nullsFirst(), t.createdAt.desc().nullsFirst()),
    // A page that is deleted looks for the results that came from it.
    index("search_page").on(t.pageId),
  ],
);

/** One export to a spreadsheet by its Idempotency-Key, so that a repeat goes on with the same one. Never holds a token or a value. */
export const sheetExport = pgTable(
  "sheet_export",
  {
    ownerId: owner(),
    key: text().notNull(),
    /** Of what is written, token apart. */
    inputHash: text("input_hash").notNull(),
    spreadsheetId: text("spreadsheet_id"),
    spreadsheetUrl: text("spreadsheet_url"),
    /** When a request took it up; null while none is at it. */
    claimedAt: at("claimed_at"),
    doneAt: at("done_at"),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.key] }), index("sheet_export_created").on(t.createdAt)],
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

export const audit = pgTable(
  "audit",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    createdAt,
  },
  (t) => [index("audit_created").on(t.createdAt)],
);

/** Objects whose rows are gone and which are not removed yet. */
export const erasedObject = pgTable("erased_object", { key: text().primaryKey() });

/** Answers of outside sources of figures and news, shared by all accounts: they hold nothing of anyone's. */
export const sourceCache = pgTable(
  "source_cache",
  {
    /** SHA-256 of the request. */
    key: text().primaryKey(),
    /** The answer's text, compressed. */
    body: bytes().notNull(),
    etag: text(),
    /** When the source last said that this is its answer. */
    confirmedAt: at("confirmed_at").notNull(),
  },
  (t) => [index("source_cache_confirmed").on(t.confirmedAt)],
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

/** What a language model judged of a text of a page, so that no text is asked about twice. */
export const judgement = pgTable(
  "judgement",
  {
    pageId: text("page_id")
      .notNull()
      .references(() => page.id, { onDelete: "cascade" }),
    /** SHA-256 of model, task and instruction. */
    question: text().notNull(),
    /** SHA-256 of the text. */
    textHash: text("text_hash").notNull(),
    /** Null where the text does not tell. */
    value: json().$type<Scalar>(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.question, t.textHash] })],
);
