import { linkSays } from "../link-saying.ts";
import { isToldApart } from "../names/meaning.ts";
import { linkSayingSo } from "./exact-answers.ts";
import type { Pairing } from "./pairing.ts";
import { answer, type Rule, veto } from "./rule.ts";

/** A text that could be a summary for its length alone. */
const minSummary = 0.4;

/** How well a field that nothing rules out answers: by its name alone where only that can say, else by name, type and role. */
export const answers: readonly Rule[] = [
  answer(
    "the name says what can be of any type",
    (pairing) => isFree(pairing) && pairing.isNamed,
    ({ name, type, role }) => 0.8 * name + 0.1 * type + 0.1 * role,
  ),
  answer(
    "a link says what the lexicon lacks",
    ({ field, set, concept, asked }) => concept === null && field.type === "url" && linkSays(field, set, asked),
    () => linkSayingSo,
  ),
  answer(
    "the values say what they are themselves",
    (pairing) => isFree(pairing) && pairing.isSpoken,
    ({ role }) => 0.4 + 0.1 * role,
  ),
  veto("nothing says what can be of any type", isFree),
  answer(
    "a long text that nothing calls otherwise is a summary",
    (pairing) => isUnnamedSummary(pairing) && couldBeSummary(pairing),
    ({ role }) => 0.2 + 0.3 * role,
  ),
  veto("a short text, or one called otherwise, is no summary", isUnnamedSummary),
  veto(
    "a text is a detail only by its name",
    ({ isNamed, field, concept }) =>
      !isNamed && field.type === "text" && concept?.role === "any" && concept.types.includes("text"),
  ),
  veto(
    "what is not written like a number is one only by its name",
    ({ isNamed, field, concept }) => !isNamed && concept?.role === "identifier" && field.type !== "identifier",
  ),
  answer(
    "name, type and role together",
    () => true,
    ({ name, type, role }) => 0.4 * name + 0.3 * type + 0.3 * role,
  ),
];

/** What was asked for is in no lexicon, or its values can be of any type, or are names of people. */
function isFree({ concept }: Pairing): boolean {
  return concept === null || concept.types.length === 0 || concept.role === "person";
}

function isUnnamedSummary({ concept, isNamed }: Pairing): boolean {
  return concept?.role === "summary" && !isNamed;
}

const couldBeSummary = ({ field, concept, role }: Pairing): boolean =>
  role >= minSummary && !field.path.includes("|") && !isToldApart(field, concept);
