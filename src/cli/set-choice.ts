import type { Corrections } from "../domain/corrections.ts";
import type { Survey } from "../domain/survey.ts";
import { WrongUse } from "./problems.ts";

/** A set that the page does not have would otherwise be chosen anew without a word. */
export function checkSet({ sets }: Survey, { recordSet }: Corrections): void {
  if (recordSet !== null && !sets.some(({ id }) => id === recordSet))
    throw new WrongUse(`--set ${recordSet}: the page has ${sets.map(({ id }) => id).join(", ") || "no sets"}`);
}
