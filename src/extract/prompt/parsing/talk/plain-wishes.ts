import { conceptOf } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import { foldKeepingLength } from "../prompt-text.ts";

/** What a group of a match was, as typed; null where it took no part. */
type Typed = (group: string) => string | null;
type Wording = { readonly said: RegExp; readonly wish: (typed: Typed) => string | null };

const eachOne =
  "cada\\s+(?:un[oa]|cosa|\\p{L}+)|tod[oa]s(?:\\s+ell[oa]s)?|each(?:\\s+(?:one|of them))?|every\\s*one|they|it";
const oneThing = "(?:el|la|los|las|un|una|est[ea]|the|an?)\\s+[^,.;:?!]+?";
const endOfClause = "(?=\\s*(?:[,.;:?!]|$)|\\s+(?:y|e|and)\\s)";
const pack = "(?:paquete|caja|pack|bolsa|bulto|envase|lote|box|bag|package)";

/** "a cuánto está la tetera" is "precio de la tetera", "cuánto cuesta cada uno" is "precio". */
const priceOf = (asking: string, [price, of]: readonly [string, string], after = ""): Wording => ({
  said: new RegExp(`(?<!\\p{L})${asking}\\s+(?:(?:${eachOne})|(?<thing>${oneThing}))${after}${endOfClause}`, "du"),
  wish: (typed) => {
    const thing = typed("thing");
    return thing === null ? price : `${price} ${of} ${thing}`.replace(/\bde el(?=\s)/iu, "del");
  },
});

const spanish = ["precio", "de"] as const;
const english = ["price", "of"] as const;

/** "hay alguno con garaje" is "los que tengan garaje". */
const suchOnes: Wording = {
  said: /(?<!\p{L})hay\s+(?:alguno?s?|algunas?)\s+(?:(?<things>(?!(?:con|que|de|en)\s)\p{L}+)\s+)?(?:(?<having>con)|(?<being>(?:de|en)(?=\s))|que)\s+(?=\p{L})/du,
  wish: (typed) => {
    const being = typed("being");
    const so = typed("having") !== null ? "tengan " : being !== null ? `sean ${being} ` : "";
    return `${typed("things") ?? "los"} que ${so}`;
  },
};
const suchOnesInEnglish: Wording = {
  said: /(?<!\p{L})(?:is|are)\s+there\s+any(?:thing|one|\s+ones?)?\s+(?:(?<things>(?!(?:with|that|which|in|of)\s)\p{L}+)\s+)?(?:(?<having>with)|that|which)\s+(?=\p{L})/du,
  wish: (typed) => `${typed("things") ?? "the ones"} that ${typed("having") === null ? "" : "have "}`,
};

/** "cuántos baños tiene cada piso" is the column "baños" beside "piso"; of records it is how many there are of each. */
const countOfEach: Wording = {
  said: /(?<!\p{L})cuant[oa]s\s+(?<counted>\p{L}+)\s+(?:tiene|hay\s+en|ofrece|trae)\s+cada\s+(?<owner>\p{L}+)/du,
  wish: (typed) => figureOf(typed("counted") ?? "", typed("owner") ?? ""),
};
const countOfEachInEnglish: Wording = {
  said: /(?<!\p{L})how\s+many\s+(?<counted>\p{L}+)\s+(?:does\s+)?each\s+(?<owner>\p{L}+)\s+(?:has|have)/du,
  wish: (typed) =>
    figureOf(typed("counted") ?? "", typed("owner") ?? "") ?? `how many ${typed("counted")} per ${typed("owner")}`,
};

function figureOf(counted: string, owner: string): string | null {
  const concept = conceptOf(foldKeepingLength(counted));
  if (concept === null || concept.role === "title") return null;
  return isThing(foldKeepingLength(owner)) ? `${owner}, ${counted}` : counted;
}

/** "la tabla completa de productos", "the full list of hotels" are all that is known of them. */
const wholeTable: Wording = {
  said: /(?<!\p{L})(?:(?:(?:tod[oa]\s+)?(?:la|el|una?)\s+)?(?:tabla|cuadro|lista|listado|catalogo)\s+(?:enter|complet)[oa]\s+(?:de|con)\s+(?:(?:tod[oa]s\s+)?l[oa]s\s+)?|(?:the\s+|an?\s+)?(?:whole|entire|full|complete)\s+(?:table|list|catalog(?:ue)?)\s+of\s+(?:(?:all\s+)?the\s+)?)\p{L}+s(?=\s*[.!?]*$)/du,
  wish: () => "todo",
};

const wordings: readonly Wording[] = [
  priceOf("(?:a\\s+)?cuanto\\s+(?:vale|cuesta|sale)n?", spanish),
  priceOf("a\\s+(?:cuanto|como)\\s+(?:esta|va|anda|sale)n?", spanish),
  priceOf("que\\s+precio\\s+tienen?", spanish),
  priceOf("how\\s+much\\s+(?:is|are)", english),
  priceOf("how\\s+much\\s+(?:does|do|would|will)", english, "\\s+cost"),
  suchOnes,
  suchOnesInEnglish,
  wholeTable,
  countOfEach,
  countOfEachInEnglish,
  {
    said: new RegExp(
      `(?<!\\p{L})cuant[oa]s(?:\\s+\\p{L}+)?\\s+(?:viene|trae|hay|incluye)n?\\s+(?:por|en|en\\s+cada|cada)\\s+(?<pack>${pack})`,
      "du",
    ),
    wish: (typed) => `unidades por ${typed("pack")}`,
  },
  {
    said: /(?<!\p{L})(?:para\s+quien(?:es)?\s+(?:es|son|sirven?)|a\s+quien(?:es)?\s+va\s+dirigid[oa]s?)(?!\p{L})/du,
    wish: () => "público",
  },
  { said: /(?<!\p{L})who\s+(?:is|are)\s+(?:it|they|these)\s+for(?!\p{L})/du, wish: () => "audience" },
];

/** A prompt in which what is asked in other ways is said as a plain wish, in as many of the person's own words as that has. */
export const toPlainWishes = (prompt: string): string =>
  wordings.reduce((text, wording) => rewrite(text, wording), prompt);

/** Puts the wish in the place of the first match in the folded text. */
function rewrite(text: string, { said, wish }: Wording): string {
  const match = said.exec(foldKeepingLength(text));
  const place = match?.indices?.groups;
  const written = match && wish((group) => (place?.[group] ? text.slice(...place[group]) : null));
  if (!match || written === null) return text;
  return `${text.slice(0, match.index)}${written}${text.slice(match.index + match[0].length)}`;
}
