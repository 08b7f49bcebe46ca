import { matchConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import type { Draft } from "../prompt-text.ts";

const any = (...words: readonly string[]): string => `(?:${words.join("|")})`;

/** What a person who asks says of the wish itself: "me gustaría", "estoy buscando", "could you please help me". */
const wish = any(
  "(?:yo )?(?:[qk]u?iero|quer(?:emos|ia|iamos|ria)|quisieramos|quisiera)",
  "ne[cs]e[cs]it(?:o|amos|aria|ariamos)",
  "ocup(?:o|amos)",
  "requ(?:iero|erimos)",
  "dese(?:o|amos|aria)",
  "(?:me|nos) (?:gustaria|interesan?|hacen? falta|sirven?)",
  "(?:estoy|estamos|ando) (?:buscando|interesad[oa]s? en)",
  "busc(?:o|amos)",
  "(?:(?:me|nos) )?(?:pued[ea](?:s|n)?|podes|podri?a(?:s|n)?)(?: (?:me|nos))?",
  "(?:si )?(?:seria[ns]?|fuera[ns]?|eres|es usted|son) tan amables? de",
  "ayuda(?:r?me|r?nos|r)?(?: (?:a|con))?",
  "(?:i|we) (?:(?:really |just |only )?(?:want|need)|would (?:like|love))",
  "(?:i'd|we'd|id) (?:like|love)",
  "(?:i am|i'm|im|we are|we're) (?:looking for|interested in|trying to)",
  "(?:need|want)(?= (?:a|all|every|the|to|you)(?!\\p{L}))",
  "looking for",
  "(?:can|could|would|will) you",
  "help me(?: to)?",
);
/** What a person wants to do with the things: "quiero comprar un piso". */
const using =
  "(?:comprar|alquilar|rentar|arrendar|reservar|contratar|regalar)(?:me|le|nos|les|l[oa]s?)?|buy|rent|book|hire|purchase";
const knowing = any("saber", "conocer", "ver", "tener", "contar con", "know(?: about)?", "see", "have");
const clitics = "(?:me|nos|se)?(?:l[oa]s?)?";
const asking = any(
  `(?:mostr|muestr|sac|saqu|pas|arm|busc|busqu|envi|mand|gener|cre|elabor|prepar|export|enumer|recopil|junt|identifi(?:c|qu)|encontr|encuentr|facilit|selec{1,2}ion|captur|scrape|recole(?:c|k)?t|tabul|indi(?:c|qu)|proporcion|baj)(?:a[rns]?|e[ns]?)${clitics}`,
  `(?:list|copi|descarg|entreg)a(?:r${clitics}|me|nos)?(?! (?:tecnica|directa|estimada|gratis|entera|completa))`,
  `d(?:a[rs]?|e[ns]?)${clitics}`,
  "d(?:ime|ecime|ecirme|igame|iganme)",
  `ha(?:z|g[ae]n?|ga[sn]?|cer?)${clitics}`,
  `extra(?:er?|iga[ns]?)${clitics}`,
  `tra(?:er?|iga[ns]?)${clitics}`,
  `obt(?:en|ener|enga[ns]?|ene)${clitics}`,
  `pon(?:er|e|ga[ns]?)?${clitics}`,
  `cons(?:igue|eguir|iga[ns]?)${clitics}`,
  `rec(?:oge|oger|oja[ns]?)${clitics}`,
  `dev(?:uelve|olver|uelva[ns]?)${clitics}`,
  "(?:extract|give|get|find|collect|scrape|pull(?: out)?|return|create|make|build|generate|fetch|identify|grab|download|display|put(?: together)?|provide|send|tell|bring|gather|retrieve|compile|prepare|(?:list|show|export|copy)(?! (?:price|value|volume)s?(?!\\p{L})))(?: (?:me|us))?(?: (?:a|the) list of)?",
);
/** The words that name a column as well ("make, model") ask for nothing where no object follows. */
const objectFollows = "(?!\\p{L})(?=[\\s:,]*[^\\s:,;])(?!\\s*(?:[,;/]|(?:y|e|and)\\s))";
const container =
  "(?:(?:en|in|into|a|to) )?(?:(?:una?|la|el|a|an|the) )?(?:nuev[oa] |(?:new|full|complete|whole|entire) )?(?:tabla|cuadro|lista|listado|planilla|relacion|excel|csv|hoja de calculo|archivo|table|list|spreadsheet|sheet|file)(?: (?:enter|complet)[oa])?(?: (?:de|en) (?:excel|datos|calculo)| (?:excel|xlsx?|csv))?";
const holding =
  "(?:con|de|del|of|with|que (?:tenga|contenga|incluya|muestre|lleve|diga)n?|(?:that|which) (?:has|contains|includes|shows)|containing|including|showing)";
const start = "^[\\s¿¡,.:!]*";
const steps: readonly RegExp[] = [
  new RegExp(
    `${start}${wish}(?!\\p{L})[\\s,:]*(?:que (?:aparezcan?|salgan?|figuren?|incluyan?|lleven?) |(?:(?:que|to|a) )?)(?:(?:${using})(?=\\s+\\p{L}))?`,
    "u",
  ),
  new RegExp(`${start}(?:${knowing}(?!\\p{L})|(?:solo|just|only) (?=${wish}|${asking}))`, "u"),
  new RegExp(`${start}(?:(?:me|nos|lo|los) )?${asking}${objectFollows}`, "u"),
  new RegExp(`${start}${container}\\s+${holding}\\s+`, "u"),
  new RegExp(
    `${start}(?:en|in|into|a|to) (?:(?:una?|a|an) )?(?:tabla|planilla|excel|csv|table|spreadsheet)(?!\\p{L})`,
    "u",
  ),
];

/** How much of a folded prompt is talk before what is asked for: "hola, me puedes sacar", "I'd like a table with". */
export function openingLength(folded: string): number {
  let at = 0;
  for (let step: number | undefined = 1; step !== undefined && step > 0; at += step) {
    const rest: string = folded.slice(at);
    step = steps.map((pattern) => pattern.exec(rest)?.[0].length ?? 0).find((length) => length > 0);
    if (step === undefined) break;
  }
  return at;
}

const imperative = "dame|deme|denme|damelos|pasame|pasenme|muestrame|mandame|ponme|sacame|dime|decime";
/** A wish behind what the records are, or between columns: "pisos en Valencia, quiero precio y metros", "list flats under 300k, show title". */
const laterWish = new RegExp(
  `(?:[,;]\\s*|(?<!(?:^|\\s)(?:que|quien|who|that|which|si|if|cuando|when|y|and|i|we|you|yo|lo|la|los|las|no|not|do(?:es)?n['’]?t)\\s*)\\s)(?:(?:y|and)\\s+)?(?:(?<sure>${wish}|(?:${imperative})(?!\\p{L}))|(?<=[,;]\\s*)(?:mostrar|show|return|list)(?=\\s))(?!\\p{L})`,
  "gu",
);

/** Takes out what a person says of the wish itself: before the first sentence, a later one ("¿Qué pisos hay? Quiero el precio") or the columns. */
export function takeOpenings(draft: Draft): void {
  draft.cut(0, openingLength(draft.text()));
  for (const { index, 0: end } of draft.text().matchAll(/(?<=[\p{L}\d][.?!]+)\s+(?=[¿¡]?\p{L})(?!de\s)/gu)) {
    const from = index + end.length;
    draft.cut(from, from + openingLength(draft.text().slice(from)));
  }
  for (const { index, 0: said, groups } of draft.text().matchAll(laterWish)) {
    const from = index + (/^[,;\s]*(?:(?:y|and)\s+)?/u.exec(said)?.[0].length ?? 0);
    const end = from + openingLength(draft.text().slice(from));
    const first = thingsNamed(draft.text().slice(0, index));
    if (end === from || !/\p{L}/u.test(draft.text().slice(end)) || (!groups?.sure && !isThing(first))) continue;
    draft.cut(index, end);
    draft.put(index, index + 1, first === "" ? "," : ":");
  }
}

/** What a part of a prompt begins with, where that says which records are meant: "pisos con ascensor en Valencia". */
function thingsNamed(text: string): string {
  const words = /^[^\p{L}]*(?:(?:los|las|the|todos|todas|all)\s+)*(?<first>\p{L}+)(?:\s+(?<second>\p{L}+))?/u.exec(
    text,
  )?.groups;
  const things = [words?.first ?? "", words?.second ?? ""].find((word) => word.endsWith("s") && isThing(word));
  const first = words?.first ?? "";
  return things ?? (/\p{L}{3,}s$/u.test(first) && matchConcept(first) === null ? first : "");
}

/** A folded text without the talk before them and the signs around. */
export const withoutOpening = (text: string): string =>
  text
    .slice(openingLength(text))
    .replace(/[.?!¿¡\s]+/g, " ")
    .replace(/^[\s,;:]+|[\s,;:]+$/g, "");
