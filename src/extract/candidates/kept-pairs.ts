import type { RawCell } from "../columns/column.ts";
import { findPrice } from "../values/price.ts";
import { isTemplateMark } from "../values/template-mark.ts";
import type { MainPrices } from "./main-price.ts";
import type { AddPair } from "./thing-pairs.ts";
import type { LabelledValue } from "./thing-specifications.ts";

const maxPairs = 60;
const maxLabelLength = 40;
const maxTextLength = 1_000;
const maxDescriptionLength = 5_000;

/** A label and its value. */
export type Pair = { readonly label: string; readonly cell: RawCell };

export const namesPrice = (label: string): boolean => /^(?:precio|price|pvp|importe)(?![\p{L}])/iu.test(label);

/** What is no more than a price, whatever else its label is followed by. */
export function isPrice(text: string): boolean {
  const price = findPrice(text);
  return price !== null && price.span[1] - price.span[0] > text.length / 2;
}

/** A label but for its figures: `Docket 12` and `Docket 15` say the same of two records. */
const kindOf = (label: string): string => label.replace(/\d+/g, "");

/** The labels and values of a page's own thing, the first value of each label. */
export class KeptPairs {
  readonly pairs = new Map<string, Pair>();
  /** All that has a label on the page, also what another label says again. */
  readonly shown: LabelledValue[] = [];
  private readonly uses = new Map<string, number>();

  readonly add: AddPair = (written, cell, labelCell) => {
    if (labelCell && cell.raw !== "" && cell.raw.length <= maxTextLength)
      this.shown.push({ label: labelCell, value: cell });
    const label = written.replace(/[\s\p{Cf}]*(?::|\s[-–—])?[\s\p{Cf}]*$/u, "").replace(/\s*#$/, " number");
    const key = label.toLowerCase();
    const kind = kindOf(key);
    this.uses.set(kind, (this.uses.get(kind) ?? 0) + 1);
    const maxLength = key === "description" ? maxDescriptionLength : maxTextLength;
    const isKept = label !== "" && label.length <= maxLabelLength && cell.raw !== "" && cell.raw.length <= maxLength;
    if (isKept && !isTemplateMark(cell.raw) && !this.pairs.has(key) && this.pairs.size < maxPairs)
      this.pairs.set(key, { label, cell });
  };

  /** Whether nothing else on the page has the label, whatever its figures. */
  isOnce({ label }: Pair): boolean {
    return this.uses.get(kindOf(label.toLowerCase())) === 1;
  }

  /** Keeps the labelled price where it is one, otherwise the one found; what is called a price and has no figure is none. */
  settlePrices({ price, former }: MainPrices): void {
    for (const [key, { cell }] of this.pairs) if (namesPrice(key) && !/\d/.test(cell.raw)) this.pairs.delete(key);
    const written = [...this.pairs].filter(([key]) => namesPrice(key));
    if (price && !written.some(([, { cell }]) => isPrice(cell.raw))) {
      for (const [key] of written) this.pairs.delete(key);
      this.add("price", price);
    }
    if (former) this.add("old price", former);
  }
}
