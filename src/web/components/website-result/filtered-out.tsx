import { X } from "lucide-react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Plan, Understood } from "../../../domain/plan.ts";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { withoutCondition } from "./corrections.ts";
import { useFilterWriter } from "./filter-words.ts";
import { fieldNaming } from "./named-fields.ts";
import type { Correcting } from "./understood-line.tsx";

type Props = {
  understood: Understood;
  plan: Plan;
  /** The set whose records were filtered, unknown where the page is no longer kept. */
  set: RecordSetSummary | undefined;
  correcting: Correcting | null;
};

/** The records are there, and the conditions let none of them through: each is named, and one press drops it. */
export function FilteredOut({ understood, plan, set, correcting }: Props) {
  const text = useText(tools);
  const words = text.prompt.filteredOut;
  const numbers = useNumberWriter();
  const writeFilter = useFilterWriter(fieldNaming(set, useLanguage()));
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
        set ? { count: set.count, text: numbers.whole(set.count) } : null,
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
