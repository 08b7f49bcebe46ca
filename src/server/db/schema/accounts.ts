import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { PlanName } from "../../../domain/plans.ts";
import type { Language } from "../../../domain/report.ts";
import { at, createdAt, updatedAt } from "./columns.ts";

export const user = pgTable("user", {
  id: text().primaryKey(),
  /** The user name, as typed; unique in folded form through `usernameKey`. */
  name: text().notNull(),
  usernameKey: text("username_key").unique(),
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text(),
  role: text().$type<"user" | "admin">().notNull().default("user"),
  /** The plan in force: the better of the one given and the one paid for, as `settlePlan` writes it. */
  plan: text().$type<PlanName>().notNull().default("trial"),
  /** What whoever runs the installation gives without payment. */
  givenPlan: text("given_plan").$type<PlanName>().notNull().default("trial"),
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
