import type { FoundDate } from "./date.ts";

type Unit = number | "month" | "year";

const units: readonly (readonly [RegExp, Unit])[] = [
  [
    /^(?:s|segundo|second|sec|sek|seg|сек|sn|seconde|sekunde|secondo|min|minuto|minute|minuten|минут|мин|час|ч|dk|h|hs|hrs|hr|hora|hour|heure|stunde|std|ora|ore|uur|momento|instante|moment)s?n?$|^(?:минуту|минуты|часа|часов|minuti|secondi|minut|minuty|godzin|godziny|godzine|godz|secunde|hodin(?:ou|ami|y)?|minutami|sekund|dakika|saat|sa|tim|timm(?:ar|e)|timer|tuntia|sat[ai]?|хвилин[иу]?|годину?|λεπτα|ωρα|ωρες)$/,
    0,
  ],
  [
    /^(?:d|dia|day|j|jour|tag|giorno|dag)(?:s|en)?$|^(?:tage|giorni|gg|dgn|dies|dni|dzien|день|дн|дня|днеи|дни|днів|дні|zile|zi|dny|dnami|gun|dagar|dage|dager|paivaa|dana|ημερα|ημερες|μερες)$/,
    1,
  ],
  [
    /^(?:w|semana|week|wk|semaine|woche|settimana|sett|sem)[sn]?$|^(?:settimane|weken|tydzien|tygodnie|tygodni|tyg|недел[юиь]|нед|hf|v|saptaman[ai]|tydny|tyzdnami|hafta|veckor?|uger?|uker?|viikkoa|tjedna|тиждень|тижні|тижнів|седмиц[аи]|εβδομαδα|εβδομαδες)$/,
    7,
  ],
  [
    /^(?:mes|mese|month|mo|mois|mnd|mon|man|monat|mesi|meses|monate|monaten|maand|maanden|miesiac|miesiace|miesiecy|mies|мес|месяц|месяца|месяцев|lun[ai]|mesici|mesiacmi|ay|manad(?:er)?|maned(?:er)?|kuukautta|mjeseca?|місяць|місяці|місяців|месеца?|μηνα|μηνες)s?$/,
    "month",
  ],
  [
    /^(?:y|ano|year|yr|an|annee|jahr|anno|anni|jaar|jr|rok|lata|lat|год|года|лет|рік|роки|років|lety|rokmi|yil|vuotta|χρονια)(?:s|en?)?$/,
    "year",
  ],
];
const someDays = "(?<count>\\d+\\+?|media|una?|an?|ein(?:e[mnr]?)?|une?|uma?)";
const agoPatterns: readonly RegExp[] = [
  new RegExp(
    `(?:hace|ha|il y a|fa|vor|(?<!\\p{L})(?:acum|pred|prije|преди|πριν(?:\\sαπο)?))\\s+(?:mas de\\s+|unos\\s+|plus de\\s+|mehr als\\s+)?${someDays}\\s*(?<unit>\\p{L}+)`,
    "u",
  ),
  new RegExp(
    `(?<!\\d)${someDays}\\s*(?<unit>\\p{L}+)\\.?\\s+(?:ago|fa|atras|geleden|temu|назад|once|sedan|siden|sitten|тому)(?!\\p{L})`,
    "u",
  ),
];
/** `3日前`, `2小时前` */
const agoInSigns = /(?<!\d)(?<count>\d+)\s?(?<unit>秒|分钟?|時間|小时|[日天]|[週周]間?|[かヶカケ个]?月|年)前/u;
const unitsInSigns: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:秒|分钟?|時間|小时)$/u, 0],
  [/^[日天]$/u, 1],
  [/^[週周]/u, 7],
  [/月$/u, "month"],
  [/^年$/u, "year"],
];
/** `منذ 3 أيام`: a noun alone is one, and one in the dual is two. */
const agoInArabic = /(?<!\p{L})(?:منذ|قبل)\s+(?:(?<count>\d+)\s+)?(?<unit>\p{L}+)/u;
const arabicDual = /^(?:ثانيتين|دقيقتين|ساعتين|يومين|اسبوعين|شهرين|سنتين|عامين)$/u;
const unitsInArabic: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:لحظات|ثانية|ثوان|ثواني|ثانيتين|دقيقة|دقايق|دقيقتين|ساعة|ساعات|ساعتين)$/u, 0],
  [/^(?:يوم|يوما|ايام|يومين)$/u, 1],
  [/^(?:اسبوع|اسبوعا|اسابيع|اسبوعين)$/u, 7],
  [/^(?:شهر|شهرا|اشهر|شهور|شهرين)$/u, "month"],
  [/^(?:سنة|سنوات|سنتين|عام|عاما|اعوام|عامين)$/u, "year"],
];
/** "En 3 días" within a sentence is as often how long something takes. */
const aheadPattern = new RegExp(`(?:dentro\\s+de|^in|^en|^dans|^tra)\\s+${someDays}\\s+(?<unit>[a-z]+)(?![a-z])`, "u");
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");
/** Words that other languages have for other things: at the start, before a time or nothing. */
const dayBefore = (words: string): RegExp => new RegExp(`^(?:${words})(?=$|\\s?,|\\s(?:\\p{L}{1,2}\\.?\\s)?\\d)`, "u");
const dayWords: readonly (readonly [RegExp, number])[] = [
  [word("hoy|today|heute|aujourd['’]hui|hoje|oggi|avui|vandaag|dzis|dzisiaj|сегодня|ahora mismo|just now"), 0],
  [
    word(
      "anteayer|antier|antes de ayer|vorgestern|avant-hier|anteontem|eergisteren|позавчера|l['’]altro ieri|przedwczoraj|i forrgar|evvelsi gun|一昨日|おととい|前天",
    ),
    -2,
  ],
  [word("ayer|yesterday|gestern|ontem|ieri|ahir|gisteren|wczoraj|вчера"), -1],
  [dayBefore("azi|astazi|dnes|dneska|danas|danes|bugun|i\\s?dag|tanaan|сьогодні|днес|σημερα"), 0],
  [dayBefore("вчора|vcera|jucer|juce|vceraj|tegnap|dun|i\\s?(?:gar|gaar)|eilen|χθες|χτες"), -1],
  // In German the same word is "here".
  [/^hier(?=$|,|\s(?:a\s)?\d)/u, -1],
  [word("pasado manana|ubermorgen|apres-demain|depois de amanha|dopodomani"), 2],
  [/昨[日天]/u, -1],
  [/[今本]日|今天/u, 0],
  [/(?<!\p{L}|(?:la|esta|media)\s)(?:manana|tomorrow|demain|amanha|domani)(?!\p{L})/u, 1],
];
const hint =
  /przedwcz|forrgar|evvelsi|おととい|hoy|today|heute|jourd|hoje|oggi|just now|ahora|ayer|yesterday|gestern|hier|ontem|ieri|antier|morgen|manana|tomorrow|demain|amanha|domani|\sago|\sfa(?![a-z])|atras|hace\s|(?<![a-z])(?:ha|il y a|fa|vor)\s|dentro\s|avui|vandaag|dzis|ahir|gisteren|geleden|wczoraj|temu|сегодня|вчера|назад|前|昨[日天]|[今本]日|今天|^(?:in|en|dans|tra)\s|acum|pre[dj]|преди|πριν|once|sedan|siden|sitten|тому|^(?:azi|ast|dn|dan|bug|dun|i\s?[dg]a|tan|сь|дн|ση|вч|vc|juc|teg|eil|χ)|منذ|قبل/;

const countedPatterns = [...agoPatterns, agoInSigns, agoInArabic, aheadPattern];
const allUnits = [...units, ...unitsInSigns, ...unitsInArabic];

/** `hace 3 días`, `3 days ago`, `vor 3 Tagen`, `ayer`: counted from the day of the capture. The text is in lower case without accents. */
export function findRelativeDate(folded: string, capturedAt: string): FoundDate | null {
  if (!hint.test(folded)) return null;
  const captured = new Date(capturedAt);
  if (Number.isNaN(captured.getTime())) return null;
  for (const [pattern, days] of dayWords) {
    const match = pattern.exec(folded);
    if (match) return { iso: shift(captured, days, 1), span: [match.index, match.index + match[0].length] };
  }
  for (const pattern of countedPatterns) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const { count = "", unit = "" } = match.groups ?? {};
    const size = allUnits.find(([name]) => name.test(unit))?.[1];
    if (size === undefined) continue;
    const many = Number.parseInt(count, 10) || (arabicDual.test(unit) ? 2 : 1);
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
