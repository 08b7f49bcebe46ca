import { capital, findAddress, provinceMark } from "./find-address.ts";
import { isKnownTown } from "./known-towns.ts";

type Span = readonly [number, number];

const small = "(?:de|del|la|las|los|el|y|da|do|dos|of|am|an\\sder|im|sur|en|le|les|den)";
const name = `${capital}(?:\\s(?:${small}\\s){0,2}(?:D\\.\\s?[CF]\\.|${capital})){0,4}`;
const countries =
  "España|Spain|Espagne|Spanien|Spagna|Espanha|México|Mexico|Méx\\.|Colombia|Argentina|Chile|Perú|Peru|Ecuador|Venezuela|Bolivia|Uruguay|Paraguay|Costa Rica|Guatemala|Panamá|El Salvador|Honduras|Nicaragua|República Dominicana|Cuba|Brasil|Brazil|Estados Unidos|USA|US|U\\.S\\.A\\.|EE\\. ?UU\\.|United States|Canada|Canadá|Portugal|Francia|France|Alemania|Germany|Deutschland|Italia|Italy|Reino Unido|United Kingdom|UK|Irlanda|Ireland|Países Bajos|Netherlands|Nederland|Bélgica|Belgium|Belgique|Suiza|Switzerland|Schweiz|Suisse|Austria|Österreich|Polonia|Polska|Poland";

/** Where a town stands in what is no street with a number, each with what such a text has, seen sooner: a postcode, a state or a country beside it. */
const patterns: readonly (readonly [hint: RegExp, pattern: RegExp])[] = [
  [
    /\d(?:\s?[A-Z]{2,3})?[\s,]{1,2}\p{Lu}/u,
    new RegExp(
      `(?:^|[\\s,;·–-]\\s?)(?:[A-Z]{1,2}-)?(?:C\\.?P\\.?:?\\s?)?(?:\\d{5}|\\d{4}-\\d{3}|\\d{4}\\s[A-Z]{2}|[A-Z]\\d{4}(?:[A-Z]{3})?)[\\s,]{1,2}(?<city>${name})(?:(?:,|\\s[-–])\\s[^,\\d]{2,40}|\\s\\([^()]{2,40}\\))?\\.?$`,
      "u",
    ),
  ],
  // Without its country, a number that reads as a year of today is one: `2019 Agendas`.
  [
    /^[A-Z]{0,2}-?\d{4}\s[^\d,]+$/,
    new RegExp(`^(?:(?:A|CH|B|DK|L)-?\\d{4}|(?!199|20[0-3])\\d{4})\\s(?<city>${name})$`, "u"),
  ],
  [/\d{5}\.?$/, new RegExp(`(?:^|[,;·–-]\\s)(?<city>${name}),?\\s(?:C\\.?P\\.?\\s?)?\\d{5}\\.?$`, "u")],
  [/\d[A-Z]{2}$/, new RegExp(`(?:^|[,\\s])(?<city>${name}),?\\s[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}$`, "u")],
  [
    /[-–/]\s?[A-Z]{2}(?:,?\s\d{5}-?\d{3})?$/,
    new RegExp(`(?:^|[,–-]\\s)(?<city>${name})(?:\\s[-–]\\s|\\s?/\\s?)[A-Z]{2}(?:,?\\s\\d{5}-?\\d{3})?$`, "u"),
  ],
  [
    new RegExp(`(?:\\(|,\\s)(?:${countries})\\)?$`),
    new RegExp(`(?:^|[,;]\\s)(?<city>${name})(?:,\\s[A-Z]{2,3})?(?:,?\\s\\(|,\\s)(?:${countries})\\)?$`, "u"),
  ],
  [
    /,\s[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?$/,
    new RegExp(`(?:^|[,;]\\s)(?<city>${name}),\\s[A-Z]{2}(?:\\s\\d{5}(?:-\\d{4})?)?$`, "u"),
  ],
  // A street that no word tells, with its number.
  [/^[^\d,]+\s\d{1,5},\s[^\d,]+$/, new RegExp(`^${name}\\s\\d{1,5},\\s(?<city>${name})$`, "u")],
];
const wholeName = new RegExp(`^${name}$`, "u");
const maxLength = 200;

/** The town that an address, a postcode, a state or a country tells, or a large town that a text ends with: `28013 Madrid`, `Miraflores, Lima`, `Austin, TX`. */
export function findTown(text: string): { readonly span: Span } | null {
  if (text.length < 3 || text.length > maxLength || !/\p{Lu}/u.test(text)) return null;
  const last = text.slice(startOfLastPart(text));
  if (isKnownTown(last) && wholeName.test(last)) return { span: [text.length - last.length, text.length] };
  const ofAddress = /\d/.test(text) ? (findAddress(text)?.city ?? null) : null;
  if (ofAddress) return { span: ofAddress };
  for (const [hint, pattern] of patterns) {
    const match = hint.test(text) ? pattern.exec(text) : null;
    const city = match?.groups?.city?.replace(provinceMark, "");
    if (!match || city === undefined) continue;
    const start = match.index + match[0].lastIndexOf(city);
    return { span: [start, start + city.length] };
  }
  return null;
}

const partMarks = [", ", " - ", " – "];

/** Where what stands after the last comma or dash begins. */
function startOfLastPart(text: string): number {
  let start = 0;
  for (const mark of partMarks) {
    const at = text.lastIndexOf(mark);
    if (at >= 0) start = Math.max(start, at + mark.length);
  }
  return start;
}
