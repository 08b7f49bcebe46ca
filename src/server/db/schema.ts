/** Every table. Each part holds those that one side of the product reads and writes together. */
export * from "./schema/accounts.ts";
export * from "./schema/billing.ts";
export * from "./schema/jobs.ts";
export * from "./schema/operation.ts";
export * from "./schema/results.ts";
