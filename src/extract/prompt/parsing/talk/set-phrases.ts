import type { Draft } from "../prompt-text.ts";

const courtesy =
  /(?<!\p{L})(?:por favor|porfa(?:vor)?|please|(?:(?:muchas|mil) )?gracias(?: de antemano| desde ya| por (?:tu|su|la) ayuda)?|thanks?(?: you)?(?: in advance)?|hola|hi|hello|buen[oa]s (?:dias|tardes|noches)|buenas|(?:perdon(?:a|e|en)?|disculp(?:a|e|en)|sorry),? (?:(?:por|for|about) )?(?:(?:la|las|el|los|the) )?(?:molestias?|inconvenientes?|trouble|bother))(?!\p{L})\s*[,.!]?/u;
/** "ponlo", "put it", "lo quiero": what is to be done with the table of which the form follows. */
const handed =
  "pon|pas|mand|envi|export|guard|entreg|devuelv|tra|muestr|d|ha[cz]|dej|prepar|arm|sac|baj|descarg|conviert|organi[cz]";
const handing = `(?:(?:(?:${handed})[aeo]?(?:me|nos)?l[oa]s?|(?:(?:me|nos|lo|los|la|las)\\s+){1,2}\\p{L}{4,10}|(?:put|export|save|send|give|return|show|want|need)\\s+(?:(?:me|us)\\s+)?(?:it|them|this|that|these|those))\\s+)?(?:(?:todo|all|everything)\\s+)?`;
const file = "(?:excel|csv|xlsx?|google sheets?)";
const sheet = `(?:tabla|cuadro|hoja|planilla|archivo|table|spreadsheet|sheet|file|${file})(?:\\s+(?:(?:de|in|en)\\s+)?(?:calculo|format|sheet|file|${file}))?`;
const format = new RegExp(
  `(?<!\\p{L})(?:${handing}(?:en|in|into|to|as|a)\\s+(?:formato\\s+(?:de\\s+)?)?(?:(?:(?:una?|an?)\\s+)${sheet}|${file}(?:\\s+(?:format|file))?)|(?:en|como)\\s+(?:formato\\s+(?:de\\s+)?)?(?:tabla|planilla|hoja de calculo|lista|listado)|en formato \\p{L}+|as an? list|as columns|como columnas)(?!\\p{L})`,
  "u",
);
const placeNames =
  "lista|listado|pagina(?: web)?|tabla|web|sitio(?: web)?|catalogo|directorio|enlace|list|page|table|site|website|listing|catalogue|catalog|directory";
const places: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:(?:que|that|which)\\s+(?:se\\s+)?(?:aparecen?|salen?|hay|figuran?|muestran?|estan|encuentr\\p{L}+|vienen|appear|are|is|you find)(?:\\s+(?:listed|shown))?\\s+)?(?:de|del|en|of|from|in|on)\\s+(?:(?:la|las|los|el|esta|este|toda la|the|this|that|dicha)\\s+)?(?:${placeNames})(?!\\p{L})`,
    "u",
  ),
  /(?<=(?<!\p{L})(?:que|cuales|which|what)\s+\p{L}+\s+)(?:hay|existen|ofrecen|are there)(?!\p{L})/u,
  /(?<!\p{L})(?:que|that|which)\s+(?:aparecen?|salen?|hay|figuran?|se muestran|are (?:listed|shown)|appear|encuentres|veas|you (?:see|find))(?!\p{L})/u,
];
const ofEach =
  /(?<!\p{L})(?:de|para|por|of|for|from|in|en)\s+(?:cada|every|each)(?:\s+(?:un[oa]?|one)(?!\p{L})(?:\s+(?:de|of)\s+(?:l[oa]s|the)\s+\p{L}+)?|\s+\p{L}+)?/u;
const records: readonly RegExp[] = [
  /(?<!\p{L})(?:de|para|of|for|from|in|en)\s+(?:todos|todas|all)(?:\s+(?:(?:de )?l[oa]s|the|of the|of))*\s+(?:registros|elementos|resultados|filas|records|items|rows|results|entries)(?!\p{L})/u,
  /(?<!\p{L})(?:de|para|of|for) (?:tod[oa]s(?: ell[oa]s)?|all(?: of them)?)(?=\s*[.?!]*\s*$)/u,
];
/** What a row would look like is none of the columns: "por ejemplo: Casa Sol, 12,50 €". */
const example = /(?<!\p{L})(?:por ejemplo|ejemplo|p\. ?ej\.?|for example|example|e\.g\.)\s*:(?=[^\n;]*\d)[^\n;]*/u;

/** Takes out what names neither column nor condition: courtesy, the form of the table, an example, the page, the records as such. */
export function takeSetPhrases(draft: Draft, { keepsEach }: { readonly keepsEach: boolean }): void {
  const scopes = keepsEach ? [...places, ...records] : [...places, ofEach, ...records];
  for (const pattern of [courtesy, format, example, ...scopes]) while (draft.take(pattern));
}
