import { wholeItem } from "../../candidates/headed-lists.ts";
import { fold } from "../../../domain/text.ts";
import type { RecordSet } from "../../../domain/survey.ts";
import { bindAmongCommon, bindColumns } from "../binding/bind.ts";
import { bindLeftovers } from "../binding/bind-leftovers.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { sameStem, wordsOf } from "../lexicon/words.ts";
import type { AskedColumn } from "../parsing/asked.ts";
import { countBound } from "./rank-sets.ts";
import { asksForWhole, isSection, type SectionName, sectionsCalled, shareOfHeading } from "../lexicon/section-names.ts";
import { asksOfEach, asksOfOne } from "./one-or-each.ts";

/** Words that name the list that is asked for: before a colon, after a last "de los", in "lista de". */
const namedLists: readonly RegExp[] = [
  /^([^:,]{3,60}):/u,
  /(?:de (?:l[oa]s|sus)|of (?:the|its)) ([^:,]{3,60})$/u,
  /(?:lista|listado|list) (?:de|of) (?:(?:l[oa]s|the) )?([^:,]{3,60})$/u,
  /^(?:l[oa]s |the )?([^:,]{3,60}) (?:con|with) (?:su|their|its|el|la|the)\p{L}* /u,
];
const small = new Set("de del la el los las y the of and a en in su sus their its".split(" "));

const sayingWords = (text: string): string[] =>
  wordsOf(text).filter((word) => /\p{L}{2}/u.test(word) && !small.has(word));

/** Whether a prompt calls the list that it asks for as the heading above a set does: "productos relacionados: nombre y precio". */
function callsList(prompt: string, { name }: RecordSet): boolean {
  const heading = sayingWords(name ?? "");
  if (heading.length === 0) return false;
  const concept = heading.length === 1 ? matchConcept(heading[0] ?? "")?.concept : undefined;
  return namedLists.some((pattern) => {
    const called = sayingWords(pattern.exec(fold(prompt).trim())?.[1] ?? "");
    if (called.length === 0) return false;
    const isSaid = heading.every((word) => called.some((other) => sameStem(word, other)));
    return isSaid || (concept !== undefined && called.some((word) => matchConcept(word)?.concept === concept));
  });
}

/** The list of a section of the page, the one of its items as wholes, and whether these are asked for. */
export type Section = {
  readonly set: RecordSet;
  readonly wholes: RecordSet | undefined;
  readonly isWhole: boolean;
};

/** The best list under a heading that says, in either language, which section of the page the prompt asks for; where nothing is asked of its items, the one that holds them as wholes. */
export function findSection(prompt: string, sets: readonly RecordSet[]): Section | undefined {
  const folded = fold(prompt).trim();
  const called = sectionsCalled([folded, ...namedLists.flatMap((pattern) => pattern.exec(folded)?.[1] ?? [])]);
  if (called.length === 0) return undefined;
  const lists = sets.filter(({ name, count }) => count > 1 && isSection(name ?? "", called));
  const whole = wholeOf(lists.filter(holdsWholes), called);
  if (whole && asksForWhole(prompt, called)) return { set: whole, wholes: whole, isWhole: true };
  const [best, ...others] = lists.filter((set) => !holdsWholes(set));
  const set = best && (others.find((other) => isWithinSection(other, best, sets)) ?? best);
  const chosen = set ?? whole;
  return chosen && { set: chosen, wholes: whole, isWhole: false };
}

const holdsWholes = ({ fields: [first] }: RecordSet): boolean => first?.path === wholeItem;

const longer = 1.3;

/**
 * Of lists under headings of one section, the one whose heading says little else and which has most, the last of equals: a page talks
 * about its list before it gives it. What the page says for machines tells how many there are.
 */
function wholeOf(lists: readonly RecordSet[], called: readonly SectionName[]): RecordSet | undefined {
  const described = lists.find(({ kind }) => kind === "structured");
  const worth = ({ name, count }: RecordSet): number => {
    const off = described ? Math.max(count, described.count) / Math.min(count, described.count) : 1 / count;
    return shareOfHeading(name ?? "", called) / off;
  };
  const shown = lists
    .filter(({ kind }) => kind !== "structured")
    .toSorted((a, b) => worth(b) - worth(a) || b.where.localeCompare(a.where, "en", { numeric: true }));
  const [best] = shown;
  const isAsLong =
    best && described && best.count <= described.count * longer && best.count * longer >= described.count;
  return described && !isAsLong ? described : best;
}

/** Whether a list ends with the section where another one goes on into the next. */
function isWithinSection(list: RecordSet, longer: RecordSet, sets: readonly RecordSet[]): boolean {
  const next = sets.find(
    ({ id, name, sameRecordsAs }) =>
      name !== longer.name && longer.sameRecordsAs.includes(id) && !sameRecordsAs.includes(list.id),
  );
  return next !== undefined && list.count < longer.count && longer.sameRecordsAs.includes(list.id);
}

/** The first set; on a page about one thing, the list beside it that the prompt calls by its heading, or the best where it asks of each; the one thing where a list comes first that has nothing of what was asked for. */
export function chooseSet(
  prompt: string,
  ranked: readonly RecordSet[],
  asked: readonly AskedColumn[],
): RecordSet | undefined {
  const [first, ...rest] = ranked;
  if (first && first.count > 1) return thingInsteadOf(first, prompt, rest, asked) ?? first;
  const lists = asksOfOne(prompt) ? [] : rest.filter(({ count }) => count > 1);
  return lists.find((set) => callsList(prompt, set)) ?? (asksOfEach(prompt) ? lists[0] : undefined) ?? first;
}

const minFacts = 2;

/** Who asks for several facts that a list lacks altogether, or for one that the page says of its own thing, is not given its rows, all of them empty. */
function thingInsteadOf(
  list: RecordSet,
  prompt: string,
  others: readonly RecordSet[],
  asked: readonly AskedColumn[],
): RecordSet | undefined {
  if (asked.length === 0 || asksOfEach(prompt)) return undefined;
  const bound = bindAmongCommon(list, asked);
  if (countBound(bound.bindings) > 0 || countBound(bindLeftovers(list, asked, bound)) === asked.length)
    return undefined;
  const thing = others.find(({ kind, count }) => kind === "details" && count === 1);
  const isOfFacts = asked.length >= minFacts || (thing && countBound(bindColumns(thing, asked)) > 0);
  return isOfFacts ? thing : undefined;
}
