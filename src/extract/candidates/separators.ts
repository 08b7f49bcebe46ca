import { meanNeighbourSimilarity } from "../page/bag.ts";
import { runBag } from "../page/similarity.ts";
import type { Candidate, PageContext } from "./candidate.ts";
import { decorativeTags } from "../page/tag-rules.ts";
import { childrenOf } from "../page/tree.ts";
import type { RecordRange } from "../page/record-range.ts";

const minSegments = 3;
const maxRuleNodes = 12;

type Segment = number[];

/**
 * Records in running content, cut at `hr`, at blank lines (two breaks in a row) or at every line; preformatted text and
 * running text also at lines that begin with a link or a heading-like element.
 */
export function findSeparated(context: PageContext, parent: number): Candidate[] {
  const { tree, features } = context;
  const children = isFormatting(context, parent) ? childrenOf(tree, parent) : partsOf(context, parent);
  const isBreak = (node: number): boolean => breaksLine(context, node);
  const isRule = (node: number): boolean => isRuleAlone(context, node);
  const isBlank = (node: number): boolean => (features.leaves[node] ?? 0) === 0;
  let breaks = 0;
  let rules = 0;
  for (const child of children) {
    if (isBreak(child)) breaks++;
    else if (tree.tags[child] === "a") breaks += features.breaks[child] ?? 0;
    else if (isRule(child)) rules++;
  }
  if (breaks < 2 && rules < 2) return [];

  const lines: Segment[] = [];
  const paragraphs: Segment[] = [];
  const ruled: Segment[] = [];
  const linked: Segment[] = [];
  let line: Segment = [];
  let blankLines = 0;
  const endLine = (): void => {
    const content = line.filter((node) => !isBlank(node));
    if (content.length > 0) {
      lines.push(content);
      const startsRecord = content.some((node) => tree.tags[node] === "a") && !isBlank(content[0] ?? 0);
      if (startsRecord || linked.length > 0) extend(linked, content, startsRecord);
      extend(paragraphs, content, blankLines > 0 || paragraphs.length === 0);
      blankLines = 0;
    } else blankLines++;
    line = [];
  };
  let rule: Segment = [];
  const endRule = (): void => {
    if (rule.length > 0) ruled.push(rule);
    rule = [];
  };
  for (const child of children) {
    if (isBreak(child)) {
      endLine();
      continue;
    }
    if (isRule(child)) {
      endLine();
      blankLines++;
      endRule();
      continue;
    }
    const breaks = (features.breaks[child] ?? 0) > 0 && tree.tags[child] === "a";
    if (breaks && beginsWithBreak(context, child)) endLine();
    line.push(child);
    if (!isBlank(child)) rule.push(child);
    if (breaks && endsWithBreak(context, child)) endLine();
  }
  endLine();
  endRule();

  const found: Candidate[] = [];
  const add = (cut: Segment[], by: Candidate["by"]): void => {
    if (cut.length < minSegments) return;
    const segments = withoutPreface(features.signatures, cut);
    const records: RecordRange[] = segments.map((segment) => ({
      from: segment[0] ?? 0,
      to: tree.ends[segment[segment.length - 1] ?? 0] ?? 0,
    }));
    const coherence = meanNeighbourSimilarity(segments.map((segment) => runBag(features, segment)));
    found.push({ kind: "lines", by, records, coherence });
  };
  if (rules >= 2) add(ruled, "hr");
  if (breaks >= 2) {
    if (paragraphs.length < lines.length) add(paragraphs, "blank-lines");
    add(lines, "lines");
    if (linked.length < lines.length && linked.length !== paragraphs.length) add(linked, "blank-lines");
  }
  return found;
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
  for (let inner = node + 1; inner < end; inner++) if (tree.tags[inner] === "hr") return true;
  return false;
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
