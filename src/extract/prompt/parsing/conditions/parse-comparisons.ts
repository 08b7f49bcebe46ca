import { amountOf, amountPattern, isMeasured, isMoney } from "../amounts.ts";
import type { AskedFilter } from "../asked.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import { unitOf, unitsOfTwoWords } from "../../../values/units.ts";
import type { Draft } from "../prompt-text.ts";

type Op = AskedFilter["op"];

const less =
  "menor(?:es)?(?: (?:que|a|de))?|inferior(?:es)? a|(?<!\\p{L})menos de|por debajo de|(?:por )?abajo de|no lleguen? a|mas (?:barat|economic|pequen|cort|liger|livian|joven|baj)\\p{L}* (?:que|de)|under|below|(?:less|lower|cheaper|smaller|fewer|shorter|lighter|younger|quicker|faster) than|<";
const lessEqual =
  "como maximo|maxim[oa](?: de)?|hasta|no mas de|no superen?|no pasen? de|tope(?: de)?|at most|up to|no more than|max(?:imum)?(?: of)?|menor(?:es)? o igual(?:es)? (?:que|a)|<=|≤";
const greater =
  "mayor(?:es)?(?: (?:que|a|de))?|superior(?:es)? a|mas de|por encima de|(?:por )?arriba de|(?:superen?|exced[ae]n?|pas[ae]n?)(?: (?:de|l[oa]s))?|mas \\p{L}{3,}[oae]s? (?:que|de)|over|above|more than|\\p{L}{2,}er than|>";
const greaterEqual =
  "como minimo|minim[oa](?: de)?|al menos|no menos de|a partir de|desde|at least|from|starting at|min(?:imum)?(?: of)?|mayor(?:es)? o igual(?:es)? (?:que|a)|>=|≥";
const orMore =
  "o mas|o superior(?:es)?|y mas|para arriba|or more|or higher|or above|and up|and above|como minimo|minimo|\\+";
const orLess = "o menos|o inferior(?:es)?|or less|or fewer|or below|or under|como maximo|maximo";
/** "60 euros o más de 4 estrellas" are two conditions. */
const notCompared = "(?!\\p{L}|\\s*:?\\s*\\d|\\s+(?:de|que|than)\\s+(?:[$€£]\\s?)?\\d)";
const unit = `(?:\\s?(?:de\\s+)?(?<unit>(?:k?m|ft)[2²]|%|${unitsOfTwoWords}|[\\p{L}]+))?`;
/** The unit of the first of two figures: "entre 500 g y 2 kg". */
const firstUnit = `(?:\\s?(?<firstUnit>(?:k?m|ft)[2²]|%|${unitsOfTwoWords}|(?!(?:y|and|a|to)\\s)[\\p{L}]+))?`;
const start = "(?<![\\p{L}\\d.,])";
const end = "(?![\\p{L}\\d/²-])";

const core = (words: string): RegExp =>
  new RegExp(`${start}(?:${words})\\s*:?\\s*${amountPattern(1)}${unit}${end}`, "gu");
/** `isFree`: whether the words alone make it a condition; otherwise only a known measure or money does. */
const patterns: readonly (readonly [pattern: RegExp, op: Op, isFree: boolean])[] = [
  [
    new RegExp(
      `${start}(?:entre|between)\\s+${amountPattern(1)}${firstUnit}\\s+(?:y|and|a|to)\\s+${amountPattern(2)}${unit}${end}`,
      "gu",
    ),
    "between",
    true,
  ],
  [
    new RegExp(
      `${start}(?:(?:de|desde|from)\\s+)?${amountPattern(1)}\\s*(?:a|to|hasta|-|–)\\s*${amountPattern(2)}${unit}${end}`,
      "gu",
    ),
    "between",
    false,
  ],
  [
    new RegExp(
      `${start}${amountPattern(1)}${unit}\\s?(?:${orMore})${notCompared}(?:\\s+(?:de\\s+)?(?<late>\\p{L}+))?`,
      "gu",
    ),
    "ge",
    true,
  ],
  [
    new RegExp(
      `${start}${amountPattern(1)}${unit}\\s?(?:${orLess})${notCompared}(?:\\s+(?:de\\s+)?(?<late>\\p{L}+))?`,
      "gu",
    ),
    "le",
    true,
  ],
  [
    new RegExp(
      `${start}(?:(?:de|con|with|of)\\s+)?${amountPattern(1)}\\s+(?:o|or)\\s+${amountPattern(2)}${unit}${end}`,
      "gu",
    ),
    "in",
    false,
  ],
  [core(lessEqual), "le", true],
  [core(greaterEqual), "ge", true],
  [core(less), "lt", true],
  [core(greater), "gt", true],
  [new RegExp(`${start}(?:(?:de|con|with|of)\\s+)?${amountPattern(1)}${unit}${end}`, "gu"), "eq", false],
];

/** What stands before a comparison: a verb that says what is measured, or its name, and the word that ties it to what it limits. */
const fillers =
  /(?:(?<!\p{L})(?:sea|es|is|are|sean|este|debe ser|must be|be|de|of|un|una|por|for|at|a|para|el|la)\s+)*$/u;
const verbs: readonly (readonly [RegExp, string | null])[] = [
  [
    /(?:que |that |which |y |and )*(?:no )?(?:cuest[ae]n?|val(?:ga|e)n?|cost(?:s|ing)?|priced|pag[aue]+n|pay(?:s|ing)?)\s*$/u,
    "price",
  ],
  [
    /(?:que |that |which |y |and |con )*(?:rated|scored|valorad[oa]s|puntuad[oa]s|calificad[oa]s)(?: con| at)?\s*$/u,
    "rating",
  ],
  [/(?:que |that |which |y |and )*(?:duran?|duren?|last(?:s|ing)?)\s*$/u, "duration"],
  [/(?:que |that |which |who |y |and )*(?:teng[ao]n?|tienen?|ha(?:ve|s)|having|mid[ae]n|sean|son)\s*$/u, null],
];
const ties =
  /(?<!\p{L})(?:(?:que|that|which)\s+(?:tengan?|tienen?|have|has)|con|cuy[oa]s?|whose|donde|where|having|with|de|of|y con)\s+(?:(?:el|la|un|una|los|las|the|a|an)\s+)?$/u;
const subjects =
  /(?<![\p{L}\d])(?:(?<three>\p{L}+\s+(?:de|del|of)\s+\p{L}+)|(?<two>\p{L}+\s+\p{L}+)|(?<one>\p{L}+))\s*$/u;
const notUnits =
  /^(?:y|e|o|u|en|de|con|que|por|para|in|with|and|or|on|the|los|las|el|la|at|for|from|sin|solo|only|mas|menos|or|se|como|a|al|to|per|cada|ordenad\p{L}*|sort\p{L}*)$/u;

type Subject = { readonly words: string; readonly concept: Concept | null; readonly from: number };

const signs =
  /(?<!\p{L})(?:(?:con|with|de|cuy[oa]|whose)\s+)?(?:(?<field>\p{L}+)\s+(?:(?:sea|es|is)\s+)?(?<sign>negativ|positiv)(?:[oa]s?|e)|(?<before>negativ|positiv)e\s+(?<late>\p{L}+))(?!\p{L})/u;
/** "que no sean negativas" names no figure that could be below nought. */
const saysNothing = /^(?:no|not|que|that|muy|very|sean?|son|es|is|are)$/u;
/** Opinions are good or bad in words, not above or below nought. */
const opinions = new Set(["rating", "reviews", "summary"]);

/** "que subieron de precio": the change is above nought. */
const rising =
  "(?:subi|aument|crec)(?:o|eron|aron|ieron|en|an|e)|(?:han? )(?:subido|aumentado|crecido)|rose|increased|grew|went up|(?:has|have) (?:risen|grown|increased|gone up)";
const falling =
  "(?:baj|disminuy|cay|descend)(?:o|eron|aron|ieron|en|an)|(?:han? )(?:bajado|disminuido|caido|descendido)|fell|dropped|decreased|went down|(?:has|have) (?:fallen|dropped|decreased|gone down)";
const changes = new RegExp(
  `(?<!\\p{L})(?:que|that|which)\\s+(?:mas\\s+)?(?:(?<up>${rising})|${falling})(?:\\s+(?:de|en|in)\\s+\\p{L}+)?(?=\\s*(?:[,.;:?!]|$)|\\s+(?:con|y|with|and)\\s)`,
  "u",
);
function takeChanges(draft: Draft): AskedFilter[] {
  const match = draft.take(changes);
  if (!match) return [];
  const asked = draft.original.slice(match.index, match.index + match[0].length).trim();
  return [
    {
      asked,
      concept: matchConcept("variacion")?.concept ?? null,
      fieldWords: "variacion",
      op: match.groups?.up ? "gt" : "lt",
      value: 0,
    },
  ];
}

/** "con variación negativa", "positive change". */
function takeSigns(draft: Draft): AskedFilter[] {
  const match = signs.exec(draft.text());
  const { field = "", late = field, sign, before = sign } = match?.groups ?? {};
  const concept = matchConcept(late)?.concept ?? null;
  if (!match || saysNothing.test(late) || opinions.has(concept?.id ?? "") || concept?.role === "title") return [];
  const op = before === "negativ" ? "lt" : "gt";
  return [{ asked: draft.cut(match.index, match.index + match[0].length), concept, fieldWords: late, op, value: 0 }];
}

/** Comparisons with figures: "precio menor que 100", "más de 3 estrellas", "entre 100 y 200 euros", "3 habitaciones o más". */
export function takeComparisons(draft: Draft): AskedFilter[] {
  const filters: AskedFilter[] = [...takeChanges(draft), ...takeSigns(draft)];
  const limits: { readonly op: Op; readonly to: number }[] = [];
  for (const [pattern, said, isFree] of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(draft.text()); match; match = pattern.exec(draft.text())) {
      const groups = match.groups ?? {};
      const before = draft.text().slice(0, match.index);
      const op = said === "eq" ? goingOn(before, limits) : said;
      const late = lateOf(groups);
      const named = countedIn(groups.unit) ?? late;
      const subject = subjectBefore(before, said === "eq" || said === "in", isMoney(groups));
      if (!isFree && !isComparison(said, groups, named)) continue;
      const to =
        match.index +
        match[0].length -
        unreadLength(named === null ? groups.unit : undefined, match[0]) -
        (late === null ? unreadLength(groups.late, match[0]) : 0);
      const value =
        groups.number2 !== undefined ? [amountOf(groups, 1) * ratio(groups), amountOf(groups, 2)] : amountOf(groups, 1);
      const measured = named !== null && unitOf(named) !== null ? named : null;
      const words = measured === null ? (named ?? subject?.words ?? "") : subject?.words || measured;
      const concept = conceptOf(named, subject);
      const filled = before.slice(0, before.length - (fillers.exec(before)?.[0].length ?? 0));
      if ((op === "ge" || op === "le") && (said === "eq" || /^\p{L}/u.test(match[0]))) limits.push({ op, to });
      const from = subject?.from ?? ties.exec(filled)?.index ?? filled.length;
      filters.push({
        asked: draft.cut(from, to),
        concept,
        fieldWords: words,
        op,
        value,
        ...(measured === null ? {} : { unit: measured }),
      });
      pattern.lastIndex = 0;
    }
  }
  return filters;
}

/** "al menos 3 habitaciones y 2 baños": what is said before the first figure goes for the second. */
const goingOn = (before: string, limits: readonly { readonly op: Op; readonly to: number }[]): Op =>
  limits.find(({ to }) => /^\s*(?:,|y|e|and|&)?\s*$/u.test(before.slice(to)) && to <= before.length)?.op ?? "eq";

/** What is counted, behind "or more": "4 or more servings". */
const lateOf = (groups: Readonly<Record<string, string | undefined>>): string | null =>
  groups.late !== undefined &&
  (isMeasured(groups.late) || (!isMoney(groups) && !notUnits.test(groups.late) && matchConcept(groups.late) === null))
    ? groups.late
    : null;

/** The word after the figure when it says what is counted. */
const countedIn = (word: string | undefined): string | null =>
  word === undefined || notUnits.test(word) || (unitOf(word) === null && matchConcept(word)?.concept.role === "title")
    ? null
    : word;

/** What a comparison is about: what is named before it where the figure has only a unit, else what is counted, else a price. */
function conceptOf(named: string | null, subject: Subject | null): Concept | null {
  if (named === null) return subject?.concept ?? findConceptById("price");
  const own = matchConcept(named)?.concept ?? null;
  return unitOf(named) !== null && subject !== null && subject.words !== "" ? subject.concept : own;
}

/** By what the first of two figures is to be multiplied so that both are in the unit of the second. */
function ratio({ firstUnit: first, unit: second }: Readonly<Record<string, string | undefined>>): number {
  const from = first === undefined ? null : unitOf(first);
  const to = second === undefined ? null : unitOf(second);
  return from && to && from.dimension === to.dimension ? from.factor / to.factor : 1;
}

/** How much of the end of a match is a word that turned out to be no unit. */
const unreadLength = (word: string | undefined, match: string): number =>
  word === undefined ? 0 : match.length - match.slice(0, match.lastIndexOf(word)).trimEnd().replace(/\sde$/, "").length;

/** Figures without a comparing word are a condition only with a known measure, two of them also with money. */
function isComparison(op: Op, groups: Record<string, string | undefined>, named: string | null): boolean {
  const isUnit = named !== null && (isMeasured(named) || unitOf(named) !== null);
  if (op === "eq") return isUnit && !/^(?:un|una|uno|one|medio)$/.test(groups.number1 ?? "");
  return isUnit || isMoney(groups);
}

function subjectBefore(before: string, isPlain: boolean, ofMoney: boolean): Subject | null {
  const filled = before.slice(0, before.length - (fillers.exec(before)?.[0].length ?? 0));
  if (isPlain) return null;
  for (const [pattern, id] of verbs) {
    const verb = pattern.exec(filled);
    if (!verb) continue;
    if (id !== null) return { words: "", concept: findConceptById(id), from: verb.index };
    return { words: "", concept: findConceptById("price"), from: verb.index };
  }
  const groups = subjects.exec(filled)?.groups ?? {};
  for (const words of [groups.three, lastWords(filled, 3), groups.two, lastWords(filled, 2), lastWords(filled, 1)]) {
    if (!words) continue;
    const match = matchConcept(words);
    if (!match || !isMeasured(words) || match.length !== words.split(/\s+/).length) continue;
    const at = filled.lastIndexOf(words);
    if (/\d\s*$/.test(filled.slice(0, at)) || (ofMoney && !match.concept.types.includes("price"))) continue;
    const tie = ties.exec(filled.slice(0, at));
    return { words, concept: match.concept, from: tie ? tie.index : filled.length };
  }
  return null;
}

const lastWords = (text: string, count: number): string =>
  new RegExp(`(?:\\p{L}+\\s+){${count - 1}}\\p{L}+(?=\\s*$)`, "u").exec(text)?.[0] ?? "";
