import type { ExtractionCounts } from "../../../domain/extraction.ts";
import type { Plan } from "../../../domain/plan.ts";

type Words = {
  counts(returned: string, inSet: string): string;
  groups(count: number, text: string, rows: string): string;
  figures(rows: string): string;
};

/** How many rows a table has of those of the page; of figures, how many groups they are of and from how many rows they were computed. */
export function countedRows(
  words: Words,
  { returned, inSet, afterFilters }: ExtractionCounts,
  aggregate: Plan["aggregate"],
  write: (count: number) => string,
): string {
  if (!aggregate) return words.counts(write(returned), write(inSet));
  return aggregate.groupBy
    ? words.groups(returned, write(returned), write(afterFilters))
    : words.figures(write(afterFilters));
}
