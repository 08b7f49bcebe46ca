import { conceptOf } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import { foldKeepingLength } from "../prompt-text.ts";

const eachOne =
  "cada\\s+(?:un[oa]|cosa|\\p{L}+)|tod[oa]s(?:\\s+ell[oa]s)?|each(?:\\s+(?:one|of them))?|every\\s*one|they|it";
const thing = "(?:el|la|los|las|un|una|est[ea]|the|an?)\\s+[^,.;:?!]+?";
const end = "(?=\\s*(?:[,.;:?!]|$)|\\s+(?:y|e|and)\\s)";
const asking = (start: string, after = ""): RegExp =>
  new RegExp(`(?<!\\p{L})${start}\\s+(?:(?:${eachOne})|(?<thing>${thing}))${after}${end}`, "du");

/** What is asked of everything or of one thing, in the words of a wish: "a cuánto está la tetera" is "precio de la tetera". */
const questions: readonly { readonly asks: RegExp; readonly wish: string; readonly of: string }[] = [
  { asks: asking("(?:a\\s+)?cuanto\\s+(?:vale|cuesta|sale)n?"), wish: "precio", of: "de" },
  { asks: asking("a\\s+(?:cuanto|como)\\s+(?:esta|va|anda|sale)n?"), wish: "precio", of: "de" },
  { asks: asking("que\\s+precio\\s+tienen?"), wish: "precio", of: "de" },
  { asks: asking("how\\s+much\\s+(?:is|are)"), wish: "price", of: "of" },
  { asks: asking("how\\s+much\\s+(?:does|do|would|will)", "\\s+cost"), wish: "price", of: "of" },
];

/** "hay alguno con garaje", "hay algún piso que tenga garaje": which records are so. */
const anySuch =
  /(?<!\p{L})hay\s+(?:alguno?s?|algunas?)\s+(?:(?<things>(?!(?:con|que|de|en)\s)\p{L}+)\s+)?(?:(?<having>con)|(?<being>(?:de|en)(?=\s))|que)\s+(?=\p{L})/du;
const anyInEnglish =
  /(?<!\p{L})(?:is|are)\s+there\s+any(?:thing|one|\s+ones?)?\s+(?:(?<things>(?!(?:with|that|which|in|of)\s)\p{L}+)\s+)?(?:(?<having>with)|that|which)\s+(?=\p{L})/du;
/** "cuántos baños tiene cada piso", "how many bedrooms does each flat have": a column, unless it is records that are counted. */
const countOfEach =
  /(?<!\p{L})(?:cuant[oa]s\s+(?<counted>\p{L}+)\s+(?:tiene|hay\s+en|ofrece|trae)\s+cada\s+(?<owner>\p{L}+)|how\s+many\s+(?<had>\p{L}+)\s+(?:does\s+)?each\s+(?<having>\p{L}+)\s+(?:has|have))/du;

/** "la tabla completa de productos", "the full list of hotels": all that is known of them. */
const wholeTable =
  /(?<!\p{L})(?:(?:tod[oa]\s+)?(?:la|el|una?)\s+)?(?:tabla|cuadro|lista|listado|catalogo)\s+(?:enter|complet)[oa]\s+(?:de|con)\s+(?:(?:tod[oa]s\s+)?l[oa]s\s+)?\p{L}+s(?=\s*[.!?]*$)|(?<!\p{L})(?:the\s+|an?\s+)?(?:whole|entire|full|complete)\s+(?:table|list|catalog(?:ue)?)\s+of\s+(?:(?:all\s+)?the\s+)?\p{L}+s(?=\s*[.!?]*$)/du;

/** A prompt in which questions are the wishes that they stand for, in as many of the person's own words as these have. */
export function settleQuestions(prompt: string): string {
  const priced = questions.reduce(
    (text, { asks, wish, of }) =>
      rewrite(text, asks, (match, typed) =>
        match.groups?.thing === undefined ? wish : joined(`${wish} ${of}`, typed("thing")),
      ),
    prompt,
  );
  const having = rewrite(priced, anySuch, ({ groups }, typed) => {
    const things = groups?.things === undefined ? "los" : typed("things");
    const being = groups?.being === undefined ? "" : `sean ${typed("being")} `;
    return `${things} que ${groups?.having === undefined ? being : "tengan "}`;
  });
  const withThem = rewrite(having, anyInEnglish, ({ groups }, typed) => {
    const things = groups?.things === undefined ? "the ones" : typed("things");
    return `${things} that ${groups?.having === undefined ? "" : "have "}`;
  });
  const ofAll = rewrite(withThem, wholeTable, () => "todo");
  return rewrite(ofAll, countOfEach, ({ groups, 0: whole }, typed) => {
    const [owner, counted] = groups?.counted === undefined ? ["having", "had"] : ["owner", "counted"];
    const concept = conceptOf(groups?.[counted] ?? "");
    if (concept === null || concept.role === "title") return whole;
    return isThing(groups?.[owner] ?? "") ? `${typed(owner)}, ${typed(counted)}` : typed(counted);
  });
}

/** "de" and "el" are one word. */
const joined = (before: string, after: string): string => `${before} ${after}`.replace(/\bde el(?=\s)/iu, "del");

type Typed = (group: string) => string;

/** Replaces the first match in the folded text; `typed` gives a group as it was typed. */
function rewrite(text: string, pattern: RegExp, by: (match: RegExpExecArray, typed: Typed) => string): string {
  const match = pattern.exec(foldKeepingLength(text));
  if (!match) return text;
  const typed: Typed = (group) => text.slice(...(match.indices?.groups?.[group] ?? [0, 0]));
  return `${text.slice(0, match.index)}${by(match, typed)}${text.slice(match.index + match[0].length)}`;
}
