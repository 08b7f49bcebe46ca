import type { Contradiction } from "./figure.ts";

/** What a value hides that both sides report otherwise, in the words of one language; `{exported}` and `{imported}` are filled. */
export type ContradictionWords = { readonly note: string };

/** Both figures behind a value that the exporter and its buyers contradict each other in. */
export const writeContradictionNote = (
  { exporterUsd, importersUsd }: Contradiction,
  { note }: ContradictionWords,
  writeUsd: (usd: number) => string,
): string => note.replace("{exported}", writeUsd(exporterUsd)).replace("{imported}", writeUsd(importersUsd));
