import { commonestOf, countEach } from "../counts.ts";
import { compareNodes, isPlainerKind } from "../page/similarity.ts";
import type { GridReader } from "../page/table-grid.ts";
import { headingTags } from "../page/tag-rules.ts";
import type { Candidate, PageContext } from "./candidate.ts";
import { type ElementGroups, groupElements } from "./element-groups.ts";
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

type Members = readonly number[];

/** The first node of the shape that most nodes of the group have; of several such shapes, of the one that is there so often first. */
function mostUsual({ shapes }: PageContext["features"], group: Members): number {
  const byShape = new Map<number, { readonly node: number; count: number }>();
  let best = { node: group[0] ?? 0, count: 0 };
  for (const node of group) {
    const shape = shapes[node] ?? 0;
    const entry = byShape.get(shape) ?? { node, count: 0 };
    entry.count++;
    byShape.set(shape, entry);
    if (entry.count > best.count) best = entry;
  }
  return best.node;
}

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
  page: PageContext,
  grids: GridReader,
  kinds: ReadonlyMap<number, string>,
): Candidate[] {
  const groups = groupElements(page, grids, kinds);
  const lists = [...listsOfOnePath(page, groups), ...listsOfComponents(page, groups)];
  const found = [...lists, ...listsByFirstPart(page, groups), ...listsByClassWord(page, groups)];
  return found.filter(({ records }) => !areHeadedApart(grids, records));
}

const minHeaders = 2;
const minShared = 0.5;

/** Whether records are rows of tables whose columns are called differently: what one table lists, another one does not go on with. */
function areHeadedApart(grids: GridReader, records: Candidate["records"]): boolean {
  const headings = new Map<string, ReadonlySet<string>>();
  for (const { from } of records) {
    const named = grids.row(from)?.grid.headers.filter((header) => header !== "") ?? [];
    if (named.length < minHeaders) return false;
    headings.set(named.join("|"), new Set(named));
  }
  const [first, ...others] = headings.values();
  return others.some((other) => {
    const shared = [...other].filter((header) => first?.has(header)).length;
    return shared < Math.min(other.size, first?.size ?? 0) * minShared;
  });
}

function listOf({ tree }: PageContext, members: Members, by: "tag-path" | "scattered" = "tag-path"): Candidate[] {
  if (members.length < 3) return [];
  const kind = tree.tags[members[0] ?? 0] === "tr" ? "table" : "repeat";
  return [{ kind, by, records: members.map((node) => wholeNode(tree, node)), coherence: null }];
}

/** The elements that are made like the usual one of the models, or are a plainer kind of the richest of them. */
function similarTo(
  { tree, features }: PageContext,
  group: Members,
  models: Members = group,
  threshold = minSimilarity,
): number[] {
  if (group.length < 3) return [];
  const usual = mostUsual(features, models);
  const richest = models.reduce((a, b) => ((features.leaves[b] ?? 0) > (features.leaves[a] ?? 0) ? b : a), usual);
  return group.filter(
    (node) =>
      compareNodes(tree, features, node, usual) >= threshold ||
      compareNodes(tree, features, node, richest) >= threshold ||
      isPlainerKind(tree, features, node, richest),
  );
}

const listsOfOnePath = (page: PageContext, { byPath }: ElementGroups): Candidate[] =>
  [...byPath.values()].flatMap((group) => {
    const isApart = group.length >= 3 && new Set(group.map((node) => page.tree.parents[node])).size > 1;
    return isApart ? listOf(page, similarTo(page, group)) : [];
  });

const listsOfComponents = (page: PageContext, { byComponent, pathOf }: ElementGroups): Candidate[] =>
  [...byComponent.values()].flatMap((group) => {
    const members = similarTo(page, withoutNested(page.tree, group));
    const paths = members.map((node) => pathOf[node] ?? 0);
    if (new Set(paths).size < 2) return [];
    if (isOneList(paths) || onlyRises(page.tree, members)) return listOf(page, members);
    if (!isScattered(paths)) return [];
    const wholes = members.filter((node) => isWhole(page.tree, node));
    return wholes.length >= members.length * minMainShare ? listOf(page, wholes, "scattered") : [];
  });

const listsByFirstPart = (page: PageContext, { byFirstPart, pathOf }: ElementGroups): Candidate[] =>
  [...byFirstPart].flatMap(([part, group]) => {
    const members = part.includes(".") ? similarTo(page, withoutNested(page.tree, group)) : [];
    const isApart = new Set(members.map((node) => pathOf[node])).size > 1;
    return isApart && onlyRises(page.tree, members) ? listOf(page, members) : [];
  });

const listsByClassWord = (page: PageContext, { byWord, wordUses, pathOf }: ElementGroups): Candidate[] =>
  [...byWord].flatMap(([word, group]) => {
    const { tree, features } = page;
    if (group.length < (wordUses.get(word) ?? 0) * minOwnUse) return [];
    const main = mainVariant(group, features.signatures);
    if (main.length === group.length || main.length < group.length * minVariantShare) return [];
    if ((features.leaves[mostUsual(features, main)] ?? 0) < minVariantLeaves) return [];
    const members = similarTo(page, withoutNested(tree, group), main, minVariantSimilarity);
    const paths = members.map((node) => pathOf[tree.parents[node] ?? 0] ?? 0);
    return isOneList(paths, minVariantShare) ? listOf(page, members) : [];
  });

/** How many stand at the place where most do. */
const mostAtOne = (paths: readonly number[]): number => commonestOf(countEach(paths))?.[1] ?? 0;

/** Of elements that share a class word, those of the signatures that most of them have. */
function mainVariant(group: Members, signatures: readonly string[]): number[] {
  const counts = countEach(group.map((node) => signatures[node]));
  const [, most] = commonestOf(counts) ?? ["", 0];
  return group.filter((node) => counts.get(signatures[node]) === most);
}

/** Whether most members stand at one place of the page and the rest in stretches beside it, not each inside the record of another. */
function isOneList(paths: readonly number[], mainShare = minMainShare): boolean {
  const switches = paths.filter((path, i) => i > 0 && path !== paths[i - 1]).length;
  return mostAtOne(paths) >= paths.length * mainShare && switches <= paths.length * maxSwitchShare;
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
const isScattered = (paths: readonly number[]): boolean =>
  paths.length >= minScattered && new Set(paths).size > 2 && mostAtOne(paths) <= paths.length / 2;
