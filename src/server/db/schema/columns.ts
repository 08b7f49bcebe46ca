import { customType, timestamp } from "drizzle-orm/pg-core";

export const at = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = at("created_at").notNull().defaultNow();
export const updatedAt = at("updated_at").notNull().defaultNow();
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
