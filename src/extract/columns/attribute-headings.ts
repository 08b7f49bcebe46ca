import { countFilled, textsOf } from "./cells.ts";
import type { ColumnDraft } from "./column.ts";

const headingAttribute = /^(.+)@data-(?:label|title|th|header|heading)$/;
const maxLength = 40;
const minFill = 0.6;
const minRecords = 2;
const minHeadings = 2;

/**
 * Cells that carry the heading of their column, for narrow screens (`<td data-label="Fecha">`): it is the heading of what stands in
 * them, whatever stands above, and no column.
 */
export function headedByAttributes(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const headings = drafts.flatMap((draft) => {
    const place = headingAttribute.exec(draft.key)?.[1];
    const text = place === undefined ? null : sameText(draft);
    return place !== undefined && text !== null ? [{ draft, place, text }] : [];
  });
  if (new Set(headings.map(({ text }) => text)).size < minHeadings) return drafts;
  const said = new Set(headings.map(({ draft }) => draft));
  return drafts
    .filter((draft) => !said.has(draft))
    .map((draft) => {
      const heading = headings.find(({ place }) => isIn(draft.key, place));
      return heading ? { ...draft, header: heading.text } : draft;
    });
}

/** The few words that an attribute is in all records. */
function sameText({ cells }: ColumnDraft): string | null {
  const texts = new Set(textsOf(cells));
  const [text = ""] = texts;
  const isSame = texts.size === 1 && cells.length >= minRecords && countFilled(cells) >= cells.length * minFill;
  return isSame && text.length <= maxLength && /\p{L}{2}/u.test(text) ? text : null;
}

const isIn = (key: string, place: string): boolean =>
  key === place || (/^[>=:/@|]/.test(key.slice(place.length)) && key.startsWith(place));
