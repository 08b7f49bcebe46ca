import { takeExtreme } from "./parse-extreme.ts";
import { takeCount, takeNamedLimit } from "./parse-limit.ts";
import { takeSort } from "./parse-sort.ts";
import { takeSuperlative } from "./parse-superlative.ts";
import type { Draft } from "../prompt-text.ts";
import type { AskedSort } from "./superlatives.ts";

export type Order = {
  readonly sort: readonly AskedSort[];
  readonly sortAsked: string;
  readonly limit: number | null;
  /** Whether the limit counts from the top of the order ("the cheapest"): without the order it chooses nothing. */
  readonly isLimitOfSort: boolean;
};

export const noOrder: Order = { sort: [], sortAsked: "", limit: null, isLimitOfSort: false };

/** Finds the order and the number of records asked for, and takes both out of the prompt. */
export function takeOrder(draft: Draft): Order {
  let limit = takeNamedLimit(draft);
  const before = draft.text();
  let isLimitOfSort = false;
  const count = (counted: number | null): void => {
    isLimitOfSort = counted !== null;
    limit ??= counted;
  };
  const sort = takeExtreme(draft, count) ?? takeSort(draft) ?? takeSuperlative(draft, count);
  const sortAsked = cutSince(draft, before);
  limit ??= takeCount(draft);
  return { sort: sort ?? [], sortAsked, limit, isLimitOfSort };
}

/** What was cut since the text was `before`, as typed. */
const cutSince = (draft: Draft, before: string): string =>
  before
    .split("")
    .map((sign, i) => (sign !== " " && draft.text()[i] === " " ? (draft.original[i] ?? "") : " "))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
