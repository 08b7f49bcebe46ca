import type { PageReader } from "../page/page-reader.ts";
import { remember } from "../remember.ts";
import type { RecordRange } from "../page/record-range.ts";

/** The part of a page that tells of the one thing it is about: its content without the records of its lists. */
export type ThingRegion = {
  readonly heading: number | null;
  /** Nodes in the order in which they are likely to tell of the thing: from its heading on, then what stands before it. */
  readonly order: readonly (readonly [number, number])[];
  /** Where the record or the block that a node begins ends, when it tells of something else; 0 otherwise. */
  readonly endOfOther: (node: number) => number;
  /** The same, but for the records of lists: where a menu or a block of other things ends. */
  readonly endOfPart: (node: number) => number;
  /** Whether a node stands before the first list under the heading. */
  readonly isBeforeLists: (node: number) => boolean;
  /** Whether a node stands in a record of a list. */
  readonly isInList: (node: number) => boolean;
};

const maxBefore = 4_000;
const maxAside = 600;
/** What stands this many nodes from its neighbours is no part of their list. */
const maxGap = 500;
const minApart = 4;
const maxToButton = 1_500;
const partTags = new Set(["nav", "header", "footer", "aside"]);
/** What says more of the page than this is no other thing, whatever its name: a `body` whose classes set how things look. */
const maxOtherShare = 0.5;

/** Words in the name of an element that holds other things than the page's own. */
const otherThings =
  /(?:^|[-_\s])(?:related|recommend\w*|similar|cross-?sells?|up-?sells?|also-?\w+|relacionad\w+|sponsored|minicart|comments?|footer|cookies?|modal(?!-(?:enabled|ready|open|link|trigger))|newsletter)(?:$|[-_\s])/i;
const classOfOtherThings = remember((classes) => otherThings.test(classes));
/** What has been put into a cart, unless the button that puts the page's own thing there is in it. */
const cart = /(?:^|[-_\s])(?:cart|basket|carrito)(?:$|[-_\s])/i;
const classOfCart = remember((classes) => cart.test(classes));

/** Whether the first record under the heading is much farther from the next than the others are: the thing itself, beside its like. */
function standsApart([first, second, ...rest]: readonly RecordRange[], heading: number): boolean {
  if (!first || !second || first.from < heading) return false;
  const widest = rest.reduce(
    (most, { from }, i) => Math.max(most, from - (rest[i - 1] ?? second).to),
    first.to - first.from,
  );
  return second.from - first.to > minApart * widest;
}

/** The records of lists count as other things unless the heading stands in one of them. */
export function createThingRegion(
  page: PageReader,
  heading: number | null,
  lists: readonly (readonly RecordRange[])[],
): ThingRegion {
  const { tree, features } = page;
  const from = heading ?? 1;
  const others = new Map<number, number>();
  const inList = new Uint8Array(tree.size);
  for (const records of lists) {
    if (records.some((record) => record.from <= from && record.to > from)) continue;
    const apart = standsApart(records, from);
    records.forEach((record, i) => {
      if (i === 0 && apart) return;
      const before = records[i - 1]?.to ?? -Infinity;
      const after = records[i + 1]?.from ?? Infinity;
      if (record.from - before > maxGap && after - record.to > maxGap) return;
      others.set(record.from, Math.max(record.to, others.get(record.from) ?? 0));
      inList.fill(1, record.from, record.to);
    });
  }
  let firstRecord = tree.size;
  for (const start of others.keys()) if (start > from && start < firstRecord) firstRecord = start;
  const content = contentAround(page, from);
  const endOf = (node: number): number => {
    const end = tree.ends[node] ?? node + 1;
    if (node <= from && end > from) return 0;
    if (features.chrome[node] && !tellsOfThing(page, node, from, content)) return end;
    const attributes = tree.attributes[node];
    if (!attributes) return 0;
    if ((features.textLength[node] ?? 0) > (features.textLength[0] ?? 0) * maxOtherShare) return 0;
    const { class: classes = "", id = "" } = attributes;
    if (classOfOtherThings(classes) || otherThings.test(id)) return end;
    const isOfThing = node > from && node < firstRecord && node < from + maxToButton;
    return !isOfThing && (classOfCart(classes) || cart.test(id)) ? end : 0;
  };
  /** Several readings walk the region. */
  const ends = new Int32Array(tree.size).fill(-1);
  const endOfPart = (node: number): number => {
    let end = ends[node] ?? -1;
    if (end < 0) ends[node] = end = endOf(node);
    return end;
  };
  return {
    heading,
    isBeforeLists: (node) => node < firstRecord,
    isInList: (node) => inList[node] === 1,
    order: [
      [from, tree.size],
      [Math.max(1, from - maxBefore), from],
    ],
    endOfOther: (node) => others.get(node) ?? endOfPart(node),
    endOfPart,
  };
}

const contentTags = new Set(["main", "article", "section"]);

/** The outermost element around the heading that says that it holds content; null where none does. */
function contentAround({ tree }: PageReader, heading: number): number | null {
  let content: number | null = null;
  for (let up = tree.parents[heading] ?? -1; up > 0; up = tree.parents[up] ?? -1)
    if (contentTags.has(tree.tags[up] ?? "") || tree.attributes[up]?.role === "main") content = up;
  return content;
}

/** A block called a header or a sidebar that is no menu and stands under the heading, or above it in its content: `detail-header` with the price in it. */
const tellsOfThing = ({ tree, features }: PageReader, node: number, heading: number, content: number | null): boolean =>
  (node > heading || (content !== null && node > content)) &&
  Math.abs(node - heading) < maxAside &&
  !partTags.has(tree.tags[node] ?? "") &&
  (features.linkLength[node] ?? 0) <= (features.textLength[node] ?? 0) / 2;

/** Calls `visit` for each element or text of the region, in its order; what `visit` returns as true is not entered. */
export function walkThing({ tree }: PageReader, region: ThingRegion, visit: (node: number) => boolean): void {
  for (const [from, to] of region.order) {
    for (let node = from; node < to; node++) {
      const other = region.endOfOther(node);
      if (other > 0) node = other - 1;
      else if (visit(node)) node = (tree.ends[node] ?? node + 1) - 1;
    }
  }
}
