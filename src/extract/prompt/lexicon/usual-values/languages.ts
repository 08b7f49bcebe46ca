import { wordsOf } from "../words.ts";

const namedIn = [
  "es",
  "en",
  "pt",
  "fr",
  "de",
  "it",
  "ca",
  "nl",
  "pl",
  "ru",
  "uk",
  "sv",
  "nb",
  "tr",
  "cs",
  "ja",
  "zh",
  "ko",
];
const codes =
  "es en pt fr de it ca gl eu nl pl ru uk sv nb da fi tr cs sk hu ro bg el hr sr sl lt lv et ar he fa hi ur bn ta te ja zh ko vi th id ms tl sw la ga cy is mt sq mk hy ka az kk uz mn";

let known: ReadonlySet<string> | undefined;

/** The names of languages in those that pages are mostly written in, of one word as most are. */
function namesOfLanguages(): ReadonlySet<string> {
  const names = ["castellano", "mandarin", "farsi", "tagalog", "flemish", "norwegian", "norsk", "noruego"];
  for (const locale of namedIn) {
    const display = new Intl.DisplayNames([locale], { type: "language", fallback: "none" });
    for (const code of codes.split(" ")) names.push(display.of(code) ?? "");
  }
  return new Set(names.map((name) => wordsOf(name).join(" ")).filter((name) => name.length > 1));
}

const joints: ReadonlySet<string> = new Set("and y e et und en i и och og ve a".split(" "));
const maxLanguages = 6;

/** Whether a text is the name of a language, or of several: `English, German`. */
export function isLanguage(text: string): boolean {
  const words = wordsOf(text).filter((word) => !joints.has(word));
  known ??= namesOfLanguages();
  return words.length > 0 && words.length <= maxLanguages && words.every((word) => known?.has(word));
}
