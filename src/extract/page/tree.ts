export type Attributes = Readonly<Record<string, string>>;

/**
 * A page as an array of structs. Nodes are numbered in document order, so the subtree of `n` is the range `n … ends[n] - 1`
 * and containment is two comparisons. Node 0 is `html`.
 */
export type Tree = {
  readonly size: number;
  /** Tag name, `#text`, or `#line` for a line break inside preformatted text. */
  readonly tags: readonly string[];
  readonly parents: readonly number[];
  readonly ends: readonly number[];
  readonly depths: readonly number[];
  /** Characters of a text node as decoded from the page; empty for elements. */
  readonly texts: readonly string[];
  readonly attributes: readonly (Attributes | undefined)[];
  /** Content that a browser does not show: kept, because tabs and accordions hold records. */
  readonly hidden: readonly boolean[];
  /** Text of `script` elements by node: never part of the page's text. */
  readonly scripts: ReadonlyMap<number, string>;
  readonly title: string;
  /** Whether a cap was met and the rest of the page dropped. */
  readonly truncated: boolean;
};

export type TreeLimits = { readonly nodes: number; readonly depth: number };

/** Child nodes in order, texts and line breaks included. */
export function childrenOf(tree: Tree, parent: number): number[] {
  const children: number[] = [];
  const end = tree.ends[parent] ?? 0;
  for (let child = parent + 1; child < end; child = tree.ends[child] ?? child + 1) children.push(child);
  return children;
}

/** Whether one of the nodes `from … to - 1` is such. */
export function someBetween(from: number, to: number, isSuch: (node: number) => boolean): boolean {
  for (let node = from; node < to; node++) if (isSuch(node)) return true;
  return false;
}

/** Whether an element is such, or something in it. */
export const someWithin = ({ ends }: Tree, element: number, isSuch: (node: number) => boolean): boolean =>
  someBetween(element, ends[element] ?? 0, isSuch);
