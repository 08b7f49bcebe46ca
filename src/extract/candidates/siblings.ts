import { compareNodes, isPlainerKind, sharedClasses } from "../page/similarity.ts";
import type { Candidate, PageContext } from "./candidate.ts";
import { wholeNode } from "../page/record-range.ts";

const similarityThreshold = 0.45;
const maxLeaders = 60;
const maxParts = 12;
/** Of the first members of a cluster the richest leads it. */
const maxCandidates = 3;
/** The cluster of what is like no leader, where there are too many. */
const apart = -1;

/** Cluster number of each element, by leader clustering: an element joins the most similar leader above the threshold. */
export function clusterSiblings({ tree, features }: PageContext, elements: readonly number[]): number[] {
  const leaders: { node: number; members: number }[] = [];
  const byShape = new Map<string, number>();
  const byParts = new Map<string, number>();
  const isKin = (a: number, b: number): boolean =>
    isPlainerKind(tree, features, a, b) || isPlainerKind(tree, features, b, a);
  return elements.map((element) => {
    const shape = `${features.signatures[element]} ${features.shapes[element]}`;
    const known = byShape.get(shape);
    if (known !== undefined) return known;
    const parts = namedParts(tree, features.signatures, element);
    const alike = parts === null ? undefined : byParts.get(parts);
    if (alike !== undefined) return alike;
    let best = -1;
    let bestSimilarity = similarityThreshold;
    leaders.forEach((leader, i) => {
      const similarity = compareNodes(tree, features, element, leader.node);
      if (similarity >= bestSimilarity) {
        best = i;
        bestSimilarity = similarity;
      }
    });
    if (best < 0) best = leaders.findIndex(({ node }) => isKin(node, element));
    if (best < 0) {
      if (leaders.length >= maxLeaders) return apart;
      best = leaders.length;
      leaders.push({ node: element, members: 0 });
    }
    const leader = leaders[best];
    if (
      leader &&
      ++leader.members <= maxCandidates &&
      (features.leaves[element] ?? 0) > (features.leaves[leader.node] ?? 0)
    )
      leader.node = element;
    byShape.set(shape, best);
    if (parts !== null) byParts.set(parts, best);
    return best;
  });
}

/** The parts that an element is made of, where their class words say what they are: a date and a text, however long the text is. */
function namedParts(tree: PageContext["tree"], signatures: readonly string[], element: number): string | null {
  const end = tree.ends[element] ?? 0;
  let names = tree.tags[element] ?? "";
  let count = 0;
  let first: string | null = null;
  let isNamed = false;
  for (let child = element + 1; child < end; child = tree.ends[child] ?? child + 1) {
    if (tree.tags[child]?.startsWith("#")) continue;
    if (++count > maxParts) return null;
    const name = signatures[child] ?? "";
    names += ` ${name}`;
    if (!name.includes(".")) continue;
    first ??= name;
    isNamed ||= name !== first;
  }
  return isNamed ? names : null;
}

/**
 * Gives similar siblings that share a class word the signature of the first: the sections of a list go by one name, though each
 * has a class of its own.
 */
export function nameKinds(
  { tree, features }: PageContext,
  lists: readonly (readonly number[])[],
  kinds: Map<number, string>,
): void {
  for (const list of lists) {
    const [first = 0] = list;
    const kind = features.signatures[first] ?? "";
    for (const node of list)
      if (features.signatures[node] !== kind && sharedClasses(tree, node, first).shared > 0) kinds.set(node, kind);
  }
}

/** Sets of similar children of one element. */
export const findSiblings = ({ tree }: PageContext, lists: readonly (readonly number[])[]): Candidate[] =>
  lists
    .filter((list) => list.length >= 2)
    .map((list) => ({
      kind: "repeat",
      by: "siblings",
      records: list.map((node) => wholeNode(tree, node)),
      coherence: null,
    }));

/** The elements of each cluster. */
export function groupMembers(elements: readonly number[], clusters: readonly number[]): number[][] {
  const members = Map.groupBy(elements, (_, i) => clusters[i] ?? apart);
  members.delete(apart);
  return [...members.values()];
}
