import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Plan } from "../../../domain/plan.ts";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";

/** Whether the page has none of the columns that were asked for: the table would hold nothing. */
export const isNothingFound = (plan: Plan | null): boolean =>
  plan !== null &&
  plan.aggregate === null &&
  plan.columns.length > 0 &&
  plan.columns.every(({ from }) => "missing" in from);

type Props = {
  plan: Plan;
  set: RecordSetSummary | null;
  /** Given where the prompt can be asked anew: asks for columns that the list has. */
  onAskFor?: ((columns: readonly string[]) => void) | undefined;
};

/** Stands instead of a table of dashes: what the list lacks, and what it has. */
export function NothingFound({ plan, set, onAskFor }: Props) {
  const text = useText(tools).prompt.nothingFound;
  const language = useLanguage();
  const lacking = new Intl.ListFormat(language, { type: "disjunction" }).format(plan.columns.map(({ title }) => title));
  const columns = [...new Set(set?.fields.slice(0, set.shown).map(({ name }) => name))];
  return (
    <Banner
      tone="warning"
      msg="prompt.nothingFound"
      title={text.title(lacking)}
      actions={
        onAskFor && columns.length > 0 ? (
          <Button variant="secondary" size="sm" onClick={() => onAskFor(columns)}>
            {text.show}
          </Button>
        ) : null
      }
    >
      {columns.length > 0 ? text.has(new Intl.ListFormat(language).format(columns)) : null}{" "}
      {onAskFor ? text.hint : null}
    </Banner>
  );
}
