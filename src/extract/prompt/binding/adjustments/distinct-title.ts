import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { boundTitle, isBound } from "../bindings.ts";
import { isPlainInRecord } from "../field-path.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { wordsOfPhrase } from "../../lexicon/words.ts";
import { minNamed } from "../fit/pairing.ts";
import { isNamedExactly } from "../names/cut-short.ts";
import { nameFit } from "../names/name-fit.ts";
import { isToldByPage, meanLength } from "../samples.ts";
import type { Adjustment } from "./adjustment.ts";

/** A title of which more values recur does not tell the records apart. */
export const maxRecurring = 0.7;
const nearlyAll = 0.9;
/** Longer descriptions are no names. */
const maxDescription = 100;

/** A text that recurs is no title where every record has a code of its own, or is described in words of its own. */
export const distinctTitle: Adjustment = {
  name: "the code or description of each record for a title that recurs",
  adjust: (bindings, { set, asked, told }) => {
    const title = boundTitle(asked, bindings);
    if (!title || isNamedExactly(title.field, wordsOfPhrase(asked[title.column]?.title ?? ""))) return bindings;
    if (title.field.distinct > set.count * title.field.fill * maxRecurring) return bindings;
    const isDescribed = asked.slice(0, told).some(({ concept }) => concept?.role === "summary");
    const own = set.fields.filter((field) => !isBound(field, bindings) && isOwn(field, set));
    const telling = own.find(isUnnamedCode) ?? (isDescribed ? undefined : own.find(isShortDescription));
    return telling ? bindings.with(title.column, { field: telling, score: title.score }) : bindings;
  },
};

const isOwn = ({ path, fill, distinct }: Field, { count }: RecordSet): boolean =>
  isPlainInRecord(path) && fill >= nearlyAll && distinct >= count * nearlyAll;

/** A code that the page calls by a name is something of the record. */
const isUnnamedCode = (field: Field): boolean => field.type === "identifier" && !isToldByPage(field);

/** What a tender or an order is called stands under `Description`. */
const isShortDescription = (field: Field): boolean =>
  field.type === "text" &&
  isToldByPage(field) &&
  meanLength(field) <= maxDescription &&
  nameFit(field, findConceptById("summary"), []) >= minNamed;
