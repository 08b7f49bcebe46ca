import { concentratedAbove, hhiPoints, spreadBelow } from "../../../domain/market-shares.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";

/** What the index of concentration is and how it is read, its bounds in the reader's digits. */
export function useHhiHint(): string {
  const { hhiHint } = useText(tools).research.figures;
  const numbers = useNumberWriter();
  return hhiHint({
    most: numbers.whole(hhiPoints),
    spreadBelow: numbers.whole(spreadBelow * hhiPoints),
    concentratedAbove: numbers.whole(concentratedAbove * hhiPoints),
  });
}
