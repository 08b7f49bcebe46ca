import type { Field, RecordSet } from "../../../domain/survey.ts";
import { kindName } from "../../columns/field-words.ts";
import { bindColumns } from "../binding/bind.ts";
import { isBeside } from "../binding/fit/link-fit.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { uniqueTitles } from "../../../domain/unique-titles.ts";

const minFill = 0.1;
const minFullFill = 0.9;
const maxLinks = 3;
/** A whole of such a type is one value, however many elements it is made of: `$ | 99 | 95`. */
const wholeTypes = new Set<Field["type"]>(["price", "date", "phone", "email", "rating", "measure", "percentage"]);

/** What a description for machines says of the page and the measures of its pictures rather than of the thing. */
const ofThePage = /^(?:mainEntityOfPage|isPartOf|potentialAction|inLanguage)\b|\.(?:width|height)$/;

const ofControl =
  /(?:^|>)(?:button|[a-z]+[^>@=|]*\.[\w-]*(?:button|btn|add-?to-?cart)(?![\p{L}])[\w-]*)[^>@=|]*(?:>span[^>@=|]*)?$/u;
const acts = /[?&/_-](?:add[-_]?to[-_]?(?:cart|basket|wishlist|compare)|sharer|share|intent\/tweet)(?![\p{L}])/iu;
const fewWordings = 4;

/** What a button of each record says that does something, and where it leads. */
const isControl = ({ path, type, distinct, samples }: Field, { count }: RecordSet): boolean =>
  type === "url"
    ? samples.some((sample) => acts.test(sample))
    : type === "text" && ofControl.test(path) && distinct <= Math.min(fewWordings, count / 2);

const withoutNumber = (name: string): string => name.replace(/(?<=\p{L}) \d+$/u, "");

const isAttribute = (field: Field): boolean => field.path.includes("@");
const isWhole = (field: Field): boolean => field.path.endsWith("=");
const isInside = (field: Field, whole: Field): boolean =>
  field !== whole &&
  new RegExp("^[>:/#]").test(field.path.slice(whole.path.length - 1)) &&
  field.path.startsWith(whole.path.slice(0, -1));
/** What the element of a whole says itself, around what stands in it. */
const isOwnText = (field: Field, whole: Field): boolean => `${field.path}=` === whole.path;
const baseOf = (field: Field): string => field.path.replace(/#\d+$/, "");

/**
 * The fields of a set that make a table when nothing is asked for: what tells the records apart first, then what is visible in the
 * order of the page, then pictures and links. No constants, no parts of a value that stands as a whole, a list within a record
 * once, one picture, few links.
 */
export function defaultFields(set: RecordSet): readonly Field[] {
  const varied = set.fields.filter(
    (field) =>
      (set.count < 3 || field.distinct > 1) &&
      !(set.kind === "structured" && ofThePage.test(field.path)) &&
      !isControl(field, set),
  );
  const visible = takeWholes(varied.filter((field) => !isAttribute(field) && !field.path.includes("|")));
  const allLinks = varied.filter(
    ({ type, path, fill }) => type === "url" && fill >= minFill && /@(?!alt|title|aria-label)[\w-]+$/.test(path),
  );
  const ownLinks = allLinks.filter((field) => !isBeside(field, set));
  const links = ownLinks.length > 0 ? ownLinks : byFill(allLinks).slice(0, 1);
  const contacts = varied.filter((field) => isAttribute(field) && (field.type === "email" || field.type === "phone"));
  const pictures = varied.filter((field) => field.type === "image" && /@[\w-]+$/.test(field.path));
  const dates = visible.some(({ type }) => type === "date")
    ? []
    : varied.filter(({ path }) => path.endsWith("@datetime"));
  const shown = withoutEchoes([...visible, ...dates].filter(({ fill }) => fill >= minFill));
  const title = titleOf(set, shown);
  const first = set.kind !== "table" && title ? [title, ...shown.filter((field) => field !== title)] : shown;
  const fields = [
    ...first,
    ...contacts,
    ...byFill(pictures).slice(0, 1),
    ...linksOf(set, title, links).slice(0, maxLinks),
  ];
  return fields.length > 0 ? fields : set.fields;
}

/** The fields of a set as a person reads them: those of its default table in front, called as there, and how many these are. */
export function fieldsForReading(set: RecordSet): { readonly fields: readonly Field[]; readonly shown: number } {
  const shown = defaultFields(set);
  const titles = defaultTitles(set, shown);
  const called = shown.map((field, i) => ({ ...field, name: titles[i] ?? field.name }));
  return { fields: [...called, ...set.fields.filter((field) => !shown.includes(field))], shown: shown.length };
}

/** The titles of a table of these fields of a set. */
export const defaultTitles = (set: RecordSet, fields: readonly Field[]): readonly string[] =>
  uniqueTitles(fields.map((field, i) => defaultTitle(set, field, i)));

/** Whether the page itself writes the number a name ends in: what is told apart by one follows a field called the same without. */
function writesNumber(set: RecordSet, { name, nameFrom }: Field): boolean {
  if (nameFrom !== "header" && nameFrom !== "label") return false;
  const base = withoutNumber(name).toLowerCase();
  return !set.fields.some((other) => other.name.toLowerCase() === base);
}

/** The name of a field without the number that tells it from others; the text that tells the records apart is their title where nothing names it. */
function defaultTitle(set: RecordSet, field: Field, position: number): string {
  const { name, nameFrom, path } = field;
  const base = writesNumber(set, field) ? name : withoutNumber(name);
  if (position > 0 || nameFrom !== "position" || set.kind === "table") return base;
  const isLinked = /(?:^|>)(?:a|h[1-6])(?![\p{L}\d])/u.test(path);
  const kinds = isLinked ? (["text", "description"] as const) : (["text"] as const);
  const language = (["es", "en"] as const).find((of) => kinds.some((kind) => base === kindName(kind, of)));
  return language ? kindName("title", language) : base;
}

/** Without what says again what an earlier field says (`#ai` and `ai`, `$99` and `Price $99`, `Weight: 2 kg` beside its weight), and without the tails of lists. */
function withoutEchoes(fields: readonly Field[]): readonly Field[] {
  return fields.filter((field, i) => {
    const isTail =
      /#\d+$/.test(field.path) &&
      fields.some((other) => other.path === baseOf(field) && field.fill < other.fill * minFullFill);
    if (isTail && fields.some(({ path }) => path === `${baseOf(field)}#3`)) return false;
    return !fields.some((other, j) => other !== field && (j < i ? echoes(field, other) : isLabelAnd(field, other)));
  });
}

const said = ({ type }: Field, sample: string): string =>
  type === "email" ? (/\S+@\S+/.exec(sample)?.[0] ?? sample).toLowerCase() : saidOf(type, sample);

const saidOf = (type: Field["type"], sample: string): string =>
  (type === "price" ? sample.replace(/\D/g, "") : sample.replace(/[^\p{L}\p{N}]/gu, "")).toLowerCase();

const echoes = (field: Field, other: Field): boolean =>
  field.type === other.type &&
  field.fill <= other.fill &&
  (field.nameFrom !== "header" ||
    (field.type === "email" && withoutNumber(field.name) === withoutNumber(other.name))) &&
  field.samples.length === other.samples.length &&
  field.samples.every((sample, i) => said(field, sample) === said(other, other.samples[i] ?? ""));

const isLabelAnd = (field: Field, other: Field): boolean =>
  other.nameFrom === "label" &&
  field.nameFrom !== "header" &&
  field.samples.length === other.samples.length &&
  field.samples.every((sample, i) => isNamed(sample, withoutNumber(other.name), other.samples[i] ?? ""));

/** `Origen: Callao` and `Origen Callao` say no more than `Callao` under the name of Origen. */
const isNamed = (sample: string, name: string, value: string): boolean =>
  sample.endsWith(`: ${value}`) || sample === `${name} ${value}`;

const byFill = (fields: readonly Field[]): Field[] =>
  fields.toSorted((a, b) => b.fill * b.distinct - a.fill * a.distinct);

function titleOf(set: RecordSet, fields: readonly Field[]): Field | null {
  const [binding] = bindColumns({ ...set, fields: [...fields] }, [
    { title: "title", concept: findConceptById("title") },
  ]);
  return binding?.field ?? null;
}

/** The link of the record first. */
function linksOf(set: RecordSet, title: Field | null, links: readonly Field[]): readonly Field[] {
  if (links.length < 2) return links;
  const asked = [
    { title: "title", concept: findConceptById("title") },
    { title: "link", concept: findConceptById("link") },
  ];
  const main = bindColumns({ ...set, fields: title ? [title, ...links] : [...links] }, asked)[1]?.field;
  return main ? [main, ...links.filter((link) => link !== main)] : links;
}

/** A cell of a table, under the heading of its column. */
const isCell = ({ path, nameFrom }: Field): boolean => nameFrom === "header" && /^c\d+=$/.test(path);

const leastProse = 60;
const isProse = ({ type, samples }: Field): boolean =>
  type === "text" && meanLengthOf(samples) >= leastProse && samples.some((sample) => /\s\p{Ll}+\s/u.test(sample));
const meanLengthOf = (samples: readonly string[]): number =>
  samples.reduce((sum, { length }) => sum + length, 0) / Math.max(1, samples.length);

/** Whether what stands somewhere goes on with a sentence: `and it is`, `, which she wrote`. */
const goesOn = ({ type, samples }: Field): boolean =>
  type === "text" && samples.filter((sample) => /^[,.;)]|^\p{Ll}+\s/u.test(sample)).length * 2 > samples.length;

const inline =
  /^(?:[/>](?:plain|b|a(?:\.[^>/=#]*)?|i|em|span|strong|u|s|code|mark|q|cite|(?:p|li)(?:\.[^>/=#]*)?)(?:#\d+)?=?)+$/;

/** The words that are linked or set apart in sentences, and what stands between these; none where a text is made of other things. */
function partsOfProse(prose: Field, fields: readonly Field[]): readonly Field[] {
  const base = prose.path.replace(/=$/, "");
  if (base === "" || !isProse(prose)) return [];
  const parts = fields.filter(({ path }) => path.startsWith(base) && /^[>/]/.test(path.slice(base.length)));
  const areWords = parts.every(
    ({ type, path, fill }) =>
      type === "text" && inline.test(path.slice(base.length)) && fill * minFullFill <= prose.fill,
  );
  return areWords && parts.some(goesOn) ? parts : [];
}

/** `$79.00Price $ 79.00`: once for those who see it and once for those who hear it. */
const saysTwice = ({ type, samples }: Field): boolean =>
  type === "price" &&
  samples.some((sample) => {
    const figures = sample.match(/\d[\d.,]*/g) ?? [];
    return figures.length > 1 && figures[0] === figures.at(-1);
  });

const hasWords = ({ samples }: Field): boolean => samples.some((sample) => /\p{L}/u.test(sample));

/** Wholes in the place of their parts where the parts are no values by themselves, words of a sentence or no part stands in nearly all cells under a heading, and parts everywhere else. */
function takeWholes(fields: readonly Field[]): readonly Field[] {
  const dropped = new Set<Field>();
  const proses = new Set<Field>();
  for (const field of fields) {
    const parts = dropped.has(field) ? [] : partsOfProse(field, fields);
    if (parts.length > 0) proses.add(field);
    for (const part of parts) dropped.add(part);
  }
  for (const whole of fields.filter((field) => isWhole(field) && !proses.has(field))) {
    const parts = fields.filter((field) => isInside(field, whole) && !isWhole(field));
    const texts = parts.filter(({ fill }) => fill >= minFill);
    const isOneValue =
      wholeTypes.has(whole.type) &&
      !saysTwice(whole) &&
      !texts.some((part) => part.type === whole.type || (part.type === "text" && hasWords(part)));
    const lists = texts.filter((part) => /#\d+$/.test(part.path) && part.fill < minFullFill);
    const isList =
      lists.length > 0 &&
      texts.every((part) => texts.some((other) => other !== part && baseOf(other) === baseOf(part)));
    const isMixed = isCell(whole) && texts.every((part) => part.fill < whole.fill * minFullFill);
    if (dropped.has(whole) || (!isOneValue && !isList && !isMixed)) dropped.add(whole);
    else {
      for (const field of fields) if (isInside(field, whole) || isOwnText(field, whole)) dropped.add(field);
    }
  }
  return fields.filter((field) => !dropped.has(field));
}
