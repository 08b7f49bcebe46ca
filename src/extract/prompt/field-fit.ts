import type { Field, RecordSet, ValueType } from "../../domain/survey.ts";
import { countLetters } from "../values/letters.ts";
import { looksLikeIdentifier } from "../values/text.ts";
import { type Concept, findConceptById } from "./lexicon.ts";
import { isNamedExactly, isOfKinds, isToldApart, nameFit } from "./name-fit.ts";
import { covers, wordsOf } from "./words.ts";

const minNamed = 0.85;
const minShaped = 0.8;
/** Counts that say what they count, in their name or in each value: `3 habitaciones`. */
const counts = new Set(["rooms", "baths", "hours", "seats", "pages", "mileage", "staff"]);
/** Figures that are often written with their own word: `4.2 avg rating`, `196 opiniones`. */
const figures = new Set(["rating", "reviews", "views", "points", ...counts]);
const minSaid = 0.95;

/** What is known of a field whatever was asked for, read once. */
function once<T>(read: (field: Field, set: RecordSet) => T): (field: Field, set: RecordSet) => T {
  const known = new WeakMap<Field, { readonly value: T }>();
  return (field, set) => {
    let found = known.get(field);
    if (!found) known.set(field, (found = { value: read(field, set) }));
    return found.value;
  };
}

const meanLength = (field: Field): number =>
  field.samples.reduce((sum, sample) => sum + sample.length, 0) / Math.max(1, field.samples.length);
const letterShare = once((field) => {
  const all = field.samples.join("");
  return all === "" ? 0 : countLetters(all) / all.length;
});
const wordsOfSamples = once((field) => field.samples.map(wordsOf));

function typeFit(type: ValueType, concept: Concept | null): number {
  if (!concept || concept.types.length === 0) return type === "url" || type === "image" ? 0 : 0.4;
  const rank = concept.types.indexOf(type);
  return rank < 0 ? 0 : rank === 0 ? 1 : 0.6;
}

/** How far a title may stand from the start of a record before it is less of one, in fields. */
const titleDecay = 5;

const isLinked = once((field, set) => {
  const steps = field.path.replace(/[@|=].*$/, "").split(">");
  const anchor = steps.findLastIndex((step) => /^a(?:[.[:#~]|$)/.test(step));
  if (anchor < 0) return steps.length === 1 && set.fields.some((other) => other.path === "@href");
  return steps.length - anchor <= 3;
});

/** Whether a text is made of parts of which one is the heading of the record. */
const holdsHeading = once(
  ({ path }, set) =>
    path.endsWith("=") &&
    set.fields.some((other) => other.path.startsWith(`${path.slice(0, -1)}>`) && /(?:^|>)h[1-6]\b/.test(other.path)),
);

/** Share of samples that are a number or code rather than words. */
const codeShare = once(
  (field) => field.samples.filter((sample) => looksLikeIdentifier(sample)).length / Math.max(1, field.samples.length),
);

/** What a link says that leads to the document of a record: no name of it. */
const offersDocument =
  /^(?:(?:descargar?|download|ver|view|leer|read|abrir|open|t[ée]l[ée]charger|voir|baixar|herunterladen|ansehen|scarica|apri)(?!\p{L})|\W*pdf\b)/iu;

/** A town cut out of an address names no record. */
const isTownOfAddress = /\|city$/;

function titleFit(field: Field, set: RecordSet, distinct: number, order: number): number {
  if (field.type !== "text" && field.type !== "identifier" && field.type !== "address") return 0;
  const length = meanLength(field);
  if (length < 3 || letterShare(field, set) < 0.4 || field.path.startsWith("^heading")) return 0;
  if (isTownOfAddress.test(field.path)) return 0;
  const linked = isLinked(field, set) ? 0.2 : 0;
  const heading = /(^|>)h[1-6]\b/.test(field.path) ? 0.2 : 0;
  const said = /(?:title|titulo|name|nombre|bold|strong)[^>]*$/i.test(field.path) ? 0.1 : 0;
  const early = 0.25 * Math.exp(-order / titleDecay);
  const fit = 0.35 * distinct + linked + heading + said + early + (length >= 10 && length <= 160 ? 0.1 : 0);
  const piece = `${field.path}|text`;
  const offered = field.samples.filter((sample) => offersDocument.test(sample)).length > field.samples.length * 0.8;
  const hasTextPiece = set.fields.some((other) => other.path.startsWith(piece) && other.fill >= 0.8 * field.fill);
  const hasCodePiece = set.fields.some(({ path }) => path === `${field.path}|code` || path === `${field.path}|number`);
  const purity = hasTextPiece ? (hasCodePiece ? 0.3 : 0.6) : 1 - 0.6 * codeShare(field, set);
  const wordy = length > 160 ? 0.6 : 1;
  return (
    Math.min(1, fit * purity * wordy * (offered ? 0.3 : 1) * (0.4 + 0.6 * distinct)) * Math.min(1, field.fill + 0.1)
  );
}

/** The link of a record: its own in every record; a document rather than a page about it. */
export function linkFit(field: Field, distinct: number, order: number): number {
  const documents = field.samples.filter((sample) =>
    /\.(?:pdf|docx?|odt|rtf)(?:$|[?#])|download|document/i.test(sample),
  ).length;
  const isDocument =
    documents > field.samples.length / 2 || /opinion|document|descarga|download|pdf|archivo/i.test(field.name);
  const fit = 0.5 * distinct * distinct + 0.25 * field.fill + 0.1 * Math.exp(-order / 4) + (isDocument ? 0.15 : 0);
  const isWithinPage = field.samples.filter((sample) => sample.includes("#")).length > field.samples.length / 2;
  return isWithinPage ? fit * 0.7 : fit;
}

const documentText = /pdf|download|descarg|document|opinion|\b(?:view|ver|open|abrir|full text|texto)\b/i;

/** Whether a link reads the same in every record ("Summary", "Reply") and does not offer a document: it leads to something beside the record. */
export function isBeside(field: Field, set: RecordSet): boolean {
  const match = /^(.*)@href(#\d+)?$/.exec(field.path);
  if (!match || set.count < 3) return false;
  const [, place = "", nth = ""] = match;
  const texts = set.fields.filter(
    ({ path, type }) =>
      type === "text" &&
      (path === `${place}${nth}` || (nth === "" && path.startsWith(`${place}>`))) &&
      !path.includes("@"),
  );
  const [text] = texts;
  return (
    texts.length === 1 &&
    text !== undefined &&
    text.distinct <= Math.max(1, 0.03 * set.count) &&
    !documentText.test(text.samples[0] ?? "")
  );
}

function roleFit(field: Field, set: RecordSet, concept: Concept | null, order: number): number {
  const distinct = Math.min(1, field.distinct / Math.max(1, set.count * field.fill));
  switch (concept?.role) {
    case "title":
      return titleFit(field, set, distinct, order);
    case "link":
      return field.type === "url" ? linkFit(field, distinct, order) * (isBeside(field, set) ? 0.5 : 1) : 0;
    case "identifier":
      if (concept.id !== "citation" && shapeFit(field, findConceptById("citation")) > 0) return 0.2;
      return (field.type === "identifier" ? 0.5 : 0.1) + 0.3 * distinct + 0.2 * field.fill;
    case "summary":
      return (
        Math.min(1, meanLength(field) / 100) * field.fill * (isLinked(field, set) || holdsHeading(field, set) ? 0.6 : 1)
      );
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
const placeWeight = once((field, set) => {
  if (/@(?!href|src|data-src|data-original|data-lazy-src)/.test(field.path)) return 0.75;
  const has = (test: (other: Field) => boolean): boolean => set.fields.some(test);
  if (field.path.endsWith("=")) {
    const base = field.path.slice(0, -1);
    if (field.type === "price")
      return has((other) => other.type === "price" && other.path.startsWith(`${base}>`)) ? 0.6 : 0.95;
    const isEnumeration = has(
      (other) =>
        other.path.startsWith(base) && /[>\w]#2$/.test(other.path) && !other.path.includes("@") && other.fill >= 0.3,
    );
    return isEnumeration ? 0.95 : 0.75;
  }
  if (field.path.includes("=")) return 0.7;
  if (/\|\W\d$/.test(field.path)) return 0.8;
  const isTold = ({ path, name }: Field): boolean => path === `${field.path}|rest` && /^(?:by|por)$/i.test(name);
  if (has((other) => other.path === `${field.path}|tail` || isTold(other))) return 0.85;
  const second = `${field.path.replace(/#\d+$/, "")}#2`;
  if (field.type === "text" && has((other) => other.path === second && other.fill >= 0.3)) return 0.75;
  return field.path.includes("|") ? 0.95 : 1;
});

/** Values written as the concept usually is: `2021 IL 125124` for a citation. */
function shapeFit(field: Field, concept: Concept | null): number {
  const { shape } = concept ?? {};
  if (!shape || field.path.startsWith("^heading")) return 0;
  const fitting = field.samples.filter((sample) => shape.test(sample)).length;
  return fitting >= field.samples.length * minShaped && fitting > 0 ? 0.65 : 0;
}

/** Whether the numbers grow from record to record, as places in a ranking do. */
const countsUp = ({ samples }: Field): boolean => {
  const numbers = samples.map((sample) => Number(/\d+/.exec(sample)?.[0] ?? Number.NaN));
  return numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0));
};

const isSeveral = (sample: string): boolean => (sample.match(/\d[\d.,]*/g)?.length ?? 0) > 1;

/** Whether most values themselves carry a word of the concept: "by Judge Kim" for a judge. */
function saysSo(field: Field, set: RecordSet, concept: Concept): boolean {
  const isFigure = concept.role !== "person" && (field.type === "measure" || field.type === "identifier");
  if ((field.type !== "text" && !isFigure) || field.path.endsWith("=") || meanLength(field) > 90) return false;
  if (concept.role !== "person" && !field.samples.every((sample) => sample.length <= 60 && /\d/.test(sample)))
    return false;
  if (counts.has(concept.id) && field.samples.some(isSeveral)) return false;
  const words = concept.phrases.filter((phrase) => phrase.join("").length > 2);
  const saying = wordsOfSamples(field, set).filter((said) => words.some((word) => covers(word, said)));
  return saying.length >= field.samples.length * 0.6;
}

/** A heading is the title of its record before it is a person or a kind, "tipo de contrato" no contract, and an old price no price. */
function rivalWeight(field: Field, concept: Concept | null): number {
  if (concept?.role === "person" && /(?:^|>)h[1-6]\b/.test(field.path)) return 0.9;
  if (concept?.id === "price" && isOldPrice(field)) return oldPriceWeight;
  return concept?.role === "title" && isOfKinds(field) ? 0.7 : 1;
}

/** How well a field answers to what was asked, 0 to 1: its name, its type and its role in the record. Below `minBinding` it does not. */
export function bindingScore(
  field: Field,
  set: RecordSet,
  concept: Concept | null,
  asked: readonly string[],
  order: number,
): number {
  return (
    rivalWeight(field, concept) *
    placeWeight(field, set) *
    fillWeight(field, concept) *
    fitScore(field, set, concept, asked, order)
  );
}

/** The price that was struck out serves as the price where there is no other. */
const oldPriceWeight = 0.5;
const oldWords = /(?<!\p{L})(?:anterior|old|original|regular|former|previous|list|was|antes|tachado|struck)(?!\p{L})/iu;
const struckOut = /(?:^|>)(?:del|s|strike)(?![\p{L}\d-])/u;
const isOldPrice = ({ type, name, path }: Field): boolean =>
  type === "price" && (struckOut.test(path) || oldWords.test(name));

/** The page itself names the column: what it holds counts less. */
const isHeading = ({ nameFrom, type }: Field): boolean => nameFrom === "header" && type !== "url" && type !== "image";

function fitScore(
  field: Field,
  set: RecordSet,
  concept: Concept | null,
  asked: readonly string[],
  order: number,
): number {
  if (
    set.count >= 3 &&
    field.distinct < 2 &&
    field.fill > 0.9 &&
    field.nameFrom !== "header" &&
    field.nameFrom !== "label"
  )
    return 0;
  const type = typeFit(field.type, concept);
  const isOtherType = type === 0 && (concept?.types.length ?? 0) > 0;
  if (isOtherType && field.type !== "text" && field.type !== "identifier" && !isHeading(field)) return 0;
  const role = roleFit(field, set, concept, order);
  if (isHeading(field) && isNamedExactly(field, asked)) return 0.8 + 0.1 * type + 0.1 * role;
  if (concept?.role === "title" && role === 0) return 0;
  const shape = shapeFit(field, concept);
  const called = nameFit(field, concept, asked);
  const named = shape > 0 ? Math.max(called, shape + 0.2 * called) : called * (concept?.shape ? 0.7 : 1);
  const said = concept !== null && figures.has(concept.id) && saysSo(field, set, concept);
  const name = said ? Math.max(named, minSaid) : named;
  if (isOtherType && name < minNamed) return 0;
  if (concept && counts.has(concept.id) && name < 0.4) return 0;
  if (field.nameFrom === "itemprop" && name < 0.4 && field.type === "number" && isToldApart(field, concept)) return 0;
  if (concept?.id === "rank" && name < 0.4 && !countsUp(field)) return 0;
  if (
    field.type === "number" &&
    concept?.id !== "year" &&
    name < minNamed &&
    shapeFit(field, findConceptById("year")) > 0
  )
    return 0;
  if (concept === null || concept.types.length === 0 || concept.role === "person") {
    if (name >= 0.4) return 0.8 * name + 0.1 * type + 0.1 * role;
    return concept && saysSo(field, set, concept) ? 0.4 + 0.1 * role : 0;
  }
  if (concept.role === "summary" && name < 0.4)
    return role >= 0.4 && !field.path.includes("|") && !isToldApart(field, concept) ? 0.2 + 0.3 * role : 0;
  if (concept.types.includes("text") && concept.role === "any" && name < 0.4 && field.type === "text") return 0;
  if (concept.role === "identifier" && name < 0.4 && field.type !== "identifier") return 0;
  return 0.4 * name + 0.3 * type + 0.3 * role;
}
