import { meanNeighbourSimilarity } from "../page/bag.ts";
import { runBag } from "../page/similarity.ts";
import type { Candidate, PageContext } from "./candidate.ts";
import { decorativeTags } from "../page/tag-rules.ts";
import { childrenOf, someBetween, type Tree } from "../page/tree.ts";
import type { RecordRange } from "../page/record-range.ts";
import { rememberOf } from "../remember.ts";

const minSegments = 3;
const maxRuleNodes = 12;

type Segment = number[];

/**
 * Records in running content, cut at `hr`, at blank lines (two breaks in a row) or at every line; preformatted text and
 * running text also at lines that begin with a link or a heading-like element.
 */
export function findSeparated(context: PageContext, parent: number): Candidate[] {
  if ((context.features.breaks[parent] ?? 0) < 2 && countRules(context.tree) < 2) return [];
  const children = isFormatting(context, parent) ? childrenOf(context.tree, parent) : partsOf(context, parent);
  const { breaks, rules } = countSeparators(context, children);
  if (breaks < 2 && rules < 2) return [];
  const { lines, paragraphs, ruled, linked } = cutContent(context, children);
  const found = (cut: readonly Segment[], by: Candidate["by"]): Candidate[] => recordsOf(context, cut, by);
  const byLine = [
    ...(paragraphs.length < lines.length ? found(paragraphs, "blank-lines") : []),
    ...found(lines, "lines"),
    ...(linked.length < lines.length && linked.length !== paragraphs.length ? found(linked, "blank-lines") : []),
  ];
  return [...(rules >= 2 ? found(ruled, "hr") : []), ...(breaks >= 2 ? byLine : [])];
}

/** How many rules a page has: most have none. */
const countRules = rememberOf(({ tags }: Tree) => tags.reduce((count, tag) => count + (tag === "hr" ? 1 : 0), 0));

function countSeparators(context: PageContext, children: readonly number[]): { breaks: number; rules: number } {
  const { tree, features } = context;
  let breaks = 0;
  let rules = 0;
  for (const child of children) {
    if (breaksLine(context, child)) breaks++;
    else if (tree.tags[child] === "a") breaks += features.breaks[child] ?? 0;
    else if (isRuleAlone(context, child)) rules++;
  }
  return { breaks, rules };
}

/** The content of an element cut at every line, at blank lines, at rules, and at lines with a link. */
type Cuts = {
  readonly lines: Segment[];
  readonly paragraphs: Segment[];
  readonly ruled: Segment[];
  readonly linked: Segment[];
};

function cutContent(context: PageContext, children: readonly number[]): Cuts {
  const { tree, features } = context;
  const cuts: Cuts = { lines: [], paragraphs: [], ruled: [], linked: [] };
  const isBlank = (node: number): boolean => (features.leaves[node] ?? 0) === 0;
  let line: Segment = [];
  let rule: Segment = [];
  let blankLines = 0;
  const endLine = (): void => {
    const content = line.filter((node) => !isBlank(node));
    line = [];
    if (content.length === 0) {
      blankLines++;
      return;
    }
    cuts.lines.push(content);
    const startsRecord = content.some((node) => tree.tags[node] === "a");
    if (startsRecord || cuts.linked.length > 0) extend(cuts.linked, content, startsRecord);
    extend(cuts.paragraphs, content, blankLines > 0);
    blankLines = 0;
  };
  const endRule = (): void => {
    endLine();
    blankLines++;
    if (rule.length > 0) cuts.ruled.push(rule);
    rule = [];
  };
  for (const child of children) {
    if (breaksLine(context, child)) endLine();
    else if (isRuleAlone(context, child)) endRule();
    else {
      const breaks = (features.breaks[child] ?? 0) > 0 && tree.tags[child] === "a";
      if (breaks && beginsWithBreak(context, child)) endLine();
      line.push(child);
      if (!isBlank(child)) rule.push(child);
      if (breaks && endsWithBreak(context, child)) endLine();
    }
  }
  endRule();
  return cuts;
}

function recordsOf({ tree, features }: PageContext, cut: readonly Segment[], by: Candidate["by"]): Candidate[] {
  if (cut.length < minSegments) return [];
  const segments = withoutPreface(features.signatures, cut);
  const records: RecordRange[] = segments.map((segment) => ({
    from: segment[0] ?? 0,
    to: tree.ends[segment[segment.length - 1] ?? 0] ?? 0,
  }));
  const coherence = meanNeighbourSimilarity(segments.map((segment) => runBag(features, segment)));
  return [{ kind: "lines", by, records, coherence }];
}

const isFormatting = ({ tree, features }: PageContext, node: number): boolean =>
  decorativeTags.has(tree.tags[node] ?? "") && (features.breaks[node] ?? 0) > 0;

/** The children of an element, those of formatting around lines in its place: a break in bold ends the line all the same. */
function partsOf(context: PageContext, parent: number): number[] {
  const parts: number[] = [];
  const add = (child: number): void => {
    if (isFormatting(context, child)) for (const inner of childrenOf(context.tree, child)) add(inner);
    else parts.push(child);
  };
  for (const child of childrenOf(context.tree, parent)) add(child);
  return parts;
}

const breaksLine = ({ tree }: PageContext, node: number): boolean =>
  tree.tags[node] === "br" || tree.tags[node] === "#line";

/** Whether the first thing in a link is a break. */
function beginsWithBreak({ tree, features }: PageContext, link: number): boolean {
  let node = link + 1;
  while (tree.tags[node] !== "br" && (features.leaves[node] ?? 0) === 0 && node < (tree.ends[link] ?? 0)) node++;
  return tree.tags[node] === "br";
}

function endsWithBreak({ tree, features }: PageContext, link: number): boolean {
  let node = (tree.ends[link] ?? 0) - 1;
  while (tree.tags[node] !== "br" && (features.leaves[node] ?? 0) === 0 && node > link) node--;
  return tree.tags[node] === "br";
}

/** An `hr`, or what holds nothing else: a row of a table or a block that only draws the line. */
function isRuleAlone({ tree, features }: PageContext, node: number): boolean {
  if (tree.tags[node] === "hr") return true;
  const end = tree.ends[node] ?? 0;
  if ((features.leaves[node] ?? 0) > 0 || end - node > maxRuleNodes) return false;
  return someBetween(node + 1, end, (inner) => tree.tags[inner] === "hr");
}

/** The segments, the first one from where it begins like the second: what stands before is the title of the list. */
function withoutPreface(signatures: readonly string[], segments: readonly Segment[]): readonly Segment[] {
  const [first = [], second = [], ...others] = segments;
  const surplus = first.length - second.length;
  const beginsAlike = second.every((node, i) => signatures[node] === signatures[first[surplus + i] ?? -1]);
  return surplus > 0 && beginsAlike ? [first.slice(surplus), second, ...others] : segments;
}

function extend(segments: Segment[], content: Segment, starts: boolean): void {
  const last = segments[segments.length - 1];
  if (starts || !last) segments.push([...content]);
  else for (const node of content) last.push(node);
}
