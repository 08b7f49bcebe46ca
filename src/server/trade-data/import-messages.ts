import type { ImportProgress, ImportRequest, ImportResult } from "../../trade/import/index.ts";

/** What the process of an import is told when it starts. */
export type ImportOrder = Omit<ImportRequest, "onProgress" | "signal">;

/** What it tells: how far it is, and last how it ended. */
export type ImportNews =
  | { readonly kind: "progress"; readonly at: ImportProgress }
  | { readonly kind: "ended"; readonly result: ImportResult };
