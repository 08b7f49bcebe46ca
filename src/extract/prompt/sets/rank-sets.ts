import type { RecordSet } from "../../../domain/survey.ts";
import type { AskedFilter } from "../parsing/asked.ts";
import { bindAmongCommon } from "../binding/bind.ts";
import type { Asked, Binding, Bound } from "../binding/bindings.ts";
import { bindFilter } from "../conditions/bind-filter.ts";
import { bindLeftovers } from "../binding/bind-leftovers.ts";
import { isOwnNameInFull } from "../binding/names/cut-short.ts";
import { wordsOfPhrase } from "../lexicon/words.ts";

/** What a set that serves none of the asked columns still counts. */
const minBoundShare = 0.2;
/** From this score on the record of one thing says much of it. */
const minThingScore = 0.8;
const minAnswered = 2;
/** What a list counts whose own headings are the very words of all that was asked for, however little of the page it is. */
const headedWeight = 8;
const minHeaded = 2;
/** A heading that few records have is of a table within one of them. */
const minHeadedFill = 0.3;
const halfFilled = 0.5;

/** A set and what it answers of what was asked for, read when it is first needed: most sets are far behind the best. */
class Candidate {
  readonly set: RecordSet;
  readonly #asked: readonly Asked[];
  #bound: Bound | undefined;
  #found: readonly Binding[] | undefined;

  constructor(set: RecordSet, asked: readonly Asked[]) {
    this.set = set;
    this.#asked = asked;
  }

  get bound(): Bound {
    return (this.#bound ??= bindAmongCommon(this.set, this.#asked));
  }

  /** How many of the asked columns it answers by name, type and shape. */
  get answered(): number {
    return countBound(this.bound.bindings);
  }

  /** How many with what is left over. */
  get served(): number {
    return countBound(this.#withLeftovers);
  }

  /** The same, less for what fewer than half of the records have. */
  get filled(): number {
    return this.#withLeftovers.reduce((sum, { field }) => sum + Math.min(1, (field?.fill ?? 0) / halfFilled), 0);
  }

  get #withLeftovers(): readonly Binding[] {
    return (this.#found ??= bindLeftovers(this.set, this.#asked, this.bound));
  }
}

type RankingOf = {
  readonly chosen: string | null;
  /** The prompt says that it asks about one thing. */
  readonly isOfOne: boolean;
  /** It asks for several things, or for the first of them in an order. */
  readonly isOfMany?: boolean;
};

/** What the record of one thing counts where several things are put in an order. */
const ofOneAmongMany = 0.2;

/**
 * The sets that a prompt may mean, best first: by score · (1 + sum of binding scores) · share of the asked columns served, more where
 * its headings are the words asked for, a set that a person chose before all. Where the prompt asks about the one thing, its record counts as much as the best list, and the
 * other sets of one record are raised alike; where it says so ("del producto"), they go before all lists. A set that could not be the best list if it served all counts by its score alone.
 */
export function rankSets(
  sets: readonly RecordSet[],
  asked: readonly Asked[],
  filters: readonly AskedFilter[],
  { chosen, isOfOne, isOfMany = false }: RankingOf,
): RecordSet[] {
  const candidates = sets.map((set) => new Candidate(set, asked)).toSorted((a, b) => b.set.score - a.set.score);
  const named = isOfOne ? findThingNamed(candidates) : undefined;
  const thing = named ?? findThingAsked(candidates, asked.length);
  const best = Math.max(0, ...sets.map(({ count, score }) => (count > 1 ? score : 0)));
  const thingWeight = thing ? Math.max(1, best / thing.set.score) : 1;
  const words = asked.map(({ title }) => wordsOfPhrase(title));
  const most = 1 + asked.length + filters.length;
  let bestList = 0;
  const scored = candidates.map((candidate) => {
    const { set } = candidate;
    const weightOfOne = isOfMany ? ofOneAmongMany : thingWeight;
    const score = set.score * (set.count > 1 ? weightOfHeadings(set, words) : weightOfOne);
    if (score * most < bestList) return { set, score };
    const bound = [...candidate.bound.bindings, ...filters.map((filter) => bindFilter(set, filter))];
    const sum = bound.reduce((total, { score: fit, field }) => total + fit * (field?.fill ?? 0), 0);
    const share = asked.length === 0 ? 1 : Math.max(minBoundShare, candidate.filled / asked.length);
    const weighed = score * (1 + sum) * share;
    if (set.count > 1) bestList = Math.max(bestList, weighed);
    return { set, score: weighed };
  });
  const rankOf = ({ set }: { set: RecordSet }): number => (set.id === chosen ? 2 : named && set.count === 1 ? 1 : 0);
  return scored.toSorted((a, b) => rankOf(b) - rankOf(a) || b.score - a.score).map(({ set }) => set);
}

/** Who names columns as the headings of a table do reads them there. One heading alone may be any table's. */
function weightOfHeadings({ fields }: RecordSet, asked: readonly (readonly string[])[]): number {
  const heads = fields.filter(({ nameFrom, fill }) => nameFrom === "header" && fill >= minHeadedFill);
  if (heads.length === 0) return 1;
  const headed = asked.filter((words) => heads.some((field) => isOwnNameInFull(field, words))).length;
  return headed < minHeaded ? 1 : headedWeight ** (headed / asked.length);
}

/** How many of the asked columns have a field. */
export const countBound = (bindings: readonly Binding[]): number => bindings.filter(({ field }) => field).length;

/** The record of the one thing where what the page shows or describes of it answers as much by name as any list. */
function findThingNamed(candidates: readonly Candidate[]): Candidate | undefined {
  const answered = Math.max(0, ...candidates.map((one) => (one.set.count === 1 ? one.answered : 0)));
  const isMost = answered > 0 && candidates.every((one) => one.set.count === 1 || one.answered <= answered);
  return isMost ? candidates.find(({ set }) => set.kind === "details" && set.score > 0) : undefined;
}

/**
 * The record of the one thing a page is about where the prompt shows that it is meant: it answers all by name, which no list does, or
 * more than any list serves, and none serves more than half.
 */
function findThingAsked(candidates: readonly Candidate[], asked: number): Candidate | undefined {
  const thing = candidates.find(({ set }) => set.kind === "details" && set.count === 1 && set.score > 0);
  const lists = candidates.filter(({ set }) => set.count > 1 && set.kind !== "details");
  if (!thing || lists[0]?.answered === asked) return undefined;
  const saysAll = thing.set.score >= minThingScore && thing.answered === asked;
  const isOnlyOne = saysAll
    ? lists.every(({ answered }) => answered < asked)
    : lists.every(({ served }) => served <= asked / 2 && served < thing.answered);
  return isOnlyOne && thing.answered >= minAnswered ? thing : undefined;
}
