import { wordsOfPhrase } from "../../lexicon/words.ts";
import { isHeadingLevel } from "../field-path.ts";
import { type Leftover, takeEach } from "./leftover.ts";

const groups = new Set(
  "categoria category seccion section apartado grupo group rubro epigrafe bloque kategorie rubrik categorie sezione".split(
    " ",
  ),
);

/** What a page calls its groups by stands above them; of several levels, `heading-levels.ts` settles which. */
export const groupHeadings: Leftover = {
  name: "for a category or section, the heading above the records",
  give: (progress, { set, asked }) =>
    takeEach(progress, asked, ({ title }, { used }) => {
      const words = wordsOfPhrase(title);
      if (words.length !== 1 || !groups.has(words[0] ?? "")) return undefined;
      const field = set.fields.findLast(
        ({ id, path, distinct }) => isHeadingLevel(path) && distinct > 1 && !used.has(id),
      );
      return field && { field };
    }),
};
