import type { RecordSet } from "../../../domain/survey.ts";
import type { AskedFilter } from "../parsing/asked.ts";
import { bindAmongCommon } from "../binding/bind.ts";
import type { Asked, Binding } from "../binding/bindings.ts";
import { bindFilter } from "../conditions/bind-filter.ts";
import { bindLeftovers } from "../binding/bind-leftovers.ts";

/** What a set that serves none of the asked columns still counts. */
const minBoundShare = 0.2;
/** From this score on the record of one thing says much of it. */
const minThingScore = 0.8;
const minAnswered = 2;

/** A set, how many of the asked columns it answers by name, type and shape, and how many with what is left over. */
type Candidate = {
  readonly set: RecordSet;
  readonly bindings: readonly Binding[];
  readonly answered: number;
  readonly served: number;
};

/**
 * The sets that a prompt may mean, best first: by score · (1 + sum of binding scores) · share of the asked columns served, a set
 * that a person chose before all. Where the prompt asks about the one thing, its record counts as much as the best list, and the
 * other sets of one record are raised alike.
 */
export function rankSets(
  sets: readonly RecordSet[],
  asked: readonly Asked[],
  filters: readonly AskedFilter[],
  chosen: string | null,
): RecordSet[] {
  const candidates = sets.map((set): Candidate => {
    const bound = bindAmongCommon(set, asked);
    const { bindings } = bound;
    const served = countBound(bindLeftovers(set, asked, bound));
    return { set, bindings, answered: countBound(bindings), served };
  });
  const thing = findThingAsked(candidates, asked.length);
  const best = Math.max(0, ...sets.map(({ count, score }) => (count > 1 ? score : 0)));
  const thingWeight = thing ? Math.max(1, best / thing.set.score) : 1;
  const scored = candidates.map(({ set, bindings, served }) => {
    const bound = [...bindings, ...filters.map((filter) => bindFilter(set, filter))];
    const sum = bound.reduce((total, { score, field }) => total + score * (field?.fill ?? 0), 0);
    const share = asked.length === 0 ? 1 : Math.max(minBoundShare, served / asked.length);
    return { set, score: set.score * (set.count > 1 ? 1 : thingWeight) * (1 + sum) * share };
  });
  return scored
    .toSorted((a, b) => Number(b.set.id === chosen) - Number(a.set.id === chosen) || b.score - a.score)
    .map(({ set }) => set);
}

/** How many of the asked columns have a field. */
export const countBound = (bindings: readonly Binding[]): number => bindings.filter(({ field }) => field).length;

/**
 * The record of the one thing a page is about where the prompt shows that it is meant: it answers all by name, which no list does, or
 * more than any list serves, and none serves more than half.
 */
function findThingAsked(candidates: readonly Candidate[], asked: number): Candidate | undefined {
  const thing = candidates.find(({ set }) => set.kind === "details" && set.score > 0);
  if (!thing || thing.answered < minAnswered) return undefined;
  const lists = candidates.filter(({ set }) => set.count > 1);
  const saysAll = thing.set.score >= minThingScore && thing.answered === asked;
  const isOnlyOne = saysAll
    ? lists.every(({ answered }) => answered < asked)
    : lists.every(({ served }) => served < thing.answered && served <= asked / 2);
  return isOnlyOne ? thing : undefined;
}
