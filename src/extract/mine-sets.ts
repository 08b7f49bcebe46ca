import type { Candidate } from "./candidates/candidate.ts";
import { findCandidates } from "./candidates/find-candidates.ts";
import { findContacts } from "./candidates/contacts.ts";
import { findDescribedLists } from "./candidates/described-lists.ts";
import { type Details, findDetails } from "./candidates/details.ts";
import { findEmbeddedState } from "./candidates/embedded-state.ts";
import { findHeadedLists } from "./candidates/headed-lists.ts";
import { findStructuredData } from "./candidates/structured-data.ts";
import { findTransposed } from "./candidates/transposed.ts";
import { buildColumns, finishColumns, withPieces } from "./columns/columns.ts";
import type { ColumnDraft, TableColumn } from "./columns/column.ts";
import { kindName } from "./columns/field-words.ts";
import { withGlosses } from "./columns/heading-glosses.ts";
import { areLinesOfContact } from "./ranking/contact-lines.ts";
import { preferContinuations } from "./ranking/continuations.ts";
import { chooseGranularity } from "./ranking/granularity.ts";
import { preferHeaded } from "./ranking/left-headings.ts";
import { uniqueName } from "./columns/unique-name.ts";
import { classNameOfLevel, readGroupHeadings } from "./columns/group-headings.ts";
import { holderOf } from "./columns/group-levels.ts";
import { joinSideTable } from "./join-side-table.ts";
import { joinThing } from "./join-thing.ts";
import { mineObjectSets, type ObjectSet } from "./mine-objects.ts";
import type { MinedSet } from "./mined-set.ts";
import type { PageLocale } from "./page/page-locale.ts";
import type { PageReader } from "./page/page-reader.ts";
import { guessScore, scoreCandidate, type ScoredCandidate } from "./ranking/score.ts";
import { headingTags } from "./page/tag-rules.ts";
import { isTableOfPage } from "./ranking/page-table.ts";
import { preferPure, preferWhole } from "./ranking/strange-records.ts";
import { dropNested, partsLast, withoutFragments } from "./ranking/nested-sets.ts";
import { withoutTablesAgain } from "./ranking/tables-again.ts";
import { isListOfThings } from "./ranking/lists-of-things.ts";
import { trimEdges, withoutWayUp } from "./ranking/trim-edges.ts";

const maxScored = 70;
/** Candidates with less than this share of the best guess are hopeless. */
const minGuessShare = 0.05;
const maxPageSets = 8;
/** Tables with headings that are offered besides: who asks for columns by their headings means them, however small they are. */
const maxFurtherTables = 6;
const maxSpareTables = 12;
const minHeadings = 2;
const readByRowsWeight = 0.45;
/** What lists count on a page about one thing. */
const besideWeight = 0.45;
/** The best list beside a thing with a page of its own scores at most this share of what the thing does. */
const behindShare = 0.9;
/** A list this good is what its page is about. */
const surelyList = 3.5;
const maxNodesToHeading = 400;
const maxHeadingLength = 120;

/** All record sets of a page, best first: at most eight from its markup and six further tables with headings, two embedded ones, one of details, one of their labels and values, one of contacts. */
export function mineSets(page: PageReader, locale: PageLocale): MinedSet[] {
  const best = rankCandidates(page);
  const pageSets = best
    .map((candidate) => ({ ...candidate, records: withoutTablesAgain(page, candidate.records) }))
    .map((candidate) => joinSideTable(page, locale, mineCandidate(page, candidate, locale)))
    .filter((set) => set.columns.length > 0);
  const described = findStructuredData(page, locale);
  const objectSets = mineObjectSets([...described, ...findEmbeddedState(page.tree)], locale);
  const transposed = findTransposed(page, locale);
  for (const set of transposed) preferOver(page, set, pageSets);
  const lists = best.filter((candidate) => isListOfThings(page, candidate)).map(({ records }) => records);
  const contacts = findContacts(page, locale);
  if (contacts) preferContacts(contacts, pageSets);
  const subject = objectSets.find((set) => set.subject !== null);
  const details = findDetails(page, locale, lists, contacts, subject?.set);
  const isTable = best.slice(0, 1).some(isTableOfPage);
  const isList = isTable || (best[0]?.score ?? 0) > surelyList;
  const isOfThing = subject ? !(isTable && subject.isWriting) : details?.isOneThing && !isList;
  const states = objectSets.flatMap(({ set }) => (set.kind === "state" && set.count > 1 ? [set] : []));
  if (isOfThing) for (const set of [...pageSets, ...states]) set.score *= besideWeight;
  const beside = [...pageSets, ...transposed, ...objectSets.flatMap(({ set }) => (set === subject?.set ? [] : [set]))];
  if (details) keepListsBehind(page, { details, subject, beside, read: isTable ? [] : pageSets });
  const things = details && subject ? [joinThing(subject.set, details, locale), details.set] : [details?.set];
  const rest = [...things, details?.specifications, contacts].filter((set) => set !== null && set !== undefined);
  const others = objectSets.flatMap(({ set }) => (details && set === subject?.set ? [] : [set]));
  const headed = [...findHeadedLists(page, locale, pageSets), ...findDescribedLists(described, locale)];
  return [...pageSets, ...transposed, ...others, ...rest, ...headed].sort((a, b) => b.score - a.score);
}

type AboutOneThing = {
  readonly details: Details;
  readonly subject: ObjectSet | undefined;
  /** All sets but those of the thing. */
  readonly beside: readonly MinedSet[];
  /** The lists that there are to read beside an article. */
  readonly read: readonly MinedSet[];
};

/** A thing that has this page for its own comes before everything beside it, an article before the lists outside its text. */
function keepListsBehind(page: PageReader, { details, subject, beside, read }: AboutOneThing): void {
  const { isOneThing, article, set } = details;
  if (subject?.subject === "paged" && (isOneThing || isOffered(subject.set))) keepBehind(subject.set.score, beside);
  else if (isOneThing && article !== null) keepBehind((subject?.set ?? set).score, outside(page, article, read));
}

/** Whether a thing has an offer of its own, not the range of those of a whole category. */
const isOffered = ({ columns }: MinedSet): boolean => columns.some(({ key }) => key === "offers.price");

function keepBehind(score: number, lists: readonly MinedSet[]): void {
  const most = lists.reduce((best, list) => Math.max(best, list.score), 0);
  if (most > score * behindShare) for (const list of lists) list.score *= (score * behindShare) / most;
}

/** The lists that stand outside an element. */
function outside({ tree }: PageReader, element: number, lists: readonly MinedSet[]): MinedSet[] {
  const end = tree.ends[element] ?? element;
  return lists.filter(({ node }) => node < element || node >= end);
}

/** The lists of a page that are worth their columns, best first. */
function rankCandidates(page: PageReader): ScoredCandidate[] {
  const guesses = findCandidates(page)
    .map((candidate, order) => ({ candidate, guess: guessScore(page, candidate), order }))
    .sort((a, b) => b.guess - a.guess || a.order - b.order);
  const leastGuess = (guesses[0]?.guess ?? 0) * minGuessShare;
  const hopeless = guesses.findIndex(({ guess }, i) => i >= maxScored || guess < leastGuess);
  const [likely, unlikely] = hopeless < 0 ? [guesses, []] : [guesses.slice(0, hopeless), guesses.slice(hopeless)];
  const scored = likely
    .flatMap(({ candidate }) => scoreCandidate(page, candidate) ?? [])
    .sort((a, b) => b.score - a.score);
  chooseGranularity(page, scored);
  preferContinuations(page, scored);
  preferHeaded(page, scored);
  preferPure(page, scored);
  preferWhole(page, scored);
  const sets = partsLast(withoutFragments(dropNested(scored.sort((a, b) => b.score - a.score))));
  const offered = sets.slice(0, maxPageSets);
  const spare = unlikely.filter(({ candidate }) => isHeadedTable(page, candidate)).slice(0, maxSpareTables);
  const tables = [
    ...sets.slice(maxPageSets).filter((set) => isHeadedTable(page, set)),
    ...spare.flatMap(({ candidate }) => scoreCandidate(page, candidate) ?? []),
  ];
  return dropNested([...offered, ...tables]).slice(0, offered.length + maxFurtherTables);
}

/** Contacts take the place of a list of the lines that they are written in. */
function preferContacts(contacts: MinedSet, sets: readonly MinedSet[]): void {
  for (const set of sets) {
    if (!areLinesOfContact(set, contacts)) continue;
    contacts.score = Math.max(contacts.score, set.score);
    set.score *= readByRowsWeight;
  }
}

/** The rows of a table with headings above its columns. */
const isHeadedTable = ({ grids }: PageReader, { by, records }: Candidate): boolean =>
  by === "table" &&
  (grids.row(records[0]?.from ?? 0)?.grid.headers ?? []).filter((text) => text !== "").length >= minHeadings;

/** A table read by columns takes the place of what was read from it by rows. */
function preferOver(page: PageReader, transposed: MinedSet, sets: readonly MinedSet[]): void {
  const { node } = transposed;
  const end = page.tree.ends[node] ?? node;
  for (const set of sets) {
    if (set.node < node || set.node >= end) continue;
    transposed.score = Math.max(transposed.score, set.score);
    set.score *= readByRowsWeight;
  }
}

function mineCandidate(page: PageReader, candidate: ScoredCandidate, locale: PageLocale): MinedSet {
  const { features } = page;
  const found = [...buildColumns(page, candidate.records, locale)];
  const files = withoutWayUp(candidate.records, found);
  const isWhole = candidate.by === "table" || files.length < candidate.records.length;
  const records = isWhole ? files : trimEdges(files, found);
  const first = records[0]?.from ?? 0;
  const holder = holderOf(page, records);
  const columns = records.length === candidate.records.length ? found : [...buildColumns(page, records, locale)];
  for (const heading of readGroupHeadings(page, records))
    columns.push(...headingColumns(page, heading, columns, locale));
  return {
    kind: candidate.kind,
    name: titleOfTable(page, first) ?? headingBefore(page, first),
    count: records.length,
    score: candidate.score,
    node: holder,
    signature: `${features.signatures[holder]}>${features.signatures[first]}`,
    records,
    columns: candidate.by === "table" ? withGlosses(page, records, columns) : columns,
  };
}

/** A level of group headings as columns: whole, and the date within it. */
function headingColumns(
  page: PageReader,
  heading: ColumnDraft,
  columns: readonly TableColumn[],
  locale: PageLocale,
): TableColumn[] {
  const typed = withPieces(heading, locale).filter(({ draft, type }) => draft.key === heading.key || type === "date");
  const used = new Set(columns.map(({ name }) => name.toLowerCase()));
  return finishColumns(typed, heading.cells.length, locale.nameLanguage).map((column) => {
    const said = column.key === heading.key ? classNameOfLevel(page, heading, locale.nameLanguage) : null;
    const base = said ?? kindName(column.type === "date" ? "date" : "section", locale.nameLanguage);
    const name = uniqueName(base, used);
    return { ...column, name, nameFrom: said === null ? column.nameFrom : "class" };
  });
}

/** What the row above the headings of a table says over all of its columns. */
function titleOfTable(page: PageReader, first: number): string | null {
  const [title] = page.grids.row(first)?.grid.rows ?? [];
  const said = title?.isHeading && title.node < first ? page.text(title.cells[0]?.node ?? title.node) : "";
  return /\p{L}{3}.*\s.*\p{L}{3}/u.test(said) && said.length <= maxHeadingLength ? said : null;
}

/** The nearest heading before the records that does not hold them. */
function headingBefore(page: PageReader, first: number): string | null {
  const { tags, ends } = page.tree;
  for (let node = first - 1; node > Math.max(0, first - 1 - maxNodesToHeading); node--) {
    if (!headingTags.has(tags[node] ?? "") || (ends[node] ?? 0) > first) continue;
    const text = page.text(node);
    if (text !== "" && text.length <= maxHeadingLength) return text;
  }
  return null;
}
