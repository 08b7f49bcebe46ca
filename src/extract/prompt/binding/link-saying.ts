import type { Field, RecordSet, ValueType } from "../../../domain/survey.ts";
import { remember } from "../../remember.ts";
import { translationsOf } from "../thesaurus.ts";
import { covers, coversExactly, wordsOf } from "../words.ts";

const linkPath = /^(.*)@href(#\d+)?$/;
const minRecords = 3;
const maxSaidLength = 40;

/** Whether a text stands in a link or around it alone: `c2>a`, `c2>a>span` and, where nothing else is in the cell, `c2`. */
const isTextOf = (path: string, place: string, nth: string, hasOwn: boolean): boolean =>
  path === `${place}${nth}` ||
  (nth === "" && path.startsWith(`${place}>`)) ||
  (!hasOwn && path !== "" && place.startsWith(`${path}>`) && !/[>]/.test(place.slice(path.length + 1)));

const textsBySet = new WeakMap<RecordSet, Map<Field, readonly Field[]>>();

/** The texts that a link is made of. */
export function textsOfLink(field: Field, set: RecordSet): readonly Field[] {
  let ofSet = textsBySet.get(set);
  if (!ofSet) textsBySet.set(set, (ofSet = new Map()));
  let texts = ofSet.get(field);
  if (!texts) ofSet.set(field, (texts = findTexts(field, set)));
  return texts;
}

function findTexts({ path }: Field, set: RecordSet): readonly Field[] {
  const match = linkPath.exec(path);
  if (!match) return [];
  const [, place = "", nth = ""] = match;
  const texts = set.fields.filter(({ type, path: other }) => wordy.has(type) && !/[@=|^]/.test(other));
  const own = texts.filter((field) => isTextOf(field.path, place, nth, true));
  if (own.length > 0) return own;
  const around = texts.filter((field) => isTextOf(field.path, place, nth, false));
  return around.length > 0 || nth !== "" ? around : set.fields.filter(({ path: other }) => isDescribing(other, place));
}

/** What describes a link or its picture to those who do not see it: `title="Acta de enero"`. */
const isDescribing = (path: string, place: string): boolean =>
  path === `${place}@title` ||
  path === `${place}@aria-label` ||
  (path.startsWith(`${place}>img`) && path.endsWith("@alt"));

const wordy: ReadonlySet<ValueType> = new Set(["text", "identifier"]);
const minSaying = 0.6;
const fileName = /\.(?:pdf|docx?|odt|rtf|xlsx?|csv|zip|pptx?|mp[34])$/i;

const wordsOfSaid = remember((text): readonly string[] => wordsOf(text));

const isSaid = (sample: string, asked: readonly string[]): boolean => {
  if (sample.length > maxSaidLength) return false;
  const said = wordsOfSaid(sample);
  return covers(asked, said) || translationsOf(asked).some((term) => coversExactly(wordsOfSaid(term), said));
};

/** Whether most of the texts say what was asked for, or are names of files; a code is a value of its own. */
const areSaid = ({ samples, type }: Field, asked: readonly string[]): boolean => {
  const saying = samples.filter((sample) => fileName.test(sample) || (type === "text" && isSaid(sample, asked))).length;
  return saying > 0 && saying >= samples.length * minSaying;
};

const isAnySaid = ({ samples }: Field, asked: readonly string[]): boolean =>
  samples.some((sample) => isSaid(sample, asked));

/** Whether a link says what was asked for: `Ver el acta` for the minutes. */
export function linkSays(field: Field, set: RecordSet, asked: readonly string[]): boolean {
  const texts = textsOfLink(field, set);
  return texts.length > 0 && texts.every((text) => areSaid(text, asked) && isAnySaid(text, asked));
}

/** Whether a text is that of a link and says no more than what was asked for, or the same in all records: the address is the value. */
export function onlyNamesLink(field: Field, set: RecordSet, asked: readonly string[]): boolean {
  if (!wordy.has(field.type) || set.count < minRecords || /[@=|^]/.test(field.path)) return false;
  if (field.distinct > 1 && !areSaid(field, asked)) return false;
  return set.fields.some((link) => linkPath.test(link.path) && textsOfLink(link, set).includes(field));
}
