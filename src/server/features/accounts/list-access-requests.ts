import { asc } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { accessRequest } from "../../db/schema.ts";

/** Who asks to be let in and is not yet on the list, oldest first. */
export const listAccessRequests = (db: Db) => db.select().from(accessRequest).orderBy(asc(accessRequest.createdAt));
