import type { Field } from "../../../../domain/survey.ts";
import { wordsOf } from "../../lexicon/words.ts";
import { boundTitle } from "../bindings.ts";
import { isPlainInRecord } from "../field-path.ts";
import { onlyNamesLink } from "../link-saying.ts";
import { isOfKinds } from "../names/meaning.ts";
import { meanLength } from "../samples.ts";
import { type Leftover, minFill, openColumn, take, takenPaths } from "./leftover.ts";

const minNameLength = 3;

export const lastTitle: Leftover = {
  name: "the one column of words that is left of a table for the title, also where it says the same in every record",
  give: (progress, { set, asked }) => {
    const column = openColumn(asked, progress, (concept) => concept?.role === "title");
    if (column < 0 || boundTitle(asked, progress.bindings) || set.kind !== "table") return progress;
    const taken = takenPaths(set, progress).map(cellOf);
    const left = set.fields.filter(
      (field) => isName(field) && !taken.includes(cellOf(field.path)) && !onlyNamesLink(field, set, []),
    );
    return left.length === 1 ? take(progress, column, left[0]) : progress;
  },
};

const isName = (field: Field): boolean =>
  field.type === "text" &&
  isPlainInRecord(field.path) &&
  !field.path.includes(":hidden") &&
  field.fill >= minFill &&
  meanLength(field) >= minNameLength &&
  !callsKind(field);

/** A heading that is a kind and nothing more; titles stand under headings in parts too: `Topic/Presenter`. */
const callsKind = (field: Field): boolean => isOfKinds(field) && wordsOf(field.name).length === 1;

const cellOf = (path: string): string => path.replace(/[>:=@|#].*$/, "");
