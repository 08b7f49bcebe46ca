import type { DateContext } from "../../values/date.ts";
import { type AskedAlternatives, type AskedColumn, askedColumn, type AskedFilter, type Restriction } from "./asked.ts";
import { settleSenses } from "./columns/among-others.ts";
import { joinYears } from "./columns/columns-of-years.ts";
import { dropThings } from "./columns/drop-things.ts";
import { holdNames } from "./columns/own-names.ts";
import { parseColumns } from "./columns/parse-columns.ts";
import { renameColumns, takeRenames } from "./columns/rename-columns.ts";
import { splitExclusions } from "./columns/unwanted-columns.ts";
import { joinAlternatives } from "./conditions/join-alternatives.ts";
import { takeAges } from "./conditions/parse-ages.ts";
import { takeChanges } from "./conditions/parse-changes.ts";
import { takeComparisons } from "./conditions/parse-comparisons.ts";
import { takeDates } from "./conditions/parse-dates.ts";
import { takePresence } from "./conditions/parse-presence.ts";
import { takeTimes } from "./conditions/parse-times.ts";
import { takeRestrictions } from "./conditions/parse-restrictions.ts";
import { takeReduced, takeTextConditions } from "./conditions/parse-text-conditions.ts";
import { takeBeyondFigures } from "./figures/beyond-figures.ts";
import { asksOfGroups } from "./figures/overall.ts";
import { type AskedAggregate, asksCount, asksEnds, parseAggregate } from "./figures/parse-aggregate.ts";
import {
  type GroupOrder,
  orderOfGroups,
  takeLastOfGroups,
  takeTopGroups,
  type TopGroups,
} from "./figures/parse-groups.ts";
import { orderByLast } from "./order/order-by-last.ts";
import { type AskedBestOf, takeBestOf } from "./order/parse-best-of.ts";
import { takeDistinct } from "./order/parse-distinct.ts";
import { takeNext } from "./order/next-one.ts";
import { type AskedLimit, noOrder, takeOrder } from "./order/parse-order.ts";
import type { AskedSort } from "./order/superlatives.ts";
import { type Draft, foldKeepingLength, openDraft, shownIn } from "./prompt-text.ts";
import { takeAsker } from "./talk/asker.ts";
import { openingLength, takeOpenings, withoutOpening } from "./talk/opening.ts";
import { settleCorrections } from "./talk/self-corrections.ts";
import { toPlainWishes } from "./talk/plain-wishes.ts";
import { takeSetPhrases } from "./talk/set-phrases.ts";
import { takeOpinions, takeTranslations } from "./talk/translations.ts";
import { takeWhether } from "./talk/whether.ts";

/** A prompt taken apart. `columns` is empty when everything was asked for. */
export type Request = {
  readonly columns: readonly AskedColumn[];
  /** Whether what the records are was said before a colon and is no column: "equipos: goles y puntos". */
  readonly isOfThings?: boolean;
  /** Columns that are not wanted where everything else is. */
  readonly without: readonly AskedColumn[];
  readonly filters: readonly AskedFilter[];
  readonly restrictions: readonly Restriction[];
  readonly alternatives: readonly AskedAlternatives[];
  /** What was seen but not understood, or is more than rules can do. */
  readonly unread: readonly string[];
  /** Outer order first. */
  readonly sort: readonly AskedSort[];
  /** The words that asked for the order. */
  readonly sortAsked: string;
  readonly limit: AskedLimit | null;
  readonly distinct: boolean;
  readonly bestOf: AskedBestOf | null;
  /** Figures instead of rows, and the order of their groups. */
  readonly aggregate: (AskedAggregate & { readonly order: GroupOrder | null }) | null;
};

/**
 * Takes a prompt in Spanish or English apart, in running order: what is understood is cut out, what is left names columns. Nothing here
 * knows the page but `namesFigure`: whether it has a column of figures that is called by some words.
 */
export function parsePrompt(prompt: string, dates: DateContext, namesFigure: (words: string) => boolean): Request {
  const draft = openDraft(toPlainWishes(settleCorrections(prompt)));
  holdNames(draft);
  takeAsker(draft);
  takeWhether(draft);
  const isCount = asksCount(withoutOpening(draft.text()));
  const top = (isCount ? takeLastOfGroups(draft) : null) ?? takeTopGroups(draft, namesFigure);
  const bestOf = top || asksCount(draft.text()) ? null : takeBestOf(draft, namesFigure);
  const opinions = takeOpinions(draft);
  takeSetPhrases(draft, { keepsEach: asksCount(draft.text()) || asksOfGroups(draft.text()) });
  const beyondRules = [...opinions, ...takeTranslations(draft), ...takeBeyondFigures(draft, namesFigure)];
  takeOpenings(draft);
  joinYears(draft, namesFigure);
  const renames = takeRenames(draft);
  const distinct = takeDistinct(draft);
  const next = takeNext(draft, dates);
  const {
    sort,
    sortAsked,
    limit,
    unread: ofOrder,
  } = next?.order ?? (asksEnds(withoutOpening(draft.text())) ? noOrder : takeOrder(draft, namesFigure));
  const ages = takeAges(draft);
  const conditions = [
    ...(next ? [next.filter] : []),
    ...takeTimes(draft),
    ...takeDates(draft, dates),
    ...takeChanges(draft),
    ...takeComparisons(draft),
    ...takeTextConditions(draft),
    ...takeReduced(draft),
    ...takePresence(draft),
  ];
  const said = [...ages, ...takeRestrictions(draft)];
  const { filters, alternatives, ...joined } = joinAlternatives(draft, conditions, said, dates);
  const unread = [...ofOrder, ...joined.unread, ...beyondRules];
  const [restrictions, without] = splitExclusions(joined.restrictions);
  const common = { without, filters, alternatives, unread, sortAsked, distinct };
  const figures = parseAggregate(withoutOpening(draft.text()), namesFigure);
  if (figures) {
    const grouped = top?.group === undefined ? figures : { ...figures, group: askedColumn(top.group) };
    const asked = asTyped(grouped, prompt);
    const limitedBy = limit === null ? null : foldKeepingLength(prompt);
    const ofFigures = askForFigures(asked, sort, { top, limit, limitedBy });
    return { ...common, ...ofFigures, restrictions: [...restrictions, ...asked.restrictions] };
  }
  const { columns: left, restrictions: own, isOfThings } = dropThings(renameColumns(columnsLeft(draft), renames));
  const columns = settleSenses(left, filters);
  return {
    ...common,
    columns,
    isOfThings,
    restrictions: [...restrictions, ...own],
    sort: orderByLast(sort, columns, filters),
    limit,
    bestOf,
    aggregate: null,
  };
}

type Figures = Pick<Request, "columns" | "sort" | "limit" | "bestOf" | "aggregate">;
type WhichGroups = Pick<Request, "limit"> & {
  /** Where groups were asked for by their figure. */
  readonly top: TopGroups | null;
  /** The prompt where it has a limit. */
  readonly limitedBy: string | null;
};

/** Figures instead of rows, and which of their groups. */
function askForFigures(
  asked: AskedAggregate,
  sort: readonly AskedSort[],
  { top, limit, limitedBy }: WhichGroups,
): Figures {
  const ofGroups = orderOfGroups(asked, sort, { limitedBy });
  const order = top ? { figure: 0, direction: top.direction } : ofGroups.order;
  return {
    columns: columnsOf(asked),
    sort: ofGroups.sort,
    limit: top ? top.limit : limit,
    bestOf: null,
    aggregate: { ...asked, order },
  };
}

/** Columns called as they were typed: "año" for `ano`. */
function asTyped(asked: AskedAggregate, prompt: string): AskedAggregate {
  const folded = foldKeepingLength(prompt);
  const typed = (column: AskedColumn): AskedColumn => {
    const at = folded.indexOf(column.title);
    return at < 0 || column.called ? column : { ...column, called: prompt.slice(at, at + column.title.length) };
  };
  const figures = asked.figures.map(({ op, measured }) => ({ op, measured: measured && typed(measured) }));
  return { ...asked, figures, group: asked.group && typed(asked.group) };
}

/** The columns that are named by what is left of a prompt. */
function columnsLeft(draft: Draft): AskedColumn[] {
  const text = draft.text();
  const start = openingLength(text);
  return parseColumns(text.slice(start), shownIn(draft).slice(start));
}

/** What figures are computed from and grouped by, each once. */
function columnsOf({ figures, group }: AskedAggregate): AskedColumn[] {
  const all = [...figures.flatMap(({ measured }) => measured ?? []), ...(group ? [group] : [])];
  return [...new Map(all.map((column) => [column.title, column])).values()];
}
