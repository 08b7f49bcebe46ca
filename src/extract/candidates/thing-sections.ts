import { headingTags } from "../page/tag-rules.ts";
import type { PageReader } from "../page/page-reader.ts";
import { someBetween, someWithin, type Tree } from "../page/tree.ts";
import { type AddPair, isLabel } from "./thing-pairs.ts";
import { type ThingRegion, walkThing } from "./thing-region.ts";

const maxLabelLength = 40;
const maxSectionLength = 1_000;

/** The sections of a page's own thing: what stands under a heading that is no sentence, up to the next one, unless it begins with a label whose value is at one of `told`. */
export function findSections(page: PageReader, region: ThingRegion, told: readonly number[], add: AddPair): void {
  const { tree } = page;
  walkThing(page, region, (node) => {
    if (!headingTags.has(tree.tags[node] ?? "") || node === region.heading) return false;
    if ((page.features.textLength[node] ?? 0) > maxLabelLength) return true;
    const label = page.text(node);
    const body = isLabel(label) ? bodyOf(page, node) : null;
    if (body === null || tellsOfOther(page, region, body)) return true;
    const begin = page.words.startOf(body[0]);
    const isTold = (place: number): boolean =>
      place >= body[0] && place < body[1] && page.words.startOf(place) - begin <= maxLabelLength;
    if (told.some(isTold)) return true;
    const holder = tree.parents[body[0]] ?? 0;
    const start = page.words.startOf(holder);
    const span = [page.words.startOf(body[0]) - start, page.words.startOf(body[1]) - start] as const;
    const raw = page
      .text(holder)
      .slice(...span)
      .trim();
    add(label, { raw, place: { node: holder, attr: null, span: [span[0], span[0] + raw.length] } });
    return true;
  });
}

/** From the element after a heading, or after what holds nothing but it, to the next that holds a heading. */
function bodyOf({ tree, features }: PageReader, heading: number): readonly [number, number] | null {
  let before = heading;
  let holder = tree.parents[heading] ?? 0;
  while (holder > 0 && features.textLength[holder] === features.textLength[heading]) {
    before = holder;
    holder = tree.parents[holder] ?? 0;
  }
  const end = tree.ends[holder] ?? 0;
  let from: number | null = null;
  let node = tree.ends[before] ?? end;
  let length = 0;
  while (node < end && !holdsHeading(tree, node)) {
    length += features.textLength[node] ?? 0;
    if (length > maxSectionLength) return null;
    if (length > 0) from ??= node;
    node = tree.ends[node] ?? node + 1;
  }
  return from === null ? null : [from, node];
}

const holdsHeading = (tree: Tree, element: number): boolean =>
  someWithin(tree, element, (node) => headingTags.has(tree.tags[node] ?? ""));

const asked = new Set(["input", "textarea", "select"]);

/** Whether a part of it stands in a list or in a block of other things, or asks for something. */
const tellsOfOther = ({ tree }: PageReader, region: ThingRegion, [from, to]: readonly [number, number]): boolean =>
  someBetween(from, to, (node) => region.endOfOther(node) > 0 || asked.has(tree.tags[node] ?? ""));
