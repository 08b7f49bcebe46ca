import { X } from "lucide-react";
import type { Plan, Understood } from "../../../domain/plan.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { withoutCondition } from "./corrections.ts";
import { useFilterWriter } from "./filter-words.ts";
import type { Correcting } from "./understood-line.tsx";

type Props = {
  understood: Understood;
  plan: Plan;
  /** How many records the set has. */
  count: number | null;
  correcting: Correcting | null;
};

/** The records are there, and the conditions let none of them through: each is named, and one press drops it. */
export function FilteredOut({ understood, plan, count, correcting }: Props) {
  const text = useText(tools);
  const words = text.prompt.filteredOut;
  const numbers = useNumberWriter();
  const writeFilter = useFilterWriter();
  const conditions = plan.where.map((filter, i) => ({
    words: writeFilter(filter),
    asked: understood.filters[i]?.asked ?? "",
  }));
  const drop = (asked: string): void => correcting?.onChange(withoutCondition(correcting.corrections, asked));
  return (
    <Banner
      tone="warning"
      msg="prompt.filteredOut"
      title={words.title(
        conditions.map((condition) => condition.words),
        count === null ? null : { count, text: numbers.whole(count) },
      )}
      actions={
        correcting
          ? conditions.map((condition) => (
              <Button key={condition.words} variant="secondary" size="sm" onClick={() => drop(condition.asked)}>
                <X size={14} aria-hidden="true" />
                {words.drop(condition.words)}
              </Button>
            ))
          : null
      }
    >
      {words.hint(conditions.length)} {text.notCharged}
    </Banner>
  );
}
