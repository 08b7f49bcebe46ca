import type { Cell, Extraction } from "../domain/extraction.ts";
import type { Passage, PassageSpan, Reading } from "../domain/skeleton.ts";
import type { ValueType } from "../domain/survey.ts";
import { emptyCell } from "./run/make-cell.ts";
import type { Page } from "./survey.ts";
import { blockTags } from "./page/tag-rules.ts";
import { readValue } from "./values/read-value.ts";
import { cutText } from "./cut-text.ts";

const maxPassages = 2_000;
const maxLength = 4_000;
const asideTags = new Set(["nav", "header", "footer", "aside", "form", "button", "select"]);

/** The running text that a page shows, block by block in document order, without menus and hidden parts. */
export function listPassages(page: Page): Passage[] {
  const { reader } = page;
  const { tree } = reader;
  const passages: Passage[] = [];
  for (let node = 0; node < tree.size && passages.length < maxPassages; node++) {
    const tag = tree.tags[node] ?? "";
    if (tree.hidden[node] || asideTags.has(tag)) {
      node = (tree.ends[node] ?? node + 1) - 1;
      continue;
    }
    if (!blockTags.has(tag) || reader.hasBlocks(node) || holdsHidden(page, node)) continue;
    const shown = reader.text(node);
    if (shown === "") continue;
    passages.push({ path: reader.path(node), text: cutText(shown, maxLength) });
    node = (tree.ends[node] ?? node + 1) - 1;
  }
  return passages;
}

function holdsHidden({ reader: { tree } }: Page, node: number): boolean {
  for (let inner = node + 1; inner < (tree.ends[node] ?? 0); inner++) if (tree.hidden[inner]) return true;
  return false;
}

/**
 * Cuts a table out of a page's passages: every value is the page's own text at the place that the reading points at.
 * Places outside the text give empty cells. At most `recordLimit` rows; the cut is counted in `cutByPlan`.
 */
export function cutReading(
  page: Page,
  passages: readonly Passage[],
  { columns, rows }: Reading,
  { recordLimit }: { recordLimit: number },
): Extraction {
  const cut = rows
    .slice(0, recordLimit)
    .map((spans) => columns.map(({ type }, i) => cutCell(page, passages, spans[i] ?? null, type)));
  return {
    columns: columns.map(({ title, type }) => ({ title, type })),
    rows: cut,
    understood: {
      columns: columns.map(({ title, asked }) => ({ asked, means: "text", field: title })),
      filters: [],
      notFound: [],
      alternatives: [],
    },
    counts: {
      inSet: rows.length,
      afterFilters: rows.length,
      returned: cut.length,
      cutByPlan: rows.length - cut.length,
      emptyCells: cut.flat().filter(({ value }) => value === null).length,
    },
  };
}

function cutCell(page: Page, passages: readonly Passage[], span: PassageSpan | null, type: ValueType): Cell {
  const passage = span && passages[span.passage];
  if (!span || !passage) return emptyCell;
  const raw = passage.text.slice(span.from, span.to);
  if (raw === "") return emptyCell;
  const value = readValue(raw, type, page.locale);
  return { value, raw, basis: "page", at: { path: passage.path, span: [span.from, span.to] } };
}
