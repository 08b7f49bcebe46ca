import type { Concept } from "../../lexicon/concept.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { fold } from "../../../../domain/text.ts";
import type { AskedColumn, AskedFilter } from "../asked.ts";

/** What a word of two senses means where the columns beside it are, or are not, what the other sense goes with. */
type Sense = { readonly word: RegExp; readonly means: string; readonly where: (others: readonly Concept[]) => boolean };

const places = new Set(["city", "province", "country", "location", "address", "postcode"]);
const jobs = new Set(["company", "price", "location", "city", "deadline", "kind"]);
const isNoTitle = ({ role, id }: Concept): boolean => role !== "title" || id === "company";

const isNamedThing = ({ role, id }: Concept): boolean => role === "title" && id !== "company" && id !== "job";

const senses: readonly Sense[] = [
  { word: /^estado$/, means: "status", where: (others) => !others.some(({ id }) => places.has(id)) },
  {
    word: /^(?:web ?sites|sitios(?: web)?|paginas web|webs|links|enlaces)$/,
    means: "title",
    where: (others) => others.some(({ role }) => role === "link") && others.every(({ role }) => role !== "title"),
  },
  {
    word: /^(?:ahora|now|hoy|today|actual|current)$/,
    means: "price",
    where: (others) => others.some(({ id }) => id === "oldPrice"),
  },
  {
    word: /^poblacion$/,
    means: "population",
    where: (others) => others.some(({ id }) => places.has(id)),
  },
  { word: /^case$/, means: "case", where: (others) => others.every(({ role }) => role !== "title") },
  {
    word: /^puesto$/,
    means: "rank",
    where: (others) =>
      others.length > 0 &&
      (others.some(isNamedThing) || others.every(({ id }) => !jobs.has(id))) &&
      others.every(({ id }) => id !== "company" && id !== "job"),
  },
  {
    word: /^(?:position|posicion)$/,
    means: "job",
    where: (others) => others.every(isNoTitle) && others.some(({ id }) => jobs.has(id)),
  },
];

/** "Case" is a number beside the parties and else what they are called, "estado" a place beside a city and else a state; what a condition compares means the same as a column. */
export const settleSenses = (columns: readonly AskedColumn[], filters: readonly AskedFilter[]): AskedColumn[] =>
  columns.map((column, i) => {
    const compared = filters.find(({ fieldWords }) => fieldWords !== "" && fold(column.title) === fieldWords)?.concept;
    if (compared?.id === "stars") return { ...column, concept: compared };
    const others = columns.flatMap(({ concept }, j) => (j === i || concept === null ? [] : [concept]));
    const sense = senses.find(({ word, where }) => word.test(fold(column.title)) && where(others));
    return sense ? { ...column, concept: findConceptById(sense.means) } : column;
  });
