import type { Field, RecordSet, ValueType } from "../../domain/survey.ts";
import { fold } from "../../domain/text.ts";
import type { Concept } from "./lexicon.ts";
import { coverage, wordsOf } from "./words.ts";

export const minBinding = 0.3;
const minNamed = 0.85;

const nameWeights: Readonly<Record<Field["nameFrom"], number>> = {
  header: 1,
  label: 1,
  itemprop: 1,
  class: 0.8,
  type: 0.5,
  position: 0,
};

const meanLength = (field: Field): number =>
  field.samples.reduce((sum, sample) => sum + sample.length, 0) / Math.max(1, field.samples.length);
const letterShare = (field: Field): number => {
  const all = field.samples.join("");
  return all === "" ? 0 : all.replace(/[^\p{L}]/gu, "").length / all.length;
};
const isAttribute = (field: Field): boolean => field.path.includes("@");

/** Tag and class words of the place where a field's values stand. */
function placeWords(field: Field): string[] {
  const steps = field.path.split(/[>]/);
  return wordsOf(
    steps
      .slice(-2)
      .join(" ")
      .replace(/[@|].*$/, ""),
  );
}

/** How well a field's own name, or the class words of its place, say what was asked: 0 to 1. */
function nameFit(field: Field, concept: Concept | null, asked: string): number {
  const name = wordsOf(field.name);
  const weight = nameWeights[field.nameFrom];
  const phrases = [asked, ...(concept?.words ?? [])].map(wordsOf);
  let best = 0;
  phrases.forEach((phrase, i) => {
    const covered = coverage(phrase, name);
    if (covered < 1) {
      if (i === 0 && covered > 0) best = Math.max(best, covered * 0.6 * weight);
      return;
    }
    const exact = coverage(name, phrase);
    best = Math.max(best, weight * (0.6 + 0.4 * exact) * (i === 0 ? 1.1 : 1));
  });
  if (best < 0.5 && concept) {
    const place = placeWords(field);
    if (concept.words.some((word) => coverage(wordsOf(word), place) === 1)) best = Math.max(best, 0.5);
  }
  return Math.min(1, best);
}

function typeFit(type: ValueType, concept: Concept | null): number {
  if (!concept || concept.types.length === 0) return type === "url" || type === "image" ? 0 : 0.4;
  const rank = concept.types.indexOf(type);
  return rank < 0 ? 0 : rank === 0 ? 1 : 0.6;
}

function roleFit(field: Field, set: RecordSet, concept: Concept | null, order: number): number {
  const distinct = Math.min(1, field.distinct / Math.max(1, set.count * field.fill));
  const length = meanLength(field);
  switch (concept?.role) {
    case "title": {
      if (field.type !== "text" && field.type !== "identifier" && field.type !== "address") return 0;
      if (length < 3 || letterShare(field) < 0.4 || field.path === "^heading") return 0.05;
      const heading = /(^|>)h[1-6]\b/.test(field.path) ? 0.3 : 0;
      const anchor = /(^|>)a\b/.test(field.path) ? 0.15 : 0;
      const fit =
        0.45 * distinct + heading + anchor + 0.2 * Math.exp(-order / 4) + (length >= 12 && length <= 140 ? 0.1 : 0);
      const place = isAttribute(field) ? 0.4 : field.path.endsWith("=") ? 0.6 : field.path.includes("|") ? 0.85 : 1;
      return Math.min(1, fit * place) * Math.min(1, field.fill + 0.1);
    }
    case "link":
      return field.type === "url" ? Math.min(1, 0.6 * distinct + 0.3 * field.fill + 0.1 * Math.exp(-order / 4)) : 0;
    case "identifier":
      return (field.type === "identifier" ? 0.5 : 0.1) + 0.3 * distinct + 0.2 * field.fill;
    case "summary":
      return Math.min(1, length / 100) * 0.8 * (isAttribute(field) ? 0.5 : 1) * field.fill;
    case "image":
      return field.type === "image" ? 0.5 + 0.5 * field.fill : 0;
    default:
      return 0.5 * field.fill + 0.3 * Math.exp(-order / 6);
  }
}

/** How well a field answers to what was asked, 0 to 1: its name, its type and its role in the record. Below `minBinding` it does not. */
export function bindingScore(
  field: Field,
  set: RecordSet,
  concept: Concept | null,
  asked: string,
  order: number,
): number {
  const name = nameFit(field, concept, asked);
  const type = typeFit(field.type, concept);
  const role = roleFit(field, set, concept, order);
  if (type === 0 && (concept?.types.length ?? 0) > 0 && !(name >= minNamed && field.type === "text")) return 0;
  const nameless = concept === null || concept.types.length === 0 || concept.role === "person";
  if (nameless) return name < 0.4 ? 0 : 0.8 * name + 0.1 * type + 0.1 * role;
  if (concept.role === "summary" && name < 0.4) return role >= 0.4 && !field.path.includes("|") ? 0.2 + 0.3 * role : 0;
  if (concept.types.includes("text") && concept.role === "any" && name < 0.4 && field.type === "text") return 0;
  if (concept.role === "identifier" && name < 0.4 && field.type !== "identifier") return 0;
  return 0.4 * name + 0.3 * type + 0.3 * role;
}

export type Asked = { readonly title: string; readonly concept: Concept | null };
export type Binding = { readonly field: Field | null; readonly score: number };

/** Gives each thing asked for the field that serves it best; a field serves one column, best pairs first. */
export function bindColumns(set: RecordSet, asked: readonly Asked[]): Binding[] {
  const pairs = asked.flatMap(({ title, concept }, column) =>
    set.fields.flatMap((field, order) => {
      const score = bindingScore(field, set, concept, fold(title), order);
      return score >= minBinding ? [{ column, field, score }] : [];
    }),
  );
  pairs.sort((a, b) => b.score - a.score || a.column - b.column);
  const bindings: Binding[] = asked.map(() => ({ field: null, score: 0 }));
  const used = new Set<string>();
  for (const { column, field, score } of pairs) {
    if (bindings[column]?.field || used.has(field.id)) continue;
    bindings[column] = { field, score };
    used.add(field.id);
  }
  return preferLinkOfTitle(set, asked, bindings);
}

/** A link that was asked for without more is the one on the title, when the title is one. */
function preferLinkOfTitle(set: RecordSet, asked: readonly Asked[], bindings: Binding[]): Binding[] {
  const title = asked.findIndex(
    ({ concept }, i) => (concept?.role === "title" || concept?.id === "docket") && bindings[i]?.field,
  );
  const link = asked.findIndex(({ concept }) => concept?.role === "link");
  const place = bindings[title]?.field?.path.replace(/[|=#:].*$/, "");
  const current = bindings[link];
  if (place === undefined || !current?.field) return bindings;
  const best = set.fields.find(
    (field) => field.path === `${place}@href` || (place.includes("@href") && field.path === place),
  );
  if (best && best.type === "url" && best.fill >= (current.field.fill ?? 0) - 0.05)
    bindings[link] = { field: best, score: current.score };
  return bindings;
}
