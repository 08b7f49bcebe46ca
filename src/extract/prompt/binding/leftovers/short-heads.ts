import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { wordsOfPhrase } from "../../lexicon/words.ts";
import type { Asked } from "../bindings.ts";
import { isPlainInRecord } from "../field-path.ts";
import { withoutNumber } from "../names/field-words.ts";
import { byFirstLetter, shorteningOf } from "../names/stands-for.ts";
import { isToldByPage } from "../samples.ts";
import { type Leftover, type Progress, take } from "./leftover.ts";

/** A column that nothing answers, a heading that could be short for it, and how surely. */
type Short = { readonly column: number; readonly field: Field; readonly sureness: number };

/** Fewer letters say something only where others do as well. */
const fewShort = 2;

/** Pages that abbreviate one heading do so with others: `W`, `L`, `PCT`, `GB`. */
export const shortHeads: Leftover = {
  name: "the one heading or label that is short for what was asked for",
  give: (progress, { set, asked }) => {
    const found = shortsFor(progress, set, asked);
    const sure = found.filter((one) => isOnly(one, found));
    const known = progress.bindings.filter(({ field }, i) => field && isShort(field, asked[i])).length;
    const kept = sure.length + known >= fewShort ? sure : sure.filter(({ sureness }) => sureness > byFirstLetter);
    return kept.reduce((bound, { column, field }) => take(bound, column, field), progress);
  },
};

const isShort = (field: Field, column: Asked | undefined): boolean =>
  isToldByPage(field) && shorteningOf(field.name, wordsOfPhrase(column?.title ?? "")) > 0;

function shortsFor({ bindings, used }: Progress, { fields }: RecordSet, asked: readonly Asked[]): readonly Short[] {
  const heads = new Set<string>();
  const free = fields.filter((field) => {
    if (!isToldByPage(field) || !isPlainInRecord(field.path) || used.has(field.id)) return false;
    const head = withoutNumber(field.name);
    return !heads.has(head) && heads.add(head);
  });
  return asked.flatMap(({ title, concept }, column) => {
    if (bindings[column]?.field) return [];
    const words = wordsOfPhrase(title);
    return free.flatMap((field) => {
      const sureness = shorteningOf(field.name, words);
      const isOfType =
        field.type === "text" || !concept || concept.types.length === 0 || concept.types.includes(field.type);
      const isFit = sureness > 0 && (isOfType || sureness > 2);
      return isFit ? [{ column, field, sureness }] : [];
    });
  });
}

/** Whether nothing else is as surely short for the column, nor the heading for another column. */
const isOnly = (one: Short, all: readonly Short[]): boolean =>
  all.every(
    (other) =>
      other === one || (other.column !== one.column && other.field !== one.field) || other.sureness < one.sureness,
  );
