import { kindName } from "../columns/field-words.ts";
import { readableName } from "../columns/property-names.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { Pair } from "./kept-pairs.ts";

const formerPrice = "old price";

/** The labels of data for machines and of the engine are English words in small letters. */
const isWrittenForMachines = (label: string): boolean => /^[a-z]{3}/.test(label);

/** What a label that only data or the engine write is called where people read it; what the page writes stays. */
export const shownLabel = (label: string, { nameLanguage }: PageLocale): string =>
  label === formerPrice
    ? kindName(formerPrice, nameLanguage)
    : isWrittenForMachines(label)
      ? readableName(label, nameLanguage)
      : label;

/** The pairs without those whose label and value the page writes for what was found under the same name anyway. */
export function withoutSaidTwice(pairs: readonly Pair[], locale: PageLocale): readonly Pair[] {
  const said = new Map(
    pairs.filter(({ label }) => isWrittenForMachines(label)).map((pair) => [shownLabel(pair.label, locale), pair]),
  );
  return pairs.filter((pair) => {
    const same = said.get(pair.label.toLowerCase());
    return same === undefined || same === pair || same.cell.raw !== pair.cell.raw;
  });
}
