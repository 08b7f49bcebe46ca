import { boundTitle } from "../bindings.ts";
import { isHeadingLevel } from "../field-path.ts";
import { type Leftover, openColumn, take } from "./leftover.ts";

export const headingTitle: Leftover = {
  name: "for a title where the records themselves say none, the heading that they stand under: dates below the name of a committee",
  give: (progress, { set, asked }) => {
    const column = openColumn(asked, progress, (concept) => concept?.id === "title");
    if (column < 0 || boundTitle(asked, progress.bindings)) return progress;
    const heading = set.fields.findLast(
      ({ id, path, type, distinct }) =>
        isHeadingLevel(path) && type === "text" && distinct > 1 && !progress.used.has(id),
    );
    return take(progress, column, heading);
  },
};
