import type { ModelUse } from "../../../domain/model-use.ts";
import { models } from "../../../i18n/models.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Banner } from "../banner.tsx";

/** What a language model had to do with a result, and why it had nothing to do with it. */
export function ModelNotice({ use }: { use: ModelUse }) {
  const text = useText(models);
  const numbers = useNumberWriter();
  if (use.planner === "rules") {
    return (
      <Banner tone="info" msg="model.rules">
        {text.byRules(use.because === null ? text.noSet : text.reasons[use.because])}
      </Banner>
    );
  }
  return (
    <>
      <p className="text-xs text-quiet">{use.planner === "model" ? text.planned(use.model) : text.read(use.model)}</p>
      {use.partial ? (
        <Banner tone="warning" msg="model.partial">
          {text.readPart}
        </Banner>
      ) : null}
      {use.unfilled ? (
        <Banner tone="warning" msg="model.unfilled">
          {text.unfilled(use.unfilled.cells, numbers.whole(use.unfilled.cells))}
          {use.unfilled.because === null ? "." : `: ${text.reasons[use.unfilled.because]}. ${text.again}`}
        </Banner>
      ) : null}
    </>
  );
}
