import { isToldApart } from "../names/meaning.ts";
import type { Pairing } from "./pairing.ts";
import { answer, type Rule, veto } from "./rule.ts";

/** How much the name, the type and the role of a field count. */
type Shares = { readonly name: number; readonly type: number; readonly role: number };
const byName: Shares = { name: 0.8, type: 0.1, role: 0.1 };
const byAll: Shares = { name: 0.4, type: 0.3, role: 0.3 };
const weighed = (pairing: Pairing, shares: Shares): number =>
  shares.name * pairing.name + shares.type * pairing.type + shares.role * pairing.role;

/** A text that could be a summary for its length alone. */
const minSummary = 0.4;

/** How well a field that nothing rules out answers: by its name alone where only that can say, else by name, type and role. */
export const answers: readonly Rule[] = [
  answer(
    "the name says what can be of any type",
    (pairing) => isFree(pairing) && pairing.isNamed,
    (pairing) => weighed(pairing, byName),
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
    (pairing) => weighed(pairing, byAll),
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
