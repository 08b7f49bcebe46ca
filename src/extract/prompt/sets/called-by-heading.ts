import type { RecordSet } from "../../../domain/survey.ts";
import { fold } from "../../../domain/text.ts";
import { bindAmongCommon, bindColumns } from "../binding/bind.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { withoutLeadIn } from "../lexicon/section-names.ts";
import { sameStem, wordsOf } from "../lexicon/words.ts";
import type { AskedColumn } from "../parsing/asked.ts";
import { countBound } from "./rank-sets.ts";

const minSaid = 2;
const minShare = 0.6;
const minCognate = 5;
/** Shorter words are abbreviations of this and that. */
const minWord = 4;
const minCognateShare = 0.6;
/** What a prompt says of its list before it asks for columns. */
const clause = /^.*?(?=\s*[:,;]|\s+(?:con|with)\s|$)/u;
const small = new Set(
  "de del la el los las lo the of and a an en in on su sus their its que son mas menos most least that which are is con with para for por by un una top primeros first last cuales what list lista ranking".split(
    " ",
  ),
);

const sayingWords = (text: string): string[] =>
  wordsOf(text).filter((word) => /\p{L}{2}/u.test(word) && !small.has(word));

/** Words of one language in another: `urban` and `urbanas`, `aggressive` and `agresivas`. */
function areCognates(a: string, b: string): boolean {
  const [one, other] = [a, b].map((word) => word.replace(/(\p{L})\1/gu, "$1")) as [string, string];
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared >= minCognate && shared >= Math.max(one.length, other.length) * minCognateShare;
}

function sayTheSame(a: string, b: string): boolean {
  if (sameStem(a, b) || areCognates(a, b)) return true;
  const concept = Math.min(a.length, b.length) < minWord ? undefined : matchConcept(a)?.concept;
  return concept !== undefined && matchConcept(b)?.concept === concept;
}

/** Whether the records of a list stand under several headings, of which its own is one. */
const goesOn = ({ name, fields }: RecordSet): boolean =>
  fields.some(({ distinct, samples }) => distinct > 1 && name !== null && samples.includes(name));

/**
 * The best list whose own heading says most of what the prompt says before it asks for columns, in either language ("brands most
 * aggressive with apps" under `¿Cuáles son las marcas más agresivas con las apps?`), and that answers by name no less than the set
 * that would be meant otherwise. The page's title calls none of its lists.
 */
export function findCalledByHeading(
  prompt: string,
  columns: readonly AskedColumn[],
  ranked: readonly RecordSet[],
  chosen: RecordSet | undefined,
  pageTitle: string,
): RecordSet | undefined {
  const said = sayingWords(clause.exec(withoutLeadIn(fold(prompt).trim()))?.[0] ?? "");
  if (said.length < minSaid || !chosen) return undefined;
  const title = fold(pageTitle);
  const isCalled = ({ name, count, kind }: RecordSet): boolean => {
    if (count < 2 || name === null || kind === "structured" || title.includes(fold(name))) return false;
    const heading = sayingWords(name);
    const matched = said.filter((word) => heading.some((other) => sayTheSame(word, other))).length;
    return matched >= minSaid && matched >= said.length * minShare;
  };
  const answers = (set: RecordSet): number => countBound(bindAmongCommon(set, columns).bindings);
  const least = answers(chosen);
  const called = ranked.filter((set) => isCalled(set) && answers(set) >= least);
  const [best] = called;
  const ending = called.filter((set) => best && set.name === best.name && set.count < best.count && !goesOn(set));
  const found = best && goesOn(best) ? (ending.toSorted((a, b) => b.count - a.count)[0] ?? best) : best;
  return found === chosen ? undefined : found;
}

/**
 * What is asked for of a list that its heading calls: what only says which list is meant is none of its columns where it has all
 * others; where no column answers, its items are meant.
 */
export function columnsOfCalled(set: RecordSet, columns: readonly AskedColumn[]): readonly AskedColumn[] {
  const [first] = columns;
  const heading = sayingWords(set.name ?? "");
  const isOfHeading = ({ title }: AskedColumn): boolean =>
    sayingWords(title).every((word) => heading.some((other) => sayTheSame(word, other)));
  const others = columns.filter((column) => !isOfHeading(column));
  if (others.length > 0 && countBound(bindColumns(set, others)) === others.length) return others;
  if (!first || countBound(bindAmongCommon(set, columns).bindings) > 0) return columns;
  return [{ title: "title", concept: findConceptById("title"), called: first.called ?? first.title }];
}
