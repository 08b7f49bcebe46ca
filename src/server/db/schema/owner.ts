import { text } from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";

/** Whose row it is: it goes with the account. */
export const owner = () =>
  text("owner_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });
