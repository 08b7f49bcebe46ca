import type { Deps } from "../../deps.ts";

/** What the operations on accounts share. */
export type AccountDeps = Pick<
  Deps,
  "config" | "db" | "auth" | "mail" | "background" | "objects" | "patientDb" | "queue" | "payments"
>;
