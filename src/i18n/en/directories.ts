import type { directories as spanish } from "../es/directories.ts";
import type { Translation } from "../index.ts";

export const directories: Translation<typeof spanish> = {
  world: "All world trade",
  food: "Food and agriculture",
  minerals: "Minerals and metals",
};
