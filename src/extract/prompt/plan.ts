import type { Corrections } from "../../domain/corrections.ts";
import type { PlannedExtraction } from "../../domain/plan.ts";
import type { Field, RecordSet, Survey } from "../../domain/survey.ts";
import type { Answer } from "./answer.ts";
import { isInitialsOf, isNamedExactly } from "./binding/names/cut-short.ts";
import type { BoundFilter, ValuesOf } from "./conditions/bound-filter.ts";
import { figures } from "./conditions/figures.ts";
import { takeKinds } from "./conditions/kinds-asked.ts";
import { narrowRecords } from "./conditions/narrow-records.ts";
import { planFilters } from "./conditions/plan-filters.ts";
import { takeValues } from "./conditions/values-asked.ts";
import { withoutUnit } from "./binding/names/field-words.ts";
import { areSameWords, wordsOfPhrase } from "./lexicon/words.ts";
import { nameAmounts } from "./order/amount-field.ts";
import { groupByPeriod } from "./order/period-group.ts";
import { planBestOf } from "./order/plan-best-of.ts";
import { planSort } from "./order/plan-sort.ts";
import { type AskedColumn, type AskedFilter, headsList } from "./parsing/asked.ts";
import { parsePrompt, type Request } from "./parsing/parse.ts";
import { columnsOfCalled, findCalledByHeading } from "./sets/called-by-heading.ts";
import { chooseSet, findSection } from "./sets/choose-set.ts";
import { nameThings } from "./sets/name-things.ts";
import { findContactsAsked } from "./sets/contacts-asked.ts";
import { asksForText, asksOfOne, withoutGoods } from "./sets/one-or-each.ts";
import { withoutPayOfGoods } from "./sets/pay-asked.ts";
import { rankSets } from "./sets/rank-sets.ts";
import { askOfSection } from "./sets/section-columns.ts";
import { findSpecifications } from "./sets/specifications.ts";
import { bindShown } from "./shown/bind-shown.ts";
import { withCountsTold } from "./shown/counts-told.ts";
import { withEvidence } from "./shown/evidence.ts";
import { withoutGuessedGroup } from "./shown/guessed-groups.ts";
import { withNames } from "./shown/record-names.ts";
import { emptyPlan, writePlan } from "./write-plan.ts";

/**
 * Turns a prompt in Spanish or English into a plan over the surveyed sets, by rules. Asked columns that no field serves stay, empty,
 * and are listed in `notFound`, all of them where the page has no set. `valuesOf` gives the different values of a field.
 */
export function planRequest(
  survey: Survey,
  prompt: string,
  valuesOf: ValuesOf,
  { recordSet, dropped }: Pick<Corrections, "recordSet" | "dropped">,
): PlannedExtraction {
  const request = readPrompt(survey, prompt);
  const named = nameThings(request.columns, survey.page.title, (words) => isFieldCalled(survey, words));
  const pageSays = [survey.page.title, survey.page.heading ?? "", pathWords(survey.page.url)].join(" | ");
  const columns = withoutPayOfGoods(withoutGoods(named), { prompt, pageSays, sets: survey.sets });
  const ranked = rankSets(survey.sets, withoutHead(columns), conditionsAsked(request), {
    chosen: recordSet,
    isOfOne: asksOfOne(prompt) || asksForText(prompt, columns, survey.sets),
    isOfMany: isOrdered(request),
  });
  const chosen = recordSet
    ? { set: ranked[0], columns }
    : chooseAsked({ prompt, pageTitle: survey.page.title, asked: request.columns, columns }, ranked, valuesOf);
  const { set } = chosen;
  if (!set) return emptyPlan(request);
  const asked: Asked = {
    prompt,
    request,
    columns: chosen.columns,
    filters: chosen.filters ?? [],
    pageTitle: survey.page.title,
    pageSays,
    dropped,
  };
  return writePlan(
    answerFrom(set, asked, valuesOf),
    ranked.filter((other) => other !== set),
  );
}

/** Whether several things are put in an order: "los 5 equipos con más victorias". */
const isOrdered = ({ limit, sort, bestOf }: Request): boolean =>
  sort.length > 0 || bestOf !== null || (limit !== null && limit.count > 1);

/** The set that a prompt is asked of, what is asked of it, and the conditions that say which of its records. */
type Chosen = {
  readonly set: RecordSet | undefined;
  readonly columns: readonly AskedColumn[];
  readonly filters?: readonly BoundFilter[];
};

type Wish = {
  readonly prompt: string;
  readonly pageTitle: string;
  readonly asked: readonly AskedColumn[];
  /** The same without what only says what the records are. */
  readonly columns: readonly AskedColumn[];
};

/** What a prompt calls by name (contacts, specifications, a section, a list by its heading), else what answers it best. */
function chooseAsked(wish: Wish, ranked: readonly RecordSet[], valuesOf: ValuesOf): Chosen {
  const { prompt, pageTitle, asked, columns } = wish;
  const contacts = findContactsAsked(prompt, ranked);
  if (contacts) return { set: contacts, columns: [] };
  const specified = findSpecifications(prompt, asked, ranked, valuesOf);
  if (specified) return specified;
  const section = findSection(prompt, ranked);
  if (section) return askOfSection(section, columns, valuesOf);
  const best = chooseSet(prompt, ranked, columns);
  const called = findCalledByHeading(prompt, columns, ranked, best, pageTitle);
  return called ? { set: called, columns: columnsOfCalled(called, columns) } : { set: best, columns };
}

function readPrompt({ page, sets }: Survey, prompt: string): Request {
  const order = page.lang.startsWith("en") ? "month-first" : "day-first";
  const namesFigure = (words: string): boolean => sets.some((set) => hasFigureCalled(set, words));
  const request = parsePrompt(prompt, { capturedAt: page.capturedAt, order }, namesFigure);
  return groupByPeriod(request, sets);
}

/** Whether a column of figures is called by these words, but for its unit: "goles a favor", "volumen" for `Volumen (t)`. */
function hasFigureCalled({ fields }: RecordSet, phrase: string): boolean {
  const words = wordsOfPhrase(phrase);
  return fields.some(
    (field) =>
      figures.has(field.type) &&
      (isNamedExactly(field, words) || areSameWords(words, withoutUnit(field)) || isShortFor(field, words)),
  );
}

/** Whether a heading is the initials of words, or is spelled out beginning with them: `HR`, in full "Home Runs Hit". */
const isShortFor = (field: Field, words: readonly string[]): boolean =>
  isInitialsOf(field.name, words) ||
  (field.glosses ?? []).some((gloss) => areSameWords(words, wordsOfPhrase(gloss).slice(0, words.length)));

const isFieldCalled = ({ sets }: Survey, words: string): boolean =>
  sets.some(({ fields }) => fields.some((field) => isNamedExactly(field, wordsOfPhrase(words))));

const pathWords = (url: string): string => (URL.parse(url)?.pathname ?? "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** What is asked for of each record: what heads the list only where nothing or one thing more is. */
function withoutHead(columns: readonly AskedColumn[]): readonly AskedColumn[] {
  const plain = columns.filter((column) => !headsList(column));
  return plain.length > 1 ? plain : columns;
}

const conditionsAsked = ({ filters, alternatives }: Request): AskedFilter[] => [
  ...filters,
  ...alternatives.flatMap((one) => one.filters),
];

type Asked = {
  readonly prompt: string;
  readonly request: Request;
  readonly columns: readonly AskedColumn[];
  /** Conditions besides those of the request. */
  readonly filters: readonly BoundFilter[];
  readonly pageTitle: string;
  /** Its title, its heading and the words of its address. */
  readonly pageSays: string;
  /** Conditions that a person took back, in the words that asked for them. */
  readonly dropped: readonly string[];
};

function withAmountsNamed(set: RecordSet, request: Request): Request {
  const { aggregate } = request;
  if (!aggregate) return request;
  const figures = aggregate.figures.map((figure) => {
    const [measured = null] = figure.measured ? nameAmounts(set, [figure.measured]) : [];
    return { ...figure, measured };
  });
  return groupByPeriod({ ...request, aggregate: { ...aggregate, figures } }, [set]);
}

/** Finds in a set what chooses the records, then what orders them, then what is shown of them. */
function answerFrom(set: RecordSet, asked: Asked, valuesOf: ValuesOf): Answer {
  const told = withCountsTold(set, asked.prompt, asked);
  const request = withAmountsNamed(set, told.request);
  const columns = told.columns.map((column) =>
    column.title === request.aggregate?.group?.title ? request.aggregate.group : column,
  );
  const kinds = takeKinds(set, nameAmounts(set, columns), asked.prompt, valuesOf);
  const values = takeValues(set, kinds.columns, valuesOf);
  const restrictions = [...request.restrictions, ...kinds.restrictions, ...values.restrictions];
  const narrowed = narrowRecords(set, values.columns, restrictions, valuesOf, asked.pageTitle, asked.pageSays);
  const conditions = planFilters(set, request, narrowed, [...kinds.filters, ...asked.filters], valuesOf, asked.dropped);
  const sort = planSort(set, request.aggregate ? request.sort.filter(({ text }) => text !== "") : request.sort);
  const bestOf = request.bestOf && planBestOf(set, request.bestOf);
  const orderedBy = bestOf ? [bestOf.group, ...(bestOf.by ? [bestOf.by] : []), ...sort] : sort;
  const evident = withEvidence(set, narrowed.columns, conditions.bound, orderedBy);
  const isOfFirst = request.limit !== null && (sort.length === 0 || request.limit.isOfSort);
  const isOfBest = request.aggregate === null && (bestOf !== null || isOfFirst);
  const wanted = { isOfBest: isOfBest || request.isOfThings === true, isNarrowed: conditions.bound.length > 0 };
  const named = request.aggregate ? bindShown(set, evident) : withNames(set, wanted, bindShown(set, evident));
  return { set, request, conditions, sort, bestOf, shown: withoutGuessedGroup(set, request, named) };
}
