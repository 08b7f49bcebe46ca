import { conceptOf } from "../../lexicon/match-concept.ts";
import { type AskedFilter, askedFilter } from "../asked.ts";
import type { Draft } from "../prompt-text.ts";
import { whereSaid } from "../where-said.ts";

const signs =
  /(?<!\p{L})(?:(?:con|with|de|cuy[oa]|whose)\s+)?(?:(?<field>\p{L}+(?:\s+(?:de|del|of)\s+\p{L}+){0,2})\s+(?:(?:sea|es|is)\s+)?(?<sign>negativ|positiv)(?:[oa]s?|e)|(?<before>negativ|positiv)e\s+(?<late>\p{L}+))(?!\p{L})/u;
/** "que no sean negativas" names no figure that could be below nought. */
const saysNothing = /^(?:no|not|que|that|muy|very|sean?|son|es|is|are)$/u;
/** Opinions are good or bad in words, not above or below nought. */
const opinions = new Set(["rating", "reviews", "summary"]);

/** "que subieron de precio": the change is above nought. */
export const rising =
  "(?:subi|aument|crec)(?:o|eron|aron|ieron|en|an|e)|(?:han? )(?:subido|aumentado|crecido)|rose|increased|grew|went up|(?:has|have) (?:risen|grown|increased|gone up)";
export const falling =
  "(?:baj|disminuy|cay|descend)(?:o|eron|aron|ieron|en|an)|(?:han? )(?:bajado|disminuido|caido|descendido)|fell|dropped|decreased|went down|(?:has|have) (?:fallen|dropped|decreased|gone down)";
const changes = whereSaid(
  `${rising}|${falling}`,
  `(?<!\\p{L})(?:que|that|which)\\s+(?:mas\\s+)?(?:(?<up>${rising})|${falling})(?:\\s+(?:de|en|in)\\s+(?:(?:l[oa]s|the)\\s+)?(?:(?:ultim[oa]s|last)\\s+)?(?:\\d{1,3}\\s?)?\\p{L}+)?(?=\\s*(?:[,.;:?!]|$)|\\s+(?:con|y|with|and)\\s)`,
);
/** "que subieron de precio", "con variación negativa": above or below nought. */
export const takeChanges = (draft: Draft): AskedFilter[] => [...takeRises(draft), ...takeSigns(draft)];

function takeRises(draft: Draft): AskedFilter[] {
  const match = draft.take(changes);
  if (!match) return [];
  const asked = draft.original.slice(match.index, match.index + match[0].length).trim();
  return [askedFilter(asked, "variacion", match.groups?.up ? "gt" : "lt", 0)];
}

/** "con variación negativa", "positive change". */
function takeSigns(draft: Draft): AskedFilter[] {
  const match = signs.exec(draft.text());
  const { field = "", late = field, sign, before = sign } = match?.groups ?? {};
  const concept = conceptOf(late.split(" ")[0] ?? "");
  if (!match || saysNothing.test(late) || opinions.has(concept?.id ?? "") || concept?.role === "title") return [];
  const op = before === "negativ" ? "lt" : "gt";
  return [{ asked: draft.cut(match.index, match.index + match[0].length), concept, fieldWords: late, op, value: 0 }];
}
