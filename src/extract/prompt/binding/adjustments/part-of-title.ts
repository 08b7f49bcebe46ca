import { boundTitle, isBound } from "../bindings.ts";
import { isWhole, isWithin } from "../field-path.ts";
import type { Adjustment } from "./adjustment.ts";

const minFill = 0.8;
/** From these on, a part that is the same in all is a word for something: `Vídeo`. */
const fewRecords = 3;

/** A title that is made of several parts, one of which was asked for by itself, is the largest of the others; none where those are words for something. */
export const partOfTitle: Adjustment = {
  name: "the rest of a title of which a part was asked for by itself",
  adjust: (bindings, { set, asked }) => {
    const title = boundTitle(asked, bindings);
    if (!title || title.field.path.includes("|")) return bindings;
    const { column, field: whole, score } = title;
    const parts = set.fields.filter(({ path }) => isPart(path, whole.path));
    const left = parts.filter((part) => !isBound(part, bindings));
    if (left.length === parts.length) return bindings;
    const telling = left.filter(({ distinct }) => distinct > 1 || set.count < fewRecords);
    const best = telling.toSorted((a, b) => b.distinct * b.fill - a.distinct * a.fill)[0];
    if (best && best.fill >= minFill) return bindings.with(column, { field: best, score });
    const isWord = isWhole(whole.path) && left.length > 0 && telling.length === 0;
    return isWord ? bindings.with(column, { field: null, score: 0 }) : bindings;
  },
};

const isPart = (path: string, whole: string): boolean =>
  isWhole(whole) ? isWithin(path, whole) : path.startsWith(`${whole}|(`);
