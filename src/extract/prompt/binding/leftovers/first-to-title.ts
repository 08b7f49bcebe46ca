import type { Field, RecordSet, ValueType } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import type { Asked } from "../bindings.ts";
import { isDocumentLink } from "../fit/link-fit.ts";
import { areImpossible } from "../fit/impossible-values.ts";
import { isTooltip } from "../fit/title-fit.ts";
import { places, recurring } from "../kin.ts";
import { textsOfLink } from "../link-saying.ts";
import { isPerson } from "../people.ts";
import { isCountry } from "../names/countries.ts";
import { areMostly, isToldByPage, shareOf } from "../samples.ts";
import { bestFor, type Leftover, type Progress, take, withCommon } from "./leftover.ts";
import { isHeadingText, titleColumn } from "./titles.ts";

/** Agendas and programmes are asked for beginning with the time: "hora y actividad". */
const tellsWhen: ReadonlySet<string> = new Set(["date", "start", "time"]);

/** "Expediente, fecha", "tema y hora": where nothing else is bound as their title. */
export const firstToTitle: Leftover = {
  name: "what the records are called, for the first thing asked but for when",
  give: (progress, { set, asked, common }) => {
    const column = asked.findIndex(({ concept }) => !tellsWhen.has(concept?.id ?? ""));
    const first = asked[column] && asPost(asked[column]);
    if (!first || progress.bindings[column]?.field || titleColumn(asked, progress) >= 0) return progress;
    if (!isWordy(first.concept) && !isListOf(first, asked.toSpliced(column, 1))) return progress;
    if (isUnknownDetail(first) && (asked.length === 1 || set.count === 1)) return progress;
    if (set.count === 1 && first.concept !== null && first.concept.role !== "title") return progress;
    const open = withCommon(progress, common);
    const heading = findHeading(progress, set, open);
    if (heading) return take(progress, column, heading);
    const title = findConceptById("title");
    const best = title ? bestFor(set, title, open) : undefined;
    return best && (isModel(first) || couldBe(best.field, first.concept, set))
      ? take(progress, column, best.field, best.score)
      : progress;
  },
};

/** Words in the singular that neither the lexicon nor the page knows: "garantía", "asdf qwer", and not "relojes". */
const isUnknownDetail = ({ title, concept }: Asked): boolean =>
  concept === null && /^(?:\p{L}*[^s\P{L}](?:\s+|$))+$/iu.test(title.trim());

/** What is a place in a ranking, or a post: first of all that was asked for it is the post. */
const asPost = (column: Asked): Asked =>
  /^(?:position|puesto)s?$/i.test(column.title.trim()) ? { ...column, concept: findConceptById("position") } : column;

/** Nothing that is a figure, a date, a place, a person or a kind: such a column could be called what the records are called. */
function isWordy(concept: Concept | null): boolean {
  if (concept === null || concept.role === "identifier") return true;
  const isOfKind = places.has(concept.id) || recurring.has(concept.id) || isPerson(concept);
  return !isOfKind && concept.role !== "summary" && (concept.types[0] === "text" || concept.id === "address");
}

/** Where somebody or something is to be found, and what it looks like. */
const reaches: ReadonlySet<ValueType> = new Set(["url", "image", "email", "phone"]);

/** "categorías con enlace", "fabricantes con teléfono", "marcas": the records are the kinds or places themselves. */
const isListOf = ({ title, concept }: Asked, others: readonly Asked[]): boolean =>
  concept !== null &&
  (recurring.has(concept.id) || places.has(concept.id)) &&
  /s$/i.test(title) &&
  others.every(({ concept: other }) => other !== null && reaches.has(other.types[0] ?? "text"));

/** The heading of each record, where no other column has it. */
const findHeading = ({ bindings }: Progress, set: RecordSet, { used }: Progress): Field | undefined =>
  bindings.some(({ field }) => field && isHeadingText(field, set))
    ? undefined
    : set.fields.find((field) => isHeadingText(field, set) && !used.has(field.id));

/** A model is named as often as it is numbered. */
const isModel = ({ title }: Asked): boolean => /^model/iu.test(title);

const minFigures = 0.6;
const minCountries = 0.5;

/** A number has figures, also within words (`21-CV-0012 Rojas v. Estado`); the name of a document is not what an unknown word asks for. */
function couldBe(field: Field, concept: Concept | null, set: RecordSet): boolean {
  if (isTooltip(field, set)) return false;
  if (concept === null) return !isPaper(field, set);
  if (concept.id === "address") return field.type === "address";
  if (areImpossible(field, set, concept, false)) return false;
  if (concept.id === "country") return shareOf(field, isCountry) >= minCountries;
  if (concept.role !== "identifier") return true;
  return areMostly(minFigures, field, (sample) => /\d/.test(sample));
}

/** The words of a link to a document, under a heading that says something else than was asked for: "Attachments". */
export const isPaper = (field: Field, set: RecordSet): boolean =>
  isToldByPage(field) &&
  set.fields.some((link) => link.type === "url" && textsOfLink(link, set).includes(field) && isDocumentLink(link));
