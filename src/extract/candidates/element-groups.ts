import type { GridReader } from "../page/table-grid.ts";
import { decorativeTags } from "../page/tag-rules.ts";
import type { PageContext } from "./candidate.ts";

/** The elements that hold something, grouped by what may make them records of one list. */
export type ElementGroups = {
  /** The number of the tag path of each element. */
  readonly pathOf: readonly number[];
  readonly byPath: ReadonlyMap<number, readonly number[]>;
  readonly byComponent: ReadonlyMap<string, readonly number[]>;
  /** Elements without a name, by that of what they begin with. */
  readonly byFirstPart: ReadonlyMap<string, readonly number[]>;
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** On how many elements each class word stands. */
  readonly wordUses: ReadonlyMap<string, number>;
};

/** Rows and items alternate their classes: for them the tag alone is the step of the path. */
const plainSteps = new Set(["table", "tbody", "tr", "td", "th", "li"]);
const stepOf = (tag: string, signature: string): string => (plainSteps.has(tag) ? tag : signature);

/** Formatting that a page forgets to close nests in itself, deeper with every list: it is one step. */
const formattingTags = new Set(["font", "b", "strong", "i", "em", "u", "center", "small", "big"]);

export function groupElements(page: PageContext, grids: GridReader, kinds: ReadonlyMap<number, string>): ElementGroups {
  const { tree, features } = page;
  const pathOf = numberPaths(page, kinds);
  const wordsOf = new Map<string, ReadonlySet<string>>();
  const byPath = new Map<number, number[]>();
  const byComponent = new Map<string, number[]>();
  const byFirstPart = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const classUses = new Map<string, number>();
  for (let node = 0; node < tree.size; node++) {
    const tag = tree.tags[node] ?? "";
    if (tag.startsWith("#") || isNestedFormatting(page, node)) continue;
    const signature = features.signatures[node] ?? "";
    const classes = tree.attributes[node]?.class ?? "";
    let words = wordsOf.get(classes);
    if (!words) wordsOf.set(classes, (words = classWords(classes)));
    classUses.set(classes, (classUses.get(classes) ?? 0) + 1);
    if ((features.leaves[node] ?? 0) === 0) continue;
    const row = tag === "tr" ? grids.row(node)?.row : undefined;
    if (row?.isHeader || row?.isHeading) continue;
    push(byPath, pathOf.own[node] ?? 0, node);
    if (features.chrome[node] || (features.leaves[node] ?? 0) < 2) continue;
    if (isComponent(tag, signature)) push(byComponent, signature, node);
    else if (tag === "div") push(byFirstPart, features.signatures[node + 1] ?? "", node);
    if (tag === "article" && signature !== tag) push(byComponent, tag, node);
    if (!cellTags.has(tag)) for (const word of words) push(byWord, word, node);
  }
  const wordUses = new Map<string, number>();
  for (const [classes, uses] of classUses)
    for (const word of wordsOf.get(classes) ?? []) wordUses.set(word, (wordUses.get(word) ?? 0) + uses);
  return { pathOf: pathOf.inner, byPath, byComponent, byFirstPart, byWord, wordUses };
}

const isNestedFormatting = ({ tree }: PageContext, node: number): boolean => {
  const tag = tree.tags[node] ?? "";
  return formattingTags.has(tag) && tree.tags[tree.parents[node] ?? -1] === tag;
};

/** Numbers the tag paths: that of each element, and that of what stands in it, which for decoration is its parent's. */
function numberPaths(
  page: PageContext,
  kinds: ReadonlyMap<number, string>,
): { readonly own: readonly number[]; readonly inner: readonly number[] } {
  const { tree, features } = page;
  let paths = 0;
  /** For the path of a parent, the paths below it by their last step. */
  const below: Map<string, number>[] = [];
  const own = new Array<number>(tree.size).fill(0);
  const inner = new Array<number>(tree.size).fill(0);
  for (let node = 0; node < tree.size; node++) {
    const tag = tree.tags[node] ?? "";
    if (tag.startsWith("#")) continue;
    const above = inner[tree.parents[node] ?? -1] ?? 0;
    if (isNestedFormatting(page, node)) {
      inner[node] = above;
      continue;
    }
    const steps = (below[above] ??= new Map<string, number>());
    const step = stepOf(tag, kinds.get(node) ?? features.signatures[node] ?? "");
    let path = steps.get(step);
    if (path === undefined) steps.set(step, (path = ++paths));
    own[node] = path;
    inner[node] = decorativeTags.has(tag) ? above : path;
  }
  return { own, inner };
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
