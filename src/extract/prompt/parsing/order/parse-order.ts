import { whereSaid } from "../where-said.ts";
import { bests } from "./bests.ts";
import { takeExtreme } from "./parse-extreme.ts";
import { takeCount, takeLimitOfOrder, takeNamedLimit } from "./parse-limit.ts";
import { takeSort, takeSpan } from "./parse-sort.ts";
import { takeLastOne, takeSuperlative } from "./parse-superlative.ts";
import { cutSince, type Draft } from "../prompt-text.ts";
import { type AskedSort, sortOnConcept } from "./superlatives.ts";

/** `isOfSort`: whether it counts from the top of the order ("the cheapest"): without the order it chooses nothing. */
export type AskedLimit = { readonly count: number; readonly isOfSort: boolean };

export type Order = {
  readonly sort: readonly AskedSort[];
  readonly sortAsked: string;
  readonly limit: AskedLimit | null;
  /** A further best one, of which a table in one order has no row: "y el más caro" behind "el más barato". */
  readonly unread: readonly string[];
};

export const noOrder: Order = { sort: [], sortAsked: "", limit: null, unread: [] };

/** Finds the order and the number of records asked for, and takes both out of the prompt. */
export function takeOrder(draft: Draft, namesFigure: (words: string) => boolean): Order {
  const named = takeNamedLimit(draft);
  const further = takeFurtherPlace(draft);
  const before = draft.text();
  const span = takeSpan(draft);
  const extreme = span ? null : takeExtreme(draft, namesFigure);
  const sort = span ?? (extreme ? null : takeSort(draft));
  const best = extreme ?? (sort ? null : (takeSuperlative(draft) ?? takeLastOne(draft)));
  const sortAsked = cutSince(draft, before);
  const unread = [...further, ...(best === null ? [] : takeOtherBest(draft))];
  const ofBest = best?.limit ?? null;
  const ofOrder = named ?? ofBest ?? (sort ? takeLimitOfOrder(draft) : null);
  const counted = ofOrder === null ? takeCount(draft) : null;
  const count = ofOrder ?? counted?.count ?? null;
  const isOfLast = !best && !sort && counted?.ofLast != null;
  return {
    sort: isOfLast ? [sortOnConcept("date", "descending")] : best ? [best.sort] : (sort ?? []),
    sortAsked: isOfLast ? (counted.ofLast ?? "") : sortAsked,
    limit: count === null ? null : { count, isOfSort: ofBest !== null || isOfLast },
    unread,
  };
}

/** "el segundo más barato": no place but the first can be asked for. */
const furtherPlace = whereSaid(
  "segund|tercer|second|third|2nd|3rd|[23][ºª]",
  `(?<![\\p{L}\\d])(?:(?:el|la|the)\\s+)?(?:segund[oa]|tercer[oa]?|second|third|2nd|3rd|[23][ºª])\\s+(?:\\p{L}+\\s+)??(?:${bests.map(({ words }) => words).join("|")})(?!\\p{L})`,
);

function takeFurtherPlace(draft: Draft): string[] {
  const before = draft.text();
  return draft.take(furtherPlace) ? [cutSince(draft, before)] : [];
}

function takeOtherBest(draft: Draft): string[] {
  const before = draft.text();
  return takeSuperlative(draft) ? [cutSince(draft, before)] : [];
}
