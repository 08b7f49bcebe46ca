import { isOwnText } from "../binding/field-path.ts";
import type { Filter, Scalar } from "../../../domain/plan.ts";
import { fold } from "../../../domain/text.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { quantityOf, type Unit, unitOf, writeQuantity } from "../../values/units.ts";
import type { AskedFilter } from "../parsing/asked.ts";
import { wordsOfPhrase } from "../lexicon/words.ts";
import type { Binding } from "../binding/bindings.ts";
import { bindingScore } from "../binding/fit/field-fit.ts";
import { areMostly, isToldByPage } from "../binding/samples.ts";

/** What is measured in the units asked for is meant, the more so the better its name fits. */
const measuredScore = 0.6;
const minMeasured = 0.6;
const maxQuantityLength = 30;

/** Whether most values of a field are written with units of a dimension: `500 g`, `1,5 kg`. */
const isWrittenIn = (field: Field, { dimension }: Unit): boolean =>
  field.samples.length > 0 &&
  isOwnText(field.path) &&
  areMostly(
    minMeasured,
    field,
    (sample) => sample.length <= maxQuantityLength && quantityOf(sample)?.dimension === dimension,
  );

/** The unit that the heading of a column of plain figures gives them: `Area (km²)`, `Horas`. */
function unitOfHeading(field: Field): Unit | null {
  const { name, samples } = field;
  if (!isToldByPage(field) || !samples.every((sample) => /^[-+−]?\d[\d.,\s]*$/.test(sample.trim()))) return null;
  return unitOf(/\(([^()/]+)\)\s*$/.exec(name)?.[1]?.trim() ?? name.trim());
}

/** The field whose values are measured as a condition with a unit measures, one that is asked for rather than another: weights for "menos de 1 kg". */
export function bindQuantity(
  set: RecordSet,
  { concept, fieldWords }: AskedFilter,
  unit: string,
  asked: readonly Field[],
): Binding | null {
  const wanted = unitOf(unit);
  if (!wanted) return null;
  const words = wordsOfPhrase(fieldWords);
  const measured = set.fields.flatMap((field, order) =>
    isWrittenIn(field, wanted) || unitOfHeading(field)?.dimension === wanted.dimension
      ? [
          {
            field,
            score:
              (asked.includes(field) ? measuredScore : 0) +
              measuredScore +
              bindingScore(field, set, concept, words, order),
          },
        ]
      : [],
  );
  return measured.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** What the heading of a column says that its figures are in: `Valor FOB (mill. US$)`, `Revenue ($M)`, `Población (miles)`. */
function scaleOfHeading({ name }: Field): number {
  const inBrackets = fold(/\(([^()]+)\)\s*$/.exec(name)?.[1] ?? "").replace(/^(?:us\$|[$€£]|usd|eur|gbp)\s?/u, "");
  if (/^(?:billions?|bn)(?!\p{L})/u.test(inBrackets)) return 1_000_000_000;
  if (/^(?:en )?(?:mill(?:\.|ones|ions?)?|mm|mn)(?!\p{L})|^m$/u.test(inBrackets)) return 1_000_000;
  return /^(?:en )?(?:miles|thousands?|000s?)(?!\p{L})/u.test(inBrackets) ? 1_000 : 1;
}

/** The figures of a condition as the values of a field are compared: with their unit where those have one. */
export function valueFor(field: Field, { unit, value }: AskedFilter): Filter["value"] {
  const wanted = unit === undefined ? null : unitOf(unit);
  const scale = scaleOfHeading(field);
  const inScale = (figure: Scalar): Scalar => (typeof figure === "number" && figure >= scale ? figure / scale : figure);
  if (unit === undefined || !wanted)
    return Array.isArray(value) ? value.map(inScale) : value === null ? null : inScale(value);
  const own = unitOfHeading(field);
  const convert = (figure: unknown): string | number => {
    const amount = Number(figure);
    if (isWrittenIn(field, wanted)) return writeQuantity(amount, unit);
    return own?.dimension === wanted.dimension ? (amount * wanted.factor) / own.factor : amount;
  };
  return Array.isArray(value) ? value.map(convert) : convert(value);
}
