import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Plan, Understood } from "../../../domain/plan.ts";
import { fold } from "../../../domain/text.ts";
import { isGuess } from "./is-guess.ts";

const shownAtFirst = 8;
/** Fewer than these are not worth a press. */
const leastFolded = 3;

export type UnderstoodColumn = { title: string; words: string; isGuess: boolean };

const sure = (title: string): UnderstoodColumn => ({ title, words: title, isGuess: false });

/** No column was asked for, or none was understood: the main ones are shown. */
export const isByDefault = ({ columns }: Understood, plan: Plan | null): boolean =>
  columns.length === 0 && plan?.aggregate === null && plan.columns.every(({ from }) => !("infer" in from));

/** Each column that was found, with what its field is called where that differs. */
export function understoodColumns(
  { columns, notFound, modelUse }: Understood,
  plan: Plan | null,
  set: RecordSetSummary | null,
  shownAs: (field: string) => string = (field) => field,
): UnderstoodColumn[] {
  const byRules = modelUse === undefined || modelUse.planner === "rules";
  const found = columns.flatMap((column) => {
    const { asked, field } = column;
    if (field === null) return [];
    const isSame = [field, shownAs(field)].some((name) => fold(name) === fold(asked));
    const words = isSame ? asked : `${asked} → ${shownAs(field)}`;
    return [{ title: asked, words, isGuess: byRules && isGuess(column, set) }];
  });
  const judged = plan?.columns.flatMap(({ title, from }) => ("infer" in from ? [sure(title)] : [])) ?? [];
  const known = [...found, ...judged];
  const byDefault = plan?.aggregate ? [] : (plan?.columns.filter(({ title }) => !notFound.includes(title)) ?? []);
  const shown = known.length > 0 ? known : byDefault.map(({ title }) => ({ ...sure(title), words: shownAs(title) }));
  return [...new Map(shown.map((column) => [column.words, column])).values()];
}

/** A figure and what a model judges are not read from one field of the page. */
export const canBeBound = (plan: Plan | null, title: string): boolean =>
  plan?.aggregate === null && plan.columns.some((column) => column.title === title && !("infer" in column.from));

/** The columns that stand there at once: the first ones, and wherever they are those that `asksForLook`. */
export function columnsAtFirst(
  columns: readonly UnderstoodColumn[],
  asksForLook: (column: UnderstoodColumn) => boolean,
): readonly UnderstoodColumn[] {
  const shown = columns.filter((column, place) => place < shownAtFirst || asksForLook(column));
  return columns.length - shown.length < leastFolded ? columns : shown;
}
