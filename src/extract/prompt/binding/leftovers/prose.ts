import type { Field } from "../../../../domain/survey.ts";
import { textKey } from "../../../candidates/details.ts";
import type { Asked } from "../bindings.ts";
import { isWhole, isWithin } from "../field-path.ts";
import { isToldByPage, meanLength } from "../samples.ts";
import { isToldApart } from "../names/meaning.ts";
import { fieldsLeft } from "./in-order.ts";
import { type Leftover, openColumn, type Progress, take } from "./leftover.ts";

/** What says a text in short is not the text. */
const asksInShort =
  /resum|sumari|summar|abstract|extract|sinops|synops|excerpt|snippet|teaser|entradilla|bajada|copete|standfirst|headnote/i;
const minLength = 15;
const minLead = 1.5;

export const prose: Leftover = {
  name: "the longest text left over, as short as it may be, for what was written",
  give: (progress, { set, asked }) => {
    const open = openColumn(asked, progress, (concept) => concept?.role === "summary");
    const column = open < 0 ? asked.findIndex((_, i) => holdsOthers(progress, asked, i)) : open;
    if (column < 0) return progress;
    const isText = ({ path }: Field): boolean => path === textKey && !asksInShort.test(asked[column]?.title ?? "");
    const [longest, next] = fieldsLeft(set, progress)
      .filter(
        (field) =>
          isText(field) ||
          (field.type === "text" && !isToldApart(field, null) && !(set.count === 1 && isToldByPage(field))),
      )
      .map((field) => ({ field, length: meanLength(field) }))
      .toSorted((a, b) => b.length - a.length);
    const stands = longest && longest.length >= minLength && !(next && next.length * minLead > longest.length);
    return stands ? take(progress, column, longest.field) : progress;
  },
};

/** Whether what was taken for the text is the whole of an element without a name, and another answer stands in it. */
function holdsOthers({ bindings }: Progress, asked: readonly Asked[], column: number): boolean {
  const whole = bindings[column]?.field;
  return (
    asked[column]?.concept?.role === "summary" &&
    whole?.nameFrom === "position" &&
    isWhole(whole.path) &&
    bindings.some(({ field }) => field && isWithin(field.path, whole.path))
  );
}
