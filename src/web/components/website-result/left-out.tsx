import type { Corrections } from "../../../domain/corrections.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { DroppedChip } from "./condition-chip.tsx";
import { UnderstoodRow } from "./understood-row.tsx";
import { type Change, restoring, withCondition } from "./corrections.ts";

/** What a person left out, to be put back. */
export function LeftOut({ corrections, change }: { corrections: Corrections; change: Change }) {
  const text = useText(tools).prompt;
  const names = { order: text.understoodOrder, limit: text.limit, repeats: text.noRepeats, best: text.bestOf };
  const chips = [
    ...corrections.dropped.map((asked) => ({ words: asked, back: change((now) => withCondition(now, asked)) })),
    ...corrections.lifted.map((what) => ({ words: names[what], back: change((now) => restoring(now, what)) })),
  ];
  if (chips.length === 0) return null;
  return (
    <UnderstoodRow name={text.leftOut}>
      {chips.map(({ words, back }) =>
        back ? <DroppedChip key={words} words={words} label={text.takeBack(words)} onPress={back} /> : null,
      )}
    </UnderstoodRow>
  );
}
