import { fold } from "../../../domain/text.ts";

/** Whether a prompt already asks for a column. */
export const asksFor = (prompt: string, column: string): boolean =>
  ` ${fold(prompt).replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(
    ` ${fold(column)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `,
  );

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
  const asked = columns.filter((name) => asksFor(prompt, name));
  const isAsked = asked.includes(column);
  const wanted = isAsked ? asked.filter((name) => name !== column) : [...asked, column];
  const written = prompt.trim();
  const isComposed = written === "" || written === compose(asked);
  if (isComposed) return wanted.length === 0 ? "" : compose(columns.filter((name) => wanted.includes(name)));
  if (!isAsked) return `${written.replace(/[.,;\s]+$/, "")}, ${column}`;
  const escaped = column.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return written.replace(new RegExp(`(?:,\\s*|\\s+[ye]\\s+|\\s+and\\s+)?${escaped}`, "iu"), "").trim();
}
