import { fold } from "../../../../domain/text.ts";
import { type AskedColumn, askedColumn, headsList } from "../asked.ts";
import { narrow, narrowOnly } from "./narrow.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { foldKeepingLength } from "../prompt-text.ts";
import { columnsSideBySide } from "./side-by-side.ts";

export const everything =
  /^(?:todo|todos?(?: los)? (?:los )?(?:datos|registros|campos|elementos|resultados|columnas)|todas? (?:las? )?(?:informacion|tabla|lista|columnas|filas)|(?:la |el )?(?:tabla|lista|listado) (?:enter|complet)[oa]|(?:the )?(?:whole|entire|full|complete) (?:table|list)|everything|all(?: the)?(?: data| records| fields| rows| information| items| results| columns)?|la (?:lista|tabla)|the (?:list|table)|datos|data|registros|records|informacion|tabla|table|lista|list)?$/u;
const articles =
  /^(?:(?:(?:l[oa]s |the )?(?:siguientes|following)|est[oa]s|these|el|la|los|las|lo|un|una|unos|unas|su|sus|the|a|an|its|their|every|each|cada|pero|but|filtra(?:r|ndo)?|filter(?:ed)?|tambien|also|y|e|and|solo|only|just|solamente|unicamente|nada mas|incluyendo|incluye|including|include|con|with|de|of|cual(?:es)?(?: (?:es|son))?|what(?:'s| is| are)|which(?: (?:is|are))?|todos|todas|all|como columnas?|(?:(?:\d+|dos|tres|cuatro|cinco|two|three|four|five) )?(?:columnas?|columns?|campos?|fields?)|primero|primera|first|luego|despues|then|next|al final|por ultimo|finalmente|finally|lastly|si|whether|if|tiene|tienen|esta|estan|hay|it has|is it|que|what(?!\s+it(?:'s)?\s)|which|en|in|para|for)\s+)+/u;
/** What cutting a condition out of a sentence leaves at its end. */
const leftovers =
  /(?:[\s.:?!»"”'()]|\s(?:(?:de |del )?(?:l[oa]s |aquell[oa]s )?que (?!son(?!\p{L}))\p{L}{2,9}[ae]n|de|del|las|los|la|el|que|con|of|the|those|that|with|whose|cuy[oa]s?|y|and|es(?<!(?<!\p{L})cuanto es)|son|est[ae]n|is|are|hay|tienen?|solo|only|(?:as |como )?(?:columnas|columns|campos|fields)|for(?<!(?<!\p{L})(?:goals|points|runs|tries|sets|games|votes) for)|from|para|por|en|in|o|or|todo|lo|ones|primero|first|pero|but|quien|quienes|who|filtra(?:r|ndo)?)(?=[\s.:?!]|$))*$/u;
/** "que entreguen" where what they do was a condition. */
const aloneBeforeCut =
  /^\s*(?:l[oa]s\s+)?(?:que|that|which)\s+\p{L}{2,}(?<=[ae]n)(?:\s+(?:en|in|de|a|por|for))?\s{6,}/u;
/** What is left alone between two cuts and names no column. */
const emptyWords =
  /^(?:(?:(?:\d+|dos|tres|cuatro|cinco|two|three|four|five) )?(?:columnas?|columns?|campos?|fields?)|l[oa]s?|the|those|ones|pero|but|filtra(?:r|ndo)?|filter|quienes|orden|order)$/u;
const splitter =
  /\s*(?:,|;|:|\n|\t|\||\+|\/(?=\s)|\s[-–—](?=\s)|(?<=[\p{L}\d)»”"]{2}|\s{3})\.(?=\s)|[?!]+(?=\s)|\s&\s|(?<!\p{L})(?:y|e(?![-.])|and|asi como|as well as|junto con|along with|ademas de|plus)(?!\p{L})|(?<=\p{L}\s+)(?:con|with)(?=\s)(?!(?<=(?:precio|price)\s+\p{L}+)\s+(?:tarjeta|descuento|iva|igv|impuestos?|card|discount|vat|tax(?:es)?)(?!\p{L}))(?!\s+(?:el |the )?(?:nombre|titulo|name|title)\s+(?:de |of )?["«“']))\s*/u;
const named =
  /^(?<what>.+?)\s+\(?(?:(?:en|in)\s+(?:una?|la|el|a|the)\s+(?:columna|campo|column|field)\s*(?:llamad[oa]|titulad[oa]|de nombre|con (?:el )?(?:nombre|titulo)(?: de)?|called|named|titled)?|llam(?:ad|[ae]l)[oa]|titulad[oa]|called|named|call it|(?:con|bajo|with|under) (?:el |the )?(?:nombre|titulo|name|title)(?: (?:de|of))?|como|as|->|→|=>)\s+["«“']?(?<title>[^"»”')]+?)["»”')]*$/u;

type Part = {
  readonly folded: string;
  readonly typed: string;
  readonly isLed: boolean;
  readonly only: "only" | "no" | null;
  readonly followedBy: AskedColumn["followedBy"] | null;
  readonly isQuoted: boolean;
  /** Whether it begins with a capital letter that no beginning of a sentence asks for. */
  readonly isProper: boolean;
};

/** Hides what stands in quotation marks, so that a name with "and" in it stays one name. */
const maskQuoted = (text: string): string =>
  text.replace(/«[^»]*»|"[^"]*"|“[^”]*”/gu, (quoted) => `${quoted[0]}${"x".repeat(quoted.length - 2)}${quoted.at(-1)}`);

/** Several words around slashes are a list, two of them may be one name: `marca/precio/enlace`, `Marca/Modelo`. */
const openSlashes = (text: string): string =>
  text.replace(/(?<![\p{L}/])\p{L}[\p{L} ]*(?:\/\p{L}[\p{L} ]*){2,}(?![\p{L}/])/gu, (list) =>
    list.replaceAll("/", ","),
  );

/** Cuts a list of columns into its parts, without articles and what conditions left behind. */
function partsOf(body: string, typed: string): Part[] {
  const masked = openSlashes(maskQuoted(body));
  const bounds: [number, number][] = [];
  let at = 0;
  for (const match of masked.matchAll(new RegExp(splitter, "gu"))) {
    bounds.push([at, match.index]);
    at = match.index + match[0].length;
  }
  bounds.push([at, body.length]);
  return bounds.flatMap(([from, to], i): Part[] => {
    const piece = masked.slice(from, to);
    const lead = /^[\s.:«"“'¿¡(]*/u.exec(piece)?.[0].length ?? 0;
    const article = articles.exec(piece.slice(lead))?.[0] ?? "";
    const end = piece.length - (leftovers.exec(piece)?.[0].length ?? 0);
    if (end <= lead + article.length || aloneBeforeCut.test(masked.slice(from, bounds[i + 1]?.[0]))) return [];
    const raw = typed.slice(from + lead + article.length, from + end);
    const quoted = /«([^»]+)»|"([^"]+)"|“([^”]+)”/u.exec(`${raw}${typed.slice(from + end, from + end + 1)}`);
    const isRenamed = named.test(foldKeepingLength(raw));
    const inner = quoted && !isRenamed ? (quoted.slice(1).find(Boolean) ?? raw) : raw;
    const text = (isRenamed ? inner : inner.replace(/(?<=\S)\s*\([^)]*\)?$/, "")).replace(/\s+/g, " ").trim();
    const isJoined = /^(?:de|del|en|from|in)\s/.test(article) && !/\s(?:cada|each|every)\s/.test(article);
    const only =
      isJoined || /(?:^|\s)(?:solo|only|just|solamente|unicamente|nada mas)\s/.test(article)
        ? "only"
        : /^(?:no|not)\s/i.test(text)
          ? "no"
          : null;
    return [
      {
        folded: foldKeepingLength(text),
        typed: text,
        isLed: /primer|first/.test(article),
        only,
        followedBy: signAfter(
          masked.slice(to),
          masked.slice(from + end, bounds[i + 1]?.[0]),
          !/\p{L}/u.test(masked.slice(0, from)),
        ),
        isQuoted: quoted !== null && !isRenamed,
        isProper:
          /^\p{Ll}?\p{Lu}/u.test(text) &&
          (/^\p{Ll}/u.test(text) || /\p{L}/u.test(typed.slice(0, from + lead + article.length))),
      },
    ];
  });
}

/** What stands right behind a part of a list that others follow. */
function signAfter(rest: string, left: string, isFirst: boolean): AskedColumn["followedBy"] | null {
  if (/^[\s,;]*(?::|[?!]+\s+[\p{L}\d«"“])/u.test(rest)) return "colon";
  if (!isFirst) return null;
  return /^\s*(?:con|with)\s/.test(rest) ? "with" : cutOut.test(left) && /\p{L}/u.test(rest) ? "condition" : null;
}

const cutOut = / {6}/;

/** "programa de la jornada": the whole list rather than what each record is called. */
const isPhraseOfThings = ({ title, concept }: AskedColumn): boolean =>
  concept?.role === "title" && concept.id !== "title" && /\s(?:de|del|of)\s/i.test(title);

/** What may say, before "with", which records have the columns that follow: "glossary", and "oradores" where their names are one. */
const mayHead = (column: AskedColumn, isNamed: boolean): boolean =>
  column.concept === null ||
  isPhraseOfThings(column) ||
  /\s(?:directory|list|listing|catalog(?:ue)?|index)$/iu.test(column.title) ||
  (isNamed && (column.concept.role === "person" || column.concept.role === "title") && /s$/i.test(column.title));

const isSameTitle = (one: AskedColumn, other: AskedColumn): boolean => fold(other.title) === fold(one.title);

/** What stands in quotation marks is a name as a whole: nothing in it narrows the records down. */
const nameOf = (title: string): AskedColumn => ({ title, concept: narrow(title).concept, isQuoted: true });

/** "los Jeep de menos de 5000": a name before a condition is which records are meant, where the page shows it. */
function nameAlone(title: string): AskedColumn | null {
  const column = narrow(title);
  if (column.concept !== null || column.narrowed) return null;
  const restrictions = [{ asked: title, words: title, isNegated: false, isSure: false, isOfThings: true }];
  return { title, concept: findConceptById("title"), narrowed: { title, restrictions } };
}

/** "Goles a favor y en contra". */
const inFavour = /^(.+\s)a favor$/iu;

/** The columns that are left of a prompt when its conditions are cut out, and what narrows the records down among them. */
export function parseColumns(body: string, typed: string): AskedColumn[] {
  if (everything.test(body.replace(/[.,\s]+/g, " ").trim())) return [];
  const columns: AskedColumn[] = [];
  for (const part of partsOf(body, typed)) {
    const rename = named.exec(part.folded)?.groups;
    const title =
      rename?.title && rename.what
        ? part.typed.slice(part.folded.lastIndexOf(rename.title)).replace(/["»”')]+$/, "")
        : null;
    const what = rename?.what && title !== null ? part.typed.slice(0, rename.what.length) : part.typed;
    if (what.length > 80 || !/\p{L}/u.test(what) || everything.test(fold(what)) || emptyWords.test(fold(what)))
      continue;
    const against = fold(what) === "contra" ? inFavour.exec(columns.at(-1)?.title ?? "")?.[1] : undefined;
    if (against !== undefined) {
      columns.push(askedColumn(`${against}en contra`));
      continue;
    }
    const several = title === null && part.only === null && !part.isQuoted ? columnsSideBySide(what) : [];
    if (several.length > 0) {
      const heads = columns.filter(
        (one) => one.followedBy === "colon" && several.some((other) => isSameTitle(one, other)),
      );
      for (const head of heads) columns.splice(columns.indexOf(head), 1);
      columns.push(...several.filter((one) => !columns.some((other) => isSameTitle(one, other))));
      continue;
    }
    const column = part.isQuoted
      ? nameOf(what)
      : part.followedBy === "condition" && part.isProper
        ? (nameAlone(what) ?? narrow(what))
        : part.only === null
          ? narrow(what)
          : narrowOnly(what, part.only === "no");
    const known = columns.findIndex((other) => fold(other.title) === fold(column.title));
    if (known >= 0) {
      const [again] = columns.splice(known, 1);
      if (again?.followedBy === "colon") columns.push(column);
      else if (again) columns.splice(part.isLed ? 0 : known, 0, again);
      continue;
    }
    if (column.title.length > 60) continue;
    columns.push({
      ...column,
      ...(title === null ? {} : { called: title }),
      ...(part.followedBy ? { followedBy: part.followedBy } : {}),
    });
  }
  return columns.map((column) => {
    const isNamed = columns.some((other) => other !== column && other.concept?.id === "title");
    const { followedBy: _, ...plain } = column;
    return headsList(column) && !mayHead(column, isNamed) ? plain : column;
  });
}
