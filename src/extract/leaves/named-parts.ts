import { countEach } from "../counts.ts";
import type { PageReader } from "../page/page-reader.ts";
import { decorativeTags } from "../page/tag-rules.ts";
import { childrenOf } from "../page/tree.ts";
import { rememberOf } from "../remember.ts";

const minElements = 2;

type Parts = {
  /** Elements that have no words but those in their children. */
  readonly withoutOwnWords: Map<number, boolean>;
  /** Emphasis that stands beside emphasis of another class in several such elements, by tag and class. */
  readonly named: ReadonlySet<string>;
};

/**
 * Whether emphasis is a part of its own: what it stands in is made of such parts under differing classes, here or elsewhere on the
 * page (`<em class="was">…</em> <em class="now">…</em>`, `<em class="now">…</em>`).
 */
export function isNamedPart(page: PageReader, node: number): boolean {
  const { tree, features } = page;
  const signature = features.signatures[node] ?? "";
  if (signature === tree.tags[node]) return false;
  const parts = partsOf(page);
  return parts.named.has(signature) && hasNoOwnWords(page, tree.parents[node] ?? 0, parts.withoutOwnWords);
}

const partsOf = rememberOf((page: PageReader): Parts => {
  const { tree, features } = page;
  const withoutOwnWords = new Map<number, boolean>();
  const byParent = new Map<number, Set<string>>();
  tree.tags.forEach((tag, node) => {
    const signature = features.signatures[node] ?? tag;
    if (signature === tag || !decorativeTags.has(tag) || (features.leaves[node] ?? 0) === 0) return;
    const parent = tree.parents[node] ?? 0;
    const signatures = byParent.get(parent);
    if (signatures) signatures.add(signature);
    else byParent.set(parent, new Set([signature]));
  });
  const made = [...byParent].filter(
    ([parent, signatures]) => signatures.size > 1 && hasNoOwnWords(page, parent, withoutOwnWords),
  );
  const counts = countEach(made.flatMap(([, signatures]) => [...signatures]));
  const named = new Set([...counts].filter(([, count]) => count >= minElements).map(([signature]) => signature));
  return { withoutOwnWords, named };
});

function hasNoOwnWords({ tree, words }: PageReader, parent: number, found: Map<number, boolean>): boolean {
  let answer = found.get(parent);
  if (answer === undefined) {
    answer = true;
    for (const child of childrenOf(tree, parent))
      if (tree.tags[child] === "#text" && words.spanOf(child)) answer = false;
    found.set(parent, answer);
  }
  return answer;
}
