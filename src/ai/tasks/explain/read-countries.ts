/** Letters without their accents, case kept: a country's name begins with a capital, a malt does not. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}+/gu, "");

let known: readonly string[] | undefined;

/** Names of all countries in Spanish and English, the longest first. */
function countryNames(): readonly string[] {
  if (known) return known;
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  const names = ["es", "en"].flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    return codes.flatMap((code) => display.of(code) ?? []);
  });
  known = [...new Set(names.map(plain))].toSorted((a, b) => b.length - a.length);
  return known;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A name where it is no part of a longer word: tea, «té», is not in Guatemala. */
const wholeWords = (name: string, flags: string): RegExp => new RegExp(`(?<!\\p{L})${escape(name)}(?!\\p{L})`, flags);

/** The countries that a text names, of all there are and of `alsoNamed`; `product` is not taken for one. */
export function readCountries(text: string, alsoNamed: readonly string[], product: readonly string[]): string[] {
  let rest = plain(text);
  for (const name of product) rest = rest.replace(wholeWords(plain(name), "giu"), " ");
  const found: string[] = [];
  for (const name of [...new Set([...alsoNamed.map(plain), ...countryNames()])].toSorted(
    (a, b) => b.length - a.length,
  )) {
    if (name === "" || !rest.includes(name)) continue;
    const without = rest.replace(wholeWords(name, "gu"), " ");
    if (without !== rest) found.push(name);
    rest = without;
  }
  return found;
}

export const sameCountry = (a: string, b: string): boolean => plain(a) === plain(b);
