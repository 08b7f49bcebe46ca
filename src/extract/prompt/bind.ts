import type { Field, RecordSet, ValueType } from "../../domain/survey.ts";
import { fold } from "../../domain/text.ts";
import { looksLikeIdentifier } from "../values/text.ts";
import { type Concept, findConceptById } from "./lexicon.ts";
import { coverage, wordsOf } from "./words.ts";

export const minBinding = 0.3;
const minNamed = 0.85;

const nameWeights: Readonly<Record<Field["nameFrom"], number>> = {
  header: 1,
  label: 1,
  itemprop: 1,
  class: 0.8,
  type: 0.15,
  position: 0,
};

const meanLength = (field: Field): number =>
  field.samples.reduce((sum, sample) => sum + sample.length, 0) / Math.max(1, field.samples.length);
const letterShare = (field: Field): number => {
  const all = field.samples.join("");
  return all === "" ? 0 : all.replace(/[^\p{L}]/gu, "").length / all.length;
};

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
  const weight =
    concept?.role === "link" && field.nameFrom === "class" ? nameWeights.type : nameWeights[field.nameFrom];
  const phrases = [asked, ...(concept?.words ?? [])].map(wordsOf);
  let best = 0;
  phrases.forEach((phrase, i) => {
    const covered = coverage(phrase, name);
    if (covered < 1) {
      if (i === 0 && covered > 0) best = Math.max(best, covered * 0.6 * weight);
      return;
    }
    const exact = coverage(name, phrase);
    best = Math.max(best, weight * (0.6 + 0.4 * exact) * (i === 0 ? 1.1 : 1 - Math.min(0.1, i * 0.01)));
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

/** How far a title may stand from the start of a record before it is less of one, in fields. */
const titleDecay = 5;

const isLinked = (field: Field, set: RecordSet): boolean => {
  const steps = field.path.replace(/[@|=].*$/, "").split(">");
  const anchor = steps.findLastIndex((step) => /^a(?:[.[:#~]|$)/.test(step));
  if (anchor < 0) return steps.length === 1 && set.fields.some((other) => other.path === "@href");
  return steps.length - anchor <= 3;
};

/** Share of samples that are a number or code rather than words. */
const codeShare = (field: Field): number =>
  field.samples.filter((sample) => looksLikeIdentifier(sample)).length / Math.max(1, field.samples.length);

function titleFit(field: Field, set: RecordSet, distinct: number, order: number): number {
  if (field.type !== "text" && field.type !== "identifier" && field.type !== "address") return 0;
  const length = meanLength(field);
  if (length < 3 || letterShare(field) < 0.4 || field.path.startsWith("^heading")) return 0;
  const linked = isLinked(field, set) ? 0.2 : 0;
  const heading = /(^|>)h[1-6]\b/.test(field.path) ? 0.2 : 0;
  const early = 0.25 * Math.exp(-order / titleDecay);
  const fit = 0.35 * distinct + linked + heading + early + (length >= 10 && length <= 160 ? 0.1 : 0);
  const hasTextPiece = set.fields.some(
    (other) => other.path.startsWith(`${field.path}|text`) && other.fill >= 0.8 * field.fill,
  );
  const purity = hasTextPiece ? 0.6 : 1 - 0.6 * codeShare(field);
  const wordy = length > 160 ? 0.6 : 1;
  return Math.min(1, fit * purity * wordy * (0.4 + 0.6 * distinct)) * Math.min(1, field.fill + 0.1);
}

/** The link of a record: its own in every record; a document rather than a page about it. */
function linkFit(field: Field, distinct: number, order: number): number {
  const documents = field.samples.filter((sample) =>
    /\.(?:pdf|docx?|odt|rtf)(?:$|[?#])|download|document/i.test(sample),
  ).length;
  const isDocument =
    documents > field.samples.length / 2 || /opinion|document|descarga|download|pdf|archivo/i.test(field.name);
  return 0.5 * distinct * distinct + 0.25 * field.fill + 0.1 * Math.exp(-order / 4) + (isDocument ? 0.15 : 0);
}

function roleFit(field: Field, set: RecordSet, concept: Concept | null, order: number): number {
  const distinct = Math.min(1, field.distinct / Math.max(1, set.count * field.fill));
  switch (concept?.role) {
    case "title":
      return titleFit(field, set, distinct, order);
    case "link":
      return field.type === "url" ? linkFit(field, distinct, order) : 0;
    case "identifier":
      if (concept.id !== "citation" && shapeFit(field, findConceptById("citation")) > 0) return 0.2;
      return (field.type === "identifier" ? 0.5 : 0.1) + 0.3 * distinct + 0.2 * field.fill;
    case "summary":
      return Math.min(1, meanLength(field) / 100) * field.fill * (isLinked(field, set) ? 0.6 : 1);
    case "image":
      return field.type === "image" ? 0.5 + 0.5 * field.fill : 0;
    default:
      return 0.5 * field.fill + 0.3 * Math.exp(-order / 6);
  }
}

/** A column that few records fill serves less: a title hardly, an optional detail somewhat. */
const fillWeight = (field: Field, concept: Concept | null): number =>
  concept?.role === "title" ? 0.2 + 0.8 * field.fill : 0.6 + 0.4 * Math.min(1, 2 * field.fill);

/** Whole visible values serve better than attributes, composites and parts cut at a separator. */
function placeWeight(field: Field, set: RecordSet): number {
  if (/@(?!href|src|data-src|data-original|data-lazy-src)/.test(field.path)) return 0.75;
  const has = (test: (other: Field) => boolean): boolean => set.fields.some(test);
  if (field.path.endsWith("=")) {
    const base = field.path.slice(0, -1);
    const isEnumeration = has(
      (other) =>
        other.path.startsWith(base) && /[>\w]#2$/.test(other.path) && !other.path.includes("@") && other.fill >= 0.3,
    );
    return isEnumeration ? 0.95 : 0.75;
  }
  if (field.path.includes("=")) return 0.7;
  if (/\|\W\d$/.test(field.path)) return 0.8;
  if (field.type === "text" && has((other) => other.path === `${field.path}#2` && other.fill >= 0.3)) return 0.75;
  return field.path.includes("|") ? 0.95 : 1;
}

/** Values written as the concept usually is: `2021 IL 125124` for a citation. */
function shapeFit(field: Field, concept: Concept | null): number {
  const { shape } = concept ?? {};
  if (!shape || field.path.startsWith("^heading")) return 0;
  return field.samples.every((sample) => shape.test(sample)) ? 0.65 : 0;
}

/** Whether most values themselves carry a word of the concept: "by Judge Kim" for a judge. */
function saysSo(field: Field, concept: Concept): boolean {
  if (concept.role !== "person" || field.type !== "text" || meanLength(field) > 90) return false;
  const words = concept.words.filter((word) => word.length > 2).map(wordsOf);
  const saying = field.samples.filter((sample) => {
    const said = wordsOf(sample);
    return words.some((word) => coverage(word, said) === 1);
  });
  return saying.length >= field.samples.length * 0.6;
}

/** How well a field answers to what was asked, 0 to 1: its name, its type and its role in the record. Below `minBinding` it does not. */
export function bindingScore(
  field: Field,
  set: RecordSet,
  concept: Concept | null,
  asked: string,
  order: number,
): number {
  return placeWeight(field, set) * fillWeight(field, concept) * fitScore(field, set, concept, asked, order);
}

function fitScore(field: Field, set: RecordSet, concept: Concept | null, asked: string, order: number): number {
  if (
    set.count >= 3 &&
    field.distinct < 2 &&
    field.fill > 0.9 &&
    field.nameFrom !== "header" &&
    field.nameFrom !== "label"
  )
    return 0;
  const shape = shapeFit(field, concept);
  const name = Math.max(nameFit(field, concept, asked) * (concept?.shape && shape === 0 ? 0.7 : 1), shape);
  const type = typeFit(field.type, concept);
  const role = roleFit(field, set, concept, order);
  if (type === 0 && (concept?.types.length ?? 0) > 0 && !(name >= minNamed && field.type === "text")) return 0;
  if (concept?.role === "title" && role === 0) return 0;
  if (concept === null || concept.types.length === 0 || concept.role === "person") {
    if (name >= 0.4) return 0.8 * name + 0.1 * type + 0.1 * role;
    return concept && saysSo(field, concept) ? 0.4 + 0.1 * role : 0;
  }
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

/** A link that was asked for without more is the one on the title, unless another link is a document. */
function preferLinkOfTitle(set: RecordSet, asked: readonly Asked[], bindings: Binding[]): Binding[] {
  const title = asked.findIndex(({ concept }, i) => concept?.role === "title" && bindings[i]?.field);
  const link = asked.findIndex(({ concept }) => concept?.role === "link");
  const place = bindings[title]?.field?.path.replace(/[|=#:].*$/, "");
  const current = bindings[link];
  if (place === undefined || !current?.field || linkFit(current.field, 0, 0) - 0.25 * current.field.fill >= 0.2)
    return bindings;
  const own = set.fields.filter(
    (field) => field.type === "url" && field.path.endsWith("@href") && place.startsWith(field.path.slice(0, -5)),
  );
  const best = own.find((field) => field.fill >= (current.field?.fill ?? 0) - 0.05 && field.distinct > 1);
  if (best) bindings[link] = { field: best, score: current.score };
  return bindings;
}
