import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isPlain, isWhole } from "../field-path.ts";
import { withoutNumber } from "../names/field-words.ts";
import { areMostly } from "../samples.ts";
import { type Adjustment, replaceEach } from "./adjustment.ts";

const minRanges = 0.6;
const figures = String.raw`\d[\d.,\s’']*`;
const oneFigure = String.raw`(?:\d{1,3}(?:[\s’']\d{3})+(?!\d)|\d+(?:[.,’']\d+)*)(?:[.,]\d+)?\s?`;
const unit = String.raw`[\p{L}\p{Sc}°%][^\d\s:|()*]{0,5}`;
const figureOnly = new RegExp(`^${figures}$`, "u");
const withUnit = new RegExp(String.raw`^(?:(?<before>${unit})\s?)?${oneFigure}(?<after>${unit})?$`, "u");
const amount = String.raw`(?:\p{L}{0,3}\p{Sc}\s?)?${figures}(?:\p{Sc}|\p{L}{1,5}\.?)?`;
const range = new RegExp(
  String.raw`^(?:\p{L}{1,6}\s){0,2}${amount}\s?(?:[-–—]|(?<!\p{L})(?:al?|to|and|y|e|hasta|bis|und|à|au|et|do|pana la|până la|ate|até)(?!\p{L}))\s?${amount}(?:\s?/?\s?\p{L}[\p{L}\s/]{0,20})?$`,
  "iu",
);

/** The unit beside its figures, or both ends of a range, are set in elements of their own: `<b>70</b> <i>m²</i>`. */
export const wholeFigure: Adjustment = {
  name: "the whole of a figure that its unit or the other end of its range is set apart from",
  adjust: (bindings, { set }) => replaceEach(bindings, (field) => wholeOf(field, set)),
};

function wholeOf(part: Field, { fields }: RecordSet): Field | undefined {
  if (part.type === "price" && part.path.endsWith(pricePiece)) return lineOf(part, fields);
  if (!isPlain(part.path)) return undefined;
  const around = fields.filter((field) => isWhole(field.path) && holds(field, part)).toReversed();
  if (part.type === "number") return around.find((whole) => addsUnit(whole, part));
  return part.type === "price" ? around.find((whole) => isRange(whole, part)) : undefined;
}

const pricePiece = "|price";

/** The line that a price was cut out of, where it is a range wherever it has figures: `De 2.000 € a 3.000 €`, `A convenir`. */
const lineOf = ({ path }: Field, fields: readonly Field[]): Field | undefined =>
  fields.find((line) => {
    const priced = line.samples.filter((sample) => /\d/.test(sample));
    return (
      `${line.path}${pricePiece}` === path &&
      isPlain(line.path) &&
      priced.length > 0 &&
      priced.filter((sample) => range.test(sample)).length >= priced.length * minRanges
    );
  });

const holds = (whole: Field, { path, fill }: Field): boolean => {
  const base = whole.path.slice(0, -1);
  return whole.fill === fill && (path === base || path.startsWith(`${base}>`));
};

/** Whether each value is a bare figure and the whole the same with one and the same unit, which the page does not call it by. */
function addsUnit(whole: Field, part: Field): boolean {
  if (whole.samples.length === 0 || !part.samples.every((sample) => figureOnly.test(sample))) return false;
  const units = whole.samples.map((sample) => {
    const { before = "", after = "" } = withUnit.exec(sample)?.groups ?? {};
    return before === "" ? after : after === "" ? before : "";
  });
  const name = part.nameFrom === "label" ? withoutNumber(part.name) : null;
  return units[0] !== "" && units[0] !== name && units.every((one) => one === units[0]);
}

const isRange = (whole: Field, part: Field): boolean =>
  areMostly(minRanges, whole, (sample) => range.test(sample)) && !part.samples.some((sample) => range.test(sample));
