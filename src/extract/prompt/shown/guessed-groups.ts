import type { RecordSet } from "../../../domain/survey.ts";
import { bindColumns } from "../binding/bind.ts";
import type { Request } from "../parsing/parse.ts";
import { type Shown, tellsApart } from "./shown.ts";

/** What is left over and differs from record to record is nothing to group them by. */
export function withoutGuessedGroup(set: RecordSet, { aggregate }: Pick<Request, "aggregate">, shown: Shown): Shown {
  const { asked, bindings } = shown;
  const named = bindColumns(set, asked);
  const isGuess = (i: number): boolean =>
    asked[i]?.title === aggregate?.group?.title && !named[i]?.field && tellsApart(bindings[i]?.field ?? null, set);
  return aggregate
    ? { asked, bindings: bindings.map((one, i) => (isGuess(i) ? { field: null, score: 0 } : one)) }
    : shown;
}
