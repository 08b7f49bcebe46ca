import { asc } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { user } from "../../db/schema.ts";

/** Every account, oldest first. */
export const listUsers = (db: Db) =>
  db
    .select({
      email: user.email,
      username: user.name,
      role: user.role,
      plan: user.plan,
      emailVerified: user.emailVerified,
      createdAt: user.createdAt,
    })
    .from(user)
    .orderBy(asc(user.createdAt));
