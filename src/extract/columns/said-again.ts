import type { ValueType } from "../../domain/survey.ts";
import type { RawCell, TableColumn } from "./column.ts";
import { kindName } from "./field-words.ts";

const leastDistinct = 2;
/** Labels that few records have name no column. */
const mostNamed = 0.75;

/** What a column says, row by row, each read when it is first compared: most columns differ in their first row. */
class Said {
  readonly column: TableColumn;
  readonly isLink: boolean;
  readonly filled: number;
  readonly rank: number;
  readonly #baseUrl: string;
  readonly #name: string;
  readonly #texts: string[] = [];
  #length: number | undefined;

  constructor(column: TableColumn, order: number, baseUrl: string) {
    this.column = column;
    this.isLink = column.type === "url";
    this.filled = column.cells.reduce((count, cell) => count + (isFilled(cell) ? 1 : 0), 0);
    this.rank = rankOf(column) + order;
    this.#baseUrl = baseUrl;
    this.#name = plain(column.name.replace(/ \d+$/, ""));
  }

  text(row: number): string | null {
    const cell = this.column.cells[row];
    return isFilled(cell) ? (this.#texts[row] ??= this.#read(cell.raw)) : null;
  }

  /** The text behind the name of the column. */
  named(row: number): string | null {
    const text = this.text(row);
    return text === null ? null : `${this.#name} ${text}`;
  }

  get length(): number {
    return (this.#length ??= this.column.cells.reduce((sum, _, row) => sum + (this.text(row)?.length ?? 0), 0));
  }

  #read(raw: string): string {
    return this.isLink ? (URL.parse(raw, this.#baseUrl)?.href ?? raw) : plain(raw);
  }
}

const isFilled = (cell: RawCell | null | undefined): cell is RawCell => Boolean(cell && cell.raw !== "");

const isPicture = ({ type, key }: TableColumn): boolean => type === "image" || /@(?:alt|title|aria-label)/.test(key);

/**
 * For each column the ones that say in all of its records what it says, and say it better: the same words or figures, or those with
 * constant words around them (`27` and `27 comments`), or a link to the same page; and the ones under whose names it says what they
 * say (`Price: $36` and `$36` under `Price`).
 */
export function saidAgain(columns: readonly TableColumn[], baseUrl: string): ReadonlyMap<TableColumn, TableColumn[]> {
  const compared = columns.flatMap((column, order) => {
    if (isPicture(column) || column.distinct < Math.min(leastDistinct, column.cells.length)) return [];
    return new Said(column, order / columns.length, baseUrl);
  });
  const labelled = compared.filter(({ column, isLink }) => column.nameFrom === "label" && !isLink);
  const better = new Map<TableColumn, TableColumn[]>();
  for (const said of compared) {
    const same = compared.filter((other) => isBetter(other, said) && covers(other, said));
    const others = [...same, ...namesOf(said, labelled)];
    if (others.length > 0)
      better.set(
        said.column,
        others.map(({ column }) => column),
      );
  }
  for (const said of compared) {
    if (!said.isLink || better.has(said.column)) continue;
    const text = columns.find(({ key }) => key === said.column.key.replace("@href", ""));
    const lists = ((text && better.get(text)) ?? []).filter(isList);
    if (lists.length > 0) better.set(said.column, lists);
  }
  return better;
}

const isList = ({ cells }: TableColumn): boolean => cells.some((cell) => cell?.entries);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, "")
    .replace(/[^\p{L}\p{N}.,]+|[.,](?!\d)/gu, " ")
    .trim();

const places: Readonly<Record<TableColumn["nameFrom"], number>> = {
  header: 0,
  label: 0,
  itemprop: 0,
  class: 2,
  type: 2,
  position: 4,
};
const bare = new Set<ValueType>(["text", "number", "identifier"]);

/** How well a column says what it says, the lowest best: named by the page, then typed. */
function rankOf({ name, nameFrom, type, key }: TableColumn): number {
  const isNumber = (["es", "en"] as const).some((language) => name.startsWith(kindName("number", language)));
  const isTitle = nameFrom === "type" && type === "text" && /(?:^|>)(?:h[1-6]|a)(?![\p{L}\d])[^>@=|]*$/u.test(key);
  if (isTitle) return 0;
  return (isNumber ? 4 : places[nameFrom]) + (bare.has(type) ? 1 : 0);
}

/** Links are told apart by how short they are. */
const isBetter = (a: Said, b: Said): boolean =>
  a !== b &&
  a.filled >= b.filled &&
  (a.isLink && b.isLink ? a.length - b.length || a.rank - b.rank : a.rank - b.rank) < 0;

/** Whether one column says in every record of another what that says. */
function covers(other: Said, said: Said): boolean {
  if (other.isLink !== said.isLink) return false;
  const { cells } = said.column;
  let frame: string | null = null;
  for (let row = 0; row < cells.length; row++) {
    if (!isFilled(cells[row])) continue;
    if (!isFilled(other.column.cells[row])) return false;
    const text = said.text(row) ?? "";
    if (other.column.cells[row]?.entries?.some((entry) => plain(entry) === text)) continue;
    const known = other.text(row) ?? "";
    if (said.isLink) {
      if (!leadsToSamePage(text, known)) return false;
      continue;
    }
    const around = wordsAround(text, known);
    if (around === null || (frame !== null && frame !== around) || (cells.length === 1 && around !== "")) return false;
    frame = around;
  }
  return true;
}

/** The columns under whose names stands what nearly all texts of a column say behind these names. */
function namesOf(said: Said, labelled: readonly Said[]): readonly Said[] {
  if (said.isLink || said.column.nameFrom === "header" || said.column.nameFrom === "label") return [];
  const named = new Set<Said>();
  const least = said.filled * mostNamed;
  let count = said.filled;
  for (let row = 0; row < said.column.cells.length && count >= least; row++) {
    if (!isFilled(said.column.cells[row])) continue;
    const other = labelled.find((one) => one.named(row) === said.text(row));
    if (other) named.add(other);
    else count--;
  }
  return count >= least ? [...named] : [];
}

/** What the longer of two texts says besides the shorter one, but for a plural. */
function wordsAround(a: string, b: string): string | null {
  if (a === b) return "";
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const at = ` ${long} `.indexOf(` ${short} `);
  if (short === "" || at < 0) return null;
  return `${long.slice(0, at)}|${long.slice(at + short.length)}`.replace(/s$/, "");
}

/** Part of an address that says where a visitor comes from. */
const tracking = /\/ref=[^/]*$/;

/** Whether two addresses differ in `#…`, in a tracking part or in what one of them adds to its query. */
function leadsToSamePage(a: string, b: string): boolean {
  const [first, second] = [URL.parse(a), URL.parse(b)];
  if (!first || !second) return a === b;
  if (first.origin !== second.origin || pathOf(first) !== pathOf(second)) return false;
  if (first.search === "" || second.search === "") return first.pathname.length > 1;
  const [fewer, more] = [first.searchParams, second.searchParams].sort((x, y) => x.size - y.size);
  const [name, value] = [...(fewer ?? [])][0] ?? [];
  return name !== undefined && more?.get(name) === value;
}

const pathOf = ({ pathname }: URL): string => pathname.replace(tracking, "").replace(/\/+$/, "");
