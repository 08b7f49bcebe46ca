import type { ModelFailure, ModelUse } from "../../../domain/model-use.ts";
import { models } from "../../../i18n/models.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Banner } from "../banner.tsx";

type Props = {
  use: ModelUse;
  /** Titles of the columns that the model filled. */
  judged: readonly string[];
};

/** A repeat goes on with what is missing, unless somebody has to do something first. */
const isBeyondRepeating = new Set<ModelFailure>(["unauthorised", "unknown-model", "rejected", "over-budget"]);

/** What a language model had to do with a result, or why it had nothing to do with it and what helps. */
export function ModelNotice({ use, judged }: Props) {
  const text = useText(models);
  const numbers = useNumberWriter();
  const list = new Intl.ListFormat(useLanguage());
  const { planner, because, unfilled } = use;
  if (planner === "rules") {
    return (
      <Banner tone="info" msg="model.rules">
        {because === null
          ? text.byRules(text.noSet)
          : `${text.byRules(text.reasons[because])} ${text.whatToDo[because]}`}
      </Banner>
    );
  }
  const titles = list.format(judged.map(text.quoted));
  const planned = judged.length > 0 ? text.plannedAndJudged(use.model, titles) : text.planned(use.model);
  const unfilledText = unfilled ? writeUnfilled(unfilled, text, numbers.whole(unfilled.cells)) : null;
  return (
    <>
      <p className="text-xs text-quiet">{planner === "model" ? planned : text.read(use.model)}</p>
      {use.partial ? (
        <Banner tone="warning" msg="model.partial">
          {text.readPart}
        </Banner>
      ) : null}
      {unfilledText ? (
        <Banner tone="warning" msg="model.unfilled">
          {unfilledText}
        </Banner>
      ) : null}
    </>
  );
}

type Unfilled = NonNullable<ModelUse["unfilled"]>;

/** How many cells stayed empty, why, what that does to the table, and what helps. */
function writeUnfilled({ cells, because, decides }: Unfilled, text: typeof models.es, count: string): string {
  const what = text.unfilled(cells, count);
  const sentences = [because === null ? `${what}.` : `${what}: ${text.reasons[because]}.`];
  if (decides) sentences.push(text.decides);
  if (because !== null) sentences.push(isBeyondRepeating.has(because) ? text.whatToDo[because] : text.again);
  return sentences.join(" ");
}
