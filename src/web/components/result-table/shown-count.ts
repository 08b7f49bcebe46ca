import type { tools } from "../../../i18n/es/tools.ts";

type Words = Pick<typeof tools.table, "rows" | "rowsOf" | "groups" | "groupsOf">;

/** How many rows of a table the filter leaves, called groups where its rows are figures of groups. */
export function shownCount(
  words: Words,
  { shown, total, isOfGroups }: { shown: number; total: number; isOfGroups: boolean },
  write: (count: number) => string,
): string {
  const [all, some] = isOfGroups ? [words.groups, words.groupsOf] : [words.rows, words.rowsOf];
  return shown === total ? all(total, write(total)) : some(write(shown), write(total));
}
