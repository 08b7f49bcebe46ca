import { commonestOf, countEach } from "../counts.ts";
import type { ValueType } from "../../domain/survey.ts";
import { countFilled, filledCells } from "./cells.ts";
import type { ColumnDraft, RawCell } from "./column.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { dateIn } from "../values/found-once.ts";
import { splitAtByline } from "./byline-pieces.ts";
import { splitAfterCode, splitAfterNumber, splitAtCode } from "./code-pieces.ts";
import { kindName } from "./field-words.ts";
import { splitAtInnerLabels } from "./inner-labels.ts";
import { splitFileNames } from "./file-pieces.ts";
import { splitAtScore } from "./match-pieces.ts";
import { derive, isUsual, minShare, within } from "./piece-drafts.ts";
import { splitByType } from "./typed-pieces.ts";
import { splitAtLabels } from "./labelled-pieces.ts";
import { splitReferences } from "./reference-pieces.ts";
import { splitAfterTerm } from "./term-pieces.ts";
import { splitTowns } from "./town-pieces.ts";
import { splitPrices } from "./two-prices.ts";
import { splitAfterPrefix, splitLeadSentence, type WordingPiece } from "./wording-pieces.ts";

const maxTextLength = 600;
const bars = [" | ", " ｜ ", "｜", " ︱ ", "︱", " ∣ "];
const dots = [" · ", " • ", " ∙ ", " ⋅ ", " ● ", " ‧ ", " ・ ", "・"];
const separators = [...bars, ...dots, " – ", " — ", " / ", " - ", "; ", " vs ", " vs. ", " VS "];
/** What every separator has, seen sooner. */
const signOfSeparator = /[|｜︱∣·•∙⋅●‧・–—/;-]| vs[ .]/i;

const wordyTypes = new Set<ValueType>(["text", "address", "identifier", "date"]);
const dividedTypes = new Set<ValueType>([...wordyTypes, "phone", "email", "price"]);

/**
 * Columns within a text column: the date, price, number, e-mail or phone that most values contain, the text between them,
 * and the parts between separators. Each keeps its span on the page. Empty when the values are of one piece.
 */
export function splitColumn(draft: ColumnDraft, type: ValueType, locale: PageLocale): ColumnDraft[] {
  const filled = filledCells(draft.cells);
  if (type === "url") return nameParts(draft, splitFileNames(draft.cells));
  if (!isCuttable(draft) || !dividedTypes.has(type)) return [];
  const average = filled.reduce((sum, cell) => sum + cell.raw.length, 0) / filled.length;
  if (average > maxTextLength) return [];
  const byInnerLabel = nameParts(draft, innerLabels(draft));
  if (byInnerLabel.length > 0) return byInnerLabel;
  const byLabel = nameParts(draft, splitAtLabels(draft.cells, locale).pieces);
  if (type === "price") return [...byLabel, ...splitPrices(draft, filled, locale)];
  if (!wordyTypes.has(type)) return byLabel;
  const byTerm = type === "text" && draft.header === null ? nameParts(draft, splitAfterTerm(draft.cells)) : [];
  if (byTerm.length > 0) return [...byLabel, ...byTerm];
  const byScore = type === "text" ? nameParts(draft, splitAtScore(draft.cells, locale.nameLanguage)) : [];
  if (byScore.length > 0) return [...byLabel, ...byScore];
  const wordings =
    draft.key.endsWith("=") || (type === "date" && isDateFirst(filled, locale)) ? [] : splitByWording(draft);
  const byType = type === "identifier" ? [] : splitByType(draft, filled, locale, average, type === "address");
  const byReference =
    type === "text" && !draft.key.endsWith("=")
      ? nameParts(draft, splitReferences(draft.cells, locale.nameLanguage))
      : [];
  const byAuthor =
    type === "address" || wordings.length > 0 ? [] : nameParts(draft, splitAtByline(draft.cells, locale));
  const byCode = type === "date" ? [] : splitByCode(draft, locale);
  const byWording = byCode.some(({ key }) => key.endsWith("|number")) ? [] : wordings;
  if (type === "identifier") {
    const byCount = byCode.length === 0 ? splitCounts(draft, filled) : [];
    return [...byLabel, ...nameParts(draft, splitTowns(draft.cells, locale)), ...byWording, ...byCode, ...byCount];
  }
  const byBrackets = type === "text" && byCode.length === 0 ? splitAtBrackets(draft, filled) : [];
  const bySeparator = type === "text" && byBrackets.length === 0 ? splitBySeparator(draft, filled) : [];
  const byTown = type === "text" || type === "address" ? nameParts(draft, splitTowns(draft.cells, locale)) : [];
  return [
    ...byLabel,
    ...byAuthor,
    ...byTown,
    ...byReference,
    ...byWording,
    ...byCode,
    ...byBrackets,
    ...bySeparator,
    ...byType,
  ];
}

const innerLabels = (draft: ColumnDraft): WordingPiece[] =>
  draft.key.endsWith("=") ? [] : splitAtInnerLabels(draft.cells);

/** Whether the values are pieces of text that can be cut further. */
export const isCuttable = ({ cells, key }: ColumnDraft): boolean =>
  !key.includes("@") && countFilled(cells) >= 2 && cells.every((cell) => cell === null || cell.place.span !== null);

const inBrackets = /^(?:(?<before>.*\S)\s*)?\((?<inside>[^()]+)\)$/u;

const nameWithCount = /^(?<name>[^\d()]*\p{L}{2}[^\d()]*)\((?<count>\d[\d.,]*)\s?\p{L}{0,4}\)$/u;

/** Words, and in brackets how many there are, which a counting word may follow: `津市(308件)`. */
function splitCounts(draft: ColumnDraft, filled: readonly RawCell[]): ColumnDraft[] {
  if (!isUsual(filled, minShare, ({ raw }) => nameWithCount.test(raw))) return [];
  const parts = draft.cells.map((cell) => {
    const { name, count } = (cell && nameWithCount.exec(cell.raw)?.groups) ?? {};
    return cell && name !== undefined && count !== undefined ? { cell, name, count } : null;
  });
  const names = parts.map((part, i) =>
    part ? within(part.cell, [0, part.name.trimEnd().length]) : (draft.cells[i] ?? null),
  );
  const counts = parts.map((part) => {
    const start = part ? part.name.length + 1 : 0;
    return part ? within(part.cell, [start, start + part.count.length]) : null;
  });
  return [derive(draft, "(1", names, 1), derive(draft, "(2", counts, 2)];
}

/** What stands in brackets at the end of most values, whole or in its parts: `Ruiz v. Vega (140A24 - Published)`. */
function splitAtBrackets(draft: ColumnDraft, filled: readonly RawCell[]): ColumnDraft[] {
  if (!isUsual(filled, minShare, ({ raw }) => raw.endsWith(")") && inBrackets.test(raw))) return [];
  const inside = draft.cells.map((cell) => {
    const found = cell && inBrackets.exec(cell.raw)?.groups?.inside;
    return found ? within(cell, [cell.raw.length - 1 - found.length, cell.raw.length - 1]) : null;
  });
  const present = inside.filter((cell) => cell !== null);
  if (new Set(present.map(({ raw }) => raw)).size < 2) return [];
  const before = draft.cells.map((cell) => {
    const found = cell && inBrackets.exec(cell.raw)?.groups;
    if (!cell || !found) return cell;
    const end = found.before?.replace(/[\s,;:]+$/, "").length ?? 0;
    return end > 0 ? within(cell, [0, end]) : null;
  });
  const content = derive(draft, "(2", inside, 2);
  const parts = splitBySeparator(content, present);
  const isLed = before.filter((cell) => cell).length >= filled.length * minShare;
  return [...(isLed ? [derive(draft, "(1", before, 1)] : []), ...(parts.length > 0 ? parts : [content])];
}

/** Whether the dates of a column begin its values, so that words which most values share are of the date: `May 3, 2025`. */
const isDateFirst = (filled: readonly RawCell[], locale: PageLocale): boolean =>
  filled.slice(0, 40).some(({ raw }) => (dateIn(raw, locale)?.span[0] ?? 0) === 0);

const splitByWording = (draft: ColumnDraft): ColumnDraft[] =>
  nameParts(draft, [...splitAfterPrefix(draft.cells), ...splitLeadSentence(draft.cells)]);

function splitByCode(draft: ColumnDraft, locale: PageLocale): ColumnDraft[] {
  if (draft.key.endsWith("=")) return [];
  const codeName = kindName("identifier", locale.nameLanguage);
  const after = splitAfterCode(draft.cells, codeName);
  const numbered = after.length > 0 ? after : splitAfterNumber(draft.cells);
  return nameParts(draft, numbered.length > 0 ? numbered : splitAtCode(draft.cells, codeName));
}

const nameParts = (draft: ColumnDraft, pieces: readonly WordingPiece[]): ColumnDraft[] =>
  pieces.map(({ suffix, label, cells }, nth) => {
    const piece = derive(draft, suffix, [...cells], nth + 1);
    return { ...piece, label: label ?? piece.label };
  });

/** Whether every bracket that opens in a text closes in it: a separator within brackets separates nothing outside them. */
const isBalanced = (text: string): boolean => text.split("(").length === text.split(")").length;

function splitBySeparator(draft: ColumnDraft, filled: readonly RawCell[]): ColumnDraft[] {
  if (draft.header === null && !isUsual(filled, minShare, ({ raw }) => signOfSeparator.test(raw))) return [];
  for (const separator of draft.header === null ? separators : [...separators, ": "]) {
    if (!isUsual(filled, minShare, (cell) => cell.raw.includes(separator))) continue;
    const partsOf = ({ raw }: RawCell): number => {
      const pieces = raw.split(separator);
      return pieces.every(isBalanced) ? pieces.length : 1;
    };
    const [parts, records] = commonestOf(countEach(filled.map(partsOf))) ?? [1, 0];
    if (parts < 2 || parts > 6 || records < filled.length * minShare) continue;
    return Array.from({ length: parts }, (_, nth) =>
      derive(
        draft,
        `${separator.trim()}${nth + 1}`,
        draft.cells.map((cell) => {
          if (!cell) return null;
          const pieces = cell.raw.split(separator);
          if (pieces.length !== parts || !pieces.every(isBalanced)) return nth === 0 ? cell : null;
          const start = pieces.slice(0, nth).reduce((sum, piece) => sum + piece.length + separator.length, 0);
          return pieces[nth] ? within(cell, [start, start + pieces[nth].length]) : null;
        }),
        nth + 1,
      ),
    );
  }
  return [];
}
