import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { areImpossible } from "../fit/impossible-values.ts";
import { isPlainInRecord } from "../field-path.ts";
import { isToldApart, meaningOf } from "../names/meaning.ts";
import { type Leftover, openColumn, take } from "./leftover.ts";

const minRecords = 3;
const minFill = 0.9;

/** Under a heading in a language that nobody knows here, what each record has its own of still tells it apart. */
export const onlyCode: Leftover = {
  name: "the only code that each record has its own of, for what identifies it",
  give: (progress, { set, asked }) => {
    const column = openColumn(
      asked,
      progress,
      (concept) => concept?.role === "identifier" && concept.shape === undefined,
    );
    const isFree = ({ id }: Field): boolean => !progress.used.has(id);
    const [only, ...more] =
      column < 0
        ? []
        : set.fields.filter(
            (field) =>
              isFree(field) && isCode(field, set) && !areImpossible(field, set, asked[column]?.concept ?? null, false),
          );
    return only && more.length === 0 ? take(progress, column, only) : progress;
  },
};

const isCode = (field: Field, { count }: RecordSet): boolean =>
  (field.type === "identifier" || (field.type === "number" && (isCalledCode(field) || areLong(field)))) &&
  isPlainInRecord(field.path) &&
  count >= minRecords &&
  field.fill >= minFill &&
  field.distinct >= count * field.fill &&
  (!isToldApart(field, null) || isCalledCode(field)) &&
  !isOrdinal(field) &&
  field.samples.every((sample) => /^[^\s.,]+$/.test(sample));

/** Numbers of as many figures each, and no years: no amounts and no counts. */
const areLong = ({ samples, path }: Field): boolean =>
  !path.includes(":hidden") &&
  samples.every(
    (sample) => sample.length >= 4 && sample.length === samples[0]?.length && !/^(?:19|20)\d\d$/.test(sample),
  );

/** A heading that says no more than that it is a number: `ID`, `Code`. */
const isCalledCode = (field: Field): boolean => findConceptById(meaningOf(field) ?? "")?.role === "identifier";

/** `1`, `2`, `3`: places in the list. */
const isOrdinal = ({ samples }: Field): boolean =>
  samples.every((sample, i) => Number(sample) === Number(samples[0]) + i);
