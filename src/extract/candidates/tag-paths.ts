import { compareNodes, isPlainerKind } from "../page/similarity.ts";
import type { GridReader } from "../page/table-grid.ts";
import { decorativeTags, headingTags } from "../page/tag-rules.ts";
import type { Candidate, PageContext } from "./candidate.ts";
import { wholeNode } from "../page/record-range.ts";

const minSimilarity = 0.3;
const minMainShare = 0.6;
const maxSwitchShare = 0.34;
const minScattered = 6;
const minVariantShare = 0.4;
const minVariantSimilarity = 0.4;
const minVariantLeaves = 3;
/** A class word names a kind of record when it stands on hardly anything else. */
const minOwnUse = 0.9;

/** Rows and items alternate their classes: for them the tag alone is the step of the path. */
const plainSteps = new Set(["table", "tbody", "tr", "td", "th", "li"]);
const stepOf = (tag: string, signature: string): string => (plainSteps.has(tag) ? tag : signature);

/** Formatting that a page forgets to close nests in itself, deeper with every list: it is one step. */
const formattingTags = new Set(["font", "b", "strong", "i", "em", "u", "center", "small", "big"]);

/** The first node of the shape that most nodes of the group have. */
function mostUsual(features: PageContext["features"], group: readonly number[]): number {
  const shapes = new Map<number, { node: number; count: number }>();
  let best = { node: group[0] ?? 0, count: 0 };
  for (const node of group) {
    const entry = shapes.get(features.shapes[node] ?? 0) ?? { node, count: 0 };
    entry.count++;
    shapes.set(features.shapes[node] ?? 0, entry);
    if (entry.count > best.count) best = entry;
  }
  return best.node;
}

type Members = readonly number[];

const withoutNested = (tree: PageContext["tree"], group: Members): number[] => {
  let end = -1;
  return group.filter((node) => {
    if (node < end) return false;
    end = tree.ends[node] ?? 0;
    return true;
  });
};

/**
 * Elements with one tag path and signature under different parents (rows of a grid, one table per group), and elements of one
 * named component (`article.card`, wherever it stands in the content): a featured record keeps its place beside the others. What
 * only decorates is no step of a path: a `font` that is never closed does not end a list.
 */
export function findTagPathGroups(
  { tree, features }: PageContext,
  grids: GridReader,
  kinds: ReadonlyMap<number, string>,
): Candidate[] {
  let paths = 0;
  /** For the path of a parent, the paths below it by their last step. */
  const below: Map<string, number>[] = [];
  const wordsOf = new Map<string, ReadonlySet<string>>();
  const pathOf = new Array<number>(tree.size).fill(0);
  const byPath = new Map<number, number[]>();
  const byComponent = new Map<string, number[]>();
  /** Elements without a name, by that of what they begin with. */
  const byFirstPart = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const wordUses = new Map<string, number>();
  for (let node = 0; node < tree.size; node++) {
    const tag = tree.tags[node] ?? "";
    if (tag.startsWith("#")) continue;
    const parent = tree.parents[node] ?? -1;
    if (formattingTags.has(tag) && tree.tags[parent] === tag) {
      pathOf[node] = pathOf[parent] ?? 0;
      continue;
    }
    const signature = features.signatures[node] ?? "";
    const steps = (below[pathOf[parent] ?? 0] ??= new Map<string, number>());
    const step = stepOf(tag, kinds.get(node) ?? signature);
    let path = steps.get(step);
    if (path === undefined) steps.set(step, (path = ++paths));
    pathOf[node] = decorativeTags.has(tag) ? (pathOf[tree.parents[node] ?? -1] ?? 0) : path;
    const classes = tree.attributes[node]?.class ?? "";
    let words = wordsOf.get(classes);
    if (!words) wordsOf.set(classes, (words = classWords(classes)));
    for (const word of words) wordUses.set(word, (wordUses.get(word) ?? 0) + 1);
    if ((features.leaves[node] ?? 0) === 0) continue;
    if (tag === "tr") {
      const row = grids.row(node)?.row;
      if (row?.isHeader || row?.isHeading) continue;
    }
    push(byPath, path, node);
    if (features.chrome[node] || (features.leaves[node] ?? 0) < 2) continue;
    if (isComponent(tag, signature)) push(byComponent, signature, node);
    else if (tag === "div") push(byFirstPart, features.signatures[node + 1] ?? "", node);
    if (tag === "article" && signature !== tag) push(byComponent, tag, node);
    if (!cellTags.has(tag)) for (const word of words) push(byWord, word, node);
  }
  const similar = (group: Members, models: Members = group, threshold = minSimilarity): number[] => {
    if (group.length < 3) return [];
    const usual = mostUsual(features, models);
    const richest = models.reduce((a, b) => ((features.leaves[b] ?? 0) > (features.leaves[a] ?? 0) ? b : a), usual);
    return group.filter(
      (node) =>
        compareNodes(tree, features, node, usual) >= threshold ||
        compareNodes(tree, features, node, richest) >= threshold ||
        isPlainerKind(tree, features, node, richest),
    );
  };
  const found: Candidate[] = [];
  const add = (members: Members, by: "tag-path" | "scattered" = "tag-path"): void => {
    if (members.length < 3) return;
    found.push({
      kind: tree.tags[members[0] ?? 0] === "tr" ? "table" : "repeat",
      by,
      records: members.map((node) => wholeNode(tree, node)),
      coherence: null,
    });
  };
  for (const group of byPath.values()) {
    if (group.length >= 3 && new Set(group.map((node) => tree.parents[node])).size > 1) add(similar(group));
  }
  for (const group of byComponent.values()) {
    const members = similar(withoutNested(tree, group));
    const paths = members.map((node) => pathOf[node] ?? 0);
    if (new Set(paths).size < 2) continue;
    if (isOneList(paths) || onlyRises(tree, members)) add(members);
    else if (isScattered(paths)) {
      const wholes = members.filter((node) => isWhole(tree, node));
      if (wholes.length >= members.length * minMainShare) add(wholes, "scattered");
    }
  }
  for (const [part, group] of byFirstPart) {
    const members = part.includes(".") ? similar(withoutNested(tree, group)) : [];
    if (new Set(members.map((node) => pathOf[node])).size > 1 && onlyRises(tree, members)) add(members);
  }
  for (const [word, group] of byWord) {
    if (group.length < (wordUses.get(word) ?? 0) * minOwnUse) continue;
    const main = mainVariant(group, features.signatures);
    if (main.length === group.length || main.length < group.length * minVariantShare) continue;
    if ((features.leaves[mostUsual(features, main)] ?? 0) < minVariantLeaves) continue;
    const members = similar(withoutNested(tree, group), main, minVariantSimilarity);
    const paths = members.map((node) => pathOf[tree.parents[node] ?? 0] ?? 0);
    if (isOneList(paths, minVariantShare)) add(members);
  }
  return found;
}

const largest = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((most, count) => Math.max(most, count), 0);

/** Of elements that share a class word, those of the signature that most of them have. */
function mainVariant(group: Members, signatures: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const node of group) counts.set(signatures[node] ?? "", (counts.get(signatures[node] ?? "") ?? 0) + 1);
  const most = largest(counts);
  return group.filter((node) => counts.get(signatures[node] ?? "") === most);
}

/** Whether most members stand at one place of the page and the rest in stretches beside it, not each inside the record of another. */
function isOneList(paths: readonly number[], mainShare = minMainShare): boolean {
  const counts = new Map<number, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  const switches = paths.filter((path, i) => i > 0 && path !== paths[i - 1]).length;
  return largest(counts) >= paths.length * mainShare && switches <= paths.length * maxSwitchShare;
}

/** Whether each stands beside the one before it or further up: every record closes an element too many. */
const onlyRises = (tree: PageContext["tree"], members: Members): boolean =>
  members.every((node, i) => {
    const parent = tree.parents[node] ?? 0;
    const before = tree.parents[members[i - 1] ?? node] ?? 0;
    return parent <= before && before < (tree.ends[parent] ?? 0);
  });

/** Whether an element is a whole of its own: an `article`, what has one heading, or one of the highest rank and one address. */
function isWhole({ tags, ends, attributes }: PageContext["tree"], node: number): boolean {
  if (tags[node] === "article") return true;
  const headings: string[] = [];
  const targets = new Set<string>();
  for (let inner = node + 1; inner < (ends[node] ?? 0); inner++) {
    const tag = tags[inner] ?? "";
    if (headingTags.has(tag)) headings.push(tag);
    if (tag === "a") targets.add(attributes[inner]?.href ?? "");
  }
  const highest = headings.toSorted()[0];
  return headings.length === 1 || (targets.size === 1 && headings.filter((tag) => tag === highest).length === 1);
}

/** Whether no place of the page is the list: the sections of a front page show a few records each. */
function isScattered(paths: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return paths.length >= minScattered && counts.size > 2 && largest(counts) <= paths.length / 2;
}

const cellTags = new Set(["table", "tbody", "tr", "td", "th", "span"]);

const classWords = (classes: string): ReadonlySet<string> =>
  new Set(classes.split(/\s+/).filter((word) => /^[a-z][a-z_-]{2,}$/i.test(word)));

/** Elements that a site's style names, or that say themselves to be a whole of their own. */
const isComponent = (tag: string, signature: string): boolean =>
  tag === "article" || (signature.includes(".") && !plainSteps.has(tag) && tag !== "a" && tag !== "span");

function push<K>(groups: Map<K, number[]>, key: K, node: number): void {
  const group = groups.get(key);
  if (group) group.push(node);
  else groups.set(key, [node]);
}
