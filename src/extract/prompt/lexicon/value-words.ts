import type { Field, RecordSet } from "../../../domain/survey.ts";
import { sameStem, wordsOf } from "./words.ts";

/** States that prompts and pages say in many ways, in both languages; what contradicts one is never taken for it. */
type State = {
  readonly said: RegExp;
  readonly shown: RegExp;
  readonly never?: RegExp;
  /** The state that all others are in where a page shows that alone. */
  readonly opposite?: string;
};
const states: readonly State[] = [
  {
    said: /^(?:(?:en|con|hay|in|with) (?:stock|existencias)|disponibles?(?: ahora)?|available|in stock|stock|existencias)$/,
    opposite: "agotado",
    shown:
      /^(?:en |in ?|con |em )?(?:stock|existencias|estoque)|disponible|available|instock|disponivel|disponibile|auf lager|verfugbar|lieferbar|op voorraad|skladem|в наличии|在庫あり/,
    never: /no |sin |un ?available|out ?of|agotad|sold|nicht |indispon|non |niet |нет /,
  },
  {
    opposite: "en stock",
    said: /^(?:agotad[oa]s?|sin stock|sin existencias|out of stock|sold out|no disponibles?|unavailable)$/,
    shown:
      /agotad|sin stock|sin existencias|out ?of ?stock|sold ?out|no disponible|unavailable|ausverkauft|vergriffen|nicht (?:auf lager|verfugbar|lieferbar)|epuise|rupture|indisponi|esgotad|esaurit|uitverkocht|vyprodan|нет в наличии|売り切れ|在庫なし/,
  },
  {
    said: /^(?:unsold|no vendid[oa]s?|sin vender|desiert[oa]s?)$/,
    shown: /^(?:unsold|no vendid|sin vender|desiert|invendu|nicht verkauft)/,
  },
  {
    said: /^(?:gratis|gratuit[oa]s?|free|sin costo|libres?)$/,
    shown: /^(?:gratis|gratuit|free|entrada (?:libre|gratuita)|sin costo|libre|kostenlos|eintritt frei|無料)/,
  },
  {
    said: /^(?:remot[oa]s?|remote|teletrabajo|home office|a distancia|desde casa|work from home)$/,
    shown: /remot|teletrabajo|home ?office|a distancia|work from home|teletravail|telelavoro/,
  },
  { said: /^(?:en linea|online|virtual(?:es)?|a distancia|on line)$/, shown: /en linea|on ?line|virtual|a distancia/ },
  { said: /^(?:presencial(?:es)?|on ?site|in person|in office)$/, shown: /^presencial|on ?site|in person|in office/ },
  {
    opposite: "cerrado",
    said: /^(?:abiert[oa]s?|vigentes?|open|activ[oa]s?|active|en curso|en plazo)$/,
    shown: /^(?:abiert|vigente|open|activ|en curso|en plazo|publicad|convocad|offen|geoffnet|ouvert|apert|abert)/,
  },
  {
    opposite: "abierto",
    said: /^(?:cerrad[oa]s?|closed|finalizad[oa]s?|terminad[oa]s?)$/,
    shown: /^(?:cerrad|closed|finalizad|terminad|geschlossen|ferme|chius|fechad|encerrad|gesloten)/,
  },
  {
    said: /^(?:full ?time|tiempo completo|jornada completa)$/,
    shown: /full ?time|tiempo completo|jornada completa|vollzeit|temps plein|tempo (?:pieno|integral)|heltid/,
  },
  {
    said: /^(?:part ?time|medio tiempo|media jornada|tiempo parcial)$/,
    shown: /part ?time|medio tiempo|media jornada|parcial|teilzeit|temps partiel|deltid/,
  },
  {
    said: /^(?:permanentes?|permanent|indefinid[oa]s?|fij[oa]s?)$/,
    shown: /^(?:permanent|indefinid|fij|unbefristet|cdi$|tempo indeterminato)/,
  },
  { said: /^(?:temporal(?:es)?|temporary)$/, shown: /^(?:tempora|befristet|cdd$|tempo determinato)/ },
  { said: /^(?:nuev[oa]s?|new)$/, shown: /^(?:nuev|new|neu|neuf|nuov|nov[oa]|nieuw|新品)/ },
  {
    said: /^(?:usad[oa]s?|de segunda mano|segunda mano|de ocasion|used|second hand)$/,
    shown: /^(?:usad|segunda mano|ocasion|used|second|gebraucht|occasion|d occasion|usat|begagnad|brukt|中古)/,
  },
  {
    said: /^(?:(?:con|with) )?(?:retras(?:o|ad[oa]s?)|demora(?:d[oa]s?)?|atras(?:o|ad[oa]s?)|delay(?:ed|s)?|late)$/,
    shown: /delay|retras|demor|atras|verspat|retard|ritard|forsink|forsen|vertraag|opozn|opozd|задерж|遅/,
  },
  {
    said: /^(?:cancelad[oa]s?|suspendid[oa]s?|cancell?ed)$/,
    shown:
      /cancel|suspend|annul|storniert|fallt aus|abgesagt|aflyst|installt|innstilt|geannuleerd|odwolan|отмен|欠航|中止/,
  },
  {
    said: /^(?:en )?(?:prestad[oa]s?|prestamo|on loan|checked out|lent(?: out)?|borrowed)$/,
    shown:
      /prestad|en prestamo|on loan|checked out|borrowed|ausgeliehen|entliehen|verliehen|emprunte|emprestad|in prestito|uitgeleend|貸出|借出/,
  },
  {
    said: /^(?:vendid[oa]s?|ya vendid[oa]s?|sold)$/,
    shown: /^(?:vendid|sold(?! ?out)|verkauft|vendu|vendut|verkocht|sald|solgt)/,
  },
  {
    said: /^(?:reservad[oa]s?|reserved|under offer)$/,
    shown: /^(?:reservad|reserved|reserviert|reserve|gereserveerd|under offer|prenotat)/,
  },
  {
    said: /^(?:verificad[oa]s?|verified)$/,
    shown: /verificad|verified|verifiziert|verifie|verificat/,
  },
  { said: /^(?:public[oa]s?|public|state)$/, shown: /^(?:public|state)/ },
  { said: /^(?:privad[oa]s?|private)$/, shown: /^(?:privad|private)/ },
];

const stateSaid = (words: string): State | undefined => {
  const said = wordsOf(words).join(" ");
  return states.find((one) => one.said.test(said));
};

/** Whether words are one of the states: "en stock", "remotas". */
export const isState = (words: string): boolean => stateSaid(words) !== undefined;

/** A word for the state that is the other one: "en stock" for "agotados"; null where there is none. */
export const oppositeState = (words: string): string | null => stateSaid(words)?.opposite ?? null;

const positive = /^(?:si|yes|y|true|✓|✔|x|1|incluid[oa]|included)$/u;
const negative = /^(?:no|n|false|✗|✘|-|—|0)$/u;

/** The values that say yes (or no) where all of a column are one of the two; null where they are not. */
export function answers(values: readonly string[], isYes: boolean): string[] | null {
  const folded = values.map((value) => wordsOf(value).join(" ") || value.trim());
  if (values.length === 0 || !folded.every((value) => positive.test(value) || negative.test(value))) return null;
  return values.filter((_, i) => (isYes ? positive : negative).test(folded[i] ?? ""));
}

/** The field whose short values are states of which the words are one: "disponible" of "En stock" and "Agotado". */
export function findState({ fields }: RecordSet, words: string, used: ReadonlySet<string>): Field | undefined {
  const state = stateSaid(words);
  if (!state) return undefined;
  return fields.find(({ id, type, path, samples }) => {
    const texts = samples.map((sample) => wordsOf(sample).join(" "));
    const isShort = type === "text" && !/[@=]/.test(path) && texts.every((text) => text.length <= 40);
    return isShort && !used.has(id) && texts.some((text) => state.shown.test(text));
  });
}

export type Match = {
  readonly values: readonly string[];
  readonly isWhole: boolean;
  readonly share: number;
  /** Of the values, the part in which the words stand. */
  readonly among: number;
};

/** The values among those of a column that words of a prompt mean, and how much of each value they are. */
export function matchValues(words: string, values: readonly string[]): Match | null {
  const wanted = wholeWords(words);
  if (wanted.length === 0) return null;
  const state = stateSaid(words);
  if (state) {
    const shown = values.filter((value) => {
      const text = wordsOf(value).join(" ");
      return text.length <= 60 && state.shown.test(text) && !state.never?.test(text);
    });
    if (shown.length > 0) return { values: shown, isWhole: true, share: 1, among: shown.length / values.length };
  }
  const found = values.flatMap((value) => {
    const part = findStems(wanted, value);
    return part === null ? [] : [{ part, value }];
  });
  if (found.length === 0) return null;
  const share =
    found.reduce((sum, { part, value }) => sum + Math.min(1, part.length / value.trim().length), 0) / found.length;
  const among = found.length / values.length;
  return { values: [...new Set(found.map(({ part }) => part))], isWhole: false, share, among };
}

/** Words as they are written, those with a capital inside in one piece: "DeWalt". */
const wholeWords = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => wordsOf(word).join("")).filter(Boolean);

/** The part of a value where the words stand one after another, in any inflection, as written there. */
function findStems(wanted: readonly string[], value: string): string | null {
  const tokens = [...value.matchAll(/[\p{L}\p{N}]+/gu)];
  for (let start = 0; start + wanted.length <= tokens.length; start++) {
    if (!wanted.every((word, i) => sameStem(word, wordsOf(tokens[start + i]?.[0] ?? "").join("")))) continue;
    const first = tokens[start];
    const last = tokens[start + wanted.length - 1];
    if (first && last) return value.slice(first.index, last.index + last[0].length);
  }
  return null;
}
