import type { DirectoryId } from "../../contract/research.ts";

export const directories = {
  world: "Todo el comercio mundial",
  food: "Alimentos y agricultura",
  minerals: "Minerales y metales",
} satisfies Record<DirectoryId, string>;
