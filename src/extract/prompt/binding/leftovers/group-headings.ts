import { wordsOfPhrase } from "../../lexicon/words.ts";
import { isHeadingLevel } from "../field-path.ts";
import { type Leftover, takeEach } from "./leftover.ts";

const kinds = new Set("categoria category rubro kategorie rubrik categorie".split(" "));
const sections = new Set("seccion section apartado grupo group epigrafe bloque sezione".split(" "));

/** What a page calls its groups by stands above them; of several levels, `heading-levels.ts` settles which. */
const headingFor = (name: string, words: ReadonlySet<string>): Leftover => ({
  name,
  give: (progress, { set, asked }) =>
    takeEach(progress, asked, ({ title }, { used }) => {
      const [word = "", ...more] = wordsOfPhrase(title);
      if (more.length > 0 || !words.has(word)) return undefined;
      const field = set.fields.findLast(
        ({ id, path, distinct }) => isHeadingLevel(path) && distinct > 1 && !used.has(id),
      );
      return field && { field };
    }),
});

export const sectionHeadings: Leftover = headingFor("for a section, the heading above the records", sections);

/** A kind may be told in the record itself, which is looked at first. */
export const groupHeadings: Leftover = headingFor("for a category, the heading above the records", kinds);
