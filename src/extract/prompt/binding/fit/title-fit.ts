import type { Field, RecordSet, ValueType } from "../../../../domain/survey.ts";
import { countLetters } from "../../../values/letters.ts";
import { looksLikeIdentifier } from "../../../values/text.ts";
import { isAboveRecord, isInHeading, isPlain } from "../field-path.ts";
import { meanLength, once, shareOf, distinctShare } from "../samples.ts";
import { isLinked } from "./linked.ts";

const nameTypes: ReadonlySet<ValueType> = new Set(["text", "identifier", "address"]);
const minLength = 3;
const minLetters = 0.4;

/** How well a field serves as what a record is called, 0 to 1. */
export const titleFit = (field: Field, set: RecordSet, order: number): number =>
  canName(field, set)
    ? Math.min(1, points(field, set, order) * purity(field, set) * telling(field, set)) * presence(field)
    : 0;

const canName = (field: Field, set: RecordSet): boolean =>
  isWords(field, set) &&
  !isAboveRecord(field.path) &&
  !isTooltip(field, set) &&
  !isBesideDate(field, set) &&
  !isDayWithSame(field, set);

/** What shows over the words of a cell in a column that is called something: `<td title="Others: 51 %">98 %`. */
export const isTooltip = once(({ nameFrom, path }, { fields }) => {
  const column = /^([^@>]+)(?:>[^@]*)?@(?:title|aria-label)/.exec(path)?.[1];
  const isInColumn = (other: string): boolean => other === column || other.startsWith(`${column}>`);
  return nameFrom === "header" && fields.some((shown) => isPlain(shown.path) && isInColumn(shown.path));
});

const isWords = once(
  (field) => nameTypes.has(field.type) && meanLength(field) >= minLength && letterShare(field) >= minLetters,
);

function letterShare({ samples }: Field): number {
  const all = samples.join("");
  return all === "" ? 0 : countLetters(all) / all.length;
}

/** What a date leaves of its line, a day of the week or a time, names no record, nor does what it is put together of: its month. */
const isBesideDate = once(({ path }, { fields }) => {
  const line = /^(.*)\|text\d+$/.exec(path)?.[1];
  const isOfDate = ({ path: whole }: Field): boolean =>
    whole === line || (whole.endsWith("=") && path.startsWith(`${whole.slice(0, -1)}>`));
  return fields.some((other) => other.type === "date" && isOfDate(other));
});

const fewest = 3;

/** A day with its time, and behind it the same in all records: `Jan 5, 2026 1:00 PM Agenda Minutes`. */
const isDayWithSame = once(({ path, samples }, { fields }) => {
  const days = fields.filter(({ type, path: piece }) => type === "date" && piece === `${path}|date`);
  if (days.length === 0 || samples.length < fewest) return false;
  const rests = samples.map((sample) => {
    const day = days.flatMap((field) => field.samples).find((one) => sample.startsWith(one));
    return day === undefined
      ? sample
      : sample.slice(day.length).replace(/^[\s,]*\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?/iu, "");
  });
  return new Set(rests).size === 1;
});

/** How far a title may stand from the start of a record before it is less of one, in fields. */
const titleDecay = 5;
const titleClass = /(?:title|titulo|name|nombre|bold|strong)[^>]*$/i;
const usualLength = { least: 10, most: 160 };

const pointsFor = { ownValues: 0.35, link: 0.2, heading: 0.25, titleClass: 0.1, earlyPlace: 0.25, usualLength: 0.1 };

/** What speaks for a title: each record its own, a link, a heading, a class, an early place, a usual length. */
function points(field: Field, set: RecordSet, order: number): number {
  const length = meanLength(field);
  return (
    pointsFor.ownValues * distinctShare(field, set) +
    (isLinked(field, set) ? pointsFor.link : 0) +
    (isInHeading(field.path) ? pointsFor.heading : 0) +
    (titleClass.test(field.path) ? pointsFor.titleClass : 0) +
    pointsFor.earlyPlace * Math.exp(-order / titleDecay) +
    (length >= usualLength.least && length <= usualLength.most ? pointsFor.usualLength : 0)
  );
}

const pieceFill = 0.8;
const piecedWeight = 0.6;
/** What a text of nothing but codes loses. */
const codeLoss = 0.6;

const codeShare = once((field) => shareOf(field, looksLikeIdentifier));

/** A text that holds a better piece, or codes rather than words, is less of a title. */
function purity(field: Field, set: RecordSet): number {
  const { path, fill } = field;
  const { fields } = set;
  const hasText = fields.some((other) => other.path.startsWith(`${path}|text`) && other.fill >= pieceFill * fill);
  return hasText ? piecedWeight : 1 - codeLoss * codeShare(field, set);
}

/** What a link says that leads to the document of a record: no name of it. */
const offersDocument =
  /^(?:(?:descargar?|download|ver|view|leer|read|abrir|open|t[ée]l[ée]charger|voir|baixar|herunterladen|ansehen|scarica|apri)(?!\p{L})|\W*pdf\b)/iu;
const minOffered = 0.8;
const nearlyAll = 0.9;

/** Words of links that few records have are what these do. */
const mostSame = 0.4;
const minSentenceLength = 40;
const minSentences = 0.8;
const proseWeight = 0.8;
const longWeight = 0.6;
const offerWeight = 0.3;
const recurringWeight = 0.4;

/** Whole sentences say something of what has a name: `Experto que informa al juez sobre una materia técnica.` */
const areSentences = once(
  (field) =>
    meanLength(field) >= minSentenceLength &&
    shareOf(field, (sample) => /^\p{Lu}.*\p{Ll}{3}[.!?]$/u.test(sample)) >= minSentences,
);

/** Long texts, sentences, words of links and what recurs tell records less well apart. */
function telling(field: Field, set: RecordSet): number {
  const isOffer = shareOf(field, (sample) => offersDocument.test(sample)) > minOffered;
  const wordy = meanLength(field) > usualLength.most ? longWeight : 1;
  const own = isLinkedHeading(field, set) || leadsToOwnPage(field, set) ? 1 : distinctShare(field, set);
  return (
    wordy *
    (areSentences(field, set) ? proseWeight : 1) *
    (isOffer ? offerWeight : 1) *
    (recurringWeight + (1 - recurringWeight) * own)
  );
}

/** The heading of each record that leads to it names it, however many are called the same: `Tesla Model X`. */
export const isLinkedHeading = (field: Field, set: RecordSet): boolean =>
  field.distinct > 1 &&
  field.fill > nearlyAll &&
  /(?:^|>)h[1-4](?![\p{L}\d])[^>]*>a(?![\p{L}\d])[^>@=|]*(?:>(?:span|b|strong|em|i)(?![\p{L}\d])[^>@=|]*)?$/u.test(
    field.path,
  ) &&
  set.fields.some(
    ({ path, distinct }) => withoutClasses(path) === `${linkOf(field.path)}@href` && distinct >= nearlyAll * set.count,
  );

/** What several homes in one street are called, and each leads to its own page: `Moradia em Cascais`. */
const leadsToOwnPage = (field: Field, { fields, count }: RecordSet): boolean =>
  field.distinct >= mostSame * count &&
  isPlain(field.path) &&
  /(?:^|>)a(?![\p{L}\d])[^>@=|]*$/u.test(field.path) &&
  fields.some(({ path, distinct }) => path === `${field.path}@href` && distinct >= nearlyAll * count);

/** The link in the heading that a text stands in. */
const linkOf = (path: string): string => withoutClasses(path).replace(/(>a(?:~\d+)?)>[^>]*$/, "$1");

/** Headings of one and of two lines have classes of their own. */
const withoutClasses = (path: string): string => path.replace(/\.[^>@#]*/g, "");

/** A few records may go without. */
const presence = ({ fill }: Field): number => Math.min(1, fill + 0.1);
