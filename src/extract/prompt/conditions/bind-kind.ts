import { fold } from "../../../domain/text.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { bindColumns } from "../binding/bind.ts";
import { isOwnText } from "../binding/field-path.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { translateValues } from "../lexicon/translations/translate-values.ts";
import { type Match, matchValues } from "../lexicon/value-words.ts";
import type { Restriction } from "../parsing/asked.ts";
import { isAboutInWords } from "../sets/name-things.ts";
import { type BoundFilter, isWordy, type ValuesOf } from "./bound-filter.ts";

/** What sorts records has few values: each of these stands in two records or more on the whole. */
const leastRecordsPerValue = 2;
const wholeShare = 0.8;
/** What most of the records are is what the page is a list of. */
const mostNamed = 0.6;
const leastNamed = 1;
/** Where the name of a thing ends and what it is for or made of begins. */
const afterHead =
  /\s*(?:[,;:|([/–—]|\s-\s|\s(?:with|for|in|by|from|of|de|del|para|con|en|mit|fur|für|aus|pour|avec|per|da|com)\s).*$/iu;

const read = (words: string, values: readonly string[]): Match | null =>
  matchValues(words, values) ?? translateValues(words, values);

/**
 * Which records are of a kind that was named: by a column that sorts them, else by what their titles say they are ("Black Icon Socks",
 * "Calcetín de lana", of "calcetines"). None where the page is about that kind or shows no such records beside others.
 */
export function bindKind(
  set: RecordSet,
  { asked, words }: Restriction,
  valuesOf: ValuesOf,
  pageSays: string,
): BoundFilter[] | null {
  if (isAboutInWords(pageSays, words) || (set.name !== null && isAboutInWords(set.name, words))) return null;
  for (const field of set.fields.filter((one) => sorts(one, set))) {
    const found = read(words, valuesOf(field));
    if (!found || found.share < wholeShare) continue;
    return found.among < 1 ? [{ asked, field, op: found.isWhole ? "in" : "contains", value: [...found.values] }] : null;
  }
  const title = bindColumns(set, [{ title: "title", concept: findConceptById("title") }])[0]?.field;
  const values = title ? valuesOf(title) : [];
  const named = values.flatMap((value) => {
    const part = headNamed(words, value);
    return part === null ? [] : [{ part, value }];
  });
  if (!title || named.length < leastNamed || named.length > values.length * mostNamed) return null;
  const parts = [...new Set(named.map(({ part }) => part))];
  const isClear = values.every((value) => parts.every((part) => !isWithinWord(part, value)));
  if (isClear) return [{ asked, field: title, op: "contains", value: parts }];
  return [{ asked, field: title, op: "in", value: named.map(({ value }) => value) }];
}

/** "Lamp" in "Clamp". */
function isWithinWord(part: string, value: string): boolean {
  const at = fold(value).indexOf(fold(part));
  return at > 0 && /\p{L}$/u.test(fold(value).slice(0, at));
}

const sorts = (field: Field, { count }: RecordSet): boolean =>
  isWordy(field) && isOwnText(field.path) && field.fill === 1 && field.distinct * leastRecordsPerValue <= count;

/** The part of a title that says what the thing is, where that is what words say: its end in Germanic languages, its beginning in Romance ones. */
function headNamed(words: string, title: string): string | null {
  const head = title.replace(afterHead, "").replace(/(?:\s+\S*\d\S*)+$/u, "");
  const part = read(words, [head])?.values[0] ?? null;
  return part !== null && (head.endsWith(part) || head.startsWith(part)) ? part : null;
}
