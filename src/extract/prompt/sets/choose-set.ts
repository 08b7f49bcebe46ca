import { fold } from "../../../domain/text.ts";
import type { RecordSet } from "../../../domain/survey.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { sameStem, wordsOf } from "../lexicon/words.ts";
import { isSection, sectionsCalled } from "./sections.ts";

/** "de cada registro", "every record", "all the rows": of many. */
const ofEach =
  /(?<!\p{L})(?:cada|every|each|tod[oa]s (?:l[oa]s|sus)|all (?:the|its|of the)|(?:registros?|elementos?|resultados?|filas?) de la lista|(?:records?|items?|rows?|entries) (?:of|in|from) the list)(?!\p{L})/u;
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

/** Whether a prompt asks for many things of a kind rather than for what one thing is like. */
const asksOfEach = (prompt: string): boolean => ofEach.test(fold(prompt));

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

/** The best list under a heading that says, in either language, which section of the page the prompt asks for. */
export function findSection(prompt: string, sets: readonly RecordSet[]): RecordSet | undefined {
  const folded = fold(prompt).trim();
  const called = sectionsCalled([folded, ...namedLists.flatMap((pattern) => pattern.exec(folded)?.[1] ?? [])]);
  if (called.length === 0) return undefined;
  const [best, ...others] = sets.filter(({ name, count }) => count > 1 && isSection(name ?? "", called));
  return best && (others.find((other) => isWithinSection(other, best, sets)) ?? best);
}

/** Whether a list ends with the section where another one goes on into the next. */
function isWithinSection(list: RecordSet, longer: RecordSet, sets: readonly RecordSet[]): boolean {
  const next = sets.find(
    ({ id, name, sameRecordsAs }) =>
      name !== longer.name && longer.sameRecordsAs.includes(id) && !sameRecordsAs.includes(list.id),
  );
  return next !== undefined && list.count < longer.count && longer.sameRecordsAs.includes(list.id);
}

/** The first set; on a page about one thing, the list beside it that the prompt calls by its heading, or the best where it asks of each. */
export function chooseSet(prompt: string, ranked: readonly RecordSet[]): RecordSet | undefined {
  const [first, ...rest] = ranked;
  if (first?.count !== 1) return first;
  const lists = rest.filter(({ count }) => count > 1);
  return lists.find((set) => callsList(prompt, set)) ?? (asksOfEach(prompt) ? lists[0] : undefined) ?? first;
}
