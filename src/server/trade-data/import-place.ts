import type { Config } from "../config.ts";

/**
 * Where an import that the server runs puts its figures. `not-shared`: workers and web run apart, each with a folder of
 * its own, so that what one imports the others would never see.
 */
export type ImportPlace = "folder" | "bucket" | "not-shared";

export function importPlace({ roles, tradeData }: Pick<Config, "roles" | "tradeData">): ImportPlace {
  if (tradeData.bucket) return "bucket";
  const isNamedFolder = tradeData.shippedFolder === null;
  return isNamedFolder || (roles.includes("web") && roles.includes("worker")) ? "folder" : "not-shared";
}
