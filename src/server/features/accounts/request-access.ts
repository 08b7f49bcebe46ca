import { sql } from "drizzle-orm";
import { normaliseEmail } from "../../../domain/allow-list.ts";
import { mayEnter } from "../../allow-list.ts";
import { storable } from "../../db/json-column.ts";
import { accessRequest } from "../../db/schema.ts";
import type { AccountDeps } from "./account-deps.ts";
import { countAttempt } from "../../access/attempts.ts";

/** More open requests than anybody reads: beyond them nothing is written down. */
const openRequests = 5_000;

/** Written down after the answer, which is therefore the same for every address, listed or not. */
export function requestAccess(
  deps: AccountDeps,
  input: { email: string; message: string },
): { success: true; message: string } {
  const email = normaliseEmail(input.email);
  deps.background.run("request-access", async () => {
    const { db, config } = deps;
    if (config.rateLimits && !(await countAttempt(db, "request-access", email))) return;
    if (await mayEnter(db, email)) return;
    if ((await db.$count(accessRequest)) >= openRequests) return;
    const message = storable(input.message);
    await db
      .insert(accessRequest)
      .values({ email, message })
      .onConflictDoUpdate({ target: accessRequest.email, set: { message, createdAt: sql`now()` } });
  });
  return { success: true, message: "Your request has been received" };
}
