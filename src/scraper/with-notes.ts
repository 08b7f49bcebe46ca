import type { FetchResult } from "./fetch-page.ts";

export const withNotes = (result: FetchResult, notes: readonly string[]): FetchResult =>
  result.ok ? { ok: true, snapshot: { ...result.snapshot, notes: [...result.snapshot.notes, ...notes] } } : result;
