import type { ValueType } from "../../../../domain/survey.ts";
import { isUsualOfSome, kindsAsked } from "../../lexicon/usual-values/usual-values.ts";
import { isAboveRecord, isOwnText } from "../field-path.ts";
import { isToldApart } from "../names/meaning.ts";
import { isToldByPage, shareOf } from "../samples.ts";
import type { Pairing } from "./pairing.ts";

/** Types of words, and of figures with their unit. */
const ownTypes: ReadonlySet<ValueType> = new Set(["text", "measure", "identifier"]);
const mostValues = 0.6;
/** Where figures stand at the same place in some records, so many of the words are. */
const mostWords = 0.75;
const leastWords = 2;
const maxLength = 60;
/** What follows is said of the value: `Used - minor marks`. */
const afterValue = /\s*(?:\s[-–—]\s|[:;(/·∙|]).*$/u;

/** Whether most values are usual ones of the kind that was asked for: `Automatik` for a gearbox, `Bachelor` for a degree. */
export function areUsual({ field, concept, asked }: Pairing): boolean {
  if (!ownTypes.has(field.type) || field.samples.length === 0 || !isOwnText(field.path) || isAboveRecord(field.path))
    return false;
  const kinds = kindsAsked(asked, concept?.id ?? null);
  if (kinds.length === 0) return false;
  const isNamed = isToldByPage(field) && !isUsualOfSome(field.name);
  if (isNamed && isToldApart(field, concept)) return false;
  const words = field.samples.filter((sample) => !/\d/.test(sample));
  return kinds.some(({ isUsual, isMeasured }) => {
    if (isMeasured && isNamed) return false;
    const isSo = (sample: string): boolean =>
      sample.length <= maxLength && (isUsual(sample) || isUsual(sample.replace(afterValue, "")));
    return (
      shareOf(field, isSo) >= mostValues ||
      (words.length >= leastWords && words.filter(isSo).length >= words.length * mostWords)
    );
  });
}
