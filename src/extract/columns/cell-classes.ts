import type { PageReader } from "../page/page-reader.ts";
import { isCell } from "../page/table-tags.ts";
import type { NameLanguage } from "../page/page-locale.ts";
import type { ColumnDraft } from "./column.ts";
import { fieldNameOf } from "./field-words.ts";

/** All that is visible in a cell, or what alone stands in it: `c3`, `c3>a`. */
const cellText = /^c\d+(?:>(?:a|span|p|div|strong|b)(?![\p{L}\d])[^>@|=:#]*)?$/u;
const fewest = 2;
const enough = 8;

/** What the classes of cells that no heading stands above say of what is in them, by column: `<td class="event-venue">`. */
export function namesOfCells(
  { tree }: PageReader,
  drafts: readonly ColumnDraft[],
  language: NameLanguage,
): ReadonlyMap<ColumnDraft, string> {
  const names = new Map<ColumnDraft, string>();
  for (const draft of drafts) {
    if (draft.header !== null || draft.label !== null || !cellText.test(draft.key)) continue;
    const nodes = draft.cells.flatMap((cell) => (cell ? [cell.place.node] : [])).slice(0, enough);
    const [first, ...rest] = nodes.map(classesOfCell);
    if (!first || rest.length + 1 < fewest) continue;
    const shared = first.filter((name) => rest.every((classes) => classes.includes(name)));
    const [name] = shared.flatMap((one) => fieldNameOf(one, language) ?? []).toSorted((a, b) => a.length - b.length);
    if (name !== undefined && ![...names.values()].includes(name)) names.set(draft, name);
  }
  return names;

  function classesOfCell(node: number): readonly string[] {
    let cell = node;
    while (cell > 0 && !isCell(tree, cell)) cell = tree.parents[cell] ?? 0;
    return cell > 0 ? (tree.attributes[cell]?.class ?? "").split(/\s+/).filter(Boolean) : [];
  }
}
