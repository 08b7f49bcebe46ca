import { foldToLetters } from "../../../values/letters.ts";

const languages = ["es", "en", "pt", "fr", "de", "it", "ca"];
const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));

function codesOfCountries(): readonly string[] {
  const named = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => named.of(code));
}

let known: ReadonlySet<string> | undefined;

/** The names of the countries in the languages that pages are mostly written in, and what is said for short. */
function namesOfCountries(): ReadonlySet<string> {
  const names = new Set([
    "usa",
    "eeuu",
    "uk",
    "estadosunidosdeamerica",
    "unitedstatesofamerica",
    "holanda",
    "inglaterra",
  ]);
  const codes = codesOfCountries();
  for (const language of languages) {
    const inLanguage = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = inLanguage.of(code);
      if (name !== undefined) names.add(foldToLetters(name));
    }
  }
  return names;
}

/** Whether a value is the name of a country: `México`, `Estados Unidos`. */
export const isCountry = (sample: string): boolean => (known ??= namesOfCountries()).has(foldToLetters(sample));
