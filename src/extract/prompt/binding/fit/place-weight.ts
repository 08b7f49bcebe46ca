import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isInHeading, isPlain, isWhole, kindOfPlace } from "../field-path.ts";
import { withoutNumber } from "../names/field-words.ts";
import { meanLength, once } from "../samples.ts";
import { isAmongOthers, repeatsPrice } from "./prices.ts";

/** A place where a value serves less than a whole visible one; the first that applies decides. */
type Place = {
  readonly name: string;
  readonly weight: number;
  readonly applies: (field: Field, set: RecordSet) => boolean;
};

const mostRecords = 0.9;
const severalRecords = 0.3;

/** What a button says it does, for those who do not see it: "Follow Ana", "Add it to the list". */
const commandWords = /(?:^|>)button(?![\p{L}\d-])[^>]*@(?:aria-label|title)/u;
/** Text for those who hear the page, beside what is shown: "with 60% LTV" after a name, "More info" on a button. */
const readAloud = /\.(?:visually-?hidden|sr-only|screen-?reader-text)(?![\p{L}\d])/u;
const untoldAttribute = /@(?!href|src|data-src|data-original|data-lazy-src)/;
const pieceOfAddress = /@href[^|]*\|/;
const partAtSeparator = /\|\W\d$/;

export const lesserPlaces: readonly Place[] = [
  { name: "hidden", weight: 0.3, applies: ({ path }) => commandWords.test(path) || path.includes(":hidden") },
  { name: "attribute that repeats what is shown", weight: 0.5, applies: repeatsShown },
  { name: "date for machines beside the one that is shown", weight: 0.75, applies: isForMachines },
  { name: "figures of the price that is shown", weight: 0.65, applies: repeatsPrice },
  { name: "number behind the link that shows it", weight: 0.9, applies: isShownInLink },
  { name: "attribute", weight: 0.75, applies: ({ path }) => untoldAttribute.test(path) || pieceOfAddress.test(path) },
  { name: "read aloud", weight: 0.6, applies: ({ type, path }) => type === "text" && readAloud.test(path) },
  {
    name: "price among other words",
    weight: 0.75,
    applies: (field, set) => !isWhole(field.path) && isAmongOthers(field, set),
  },
  {
    name: "whole price of several",
    weight: 0.6,
    applies: (field, set) => isWholePrice(field) && holdsPrice(field, set),
  },
  { name: "whole price", weight: 0.95, applies: isWholePrice },
  {
    name: "whole that is one text",
    weight: 0.95,
    applies: (field, set) => isWhole(field.path) && isOneText(field, set),
  },
  { name: "whole of several things", weight: 0.5, applies: isOfSeveralThings },
  { name: "whole", weight: 0.75, applies: ({ path }) => isWhole(path) },
  { name: "line that goes on", weight: 0.75, applies: (field, set) => goesOn(field, lineStart(field), set) },
  { name: "piece of a whole", weight: 0.7, applies: ({ path }) => path.includes("=") },
  { name: "part at a separator", weight: 0.8, applies: ({ path }) => partAtSeparator.test(path) },
  { name: "line with more than its value", weight: 0.85, applies: hasOwnPiece },
  { name: "entry of a list", weight: 0.75, applies: (field, set) => field.type === "text" && isEntry(field, set) },
  { name: "piece", weight: 0.95, applies: ({ path }) => path.includes("|") },
];

/** Whole visible values serve better than attributes and what is cut out of them, composites and parts cut at a separator. */
export const placeWeight = once((field, set) => lesserPlaces.find(({ applies }) => applies(field, set))?.weight ?? 1);

/** The number that a link dials, where its own words are numbers too. */
function isShownInLink({ path, type, fill }: Field, { fields }: RecordSet): boolean {
  const link = /^(.+:call)@href$/.exec(path)?.[1];
  if (link === undefined || type !== "phone") return false;
  const isIn = (other: string): boolean => other === link || other.startsWith(`${link}>`);
  return fields.some(
    (shown) => shown.type === "phone" && shown.fill >= fill && isPlain(shown.path) && isIn(shown.path),
  );
}

const mostRepeated = 0.6;

/** A description for those who do not see it, with what is shown and more: `title="Job of clerk in Lima"` on `Clerk`. */
function repeatsShown(field: Field, { fields }: RecordSet): boolean {
  const { path, type } = field;
  const place = /^(.+)@(?:title|aria-label|alt)(?:#\d+)?$/.exec(path)?.[1];
  if (place === undefined || type !== "text") return false;
  return fields.some(({ path: other, samples }) => {
    if (!isPlain(other)) return false;
    const isThere = other === place || other.startsWith(`${place}>`);
    return isThere ? holdsMostly(field, samples) : saysBefore(field, samples);
  });
}

const holdsMostly = ({ samples }: Field, shown: readonly string[]): boolean =>
  samples.filter((sample) => shown.some((text) => text.length < sample.length && sample.includes(text))).length >=
  samples.length * mostRepeated;

const shortestRepeated = 4;
const mostLeads = 2;

/** Whether the same few words lead to what is shown elsewhere: `title="Watch the meeting of Water Board on 3 May"` beside `Water Board`. */
function saysBefore({ samples }: Field, shown: readonly string[]): boolean {
  const leads = samples.flatMap((sample) => {
    const held = shown.filter((text) => text.length >= shortestRepeated && sample.includes(text));
    const [longest] = held.toSorted((a, b) => b.length - a.length);
    return longest === undefined ? [] : [sample.slice(0, sample.indexOf(longest))];
  });
  return (
    leads.length >= Math.max(2, samples.length * mostRepeated) &&
    leads.every((lead) => / \p{Ll}+ $/u.test(lead)) &&
    new Set(leads).size <= mostLeads
  );
}

const machineDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const isWrittenSo = ({ samples }: Field): boolean => samples.every((sample) => machineDate.test(sample));

/** A moment as data has it, where the record says the day in words too. */
export function isForMachines(field: Field, { fields }: RecordSet): boolean {
  if (field.type !== "date" || field.nameFrom !== "itemprop" || !isWrittenSo(field)) return false;
  return fields.some(
    (other) => other.type === "date" && isPlain(other.path) && other.fill >= field.fill && !isWrittenSo(other),
  );
}

function isWholePrice({ type, path }: Field): boolean {
  return type === "price" && isWhole(path);
}

const baseOf = ({ path }: Field): string => path.slice(0, -1);

const holdsPrice = (field: Field, { fields }: RecordSet): boolean =>
  fields.some(({ type, path }) => type === "price" && path.startsWith(`${baseOf(field)}>`));

/** The text of the whole record, a heading with words in bold, a list, or a cell that goes on over lines. */
function isOneText(field: Field, set: RecordSet): boolean {
  const base = baseOf(field);
  return (
    base === "" || isHeading(base, set) || listsAlike(field, set) || goesOn(field, base, set) || isRunning(field, set)
  );
}

const usualProse = 60;
const formatting = /^(?:[>/](?:p|span|b|strong|i|em|u|s|small|font|a|plain)(?:#\d+)?(?::line(?:#\d+)?)?)+$/;

/** Whether an element that is called something holds a text of which some words are in bold or linked. */
function isRunning(field: Field, { fields }: RecordSet): boolean {
  if (field.type !== "text" || (field.nameFrom !== "class" && field.nameFrom !== "itemprop")) return false;
  if (meanLength(field) < usualProse) return false;
  const base = baseOf(field);
  const inside = fields.flatMap(({ path }) =>
    isPlain(path) && path.startsWith(`${base}>`) ? [path.slice(base.length)] : [],
  );
  return inside.some((path) => path.includes("/plain")) && inside.every((path) => formatting.test(path));
}

/** Whether all that a text is made of are words of one heading, some of them in bold: `<h3><a><b>Snow</b> (Musiker)</a></h3>`. */
function isHeading(base: string, { fields }: RecordSet): boolean {
  const parts = fields.filter(({ path }) => path.startsWith(`${base}>`) && isPlain(path));
  return parts.some(({ path }) => /\/b(?:#\d+)?$/.test(path)) && parts.every(({ path }) => isInHeading(path));
}

/** Whether what a whole text is made of is a list: parts of one kind, two or more of them. */
function listsAlike(field: Field, { fields }: RecordSet): boolean {
  const parts = fields.filter(
    ({ path, fill }) => path.startsWith(`${baseOf(field)}>`) && isPlain(path) && fill >= severalRecords,
  );
  const kinds = new Set(parts.map(({ path }) => kindOfPlace(path)));
  const isSecond = ({ path, distinct }: Field): boolean =>
    path.endsWith("#2") && (distinct > 1 || field.nameFrom === "header");
  return kinds.size === 1 && parts.some(isSecond);
}

const severalThings = 3;

/** Whether a text is the whole of an element that holds most of a record: a card, or a row of facts. */
function isOfSeveralThings({ path }: Field, { fields }: RecordSet): boolean {
  if (!path.includes("=")) return false;
  const base = path.slice(0, path.indexOf("="));
  const parts = fields.filter(
    (other) => isPlain(other.path) && other.path.startsWith(`${base}>`) && other.fill >= severalRecords,
  );
  return new Set(parts.map((part) => kindOfPlace(part.path))).size >= severalThings;
}

const lineStart = ({ path }: Field): string => path.replace(/:line(?:#\d+)?$/, "");

/** Whether what stands at a place under a heading goes on in further lines in some records only: together they are one text. */
function goesOn({ nameFrom }: Field, place: string, { fields }: RecordSet): boolean {
  return (
    nameFrom === "header" &&
    fields.some(({ path, fill }) => path === `${place}:line` && fill < mostRecords) &&
    fields.some(({ path, type, fill }) => path === `${place}=` && type === "text" && fill > mostRecords)
  );
}

function hasOwnPiece(field: Field, set: RecordSet): boolean {
  return sharesLine(field, set) && set.fields.some(({ path }) => path === `${field.path}|${field.type}`);
}

/** Whether something else than its time of day stands beside the value, set apart: `46 min - 3 de mayo`. */
export const sharesLine = ({ type, samples, path }: Field, { fields }: RecordSet): boolean =>
  type !== "text" &&
  samples.every((sample) => /\s[-–—|·•]\s/u.test(sample)) &&
  !fields.some((other) => other.path === `${path}|time`);

/** Whether a text is one of a list: under one heading or now longer and now shorter; two in every record are two parts of it. */
function isEntry({ path, name, nameFrom }: Field, { fields }: RecordSet): boolean {
  const place = kindOfPlace(path);
  const second = fields.find((other) => other.path === `${place}#2` && other.fill >= severalRecords);
  if (!second) return false;
  if (nameFrom === "header") return withoutNumber(name) === withoutNumber(second.name);
  return second.fill < mostRecords || fields.some((other) => other.path === `${place}#3`);
}
