import type { PlanName } from "../domain/plans.ts";
import type { Language } from "../domain/report.ts";
import type { DbOrTx } from "./db/client.ts";

/** Whoever is signed in, read anew with every request. */
export type SignedIn = {
  readonly id: string;
  readonly plan: PlanName;
  readonly locale: Language;
  readonly role: "user" | "admin";
  readonly createdAt: Date;
};

/** What every verb gets first. A verb picks what it uses, so a test passes exactly that. */
export type Ctx = { readonly db: DbOrTx; readonly user: SignedIn };
