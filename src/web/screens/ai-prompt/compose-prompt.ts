/** One sign for each sign of the text, so that places in both are the same. */
const foldSigns = (text: string): string =>
  [...text]
    .map((sign) => {
      const folded = sign.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
      return folded.length === sign.length ? folded : sign.toLowerCase();
    })
    .join("");

type Span = readonly [start: number, end: number];

/** Where a prompt names columns. A longer name is looked for first: "Subject link" does not also ask for "Subject". */
function findColumns(prompt: string, columns: readonly string[]): Map<string, Span> {
  let rest = foldSigns(prompt);
  const found = new Map<string, Span>();
  for (const column of columns.toSorted((a, b) => b.length - a.length)) {
    const name = foldSigns(column.trim()).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const match = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, "u").exec(rest);
    if (name === "" || !match) continue;
    const span: Span = [match.index, match.index + match[0].length];
    found.set(column, span);
    rest = rest.slice(0, span[0]) + "\n".repeat(span[1] - span[0]) + rest.slice(span[1]);
  }
  return found;
}

/** The columns that a prompt names, in the order they are given in. */
export function askedColumns(prompt: string, columns: readonly string[]): string[] {
  const found = findColumns(prompt, columns);
  return columns.filter((column) => found.has(column));
}

/**
 * The prompt with one column more or less. A prompt that was only put together from columns is put together anew;
 * what a person wrote is kept, and the column is added at its end or taken out of it.
 */
export function toggleColumn(
  prompt: string,
  column: string,
  columns: readonly string[],
  compose: (columns: readonly string[]) => string,
): string {
  const asked = askedColumns(prompt, columns);
  const isAsked = asked.includes(column);
  const written = prompt.trim();
  if (written === "" || written === compose(asked)) {
    const wanted = columns.filter((name) => (name === column ? !isAsked : asked.includes(name)));
    return wanted.length === 0 ? "" : compose(wanted);
  }
  if (!isAsked) return `${written.replace(/[.,;\s]+$/, "")}, ${column}`;
  const [start, end] = findColumns(prompt, columns).get(column)!;
  const before = prompt.slice(0, start).replace(/(?:,\s*|\s+(?:y|e|and)\s+)$/iu, "");
  return (before + prompt.slice(end)).trim();
}
