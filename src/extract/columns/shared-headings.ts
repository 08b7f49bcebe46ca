import type { ColumnDraft } from "./column.ts";

const minFill = 0.6;
const maxNames = 4;
const divider = /\s*[,;/|&+]\s*/u;
const isName = (text: string): boolean => /^\p{L}[\p{L} .ºª°'’-]{1,29}$/u.test(text);

/** The names of several things under one heading: `Título, Autor`, `Torneo/Campo`. */
function namesIn(heading: string): readonly string[] {
  const names = heading.split(divider);
  const isList = names.length > 1 && names.length <= maxNames && names.every(isName);
  return isList && new Set(names).size === names.length ? names : [];
}

/** The cell of a table that a visible text stands in, `c2` for `c2>a` and `c2:line`; null for wholes, attributes and pieces. */
const cellOf = ({ key }: ColumnDraft): string | null =>
  /[@|~]|=$/.test(key) ? null : (/^(c\d+)(?![\p{L}\d])/u.exec(key)?.[1] ?? null);

/**
 * A heading that names several things heads cells of as many lines, in that order: which name each line has, null for what more stands
 * in such cells, of which the heading says nothing.
 */
export function namesUnderSharedHeadings(drafts: readonly ColumnDraft[]): ReadonlyMap<ColumnDraft, string | null> {
  const cells = new Map<string, ColumnDraft[]>();
  for (const draft of drafts) {
    const cell = cellOf(draft);
    if (cell !== null && draft.header !== null && draft.label === null)
      cells.set(cell, [...(cells.get(cell) ?? []), draft]);
  }
  const lines = new Map([...cells.values()].flatMap(shareOut));
  const byKey = new Map([...lines].map(([{ key }, name]) => [key, name]));
  for (const draft of drafts) {
    const [line = "", ...piece] = draft.key.split("|");
    const name = piece.length > 0 && draft.header !== null ? byKey.get(line) : undefined;
    if (name !== undefined) lines.set(draft, name);
  }
  return lines;
}

function shareOut(lines: readonly ColumnDraft[]): readonly (readonly [ColumnDraft, string | null])[] {
  const names = namesIn(lines[0]?.header ?? "");
  const full = lines.filter(({ cells }) => cells.filter((cell) => cell !== null).length >= cells.length * minFill);
  if (names.length === 0 || names.length > full.length) return [];
  return lines.map((line) => [line, names[full.indexOf(line)] ?? null]);
}
