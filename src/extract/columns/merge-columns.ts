import type { ColumnDraft } from "./column.ts";
import { filledCells } from "./cells.ts";
import { remember } from "../remember.ts";

/** The place by its elements alone: cards of one list differ in how they are styled. */
export const withoutClasses = remember((key) => key.replace(/\.[^>@:#=|~[\]]+/g, ""));

const classesOf = remember((key): readonly string[] =>
  (key.split(">").at(-1) ?? "")
    .replace(/[@:#=|~[].*$/, "")
    .split(".")
    .slice(1),
);
const hasFigure = ({ cells }: ColumnDraft): boolean => /\d/.test(cells.find((cell) => cell)?.raw ?? "");

/** Words in one place and figures in another of other classes are two things: a price and what the price is called. */
function isSameKind(a: ColumnDraft, b: ColumnDraft): boolean {
  if (hasFigure(a) === hasFigure(b)) return true;
  const classes = classesOf(a.key);
  const others = classesOf(b.key);
  const shared = classes.filter((word) => others.includes(word)).length;
  return shared >= Math.min(classes.length, others.length) / 2;
}

/** The first row of a record in several rows and the only row of one in a single row. */
const withoutFirstRow = (key: string): string => (key.startsWith("tr>") ? key.replace(/^tr>(?=c\d)/, "") : key);

/**
 * Joins columns whose places differ only in class words, or in how many rows the record has, and that never stand in the same
 * record: those of the very same element first, then those whose own class words differ too.
 */
export function mergeVariants(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  return joinApart(joinApart(drafts, elementOf), placeOf).sort((a, b) => a.order - b.order);
}

/** A cell that is struck out in some rows is the same cell: what is called off or out of force. */
const withoutStrikes = (key: string): string =>
  /^c\d/.test(key) ? key.replace(/>(?:strike|s|del)(?=[>@=|]|$)/g, "") : key;

const placeOf = remember((key) => withoutStrikes(withoutFirstRow(withoutClasses(key))));
const elementOf = remember((key) => `${placeOf(key)} ${classesOf(key).join(".")}`);

function joinApart(drafts: readonly ColumnDraft[], groupOf: (key: string) => string): ColumnDraft[] {
  const groups = new Map<string, ColumnDraft[]>();
  for (const draft of drafts) {
    const place = groupOf(draft.key);
    const group = groups.get(place) ?? [];
    const at = group.findIndex(
      (other) => isSameKind(draft, other) && !other.cells.some((cell, i) => cell && draft.cells[i]),
    );
    const partner = group[at];
    if (partner) group[at] = joined(partner, draft);
    else group.push(draft);
    groups.set(place, group);
  }
  return [...groups.values()].flat();
}

/** Two columns that never stand in the same record, called as the fuller of them is called. */
function joined(column: ColumnDraft, other: ColumnDraft): ColumnDraft {
  const isFuller = filledCells(other.cells).length > filledCells(column.cells).length;
  const { label, header } = isFuller ? other : column;
  return { ...column, label, header, cells: column.cells.map((cell, i) => cell ?? other.cells[i] ?? null) };
}

const optionalWrappers = /(?:>(?:a|span|p|div)\b[^>|=]*|\/(?:b|plain)|:line|:by)+$/;
const withoutWrappers = remember((key) => key.replace(optionalWrappers, ""));

/** Joins a column with the one inside an optional wrapper (a name that is a link in some records only) when no record has both. */
export function mergeOptionalWrappers(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  const byPlace = new Map<string, ColumnDraft>();
  const kept: ColumnDraft[] = [];
  for (const draft of drafts) {
    const place = withoutWrappers(draft.key);
    const isWhole = draft.key.endsWith("=") || draft.key.includes("@") || draft.key.startsWith("~") || place === "";
    const partner = isWhole ? undefined : byPlace.get(place);
    if (
      partner &&
      (partner.key === place || draft.key === place) &&
      !partner.cells.some((cell, i) => cell && draft.cells[i])
    ) {
      const whole = joined(partner, draft);
      byPlace.set(place, whole);
      kept[kept.indexOf(partner)] = whole;
      continue;
    }
    if (!isWhole && !partner) byPlace.set(place, draft);
    kept.push(draft);
  }
  return kept;
}

const headingPlace = /(?:^|>)h[1-6](?![\p{L}\d])[^>@=|]*(?:>a[^>@=|]*)?$/u;
const minTogether = 0.9;

/** Joins headings that stand at different depths of the records, where nearly every record has just one. */
export function mergeHeadings(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const headings = drafts.filter(({ key }) => headingPlace.test(key));
  const [first, ...others] = headings;
  if (!first || others.length === 0) return drafts;
  const counts = first.cells.map((_, i) => headings.filter(({ cells }) => cells[i]).length);
  const filled = counts.filter((count) => count === 1).length;
  if (counts.some((count) => count > 1) || filled < counts.length * minTogether) return drafts;
  const cells = first.cells.map((cell, i) => cell ?? others.find((other) => other.cells[i])?.cells[i] ?? null);
  return drafts.flatMap((draft) => (draft === first ? { ...first, cells } : others.includes(draft) ? [] : draft));
}

const titlePlace = /(?:^|>)(?:h[1-6]|a)(?![\p{L}\d])[^>@=|]*$/u;

/** Words where records most often say what they are: a label elsewhere adds nothing to them. */
const isTitle = ({ key, cells }: ColumnDraft): boolean =>
  titlePlace.test(key) && /^[^@]*\p{L}{3}[^@]*$/u.test(cells.find((cell) => cell)?.raw ?? "");

/** An address that is written out says less than the link to it. */
const isAddress = ({ cells }: ColumnDraft): boolean =>
  /^(?:https?:\/)?\/\S+$/.test(cells.find((cell) => cell)?.raw ?? "");

const rank = (draft: ColumnDraft): number =>
  (draft.key.includes("@") && !draft.key.includes("@href") ? 4 : 0) +
  (draft.key.includes("=") ? 2 : 0) +
  (!draft.key.includes("@") && isAddress(draft) ? 2 : 0) +
  (draft.header === null && draft.label === null && !isTitle(draft) ? 1 : 0);

/** Drops columns that say in every record what another column says; text is kept rather than attributes, parts rather than wholes. */
export function dropRepeats(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  const places = drafts.filter((draft) => !draft.key.includes("@")).map((draft) => draft.key);
  const isBareLink = (draft: ColumnDraft): boolean => {
    const place = draft.key.endsWith("@href") ? draft.key.slice(0, -5) : null;
    return (
      place !== null &&
      !places.some((key) => key === place || key.startsWith(`${place}>`) || key.startsWith(`${place}=`))
    );
  };
  const kept: ColumnDraft[] = [];
  const alike = new Map<string, number[]>();
  for (const draft of drafts) {
    const measure = measureOf(draft);
    const positions = alike.get(measure) ?? [];
    alike.set(measure, positions);
    const position = positions.find((at) => saysTheSame(draft, kept[at]));
    const known = position === undefined ? undefined : kept[position];
    if (position === undefined || !known) {
      positions.push(kept.length);
      kept.push(draft);
    } else if (rank(draft) < rank(known) || (isBareLink(known) && !isBareLink(draft)))
      kept[position] = { ...draft, order: Math.min(draft.order, known.order) };
  }
  return kept.sort((a, b) => a.order - b.order);
}

/** Equal for columns that say the same, and cheap: how much they say, and what first. */
function measureOf({ cells }: ColumnDraft): string {
  let filled = 0;
  let length = 0;
  let first = "";
  for (const cell of cells) {
    if (!cell || cell.raw === "") continue;
    if (filled === 0) first = cell.raw;
    filled++;
    length += cell.raw.length;
  }
  return `${filled} ${length} ${first}`;
}

/** Where a link leads and what it reads are two things, unless it reads as an address: `notas.pdf` is the name of a file too. */
const isLinkAndName = (a: ColumnDraft, b: ColumnDraft): boolean =>
  a.key.endsWith("@href") !== b.key.endsWith("@href") &&
  a.cells.some((cell) => cell && !/^[a-z]+:|^www\.|@/i.test(cell.raw));

const saysTheSame = (a: ColumnDraft, b: ColumnDraft | undefined): boolean =>
  b !== undefined && !isLinkAndName(a, b) && a.cells.every((cell, i) => (cell?.raw ?? "") === (b?.cells[i]?.raw ?? ""));

/**
 * Drops the texts that are only a column's words and its value (`Fecha 3 de mayo`, where `Fecha` and the date are columns of their
 * own): what stands before the value is the same in every record.
 */
export function dropLabelledWholes(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  const parts = drafts.filter(({ key }) => !/[=@]/.test(key));
  return drafts.filter((draft) => {
    if (!draft.key.endsWith("=")) return true;
    const place = draft.key.slice(0, -1);
    return !parts.some((other) => other.key.startsWith(place) && isLabelAnd(draft, other));
  });
}

/** Money in front of its figure is no label: `S/ 480,00`. */
const currency = /[$€£¥]|^(?:S\/\.?|Bs\.?|Q|Kč|zł|kr\.?|[A-Z]{3})$/u;

function isLabelAnd(whole: ColumnDraft, value: ColumnDraft): boolean {
  let label: string | null = null;
  for (const [i, cell] of whole.cells.entries()) {
    if (!cell) continue;
    const part = value.cells[i]?.raw;
    if (part === undefined || !cell.raw.endsWith(part)) return false;
    const before = cell.raw.slice(0, cell.raw.length - part.length).trim();
    if (before === "" || currency.test(before) || before.length > 40 || (label !== null && before !== label))
      return false;
    label = before;
  }
  return label !== null && whole.cells.length > 2;
}

const stepSigns = new Set([">", "#", ":", "/", ""]);
const isPartOf = (key: string, place: string): boolean =>
  key.startsWith(place) && stepSigns.has(key.charAt(place.length));

/** Fills in where a record has one of the values that others list, or one line where others have more: `Ruiz; Vega` and `Soto` are one column of names. */
export function completeLists(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const wholes = drafts.filter(({ key }) => key.endsWith("="));
  const partsOf = new Map(wholes.map(({ key }): [string, ColumnDraft[]] => [key.slice(0, -1), []]));
  for (const draft of wholes.length > 0 ? drafts : []) {
    if (/[@=|]/.test(draft.key)) continue;
    for (const [place, parts] of partsOf) if (isPartOf(draft.key, place)) parts.push(draft);
  }
  for (const whole of wholes) {
    const parts = partsOf.get(whole.key.slice(0, -1)) ?? [];
    if (parts.length < 2) continue;
    for (const [i, cell] of whole.cells.entries()) {
      if (cell) continue;
      const present = parts.flatMap(({ cells }) => cells[i] ?? []);
      if (present.length === 1) whole.cells[i] = present[0] ?? null;
    }
  }
  return drafts;
}
