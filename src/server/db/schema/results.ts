import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { DirectoryId } from "../../../contract/research.ts";
import type { SearchKind } from "../../../contract/searches.ts";
import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Corrections } from "../../../domain/corrections.ts";
import type { ExtractionCounts } from "../../../domain/extraction.ts";
import type { Plan, Scalar, Understood } from "../../../domain/plan.ts";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import type { Research } from "../../../domain/research.ts";
import type { SiteRules } from "../../../domain/site-rules.ts";
import type { TableView } from "../../../domain/table-view.ts";
import { json } from "../json-column.ts";
import { at, createdAt, updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";

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
    /** Prompts and runs whose jobs are no longer kept. */
    pastPrompts: integer("past_prompts").notNull().default(0),
    pastRuns: integer("past_runs").notNull().default(0),
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
    /** The product, or the title of the page. */
    name: text().notNull(),
    /** What its owner calls it instead. */
    givenName: text("given_name"),
    prompt: text(),
    content: text(),
    pageId: text("page_id").references(() => page.id, { onDelete: "set null" }),
    url: text(),
    evidence: json().$type<ReportEvidence>(),
    candidates: json().$type<CodeCandidate[]>(),
    plan: json().$type<Plan>(),
    understood: json().$type<Understood>(),
    /** What had been put right of what was understood. */
    corrections: json().$type<Corrections>(),
    counts: json().$type<ExtractionCounts>(),
    view: json().$type<TableView>(),
    pinned: boolean().notNull().default(false),
    /** What the same prompt gave of the same reading of its page when it was put right: the list leads to that one. */
    replacedBy: text("replaced_by").references((): AnyPgColumn => search.id, { onDelete: "set null" }),
    deletedAt: at("deleted_at"),
    createdAt,
  },
  (t) => [
    index("search_owner").on(t.ownerId, t.pinned.desc().nullsFirst(), t.createdAt.desc().nullsFirst()),
    // A page that is deleted looks for the results that came from it.
    index("search_page").on(t.pageId),
    index("search_replaced_by").on(t.replacedBy),
  ],
);

/**
 * One export to a spreadsheet by its Idempotency-Key, so that a repeat goes on with the same one. Never holds a token
 * or a value.
 */
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
