import { meanLength } from "../samples.ts";
import { isToldApart } from "../names/meaning.ts";
import { fieldsLeft } from "./in-order.ts";
import { type Leftover, openColumn, take } from "./leftover.ts";

const minLength = 15;
const minLead = 1.5;

export const prose: Leftover = {
  name: "the longest text left over, as short as it may be, for what was written",
  give: (progress, { set, asked }) => {
    const column = openColumn(asked, progress, (concept) => concept?.role === "summary");
    if (column < 0) return progress;
    const [longest, next] = fieldsLeft(set, progress)
      .filter((field) => field.type === "text" && !isToldApart(field, null))
      .map((field) => ({ field, length: meanLength(field) }))
      .toSorted((a, b) => b.length - a.length);
    const stands = longest && longest.length >= minLength && !(next && next.length * minLead > longest.length);
    return stands ? take(progress, column, longest.field) : progress;
  },
};
