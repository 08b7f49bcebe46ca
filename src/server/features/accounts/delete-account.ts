import type { IncomingHttpHeaders } from "node:http";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { mails } from "../../../i18n/mails.ts";
import type { Ctx } from "../../ctx.ts";
import type { Db, DbOrTx } from "../../db/client.ts";
import { accessRequest, allowedEmail, audit, job, page, search, user, verification } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { isOver, wakeListeners } from "../../jobs/events.ts";
import { noteErased, removeErased } from "../../objects/erased-objects.ts";
import { jobKeys, pageKey, resultKeys } from "../../objects/object-keys.ts";
import { forgetCustomer } from "../../payments/forget-customer.ts";
import { supportEmail } from "../../support-email.ts";
import { proveIdentity, wrongPassword } from "./prove-identity.ts";
import { writeAudit } from "../../access/write-audit.ts";

type DeletionDeps = Pick<
  Deps,
  "auth" | "config" | "mail" | "background" | "objects" | "patientDb" | "queue" | "payments"
>;

/** Stands in the audit for whoever is gone. */
const nobody = "deleted account";

/**
 * Erases an account and all that is its own, once nobody pays for it any more. Its rows go together, and rows that name it name nobody afterwards;
 * what lies beside the database is noted with them and follows once they are gone.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  ctx: Ctx,
  input: { currentPassword: string | null; headers: IncomingHttpHeaders },
): Promise<void> {
  const proof = await proveIdentity(deps, ctx, input);
  if (!proof.ok) throw new AppError(proof.code, proof.message);
  if (proof.hasPassword && input.currentPassword === null) {
    throw new AppError(wrongPassword.code, wrongPassword.message);
  }
  await forgetCustomer({ db: deps.patientDb, payments: deps.payments }, ctx.user.id);
  const openJobs = await eraseRows(deps.patientDb, { id: ctx.user.id, email: proof.email });
  for (const id of openJobs) deps.queue.abort(id);
  deps.background.run("delete-objects", () => removeErased(deps.patientDb, deps.objects));
  deps.background.run("send-account-deleted", () => {
    const { subject, text } = mails[ctx.user.locale].accountDeleted;
    return deps.mail.send({ to: proof.email, subject, text: text({ support: supportEmail(deps.config) }) });
  });
}

/** Gives the jobs that were still open. */
async function eraseRows(db: Db, owner: { id: string; email: string }): Promise<string[]> {
  return db.transaction(async (tx) => {
    // What ends a job holds it first and its account's rows next; who takes them in another order waits for it for ever.
    await tx.select({ id: job.id }).from(job).where(eq(job.ownerId, owner.id)).for("update");
    // Locked, so that nothing of the account's is added meanwhile.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, owner.id)).for("update");
    const searches = await tx.select({ id: search.id }).from(search).where(eq(search.ownerId, owner.id));
    const pages = await tx.select({ id: page.id }).from(page).where(eq(page.ownerId, owner.id));
    const unsaved = await tx
      .select({ id: job.id, state: job.state })
      .from(job)
      .where(and(eq(job.ownerId, owner.id), ne(job.state, "done")));
    await noteErased(tx, [
      ...searches.flatMap(({ id }) => resultKeys(id)),
      ...pages.map(({ id }) => pageKey(id)),
      ...unsaved.flatMap(({ id }) => jobKeys(id)),
    ]);
    await tx.delete(verification).where(eq(verification.value, owner.id));
    await tx.delete(accessRequest).where(eq(accessRequest.email, owner.email));
    await tx.delete(allowedEmail).where(eq(allowedEmail.entry, owner.email));
    await forgetNames(tx, owner);
    await tx.delete(user).where(eq(user.id, owner.id));
    await writeAudit(tx, { actor: nobody, action: "delete-account", subject: nobody });
    const open = unsaved.filter(({ state }) => !isOver(state)).map(({ id }) => id);
    for (const id of open) await wakeListeners(tx, id);
    return open;
  });
}

/** What was done to the account or by it stays in the audit, without saying whose it was or which page was read. */
async function forgetNames(tx: DbOrTx, { id, email }: { id: string; email: string }): Promise<void> {
  const host = sql`coalesce(substring(${audit.subject} from '^https?://[^/?#]+'), ${audit.subject})`;
  const isActor = or(eq(audit.actor, id), eq(audit.actor, email));
  await tx
    .update(audit)
    .set({ subject: nobody })
    .where(inArray(audit.subject, [id, email]));
  await tx.update(audit).set({ actor: nobody, subject: host }).where(isActor);
  await tx.update(allowedEmail).set({ addedBy: nobody }).where(eq(allowedEmail.addedBy, email));
}
