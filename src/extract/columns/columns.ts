import type { ValueType } from "../../domain/survey.ts";
import { fold } from "../../domain/text.ts";
import type { RecordRange } from "../page/record-range.ts";
import { alignLeaves } from "./align-leaves.ts";
import { alignRepeats } from "./align-repeats.ts";
import { alignRows } from "./align-rows.ts";
import { headedByAttributes } from "./attribute-headings.ts";
import { namesOfCells } from "./cell-classes.ts";
import { countFilled, filledCells, textsOf } from "./cells.ts";
import type { ColumnDraft, RawCell, TableColumn, TypedDraft } from "./column.ts";
import { readLeaves } from "../leaves/leaves.ts";
import { nameInstalments } from "./instalments.ts";
import { splitLabelChain } from "./label-chains.ts";
import { splitAtLabels } from "./labelled-pieces.ts";
import { mergeHeadings, mergeOptionalWrappers, mergeTurns, mergeVariants } from "./merge-columns.ts";
import { dropOrnaments } from "./ornaments.ts";
import { withEntryLists } from "./entry-lists.ts";
import { completeLists } from "./complete-lists.ts";
import { dropContained, dropContainedPrices, dropLabelledWholes, dropRepeats } from "./repeated-columns.ts";
import { isFileNumber } from "./file-pieces.ts";
import { hasFieldWord, kindName } from "./field-words.ts";
import { nameColumns } from "./name-columns.ts";
import type { NameLanguage, PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { isCuttable, splitColumn } from "./pieces.ts";
import { priceAlone } from "./price-alone.ts";
import { settlePrices } from "./price-columns.ts";
import { isParted } from "./two-prices.ts";
import { nameTowns } from "./town-pieces.ts";
import { withoutSaidContacts } from "./said-contacts.ts";
import { detectType } from "../values/detect-type.ts";
import { dateIn, priceIn } from "../values/found-once.ts";
import { parsePrice } from "../values/price.ts";
import { splitAfterPrefix, wordingPart, type WordingPiece } from "./wording-pieces.ts";

const imageSource = /src|original|image|img/;
const minFill = 0.04;
const maxColumns = 60;

/** The records of a set as a table: leaves aligned by place and label, split into typed pieces, named, repeated ones dropped. */
export function buildColumns(page: PageReader, records: readonly RecordRange[], locale: PageLocale): TableColumn[] {
  const aligned = alignLeaves(alignRows(records.map((record) => readLeaves(page, record))));
  const repeats = alignRepeats(aligned).filter((draft) => !isMark(draft));
  const drafts = mergeTurns(mergeHeadings(mergeOptionalWrappers(mergeVariants(repeats))));
  const filled = drafts.filter((draft) => countFilled(draft.cells) >= Math.max(1, records.length * minFill));
  const headed = headedByAttributes(filled);
  const kept = dropLabelledWholes(
    dropOrnaments(dropContained(dropRepeats(completeLists(headed.filter((draft) => !repeatsHeader(draft)))))),
  );
  const chains = worthReading(withEntryLists(page, kept), locale).flatMap(splitLabelChain);
  const pieces = chains.flatMap((draft) => withPieces(draft, locale));
  const settled = settlePrices(nameInstalments(dropContainedPrices(pieces), locale), locale);
  const typed = withoutSaidContacts(settled.map((column) => priceAlone(column, locale)));
  const shown = fullest(typed, ({ draft }) => draft);
  const shownDrafts = shown.map(({ draft }) => draft);
  return finishColumns(
    shown,
    records.length,
    locale.nameLanguage,
    namesOfCells(page, shownDrafts, locale.nameLanguage),
  );
}

/** Drafts that can be among the columns shown: no part of a draft has more values than all of it. Prices may be joined with others. */
function worthReading(drafts: readonly ColumnDraft[], locale: PageLocale): readonly ColumnDraft[] {
  if (drafts.length <= maxColumns) return drafts;
  const full = new Set(fullest(drafts, (draft) => draft));
  return drafts.filter((draft) => full.has(draft) || isPriced(draft, locale));
}

/** The columns with the most values, in their order: the tail of a long list within a record goes first. */
function fullest<T>(columns: readonly T[], draftOf: (column: T) => ColumnDraft): readonly T[] {
  if (columns.length <= maxColumns) return columns;
  const worth = columns.map((column) => {
    const { cells, key } = draftOf(column);
    return countFilled(cells) * (laterEntry.test(key) ? 0.5 : 1);
  });
  const least = worth.toSorted((a, b) => b - a)[maxColumns - 1] ?? 0;
  let ofLeast = maxColumns - worth.filter((value) => value > least).length;
  return columns.filter((_, i) => (worth[i] ?? 0) > least || (worth[i] === least && ofLeast-- > 0));
}

function isPriced({ key, cells }: ColumnDraft, { decimalMark }: PageLocale): boolean {
  const first = /[=|@]/.test(key) ? null : cells.find((cell) => cell);
  return first ? parsePrice(first.raw, decimalMark) !== null : false;
}

/** The third entry of a list within a record, or a later one: a colour of many says less than a price that some records have. */
const laterEntry = /#(?:[3-9]|\d\d+)/;

/** A draft with its type, followed by the typed pieces within it. */
export function withPieces(column: ColumnDraft, locale: PageLocale): TypedDraft[] {
  if (column.cells.some((cell) => cell?.entries)) return [{ draft: column, type: "text" }];
  const draft = nameTowns(withoutLabel(column, locale), locale);
  const type = typeOf(draft, locale);
  const pieces = splitColumn(draft, type, locale).map((piece) => ({ draft: piece, type: typeOf(piece, locale) }));
  const isLabelled = pieces.some(
    ({ draft: piece, type: rest }) =>
      piece.key === `${draft.key}|rest` &&
      rest !== "text" &&
      labelsValue.test(piece.label ?? "") &&
      countFilled(piece.cells) === countFilled(draft.cells),
  );
  return isLabelled || isParted(draft, pieces) ? pieces : [{ draft, type }, ...pieces];
}

/** A column of values that each follow a word for what they are, without that word: `Tel. 944 123 456`, `Presupuesto 12.000 €`. */
function withoutLabel(draft: ColumnDraft, locale: PageLocale): ColumnDraft {
  if (draft.label !== null || !isCuttable(draft)) return draft;
  const { pieces, isWhole } = splitAtLabels(draft.cells, locale);
  const piece = isWhole ? pieces[0] : (labelledAmounts(draft, locale) ?? labelledDates(draft, locale));
  const dates = piece ? null : datesAfterWord(draft, locale);
  const authors = draft.header === null && !piece ? authorsAfterWord(draft) : null;
  if (authors) return { ...draft, label: kindName("author", locale.nameLanguage), cells: [...authors] };
  if (dates) return { ...draft, cells: [...dates] };
  return piece ? { ...draft, label: draft.header === null ? piece.label : null, cells: [...piece.cells] } : draft;
}

/** Prices that all follow the same word for a field. */
function labelledAmounts({ cells, key }: ColumnDraft, locale: PageLocale): WordingPiece | null {
  if (/[@=|]/.test(key) || !/\p{L} (?:\p{Sc}\s?)?\d/u.test(cells.find((cell) => cell)?.raw ?? "")) return null;
  const [piece] = splitAfterPrefix(cells);
  const isAmount = (cell: RawCell | null, i: number): boolean => {
    if (!cell) return true;
    const price = priceIn(cell.raw, locale);
    return cell !== cells[i] && price?.span[0] === 0 && price.span[1] === cell.raw.length;
  };
  return piece && hasFieldWord(piece.label ?? "") && piece.cells.every(isAmount) ? piece : null;
}

/** Dates that all follow the same words, two or more that no language need know: `Отзыв написан 17 марта 2015`. */
function labelledDates({ cells, key }: ColumnDraft, locale: PageLocale): WordingPiece | null {
  if (/[@=|]/.test(key) || !cells.some((cell) => cell)) return null;
  const [piece] = splitAfterPrefix(cells);
  if (!piece?.label?.includes(" ")) return null;
  const isDate = (cell: RawCell | null, i: number): boolean => {
    if (!cell) return true;
    const date = dateIn(cell.raw, locale);
    return cell !== cells[i] && date?.span[0] === 0 && date.span[1] === cell.raw.length;
  };
  return piece.cells.every(isDate) ? piece : null;
}

const byAuthor = /^(?:by|por|par|von)\s+(?=\p{Lu}[^\d:]{1,60}$)/iu;

/** Names that all follow the same small word: `por Ana Ruiz`. */
function authorsAfterWord({ cells, key }: ColumnDraft): readonly (RawCell | null)[] | null {
  const filled = filledCells(cells);
  if (/[@=|]/.test(key) || filled.length < 2 || !filled.every(({ raw }) => byAuthor.test(raw))) return null;
  return cells.map((cell) => cell && wordingPart(cell, byAuthor.exec(cell.raw)?.[0].length ?? 0, cell.raw.length));
}

const beforeDate = /^(?:del?|vom|am|on|of|dated|du|le|el)\s+/i;

/** Dates that all follow the same small word: `vom 03.02.2015`. */
function datesAfterWord({ cells, key }: ColumnDraft, locale: PageLocale): readonly (RawCell | null)[] | null {
  if (/[@=|]/.test(key) || !cells.some((cell) => cell)) return null;
  if (!cells.every((cell) => !cell || beforeDate.test(cell.raw))) return null;
  const dates = cells.map((cell) => {
    const word = cell ? beforeDate.exec(cell.raw)?.[0] : undefined;
    return cell && word !== undefined ? wordingPart(cell, word.length, cell.raw.length) : null;
  });
  const isDate = (date: RawCell | null, i: number): boolean =>
    cells[i] === null || (date !== null && dateIn(date.raw, locale)?.span[0] === 0);
  return dates.every(isDate) ? dates : null;
}

/** Words that only say what follows them: the value is what is left without them. */
const labelsValue =
  /^(?:(?:n[oº°]|n[úu]m(?:ero)?|number|docket|case|exp(?:ediente)?|ref(?:erencia|erence)?|c[óo]d(?:igo)?|code|sku|isbn|ean|id|ruc|ni[fet]|cif|rut|cui[tl]|rfc|tel(?:[ée]fono)?|tfno|tlf|m[óo]vil|phone|fax|fecha|date|posted|published|filed|publicad[oa]|updated|actualizad[oa]|by|por)[.:]?\s?){1,3}$/iu;

/** Names typed drafts and counts what they hold. */
export function finishColumns(
  typed: readonly TypedDraft[],
  count: number,
  language: NameLanguage,
  ofCells: ReadonlyMap<ColumnDraft, string> = new Map(),
): TableColumn[] {
  const names = nameColumns(typed, language, ofCells);
  return typed.flatMap(({ draft, type }, i) => {
    const { name, from } = names[i] ?? { name: type, from: "type" };
    if (from === "names-next") return [];
    const distinct = new Set(textsOf(draft.cells)).size;
    const fill = countFilled(draft.cells) / Math.max(1, count);
    return [{ key: draft.key, name, nameFrom: from, type, cells: draft.cells, fill, distinct }];
  });
}

/** Marks around what is written: brackets, bars, arrows. Ticks, crosses, stars and the like say something. */
const isMark = ({ cells }: ColumnDraft): boolean =>
  cells.every((cell) => !cell || (cell.place.attr === null && /^[\p{P}\p{Sm}\s|→←‹›»«▸▾•·]+$/u.test(cell.raw)));

/** The heading once more in every cell, for narrow screens: `20 € Precio` under `Precio`. */
function repeatsHeader({ header, cells }: ColumnDraft): boolean {
  const heading = fold(header ?? "");
  return heading !== "" && cells.every((cell) => !cell || (cell.place.attr === null && fold(cell.raw) === heading));
}

/** The words of a link that dials, or numbers of which some are written for calls from abroad. */
function isDialled({ key, cells }: ColumnDraft): boolean {
  if (!key.endsWith(":call") && !key.endsWith("|phone")) return false;
  const texts = textsOf(cells);
  const isSo = key.endsWith(":call") || texts.some((text) => /^\(?\+\d/.test(text));
  return isSo && texts.length > 0 && texts.every((text) => /\d(?:\D{0,3}\d){5}/.test(text));
}

function typeOf(draft: ColumnDraft, locale: PageLocale): ValueType {
  if (isFileNumber(draft)) return "identifier";
  const first = draft.cells.find((cell) => cell);
  const attr = first?.place.attr ?? null;
  if (isDialled(draft)) return "phone";
  const isDataAddress = attr?.startsWith("data-") && /^https?:/i.test(first?.raw ?? "") && !imageSource.test(attr);
  return detectType(
    textsOf(draft.cells),
    isDataAddress || attr === "onclick" ? "href" : attr,
    locale,
    draft.label ?? draft.header ?? "",
  );
}
