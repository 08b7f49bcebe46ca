import type { DateContext } from "../../../values/date.ts";
import { isThing } from "../../lexicon/things.ts";
import type { AskedAlternatives, AskedFilter, Restriction } from "../asked.ts";
import { takeDates } from "./parse-dates.ts";
import { type Draft, openDraft } from "../prompt-text.ts";

type Condition = AskedFilter | Restriction;
/** A condition and where the prompt says it. */
type Placed = { readonly condition: Condition; readonly from: number; readonly to: number };

type Joined = {
  readonly filters: readonly AskedFilter[];
  readonly restrictions: readonly Restriction[];
  readonly alternatives: readonly AskedAlternatives[];
  /** Conditions beside an "or" whose other side was not understood: alone they would say something else. */
  readonly unread: readonly string[];
};

const or = /(?<=[\s,])(?:o|u|or)(?:\s+(?:bien|else))?(?=\s)/gu;
const blank = /^[\s,]*$/u;
/** What ties a condition to the records once more: "o los que". */
const tie = /^\s*(?:(?:l[oa]s|the ones|those|aquell[oa]s)\s+)?(?:(?:que|that|which)\s+)?\s*$/u;
const phraseBefore =
  /(?:(?<=^|\s)(?<said>(?:que\s+(?:sean?|son|est[ae]n)\s+)?(?:de|del|en|in|from|of|by|at)\s+(?<words>(?!(?:de|del|en|in|from|of|by|at)\s)(?:(?!\s(?:de|del|en|in|from|of|by|at)\s)[^,;.:?!])+?))|(?<thing>\p{L}+)\s+(?<word>\p{L}{4,}))\s*,?\s*$/u;
const phraseAfter =
  /^\s+(?:(?:l[oa]s|those|the ones)\s+)?(?<said>(?:(?:que|that|which)\s+)?(?:(?:sean?|son|est[ae]n|are|is)\s+)?(?:(?:de|del|en|in|from|of|by|at)\s+)?(?:(?:el|la|los|las|the)\s+)?(?<words>[\p{L}\d][^,;.:?!]*?))(?=\s{2,}|\s*(?:[,;.:?!]|$)|\s(?:y|and|con|with|sin|without)\s)/u;

/** Finds the conditions of a prompt that "or" stands between; on one side of it there may be words that only the page can tell. */
export function joinAlternatives(
  draft: Draft,
  filters: readonly AskedFilter[],
  restrictions: readonly Restriction[],
  dates: DateContext,
): Joined {
  const placed = placesOf(draft, [...filters, ...restrictions]);
  const groups: Placed[][] = [];
  const unread: Placed[] = [];
  const join = (left: Placed, right: Placed): void => {
    const known = groups.find((group) => group.includes(left));
    if (known) known.push(right);
    else groups.push([left, right]);
  };
  for (const { index, 0: word } of draft.text().matchAll(or)) {
    const end = index + word.length;
    const left = placed.findLast(({ to }) => to <= index && blank.test(draft.text().slice(to, index)));
    const right = placed.find(({ from }) => from >= end && tie.test(draft.text().slice(end, from)));
    const named = left && !right ? placed.find((one) => one.from >= end && isNamed(draft, end, one)) : undefined;
    if (left && named) {
      draft.put(index, end, ",");
      join(left, named);
      continue;
    }
    if (!left && !right) continue;
    const first = left ?? takeBefore(draft, index);
    const second =
      right ?? takeAfter(draft, end, left && isFilter(left.condition) && isDated(left.condition) ? dates : null);
    draft.cut(index, right ? right.from : end);
    if (first && second) join(first, second);
    else unread.push(...[left ?? right].filter((one) => one !== undefined));
  }
  const taken = new Set([...groups.flat(), ...unread].map(({ condition }) => condition));
  return {
    filters: filters.filter((filter) => !taken.has(filter)),
    restrictions: restrictions.filter((restriction) => !taken.has(restriction)),
    alternatives: groups.map((group) => ({
      asked: saidOf(draft, group),
      filters: group.flatMap(({ condition }) => (isFilter(condition) ? condition : [])),
      restrictions: group.flatMap(({ condition }) => (isFilter(condition) ? [] : condition)),
    })),
    unread: unread.map(({ condition }) => condition.asked),
  };
}

const isFilter = (condition: Condition): condition is AskedFilter => "op" in condition;

/** Each condition at the place where its words were cut out. */
function placesOf(draft: Draft, conditions: readonly Condition[]): Placed[] {
  const cuts = [...draft.cuts()];
  return conditions
    .flatMap((condition) => {
      const at = cuts.findIndex(({ asked }) => asked === condition.asked);
      const [cut] = at < 0 ? [] : cuts.splice(at, 1);
      return cut ? [{ condition, from: cut.from, to: cut.to }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
}

/** "o valoración mayor que 4": what a condition is about stays in the prompt, where it is a column too. */
function isNamed(draft: Draft, from: number, { condition, from: to }: Placed): boolean {
  const words = draft
    .text()
    .slice(from, to)
    .trim()
    .replace(/^(?:el|la|the)\s+/, "");
  return isFilter(condition) && words !== "" && words === condition.fieldWords;
}

const restrictionAt = (draft: Draft, from: number, said: string, words: string): Placed => {
  const at = from + said.lastIndexOf(words);
  const typed = draft.original.slice(at, at + words.length).trim();
  const asked = draft.cut(from, from + said.length);
  return { condition: { asked, words: typed, isNegated: false, isSure: true }, from, to: from + said.length };
};

/** "hoteles de Lima o …", "ofertas remotas o …". */
function takeBefore(draft: Draft, end: number): Placed | null {
  const match = phraseBefore.exec(draft.text().slice(0, end));
  const { said, words = "", thing = "", word = "" } = match?.groups ?? {};
  if (match && said !== undefined) return restrictionAt(draft, match.index, said, words);
  if (!match || !isThing(thing)) return null;
  return restrictionAt(draft, match.index + match[0].indexOf(word, thing.length), word, word);
}

/** "… o de Lima", "… o remotas"; after a date what is one too: "de marzo o abril". */
function takeAfter(draft: Draft, start: number, dates: DateContext | null): Placed | null {
  const match = phraseAfter.exec(draft.text().slice(start));
  const { said, words = "" } = match?.groups ?? {};
  if (!match || said === undefined) return null;
  const from = start + match[0].lastIndexOf(said);
  const placed = restrictionAt(draft, from, said, words);
  const [dated] = dates ? takeDates(openDraft(`en ${words}`), dates) : [];
  return dated ? { ...placed, condition: { ...dated, asked: placed.condition.asked } } : placed;
}

const isDated = ({ value }: AskedFilter): boolean => /^\d{4}-\d{2}-\d{2}$/.test(String([value].flat()[0]));

/** All the words from the first of some conditions to the last. */
const saidOf = (draft: Draft, group: readonly Placed[]): string =>
  draft.original
    .slice(Math.min(...group.map(({ from }) => from)), Math.max(...group.map(({ to }) => to)))
    .trim()
    .replace(/\s+/g, " ");
