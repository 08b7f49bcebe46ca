import type { Draft } from "../prompt-text.ts";

/** "el dato «último precio»": what stands in quotation marks behind a word for a column. */
const quoted = /(?<=[^\p{L}](?:dato|campo|columna|field|column)s?\s*[«"“])[^»"”]{2,60}(?=[»"”])/gu;

/** "of every record": what stands before is told of each. */
const ofEach =
  /\s(?:of|for|from) (?:each|every) (?:record|row|item|result|entry|one)(?!\p{L})|\s(?:de|por) cada (?:registro|fila|elemento|resultado|entrada|uno|una)(?!\p{L})/u;

/** Words that order or choose the records where they do not name what is told of one of them. */
const orders =
  /(?<!\p{L})(?:latest|newest|oldest|most recent|recent|highest|lowest|cheapest|fastest|slowest|longest|shortest|largest|smallest|best|worst|top|first|last|next|unique|ultim[oa]s?|mejor|peor|mayor|menor|primer[oa]?|proxim[oa]|mas \p{L}+|unic[oa])(?!\p{L})/u;
const item =
  /(?<=(?:^|[,;]|\s(?:and|y|e))\s*(?:the|el|la)\s)\p{L}+(?: (?!(?:and|y|e) )\p{L}+){0,3}(?=\s*(?:[,;]|$|\s(?:and|y|e)\s))/gu;

/** "publicaciones de Y LeCun", "Y Combinator": a letter of a name. */
const nameAsJoint = /(?<=\p{Ll}\s)Y(?=\s\p{Lu}\p{L}*\p{Ll})/gu;

/** A letter that begins no word of an order or condition. */
const held = "q";

/**
 * Holds names of columns that read like an order or a condition, "the latest user" of every record, so that nothing takes them for one.
 * The names stay as typed.
 */
export function holdNames(draft: Draft): void {
  for (const { index, 0: name } of draft.text().matchAll(quoted)) hold(draft, index, name);
  for (const { index } of draft.original.matchAll(nameAsJoint)) hold(draft, index, "y");
  const text = draft.text();
  const end = ofEach.exec(text)?.index;
  if (end === undefined) return;
  for (const { index, 0: name } of text.slice(0, end).matchAll(item)) if (orders.test(name)) hold(draft, index, name);
}

const hold = (draft: Draft, from: number, name: string): void =>
  draft.put(from, from + name.length, held.repeat(name.length));
