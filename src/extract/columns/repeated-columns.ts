import { isMonth } from "../values/date.ts";
import { countFilled, textsOf } from "./cells.ts";
import type { ColumnDraft, TypedDraft } from "./column.ts";

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

/** Equal for columns that say the same, and cheap: how much they say. */
function measureOf({ cells }: ColumnDraft): string {
  let filled = 0;
  let length = 0;
  for (const cell of cells) {
    if (!cell || cell.raw === "") continue;
    filled++;
    length += cell.raw.length;
  }
  return `${filled} ${length}`;
}

const minContained = 3;
const isNamedByPage = ({ header, label }: ColumnDraft): boolean => header !== null || label !== null;

/** Drops texts without a name of their own that only some records have and that another text, which more of them have, says there too: the price once more where it was not reduced. */
export function dropContained(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const texts = drafts.filter(({ key }) => !/[@=|]/.test(key));
  const filled = new Map(texts.map((draft) => [draft, countFilled(draft.cells)]));
  const isContained = (draft: ColumnDraft): boolean => {
    const count = filled.get(draft);
    if (count === undefined || count < minContained || isNamedByPage(draft) || isTitle(draft)) return false;
    if (new Set(textsOf(draft.cells)).size < 2) return false;
    return texts.some((other) => (filled.get(other) ?? 0) > count && saysThere(other, draft));
  };
  return drafts.filter((draft) => !isContained(draft));
}

/** Drops prices cut out of a text that another price cut out of it is too, in those records and in more: the one after a word that only some texts have. */
export function dropContainedPrices(typed: readonly TypedDraft[]): readonly TypedDraft[] {
  const prices = typed.filter(({ draft, type }) => type === "price" && draft.key.includes("=|"));
  const isContained = ({ draft }: TypedDraft): boolean =>
    prices.some(
      ({ draft: other }) =>
        textOf(other) === textOf(draft) &&
        countFilled(other.cells) > countFilled(draft.cells) &&
        saysThere(other, draft),
    );
  return typed.filter((column) => !prices.includes(column) || !isContained(column));
}

const textOf = ({ key }: ColumnDraft): string => key.slice(0, key.indexOf("=|"));

const saysThere = (other: ColumnDraft, draft: ColumnDraft): boolean =>
  draft.cells.every((cell, i) => !cell || cell.raw === other.cells[i]?.raw);

/** Where a link leads and what it reads are two things, unless it reads as an address: `notas.pdf` is the name of a file too. */
const isLinkAndName = (a: ColumnDraft, b: ColumnDraft): boolean =>
  a.key.endsWith("@href") !== b.key.endsWith("@href") &&
  a.cells.some((cell) => cell && !/^[a-z]+:|^www\.|@/i.test(cell.raw));

const saysTheSame = (a: ColumnDraft, b: ColumnDraft | undefined): boolean =>
  b !== undefined && a.cells.every((cell, i) => (cell?.raw ?? "") === (b.cells[i]?.raw ?? "")) && !isLinkAndName(a, b);

/**
 * Drops the texts that are only a column's words and its value (`Fecha 3 de mayo`, where `Fecha` and the date are columns of their
 * own): what stands before the value is the same in every record.
 */
export function dropLabelledWholes(drafts: readonly ColumnDraft[]): ColumnDraft[] {
  const parts = drafts.filter(({ key }) => !/[=@]/.test(key));
  return drafts.filter((draft) => {
    if (!draft.key.endsWith("=")) return true;
    const place = draft.key.slice(0, -1);
    return !parts.some(
      (other) => other.key.startsWith(place) && isLabelAnd(draft, other) && !isSentenceInHeading(draft, other),
    );
  });
}

const minGoingOn = 0.5;

/** `<h2><span>alquiler</span> piso de 70 m²</h2>`: what goes on in lower case is the same title. */
function isSentenceInHeading({ key, cells }: ColumnDraft, value: ColumnDraft): boolean {
  if (!/(?:^|>)h[1-6](?![\p{L}\d])[^>]*=$/u.test(key)) return false;
  const parts = value.cells.filter((cell) => cell !== null);
  const goingOn = parts.filter(({ raw }) => /^\p{Ll}/u.test(raw)).length;
  const before = cells[0]?.raw.slice(0, -(value.cells[0]?.raw.length ?? 0)).trim() ?? "";
  return goingOn >= parts.length * minGoingOn && !before.endsWith(":");
}

/** Money in front of its figure is no label: `S/ 480,00`. */
const currency = /[$€£¥]|^(?:S\/\.?|Bs\.?|Q|Kč|zł|kr\.?|[A-Z]{3})$/u;

function isLabelAnd(whole: ColumnDraft, value: ColumnDraft): boolean {
  let label: string | null = null;
  for (let i = 0; i < whole.cells.length; i++) {
    const cell = whole.cells[i];
    if (!cell) continue;
    const part = value.cells[i]?.raw;
    if (part === undefined || !cell.raw.endsWith(part)) return false;
    const before = cell.raw.slice(0, cell.raw.length - part.length).trim();
    if (
      before === "" ||
      currency.test(before) ||
      isMonth(before.replace(/\.$/, "")) ||
      before.length > 40 ||
      (label !== null && before !== label)
    )
      return false;
    label = before;
  }
  return label !== null && whole.cells.length > 2;
}
