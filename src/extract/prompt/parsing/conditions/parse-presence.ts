import { namesConcept } from "../../lexicon/match-concept.ts";
import { type AskedFilter, askedFilter } from "../asked.ts";
import type { Draft } from "../prompt-text.ts";
import { isThing } from "../../lexicon/things.ts";
import { isState } from "../../lexicon/value-words.ts";

const butThose =
  "(?:sin|except[oua]\\p{L}*|salvo|menos|quita\\p{L}*|descarta\\p{L}*|ignora\\p{L}*|omit\\p{L}*|without|except|excluding|exclude|skip|drop)\\s+(?:l[oa]s|the ones|those|any)\\s+(?:que|that|which)";
const lacking = `${butThose}\\s+(?:tengan?|tienen|incluyan?|(?:have|show|include)(?!\\s+no\\s))|sin(?! repet| dupl| contar|\\s+(?:que|los|las))|without|(?:y\\s+|and\\s+)?(?:(?:que|that|which|who)\\s+)?(?:no (?:tengan?|tienen?|tiene|incluyan?|incluyen|cuenten con|muestren)|(?:do|does)(?: not|n't) (?:have|show|include)|have no|has no|with no)|lacking|missing`;
const having = `${butThose}\\s+(?:no\\s+(?:tengan?|tienen|incluyan?)|(?:do not|don't) (?:have|show|include)|have no)|(?:y\\s+|and\\s+)?(?:(?:que|that|which|who|solo|only)\\s+)+(?:si\\s+)?(?:tengan?|tienen?|tiene|cuenten con|cuentan con|dispongan de|disponen de|incluyan?|incluyen|muestren|indi[cq]u?[ae]n|mencion[ae]n|publi[cq]u?[ae]n|especifi[cq]u?[ae]n|(?:have|has|include|show|state|mention|specify|list|give)(?!\\s+no\\s))|having|(?<=(?:cuant[oa]s|how many|que|cuales|which|what)\\s+\\p{L}+(?:\\s+\\p{L}+){0,2}\\s+)(?:tengan|tienen|cuentan con|incluyen|muestran|indican|mencionan|publican|especifican|dan|have|include|show|state|mention|specify|list|give)|(?:con|with)\\s+(?=(?:un|una|a|an)\\s)`;
const presence = new RegExp(
  `(?<!\\p{L})(?:(?<without>${lacking})|(?<having>${having})|(?<plain>con|with)(?!\\s+(?:el|la|the)\\s))\\s+(?:(?:un|una|el|la|a|an|the|any|ningun|ninguna|algun|alguna)\\s+)?(?=(?<words>\\p{L}[^,.;:?!]*))`,
  "gu",
);
/** Conditions that a value is there or not: "que tengan correo o teléfono", "sin enlace". */
export function takePresence(draft: Draft): AskedFilter[] {
  const filters: AskedFilter[] = [];
  const add = (asked: string, words: string, isThere: boolean, state?: string): void => {
    filters.push({ ...askedFilter(asked, words, isThere ? "present" : "absent", null), ...(state ? { state } : {}) });
  };
  presence.lastIndex = 0;
  for (let match = presence.exec(draft.text()); match; match = presence.exec(draft.text())) {
    const { without, plain, words = "" } = match.groups ?? {};
    const isPlain = plain !== undefined;
    const field = fieldAtStart(words, true);
    if (field === null) continue;
    const state = stateAtStart(words.slice(field.length));
    const after = words.slice(field.length + state.length);
    const end = match.index + match[0].length + field.length + state.length;
    const isPresent = without === undefined;
    const several = isPresent ? fieldsWithOr(draft.text().slice(end)) : [];
    const listEnd = draft.text().slice(end + (several.at(-1)?.to ?? 0));
    const isBeforeColon = /^(?!\s{4})[^,.;?!:]*:\s*\p{L}/u.test(draft.text().slice(end));
    const isLimiting =
      isBeforeColon ||
      (several.length > 0
        ? /^\s*(?:$|[.;?!]|(?:en|in|de|from|del)\s)/u.test(listEnd)
        : /^\s*(?:$|(?:en|in|de|from|del|(?:y|and)\s+(?:con|sin|with|without))\s)/u.test(after));
    const before = draft.text().slice(0, match.index);
    if (isPlain && !(isLimiting && (isOfThings(before) || (isBeforeColon && /\p{L}{3,}s\s*$/u.test(before))))) continue;
    const isFollowed =
      isPlain && state === "" && several.length === 0 && /^\s*,\s*[^\s,.;:]/.test(draft.text().slice(end));
    if (isFollowed) continue;
    add(draft.cut(match.index, end), field, isPresent, state.trim());
    for (const { joint, from, to, words: other } of several) {
      draft.put(end + joint, end + from, " o");
      add(draft.cut(end + from, end + to), other, true);
    }
    const more =
      several.length > 0
        ? null
        : /^\s+(?:(?<turn>(?:pero|but)\s+(?:no|sin|not|without))|(?:y|and|ni|o|or|nor)(?:\s+(?:con|with))?)\s+(?:(?:un|una|el|la|a|an)\s+)?(?=(?<words>\p{L}[^,.;:?!]*))/u.exec(
            draft.text().slice(end),
          );
    const isThere = isPresent === (more?.groups?.turn === undefined);
    const second = more?.groups?.words === undefined ? null : fieldAtStart(more.groups.words, false);
    if (more && second !== null) add(draft.cut(end, end + more[0].length + second.length), second, isThere);
    presence.lastIndex = 0;
  }
  return filters;
}

const orList =
  /^(?<middle>(?:\s*,\s*(?:(?:un|una|el|la|a|an)\s+)?\p{L}[\p{L} -]{1,30})*?)\s*,?\s+(?:o|u|or)\s+(?:(?:con|with)\s+)?(?:(?:un|una|el|la|a|an)\s+)?(?=(?<last>\p{L}[^,.;:?!]*))/u;
type ListedField = { readonly joint: number; readonly from: number; readonly to: number; readonly words: string };

/** Further fields of which one is enough: "(correo), teléfono o web", with the place of what joins each to the one before. */
function fieldsWithOr(rest: string): ListedField[] {
  const match = orList.exec(rest);
  const last = match ? fieldAtStart(match.groups?.last ?? "", false) : null;
  if (!match || last === null) return [];
  const middle = [...(match.groups?.middle ?? "").matchAll(/,\s*(?:(?:un|una|el|la|a|an)\s+)?(?<words>[^,]+)/gu)].map(
    ({ index, 0: { length }, groups }): ListedField => {
      const words = (groups?.words ?? "").trim();
      return { joint: index, from: index + length - (groups?.words ?? "").length, to: index + length, words };
    },
  );
  if (middle.some(({ words }) => fieldAtStart(words, false) !== words)) return [];
  const end = match[0].length;
  return [...middle, { joint: middle.at(-1)?.to ?? 0, from: end, to: end + last.length, words: last }];
}

/** The words at the start of a text that name a field; where `takesAny`, a word that the page alone knows. */
function fieldAtStart(text: string, takesAny: boolean): string | null {
  const words = /^\p{L}+(?:[ -]\p{L}+){0,3}/u.exec(text)?.[0] ?? "";
  for (let phrase = words; phrase !== ""; phrase = phrase.replace(/[ -]?\p{L}+$/u, "")) {
    if (namesConcept(phrase)) return phrase;
  }
  return takesAny && !/^(?:mas|menos|more|less|el|la)(?!\p{L})/u.test(words)
    ? (/^\p{L}{3,}(?:\s(?!(?:en|de|del|con|que|y|in|of|with|and|from)\s)\p{L}+){0,2}(?=\s*$|\s+(?:en|de|del|in|of|from)\s)/u.exec(
        text.split(/[,.;:?!]/u)[0] ?? "",
      )?.[0] ??
        /^\p{L}{3,}/u.exec(words)?.[0] ??
        null)
    : null;
}

/** What a field is to be like, behind its name: "envío gratis". */
function stateAtStart(text: string): string {
  const said = /^\s+\p{L}+/u.exec(text)?.[0] ?? "";
  return isState(said) ? said : "";
}

/** Whether the part of a sentence before a condition ends with the things it would limit ("empresas con", "of companies with"). */
const isOfThings = (before: string): boolean =>
  (before.split(/[,;:]|\s(?:y|and)\s/u).at(-1) ?? "")
    .split(/[^\p{L}]+/u)
    .some((word) => isThing(word) && word.endsWith("s"));
