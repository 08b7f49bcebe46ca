import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { at, bytes, createdAt } from "./columns.ts";

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
