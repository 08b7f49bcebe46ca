/** Figures in words: "quince", "treinta y cinco", "dos mil quinientos", "two hundred and fifty". */

const units: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  one: 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  ocho: 8,
  eight: 8,
  nueve: 9,
  nine: 9,
};

const numbered = (words: string, first: number, step = 1): Record<string, number> =>
  Object.fromEntries(words.split(" ").map((word, i) => [word, first + i * step]));

const teens: Readonly<Record<string, number>> = {
  ...numbered("diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve", 10),
  ...numbered("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 10),
  ...numbered("veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho", 20),
  veintiun: 21,
  veintiuna: 21,
  veintinueve: 29,
};
const tens: Readonly<Record<string, number>> = {
  ...numbered("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
  ...numbered("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
};
const hundreds: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  hundred: 100,
  ...numbered(
    "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    200,
    100,
  ),
  ...numbered(
    "doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas",
    200,
    100,
  ),
};
const values: Readonly<Record<string, number>> = { ...units, ...teens, ...tens, ...hundreds };

const any = (words: Readonly<Record<string, number>>): string => `(?:${Object.keys(words).join("|")})`;
const wordEnd = "(?!\\p{L})";
const belowHundred = `(?:${any(tens)}(?:(?:\\s+y\\s+|[\\s-])${any(units)}${wordEnd})?|${any(teens)}|${any(units)})${wordEnd}`;
const belowThousand = `(?:(?:(?:a|${any(units)})\\s+)?${any(hundreds)}${wordEnd}(?:\\s+(?:and\\s+)?${belowHundred})?|${belowHundred})`;
const thousand = "(?:mil|thousand)";

/** A figure in words, in no group; "medio" is a half. */
export const numberWords = `(?:(?:(?:a|${belowThousand})\\s+)?${thousand}${wordEnd}(?:\\s+(?:and\\s+)?${belowThousand})?|${belowThousand}|medio${wordEnd}|media(?=\\s+hora))`;

/** Any word that a figure in words begins with, for a quick look whether a text has one. */
export const anyNumberWord = `(?:${[...Object.keys(values), "mil", "thousand", "medio", "media"].join("|")})(?![a-z])`;

const isThousand = new RegExp(`^${thousand}$`);
const wholeNumber = new RegExp(`^${numberWords}$`, "u");

/** What a figure in words comes to; null where the words are none. */
export function readNumberWords(text: string): number | null {
  if (text === "medio" || text === "media") return 0.5;
  if (!wholeNumber.test(text)) return null;
  let total = 0;
  let part = 0;
  for (const word of text.split(/[\s-]+/)) {
    if (isThousand.test(word)) {
      total += (part || 1) * 1_000;
      part = 0;
    } else if (word === "hundred") part = (part || 1) * 100;
    else part += values[word] ?? 0;
  }
  return total + part;
}
