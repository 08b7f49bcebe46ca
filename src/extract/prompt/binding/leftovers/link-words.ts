import { boundTitle } from "../bindings.ts";
import { type Leftover, openColumn, take, withCommon } from "./leftover.ts";
import { isOwn } from "./titles.ts";

/** The words of a link, or of what it wraps them in: `li>a`, `p>a>span.text`. */
const inLink = /(?:^|>)a(?![\p{L}\d])[^>@=|]*(?:>(?:span|b|strong|em|i)(?![\p{L}\d])[^>@=|]*)*$/u;

export const linkWords: Leftover = {
  name: "the words of what leads to each thing, whatever they are made of, for a title: 14 de enero de 2015",
  give: (progress, { set, asked, common }) => {
    if (boundTitle(asked, progress.bindings)) return progress;
    const { used } = withCommon(progress, common);
    const column = openColumn(asked, progress, (concept) => concept?.role === "title");
    const words = set.fields.find((field) => inLink.test(field.path) && isOwn(field, set) && !used.has(field.id));
    return take(progress, column, words);
  },
};
