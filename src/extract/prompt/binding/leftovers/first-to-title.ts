import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import type { Asked } from "../bindings.ts";
import { isDocumentLink } from "../fit/link-fit.ts";
import { isPlain } from "../field-path.ts";
import { isBarcode } from "../fit/vetoes.ts";
import { places, recurring } from "../kin.ts";
import { textsOfLink } from "../link-saying.ts";
import { holdsPeople, isPerson } from "../people.ts";
import { areMostly, isToldByPage } from "../samples.ts";
import { bestFor, type Leftover, leftoverScore, type Progress, take, withCommon } from "./leftover.ts";
import { isHeadingText, titleColumn } from "./titles.ts";

/** Agendas and programmes are asked for beginning with the time: "hora y actividad". */
const tellsWhen: ReadonlySet<string> = new Set(["date", "start", "time"]);

/** "Expediente, fecha", "tema y hora": where nothing else is bound as their title. */
export const firstToTitle: Leftover = {
  name: "what the records are called, for the first thing asked but for when",
  give: (progress, { set, asked, common }) => {
    const column = asked.findIndex(({ concept }) => !tellsWhen.has(concept?.id ?? ""));
    const first = asked[column];
    if (!first || progress.bindings[column]?.field || titleColumn(asked, progress) >= 0) return progress;
    if (asked.length === 1 && isUnknownDetail(first)) return progress;
    const open = withCommon(progress, common);
    if (!couldBeTitle(first, asked.toSpliced(column, 1), set, open)) return progress;
    const heading = findHeading(progress, set, open);
    if (heading) return take(progress, column, heading);
    const best = findTitle(set, open);
    if (first.concept?.role === "identifier" && !(best && couldBeNumber(best.field, first.concept))) return progress;
    if (first.concept === null && best && isPaper(best.field, set)) return progress;
    return take(progress, column, best?.field, best?.score);
  },
};

/** One word in the singular that neither the lexicon nor the page knows: "garantía", and not "relojes". */
const isUnknownDetail = ({ title, concept }: Asked): boolean =>
  concept === null && /^\p{L}*[^s\P{L}]$/iu.test(title.trim());

/** A column of words, whoever heads the records, or the kinds that they are. */
const couldBeTitle = (first: Asked, others: readonly Asked[], set: RecordSet, open: Progress): boolean =>
  isWordy(first.concept) || isListOf(first, others) || (isPerson(first.concept) && namesPeople(set, open));

/** Nothing that is a figure, a date, a place, a person or a kind: such a column could be called what the records are called. */
function isWordy(concept: Concept | null): boolean {
  if (concept === null || concept.role === "identifier") return true;
  const isOfKind = places.has(concept.id) || recurring.has(concept.id) || isPerson(concept);
  return !isOfKind && concept.role !== "summary" && (concept.types.length === 0 || concept.types.includes("text"));
}

/** "categorías con enlace", "marcas": the records are the kinds or places themselves. */
const isListOf = ({ title, concept }: Asked, others: readonly Asked[]): boolean =>
  concept !== null &&
  (recurring.has(concept.id) || places.has(concept.id)) &&
  /s$/i.test(title) &&
  others.every(({ concept: other }) => other?.role === "link" || other?.role === "image");

/** Whether what the records would be called is names of people. */
function namesPeople(set: RecordSet, open: Progress): boolean {
  const called = set.fields.find((field) => isHeadingText(field, set)) ?? bestTitle(set, open)?.field;
  return called !== undefined && holdsPeople(called);
}

/** The heading of each record, where no other column has it. */
const findHeading = ({ bindings }: Progress, set: RecordSet, { used }: Progress): Field | undefined =>
  bindings.some(({ field }) => field && isHeadingText(field, set))
    ? undefined
    : set.fields.find((field) => isHeadingText(field, set) && !used.has(field.id));

type Found = { readonly field: Field; readonly score: number };

/** What answers best to a title, rather without a label, which says that it is something of the record; else what a table begins with. */
const findTitle = (set: RecordSet, open: Progress): Found | undefined =>
  bestTitle({ ...set, fields: set.fields.filter(({ nameFrom }) => nameFrom !== "label") }, open) ??
  bestTitle(set, open) ??
  beginningOf(set, open);

function bestTitle(set: RecordSet, open: Progress): Found | undefined {
  const title = findConceptById("title");
  return title ? bestFor(set, title, open) : undefined;
}

/** What a table begins with, without a name of its own and different in every record: `Nova 12`. */
function beginningOf({ kind, fields, count }: RecordSet, { used }: Progress): Found | undefined {
  const field = kind === "table" ? fields.find(({ path }) => isPlain(path)) : undefined;
  if (!field || used.has(field.id)) return undefined;
  const isNameless = field.nameFrom === "position" || field.nameFrom === "type";
  return isNameless && field.fill === 1 && field.distinct === count ? { field, score: leftoverScore } : undefined;
}

/** The words of a link to a document, under a heading that says something else than was asked for: "Attachments". */
const isPaper = (field: Field, set: RecordSet): boolean =>
  isToldByPage(field) &&
  set.fields.some((link) => link.type === "url" && textsOfLink(link, set).includes(field) && isDocumentLink(link));

const minFigures = 0.6;

/** Whether a number could be part of most values: `21-CV-0012 Rojas v. Estado`. */
const holdsDigits = (field: Field): boolean => areMostly(minFigures, field, (sample) => /\d/.test(sample));

const couldBeNumber = (field: Field, { id }: Concept): boolean =>
  id === "barcode" ? isBarcode(field) : holdsDigits(field);
