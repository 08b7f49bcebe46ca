import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { wordsOfPhrase } from "../../lexicon/words.ts";
import { boundTitle, isBound } from "../bindings.ts";
import { isPlainInRecord } from "../field-path.ts";
import { isNamedExactly } from "../names/cut-short.ts";
import { isToldByPage } from "../samples.ts";
import type { Adjustment } from "./adjustment.ts";

/** A title of which more values recur does not tell the records apart. */
export const maxRecurring = 0.7;
const nearlyAll = 0.9;

/** A text that recurs is no title where every record has a code of its own that the page does not call something of the record. */
export const distinctTitle: Adjustment = {
  name: "the code of each record for a title that recurs",
  adjust: (bindings, { set, asked }) => {
    const title = boundTitle(asked, bindings);
    if (!title || isNamedExactly(title.field, wordsOfPhrase(asked[title.column]?.title ?? ""))) return bindings;
    if (title.field.distinct > set.count * title.field.fill * maxRecurring) return bindings;
    const code = set.fields.find((field) => isOwnCode(field, set) && !isBound(field, bindings));
    return code ? bindings.with(title.column, { field: code, score: title.score }) : bindings;
  },
};

const isOwnCode = (field: Field, { count }: RecordSet): boolean =>
  field.type === "identifier" &&
  isPlainInRecord(field.path) &&
  !isToldByPage(field) &&
  field.fill >= nearlyAll &&
  field.distinct >= count * nearlyAll;
