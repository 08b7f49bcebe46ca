import { fold } from "../../../../domain/text.ts";
import { conceptOf } from "../../lexicon/match-concept.ts";
import type { AskedColumn } from "../asked.ts";
import type { Draft } from "../prompt-text.ts";

const renames =
  /(?<!\p{L})(?:y\s+|and\s+|,\s*)?(?:(?:renombra(?:r|ndo)?|cambia(?:r)? el nombre de|rename|renaming)\s+(?:a\s+)?(?:(?:la columna(?: de)?|el campo|el|la|the)\s+)?(?<from>[^,.;\s][^,.;]*?)(?<!\s)(?:\s+column)?\s+(?:como|por|a|to|as|->|→)\s+|(?:llama(?:r|ndo)?|call)\s+(?:a\s+)?(?:(?:la columna(?: de)?|el|la|the)\s+)?(?<called>\p{L}[\p{L} ]*?)(?<!\s)(?:\s+column)?\s+(?=["«“']))["«“']?(?<to>[^,.;"»”']+)["»”']?/u;

/** The words for a column, and what it is to be called. */
type Rename = { readonly from: string; readonly to: string };

/** Takes "renombra precio como coste" out of a prompt. */
export function takeRenames(draft: Draft): Rename[] {
  const match = renames.exec(draft.text());
  const from = match?.groups?.from ?? match?.groups?.called;
  const to = match?.groups?.to;
  if (!match || !from || !to) return [];
  const at = match.index + match[0].lastIndexOf(to);
  const title = draft.original.slice(at, at + to.length).trim();
  draft.cut(match.index, match.index + match[0].length);
  return [{ from: from.trim(), to: title }];
}

/** Gives columns the names that "renombra precio como coste" asks for. */
export function renameColumns(columns: readonly AskedColumn[], wanted: readonly Rename[]): AskedColumn[] {
  return columns.map((column) => {
    const rename = wanted.find(({ from }) => {
      const concept = conceptOf(from);
      return fold(column.title) === fold(from) || (concept !== null && concept === column.concept);
    });
    return rename ? { ...column, called: rename.to } : column;
  });
}
