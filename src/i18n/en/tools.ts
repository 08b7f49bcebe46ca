import type { tools as spanish } from "../es/tools.ts";
import type { Translation } from "../index.ts";

export const tools: Translation<typeof spanish> = { newSearch: "New search" };
