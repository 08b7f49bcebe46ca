import type { FoundDate } from "./date.ts";

type Unit = number | "month" | "year";

const units: readonly (readonly [RegExp, Unit])[] = [
  [
    /^(?:s|segundo|second|sec|seconde|sekunde|secondo|min|minuto|minute|minuten|h|hs|hr|hora|hour|heure|stunde|ora|ore|momento|instante|moment)s?n?$|^(?:minuti|secondi)$/,
    0,
  ],
  [/^(?:d|dia|day|jour|tag|giorno)(?:s|en)?$|^(?:tage|giorni)$/, 1],
  [/^(?:w|semana|week|wk|semaine|woche|settimana|sem)[sn]?$|^settimane$/, 7],
  [/^(?:mes|mese|month|mo|mois|monat|mesi|meses|monate|monaten)s?$/, "month"],
  [/^(?:y|ano|year|yr|an|annee|jahr|anno|anni)(?:s|en?)?$/, "year"],
];
const someDays = "(?<count>\\d+\\+?|una?|an?|ein(?:e[mnr]?)?|une?|uma?)";
const agoPatterns: readonly RegExp[] = [
  new RegExp(
    `(?:hace|ha|il y a|fa|vor)\\s+(?:mas de\\s+|unos\\s+|plus de\\s+|mehr als\\s+)?${someDays}\\s+(?<unit>[a-z]+)`,
    "u",
  ),
  new RegExp(`(?<!\\d)${someDays}\\s*(?<unit>[a-z]+)\\s+(?:ago|fa|atras)(?![a-z])`, "u"),
];
/** "En 3 días" within a sentence is as often how long something takes. */
const aheadPattern = new RegExp(`(?:dentro\\s+de|^in|^en|^dans|^tra)\\s+${someDays}\\s+(?<unit>[a-z]+)(?![a-z])`, "u");
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");
const dayWords: readonly (readonly [RegExp, number])[] = [
  [word("hoy|today|heute|aujourd['’]hui|hoje|oggi|ahora mismo|just now"), 0],
  [word("anteayer|antier|antes de ayer|vorgestern|avant-hier|anteontem|l['’]altro ieri"), -2],
  [word("ayer|yesterday|gestern|ontem|ieri"), -1],
  // In German the same word is "here".
  [/^hier(?=$|,|\s(?:a\s)?\d)/u, -1],
  [word("pasado manana|ubermorgen|apres-demain|depois de amanha|dopodomani"), 2],
  [/(?<!\p{L}|(?:la|esta|media)\s)(?:manana|tomorrow|demain|amanha|domani)(?!\p{L})/u, 1],
];
const hint =
  /hoy|today|heute|jourd|hoje|oggi|just now|ahora|ayer|yesterday|gestern|hier|ontem|ieri|antier|morgen|manana|tomorrow|demain|amanha|domani|\sago|\sfa(?![a-z])|atras|hace\s|(?<![a-z])(?:ha|il y a|fa|vor)\s|dentro\s|^(?:in|en|dans|tra)\s/;

/** `hace 3 días`, `3 days ago`, `vor 3 Tagen`, `ayer`: counted from the day of the capture. The text is in lower case without accents. */
export function findRelativeDate(folded: string, capturedAt: string): FoundDate | null {
  if (!hint.test(folded)) return null;
  const captured = new Date(capturedAt);
  if (Number.isNaN(captured.getTime())) return null;
  for (const [pattern, days] of dayWords) {
    const match = pattern.exec(folded);
    if (match) return { iso: shift(captured, days, 1), span: [match.index, match.index + match[0].length] };
  }
  for (const pattern of [...agoPatterns, aheadPattern]) {
    const match = pattern.exec(folded);
    const { count = "", unit = "" } = match?.groups ?? {};
    const size = units.find(([name]) => name.test(unit))?.[1];
    if (!match || size === undefined) continue;
    const many = Number.parseInt(count, 10) || 1;
    return {
      iso: shift(captured, pattern === aheadPattern ? many : -many, size),
      span: [match.index, match.index + match[0].length],
    };
  }
  return null;
}

function shift(from: Date, count: number, unit: Unit): string {
  const date = new Date(from);
  if (unit === "month") date.setUTCMonth(date.getUTCMonth() + count);
  else if (unit === "year") date.setUTCFullYear(date.getUTCFullYear() + count);
  else date.setUTCDate(date.getUTCDate() + count * unit);
  return Number.isNaN(date.getTime()) ? from.toISOString().slice(0, 10) : date.toISOString().slice(0, 10);
}
