import type { MinedSet } from "../mined-set.ts";
import { foldToLetters } from "../values/letters.ts";

const maxLines = 20;
const minShare = 0.5;
const minLine = 4;

/**
 * Whether a list is nothing but the lines of a few contacts: a street, a town, a phone number, each a record of one text. A directory has as
 * many contacts as records, and more to say of each.
 */
export function areLinesOfContact(set: MinedSet, contacts: MinedSet): boolean {
  const texts = set.columns.filter(({ key }) => !/[@|^]/.test(key));
  const [lines] = texts;
  if (texts.length !== 1 || lines === undefined || set.count > maxLines || contacts.count >= set.count) return false;
  const told = contacts.columns
    .filter(({ key }) => key !== "name")
    .flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [foldToLetters(cell.raw)] : [])));
  const isOfContact = (line: string): boolean =>
    told.some((value) => line.includes(value) || (line.length >= minLine && value.includes(line)));
  const filled = lines.cells.flatMap((cell) => (cell ? [foldToLetters(cell.raw)] : []));
  return filled.filter(isOfContact).length >= filled.length * minShare;
}
