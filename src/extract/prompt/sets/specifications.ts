import type { Field, RecordSet } from "../../../domain/survey.ts";
import { fold } from "../../../domain/text.ts";
import { kindName } from "../../columns/field-words.ts";
import { namesMeasures, namesSpecifications } from "../lexicon/specification-names.ts";
import type { BoundFilter, ValuesOf } from "../conditions/bound-filter.ts";
import { type AskedColumn, askedColumn } from "../parsing/asked.ts";
import { withoutLeadIn } from "../lexicon/section-names.ts";

const technical =
  /^(?:ficha (?:tecnica|del? producto)|(?:datos|detalles|caracteristicas|especificaciones|informacion|parametros|prestaciones|propiedades) tecnic[oa]s?|(?:(?:complete|full|whole|entire|all|technical|tech|product) )*(?:specifications?|specs|spec sheet|data ?sheet)|item specifics|(?:(?:complete|full|all) )*(?:technical|tech) (?:data|details|information|characteristics|features))/;
const general =
  /^(?:especificaciones|caracteristicas|atributos|propiedades|(?:technical |product )?(?:features|attributes|characteristics))/;
const spanish =
  /^(?:ficha|datos|detalles|caracteristicas|especificaciones|informacion|parametros|prestaciones|propiedades|atributos)/;
const manner =
  /^(?: (?:complet[oa]s?|detallad[oa]s?|principales|generales|tecnic[oa]s?|en (?:una )?tabla|(?:en|in) (?:dos|two) col\p{L}+))+/u;
const ofThing = /^ (?:del?|para|of|for) [^,:;]+?(?=$|\s*[,:;]|\s+(?:y|e|and|con|with|en)\s)/;

/** What the two columns may be called in a prompt. */
const small = "(?:(?:el|la|l[oa]s|sus?|the|its|their|each|every|cada|un[oa]?|tod[oa]s|all) )*";
const labelWords = new RegExp(
  `^${small}(?:nombres? de )?${small}(?:caracteristicas?|nombres?|campos?|atributos?|propiedad(?:es)?|datos?|conceptos?|etiquetas?|especificacion(?:es)?|parametros?|labels?|features?|attributes?|property|properties|specs?|specifications?|names?|fields?|items?|parameters?)$`,
);
const valueWords = new RegExp(`^${small}(?:valor(?:es)?|values?|figures?)(?: (?:de cada un[oa]|of each))?$`);

/** The table of a thing's labels and values that a prompt asks for: its columns as the prompt calls them, and which of its groups, where not all. */
export type Specified = {
  readonly set: RecordSet;
  readonly columns: readonly AskedColumn[];
  readonly filters: readonly BoundFilter[];
};

type Read = { readonly isTechnical: boolean; readonly name: string; readonly parts: readonly string[] };

/** How a prompt names what a thing is like, and what it says behind that; null where it names something else first. */
function read(prompt: string): Read | null {
  const said = withoutLeadIn(
    fold(prompt)
      .trim()
      .replace(/[.!?]+$/, ""),
  );
  const isTechnical = technical.test(said);
  const name = (technical.exec(said) ?? general.exec(said))?.[0] ?? "";
  if (name === "" || /^\p{L}/u.test(said.slice(name.length))) return null;
  const rest = said.slice(name.length).replace(manner, "").replace(ofThing, "").replace(manner, "");
  const parts = rest.split(/\s*[,:;]\s*|(?:^|\s+)(?:y|e|and|con|with)\s+/).map((part) => part.trim());
  return { isTechnical, name, parts: parts.filter((part) => part !== "") };
}

/**
 * The table of the labels and values of the page's own thing where a prompt asks for it and for nothing else ("ficha técnica de los
 * botines: característica y valor"). What may mean a list as well ("características") means it where no list comes first.
 */
export function findSpecifications(
  prompt: string,
  asked: readonly AskedColumn[],
  ranked: readonly RecordSet[],
  valuesOf: ValuesOf,
): Specified | undefined {
  const set = ranked.find(({ signature }) => signature === "specifications");
  const said = set && read(prompt);
  const [label, value, group] = set?.fields ?? [];
  if (!set || !said || !label || !value) return undefined;
  const labelPart = said.parts.find((part) => labelWords.test(part));
  const valuePart = said.parts.find((part) => valueWords.test(part));
  const isSure = said.isTechnical || valuePart !== undefined;
  if (!isSure && ranked[0]?.count !== 1) return undefined;
  const headings = group ? valuesOf(group) : [];
  const others = said.parts.filter((part) => part !== labelPart && part !== valuePart);
  const named = [said.name, ...others].map((words) => headings.filter((heading) => isCalled(heading, words)));
  if (others.some((part, i) => named[i + 1]?.length === 0 && !namesMeasures(part))) return undefined;
  const isOfGroups = group && others.length > 0 && named.every(({ length }) => length > 0);
  const language = spanish.test(said.name) ? "es" : "en";
  return {
    set,
    columns: [
      columnOf(label, labelPart, asked, kindName("feature", language)),
      columnOf(value, valuePart, asked, kindName("value", language)),
    ],
    filters: isOfGroups
      ? [{ field: group, op: "in", value: named.flat(), asked: [said.name, ...others].join(", ") }]
      : [],
  };
}

/** A column called as the prompt does, accents and all, otherwise in its language. */
function columnOf(
  { name }: Field,
  part: string | undefined,
  asked: readonly AskedColumn[],
  otherwise: string,
): AskedColumn {
  const called = part && asked.find(({ title }) => fold(title) === part)?.title;
  return { ...askedColumn(name), called: called ? called : otherwise };
}

/** Whether words mean the heading of a group, in whatever language where it says that it is of what is technical or of measures. */
const isCalled = (heading: string, words: string): boolean =>
  fold(heading) === words ||
  (namesMeasures(words) && namesMeasures(heading)) ||
  (namesSpecifications(words) && namesSpecifications(heading));
