import type { ColumnDraft, TypedDraft } from "./column.ts";
import { kindName } from "./field-words.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { parsePrice } from "../values/price.ts";

const minTogether = 0.9;
const minRecords = 2;

/** What elements around a price that no longer holds are, or are called. */
const calledFormer =
  /(?:^|>)(?:del|s|strike)(?![\p{L}\d-])|(?:^|[.\-_])(?:old|was|before|previous|crossed|anterior|antes|tachad[oa])(?![\p{Ll}\d])|(?:old|was|before|former)price|line-through|strike/iu;

/** What labels before such a price say. */
const saidFormer =
  /(?<!\p{L})(?:old|was|before|previous|antes|anterior|alter|statt|vorher|uvp|ancien|avant|prima|vecchio|antig[oa]|dawna|stara|oude?)(?!\p{L})/iu;

const isFormer = ({ key, label }: ColumnDraft): boolean =>
  calledFormer.test(key) || (label !== null && saidFormer.test(label));

/** A price where it stands, neither a piece of a longer text nor an attribute; with its amounts. */
type Price = { readonly column: TypedDraft; readonly amounts: readonly (number | null)[] };

/**
 * One column for the price that holds, one for the price before. A record shows its price in one place or in another (a plain
 * price, a range, a sale), and where it shows two, the lower one holds. A price that always stands above another is the old one.
 */
export function settlePrices(typed: readonly TypedDraft[], locale: PageLocale): readonly TypedDraft[] {
  const instalment = kindName("instalment", locale.nameLanguage);
  const priced = typed.filter(
    ({ type, draft }) => type === "price" && !/[=|@]/.test(draft.key) && draft.label !== instalment,
  );
  if (priced.length < 2) return typed;
  const prices = priced.map((column) => withAmounts(column, locale));
  const former = prices.filter(({ column }) => isFormer(column.draft));
  const old = prices.filter(
    (price) =>
      (former.length < prices.length && former.includes(price)) || prices.some((other) => isAbove(price, other)),
  );
  const regular = prices.filter((price) => !old.includes(price) && isRegular(price, prices));
  const holding = prices.filter((price) => !old.includes(price) && !regular.includes(price));
  const settled = new Map<TypedDraft, TypedDraft | null>();
  const unlabelled = old.filter(({ column }) => column.draft.label === null);
  for (const { column } of [...unlabelled, ...regular])
    if (column.draft.header === null)
      settled.set(column, withDraft(column, { label: kindName("old price", locale.nameLanguage) }));
  for (const { lower, higher } of alternatives(holding)) {
    if (settled.has(lower.column) || settled.has(higher.column)) continue;
    settled.set(lower.column, filledFrom(lower.column, higher.column));
    if (!lower.amounts.some((amount, i) => amount !== null && higher.amounts[i] !== null))
      settled.set(higher.column, null);
  }
  for (const price of old) {
    const lower = holding.find((other) => !settled.has(other.column) && standsAlone(price, other, prices));
    if (!lower) continue;
    const marked = settled.get(price.column) ?? price.column;
    const isBeside = (_: unknown, i: number): boolean => lower.amounts[i] !== null;
    const { cells } = price.column.draft;
    settled.set(price.column, withDraft(marked, { cells: cells.map((cell, i) => (isBeside(cell, i) ? cell : null)) }));
    settled.set(lower.column, filledFrom(lower.column, price.column));
  }
  return typed.flatMap((column) => {
    const found = settled.get(column);
    return found === undefined ? column : (found ?? []);
  });
}

const withAmounts = (column: TypedDraft, { decimalMark }: PageLocale): Price => ({
  column,
  amounts: column.draft.cells.map((cell) => cell && (parsePrice(cell.raw, decimalMark)?.amount ?? null)),
});

/** A column that has the cells of another where its own are empty. */
const filledFrom = (column: TypedDraft, { draft: { cells } }: TypedDraft): TypedDraft =>
  withDraft(column, { cells: column.draft.cells.map((cell, i) => cell ?? cells[i] ?? null) });

const withDraft = (column: TypedDraft, change: Partial<ColumnDraft>): TypedDraft => ({
  ...column,
  draft: { ...column.draft, ...change },
});

/** Pairs of prices of which nearly every record has one, those that stand nearest each other first. */
function alternatives(prices: readonly Price[]): { lower: Price; higher: Price }[] {
  const pairs = prices.flatMap((price, i) =>
    prices.slice(i + 1).flatMap((other) => {
      const { alone, otherAlone, both, above, below } = compare(price, other);
      if (alone + otherAlone + both < price.amounts.length * minTogether) return [];
      const isLower = both === 0 || below === both;
      if (both > 0 && (Math.min(alone, otherAlone) < minRecords || (!isLower && above < both))) return [];
      const [lower, higher] = isLower ? [price, other] : [other, price];
      return [{ lower, higher, near: sharedSteps(price.column.draft.key, other.column.draft.key) }];
    }),
  );
  return pairs.sort((a, b) => b.near - a.near);
}

/** Whether a price is higher than one near it in every record that has it. */
function isHigherThan(price: Price, other: Price): boolean {
  if (price === other || sharedSteps(price.column.draft.key, other.column.draft.key) === 0) return false;
  const { alone, both, above } = compare(price, other);
  return alone === 0 && both >= minRecords && above >= both * minTogether;
}

/** Higher, where other records have the lower one alone: prices with and without tax are in all of them. */
const isAbove = (price: Price, other: Price): boolean =>
  isHigherThan(price, other) && compare(price, other).otherAlone > 0 && !isOfSeveral(price, other);

/** So many times a price is what several cost together, as a case of six does, and not what one cost before. */
const minTimes = 4;
const isOfSeveral = (price: Price, other: Price): boolean =>
  price.amounts.every((amount, i) => {
    const beside = other.amounts[i] ?? null;
    return amount === null || beside === null || amount >= beside * minTimes;
  });

/** Where the records without the lower price show the one that is called old and no other: it is the price that holds there. */
function standsAlone(old: Price, lower: Price, prices: readonly Price[]): boolean {
  const { alone, otherAlone, both, above } = compare(old, lower);
  const isPair = alone >= minRecords && otherAlone === 0 && both > 0 && above === both;
  const isOnly = (amount: number | null, i: number): boolean =>
    amount === null || lower.amounts[i] !== null || prices.every((price) => price === old || price.amounts[i] === null);
  return isPair && alone + both >= old.amounts.length * minTogether && old.amounts.every(isOnly);
}

/** `Precio: 90 € Precio promocional: 60 €`, where the other records have one price without a word before it: the higher one is old. */
const isRegular = (price: Price, prices: readonly Price[]): boolean =>
  price.column.draft.label !== null &&
  prices.some((other) => {
    const { alone, otherAlone, both, above } = compare(price, other);
    const isPair = alone === 0 && otherAlone === 0 && both >= minRecords && above === both;
    return isPair && prices.some((third) => takeTurns(third, price) && takeTurns(third, other));
  });

/** Whether nearly every record has one of two prices, and none has both. */
function takeTurns(price: Price, other: Price): boolean {
  const { alone, otherAlone, both } = compare(price, other);
  return both === 0 && alone >= minRecords && alone + otherAlone >= price.amounts.length * minTogether;
}

/** In how many records each of two prices stands alone, both do, and the first is above or below the other. */
function compare(
  { amounts }: Price,
  other: Price,
): { alone: number; otherAlone: number; both: number; above: number; below: number } {
  const counts = { alone: 0, otherAlone: 0, both: 0, above: 0, below: 0 };
  amounts.forEach((amount, i) => {
    const beside = other.amounts[i] ?? null;
    if (amount !== null && beside !== null) {
      counts.both++;
      if (amount > beside) counts.above++;
      if (amount < beside) counts.below++;
    } else if (amount !== null) counts.alone++;
    else if (beside !== null) counts.otherAlone++;
  });
  return counts;
}

/** How many steps from the top of the record two places have in common. */
function sharedSteps(a: string, b: string): number {
  const others = b.split(">");
  const differing = a.split(">").findIndex((step, i) => step !== others[i]);
  return differing < 0 ? others.length : differing;
}
