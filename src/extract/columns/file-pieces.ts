import type { ColumnDraft, RawCell } from "./column.ts";
import { findIdentifier } from "../values/text.ts";
import { type WordingPiece, wordingPart } from "./wording-pieces.ts";

const minNumbered = 0.8;
const documentName = /(?<=\/)[^/?#]+(?=\.(?:pdf|docx?|odt|rtf|xlsx?)(?:[?#]|$))/i;

const suffix = "file";

/** Whether a column holds such numbers: they stand in an address and are none. */
export const isFileNumber = ({ key }: ColumnDraft): boolean => key.endsWith(`|${suffix}`);

/** The numbers by which the linked documents are named: `…/2022/12/30/22-35000.pdf`. */
export function splitFileNames(cells: readonly (RawCell | null)[]): WordingPiece[] {
  let left = cells.filter((cell) => cell !== null).length;
  const least = Math.max(2, left * minNumbered);
  const names: (RawCell | null)[] = [];
  for (const cell of cells) {
    const name = cell && numberOf(cell);
    names.push(name);
    if (cell && !name && --left < least) return [];
  }
  const numbers = new Set(names.flatMap((cell) => (cell ? [cell.raw] : [])));
  return numbers.size >= least ? [{ suffix, label: null, cells: names }] : [];
}

/** The name of the document that an address leads to, where it is a number. */
function numberOf(cell: RawCell): RawCell | null {
  const match = documentName.exec(cell.raw);
  const found = match && findIdentifier(match[0]);
  if (!match || !found || found.span[1] - found.span[0] < match[0].length) return null;
  return wordingPart(cell, match.index, match.index + match[0].length);
}
