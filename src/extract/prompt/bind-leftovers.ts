import type { Field, RecordSet } from "../../domain/survey.ts";
import type { Asked, Binding } from "./bind.ts";
import { bindingScore } from "./field-fit.ts";
import { type Concept, findConceptById } from "./lexicon.ts";
import { coverage, wordsOf } from "./words.ts";

const leftoverScore = 0.3;
const minFill = 0.5;
const maxVariety = 0.75;
const maxMeanLength = 60;
const minPersonShare = 0.7;
const nearWeight = 0.8;

const people = new Set(["author", "authors", "judge", "contact", "person"]);
/** Concepts whose values recur: a few words from a small stock. */
const recurring = new Set(["brand", "kind", "category", "vendor", "owner", "colour", "status", "court", "lowerCourt"]);

const personName =
  /^(?:(?:by|por|de)\s)?(?:\p{Lu}[\p{L}.\x27\u2019-]*\s?|(?:de|del|la|van|von|der|da|di|y|and|et)\s){2,6}(?:[,;&]\s?.*|\.{3}|\u2026)?$/u;

/** A name or a kind: words, no figures, not the beginning of a sentence that goes on elsewhere ("Buy on"). */
const isWording = (sample: string): boolean =>
  /\p{L}{2}/u.test(sample) &&
  !/\d/.test(sample) &&
  !/\s(?:on|of|by|in|at|from|for|to|de|del|por|en|para|con)$/iu.test(sample);

const share = (field: Field, test: (sample: string) => boolean): number =>
  field.samples.filter(test).length / Math.max(1, field.samples.length);
const meanLength = (field: Field): number =>
  field.samples.reduce((sum, sample) => sum + sample.length, 0) / Math.max(1, field.samples.length);

/**
 * Second thoughts for what nothing answered by name, type and shape: a concept that pages use in its place, then the one
 * visible column left over, without a name of its own, whose values could be it. Weak, so it never decides between sets.
 */
export function bindLeftovers(set: RecordSet, asked: readonly Asked[], bindings: readonly Binding[]): Binding[] {
  const result = [...bindings];
  const used = new Set(bindings.flatMap(({ field }) => field?.id ?? []));
  const bind = (column: number, field: Field | undefined, score: number): void => {
    if (!field) return;
    result[column] = { field, score };
    used.add(field.id);
  };
  asked.forEach(({ concept }, column) => {
    const near = concept?.near ? findConceptById(concept.near) : null;
    if (!near || result[column]?.field) return;
    const best = set.fields
      .map((field, order) => ({
        field,
        score: nearWeight * bindingScore(field, set, near, near.phrases[0] ?? [], order),
      }))
      .filter(({ field, score }) => score >= leftoverScore && !used.has(field.id))
      .sort((a, b) => b.score - a.score)[0];
    bind(column, best?.field, best?.score ?? 0);
  });
  const title = asked.findIndex(({ concept }, i) => concept?.role === "title" && result[i]?.field);
  const near = set.fields.findIndex(({ id }) => id === result[title]?.field?.id);
  const isBesideTitle = (field: Field): boolean =>
    near >= 0 &&
    Math.abs(set.fields.indexOf(field) - near) <= 1 &&
    meanLength(field) <= maxMeanLength &&
    share(field, isWording) === 1 &&
    !/(?:^|>)(?:button|a)[^>]*$/.test(field.path);
  asked.forEach(({ title: name, concept }, column) => {
    if (result[column]?.field) return;
    const taken = [...used].flatMap((id) => set.fields.find((field) => field.id === id)?.path ?? []);
    const left = set.fields.filter(
      (field) => !used.has(field.id) && isNameless(field, set) && !taken.some((path) => overlaps(path, field.path)),
    );
    const fitting = left.filter((field) =>
      field.distinct < 2 && set.count > 1
        ? concept !== null && recurring.has(concept.id) && isBesideTitle(field)
        : couldBe(field, set, concept, wordsOf(name)),
    );
    if (fitting.length === 0 || (concept === null && fitting.length > 1)) return;
    const distance = (field: Field): number => Math.abs(set.fields.indexOf(field) - near);
    bind(column, fitting.toSorted((a, b) => distance(a) - distance(b))[0], leftoverScore);
  });
  return result;
}

const overlaps = (path: string, other: string): boolean => path.split("|")[0] === other.split("|")[0];

/** Visible, whole or cut at a separator, and not called something else by the page. */
function isNameless(field: Field, set: RecordSet): boolean {
  if (field.type !== "text" || field.fill < minFill || /[@=^/]/.test(field.path)) return false;
  if (field.path.includes("|") && !/\|\W\d$/.test(field.path)) return false;
  if (field.nameFrom === "label" || field.nameFrom === "itemprop") return false;
  return field.nameFrom !== "header" || (/ \d$/.test(field.name) && field.path.includes(">")) || set.count === 1;
}

function couldBe(field: Field, set: RecordSet, concept: Concept | null, asked: readonly string[]): boolean {
  if (meanLength(field) > maxMeanLength) return false;
  const recurs = field.distinct <= set.count * field.fill * maxVariety;
  if (concept === null) return share(field, (sample) => coverage(asked, wordsOf(sample)) === 1) >= 0.5 || recurs;
  if (people.has(concept.id)) return share(field, (sample) => personName.test(sample)) >= minPersonShare;
  return recurring.has(concept.id) && recurs && share(field, isWording) === 1;
}
