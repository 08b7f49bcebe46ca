import { fold } from "../../domain/text.ts";
import type { Field, RecordSet } from "../../domain/survey.ts";
import type { Asked } from "./bind.ts";
import { bindingScore } from "./field-fit.ts";
import { type Concept, findConceptById } from "./lexicon.ts";
import { matchConcept } from "./match-concept.ts";
import type { AskedFilter } from "./parse-filters.ts";

type PlaceFilter = { readonly filter: AskedFilter; readonly field: Field };

const minNamed = 0.5;
const afterEntity = /^(.+?)\s+(?:de|en|del|in|from|of|at)\s+(\p{L}[\p{L}\d .'’-]{2,40})$/iu;
const placeConcepts = ["city", "province", "country", "location", "address"]
  .map(findConceptById)
  .filter((concept): concept is Concept => concept !== null);

/**
 * Reads "empresas de madrid" as a condition where the set shows it to be one: some field has the word among its values, or is
 * the place of the record. Gives the columns without the place, and the conditions.
 */
export function takePlaces<A extends Asked>(
  set: RecordSet,
  asked: readonly A[],
): { columns: A[]; filters: PlaceFilter[] } {
  const filters: PlaceFilter[] = [];
  const columns = asked.map((column) => {
    const [, entity = "", name = ""] = column.concept?.role === "title" ? (afterEntity.exec(column.title) ?? []) : [];
    if (name === "" || matchConcept(name) || !matchConcept(entity)) return column;
    const field = fieldShowing(set, name) ?? placeField(set);
    if (!field) return column;
    const asked = column.title.slice(entity.length).trim();
    filters.push({ filter: { asked, concept: null, fieldWords: field.name, op: "contains", value: name }, field });
    return { ...column, title: entity };
  });
  return { columns, filters };
}

const length = ({ samples }: Field): number => samples.reduce((sum, sample) => sum + sample.length, 0);

/** The field of few words that has the name as a word of its own among its samples. */
function fieldShowing(set: RecordSet, name: string): Field | null {
  const wanted = ` ${fold(name)} `;
  const shows = (sample: string): boolean =>
    sample.length <= 120 && ` ${fold(sample).replace(/[^\p{L}\d]+/gu, " ")} `.includes(wanted);
  const fields = set.fields.filter(
    ({ type, path, samples }) => (type === "text" || type === "address") && !/[@=]/.test(path) && samples.some(shows),
  );
  return fields.toSorted((a, b) => length(a) - length(b))[0] ?? null;
}

function placeField(set: RecordSet): Field | null {
  for (const concept of placeConcepts) {
    const named = set.fields.find(
      (field, order) => bindingScore(field, set, concept, concept.phrases[0] ?? [], order) >= minNamed,
    );
    if (named) return named;
  }
  return null;
}
