import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Payments } from "../../payments/stripe-service.ts";

/** What the operations on payments share. */
export type BillingDeps = Pick<Deps, "config" | "db" | "log"> & { readonly payments: Payments };

/** Throws where nothing can be paid here: then plans are given by whoever runs the installation. */
export function requirePayments(deps: Pick<Deps, "config" | "db" | "log" | "payments">): BillingDeps {
  if (!deps.payments) throw new AppError("NOT_CONFIGURED", "Payments are not set up on this server");
  return { ...deps, payments: deps.payments };
}
