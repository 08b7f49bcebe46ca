import type { Cell } from "../../domain/extraction.ts";
import { findCurrency, type WrittenCurrency } from "../values/price.ts";
import { firstUnit, quantityOf } from "../values/units.ts";

/** The currency that each record names apart from its figures: `Moneda: PEN`. */
export type CurrencyOf = (row: number) => WrittenCurrency | null;

/** Figures that may be put together, and what they are in as the page writes it; null where it writes nothing. */
export type Measure = { readonly name: string | null; readonly amounts: ReadonlyMap<number, number> };

type Written = { readonly key: string; readonly name: string; readonly factor: number };
type Figure = { readonly row: number; readonly amount: number; readonly written: Written | null };

const significantDigits = 12;

/**
 * The figures of a field by what they are in, the commonest first: each currency apart, each kind of unit in the first of its units.
 * Where all that is written is one thing, figures without it are in it too.
 */
export function measuresOf(
  rows: readonly number[],
  read: (row: number) => Cell,
  currencyOf: CurrencyOf,
  isMoney: boolean,
): Measure[] {
  const figures = rows.flatMap((row): Figure[] => {
    const { value, raw } = read(row);
    if (typeof value !== "number") return [];
    const written = isMoney ? currencyIn(findCurrency(raw) ?? currencyOf(row)) : unitIn(raw);
    return [{ row, written, amount: written && !isMoney ? inLeastUnit(raw, value, written) : value }];
  });
  const kinds = Map.groupBy(
    figures.filter(({ written }) => written !== null),
    ({ written }) => written?.key,
  );
  const bare = figures.filter(({ written }) => written === null);
  const isOne = kinds.size === 1 && new Set(figures.flatMap(({ written }) => written?.factor ?? [])).size === 1;
  const measures = [...kinds.values()].map((members) => inFirstUnit(members, isOne ? bare : []));
  const byCount = measures.toSorted((a, b) => b.amounts.size - a.amounts.size);
  return bare.length > 0 && !isOne ? [...byCount, { name: null, amounts: amountsOf(bare) }] : byCount;
}

const currencyIn = (found: WrittenCurrency | null): Written | null =>
  found && { key: found.key, name: found.sign, factor: 1 };

function unitIn(raw: string): Written | null {
  const unit = firstUnit(raw);
  return unit && { key: unit.dimension, name: unit.name, factor: unit.factor };
}

const inLeastUnit = (raw: string, value: number, { factor }: Written): number =>
  quantityOf(raw, value)?.amount ?? value * factor;

function inFirstUnit(members: readonly Figure[], bare: readonly Figure[]): Measure {
  const { name = null, factor = 1 } = members[0]?.written ?? {};
  const amounts = members.map(({ row, amount }) => [row, rounded(amount / factor)] as const);
  return { name, amounts: new Map([...amounts, ...amountsOf(bare)]) };
}

const rounded = (amount: number): number => Number(amount.toPrecision(significantDigits));

const amountsOf = (figures: readonly Figure[]): Map<number, number> =>
  new Map(figures.map(({ row, amount }) => [row, amount]));
