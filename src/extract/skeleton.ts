import { type Corrections, noCorrections } from "../domain/corrections.ts";
import type { Skeleton, SkeletonField, SkeletonSet } from "../domain/skeleton.ts";
import type { Field, RecordSet } from "../domain/survey.ts";
import type { RawCell, TableColumn } from "./columns/column.ts";
import { chosenOnly } from "./correct-plan.ts";
import { asFigure, isWrittenFigure } from "./prompt/conditions/figures.ts";
import { withoutEchoes } from "./prompt/shown/echoes.ts";
import { planFromPrompt } from "./plan-from-prompt.ts";
import { chooseToldSets, type ToldSet } from "./skeleton-sets.ts";
import type { Page } from "./survey.ts";
import { cutText } from "./cut-text.ts";

const maxSets = 6;
const maxFields = 14;
const maxSamples = 2;
const sampleLength = 60;
const nameLength = 40;
const titleLength = 80;
/** Attributes that a reader sees or follows; what others hold is not shown on the page. */
const shownAttributes = new Set(["href", "src", "datetime"]);

/**
 * What a planner is told of a page: at most 6 sets of different records with 14 fields each and two samples of 60
 * characters, whatever the page's size. The set and the fields that the rules would take are always among them.
 * Samples are text that a browser shows: hidden parts, scripts and describing attributes give none, nor do pictures.
 */
export function makeSkeleton(page: Page, prompt: string, corrections: Corrections = noCorrections): Skeleton {
  const survey = chosenOnly(page.survey(), corrections);
  const { plan } = planFromPrompt(page, prompt, corrections);
  const wanted = new Set(
    [
      ...plan.columns.map(({ from }) => ("field" in from ? from.field : null)),
      ...plan.where.map(({ field }) => ("path" in field ? field : null)),
    ].map((field) => field?.path),
  );
  const isPlanned = (set: RecordSet): boolean => set.where === plan.set.path && set.signature === plan.set.signature;
  return {
    title: cutText(survey.page.title, titleLength),
    lang: survey.page.lang.slice(0, 10),
    day: survey.page.capturedAt.slice(0, "2026-03-31".length),
    sets: chooseToldSets(page, survey, isPlanned, maxSets).map((told) =>
      describe(page, told, (field) => isPlanned(told.set) && wanted.has(field.path)),
    ),
  };
}

function describe(page: Page, { set, mined }: ToldSet, isWanted: (field: Field) => boolean): SkeletonSet {
  const columns = new Map(mined?.columns.map((column, i) => [set.fields[i]?.id, column]));
  const order = new Map(set.fields.map(({ id }, i) => [id, i]));
  const told = new Set(withoutEchoes(set.fields.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))));
  const fields = set.fields
    .filter((field) => told.has(field) || isWanted(field))
    .toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)) || worth(b, set) - worth(a, set))
    .slice(0, maxFields)
    .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return {
    id: set.id,
    kind: set.kind,
    name: set.name === null ? null : cutText(set.name, nameLength),
    count: set.count,
    fields: fields.map((field) => describeField(page, field, columns.get(field.id))),
  };
}

/** Whether the page itself says what a field is. */
const isNamed = ({ nameFrom }: Field): boolean =>
  nameFrom === "header" || nameFrom === "label" || nameFrom === "itemprop";

/** Fields that most records have, that tell records apart, of figures, days and addresses rather than words, and that are no part, description or further one of another. */
function worth({ fill, distinct, path, nameFrom, type }: Field, { count }: RecordSet): number {
  const isPart = path.includes("|") ? 0.5 : 0;
  const isDescription = /@(alt|title|aria-label|data-)/.test(path) ? 0.6 : 0;
  const isConstant = count > 2 && distinct < 2 ? 0.8 : 0;
  const isFurther = /#\d+$/.test(path) ? 0.3 : 0;
  const hasName = nameFrom === "position" || nameFrom === "type" ? 0 : 0.2;
  const isTyped = type === "text" || type === "image" ? 0 : 0.1;
  return fill + hasName + isTyped - isPart - isDescription - isConstant - isFurther;
}

function describeField(page: Page, field: Field, column: TableColumn | undefined): SkeletonField {
  const { id, fill } = field;
  const samples = new Set<string>();
  let unshown: SkeletonField["unshown"] = null;
  for (const cell of field.type === "image" ? [] : (column?.cells ?? [])) {
    if (!cell) continue;
    const hiddenBy = whyUnshown(page, cell);
    unshown ??= hiddenBy;
    if (hiddenBy === null) samples.add(sampleOf(cell, field.type, page));
    if (samples.size >= (field.type === "url" ? 1 : maxSamples)) break;
  }
  return {
    id,
    name: cutText(nameInFull(field), nameLength),
    type: (field.samples.length > 1 && isWrittenFigure(field) ? asFigure(field) : field).type,
    fillPercent: Math.round(fill * 100),
    samples: [...samples],
    unshown: samples.size > 0 ? null : unshown,
  };
}

/** A value cut short; of an address only what tells it from others of its site. */
function sampleOf({ raw }: RawCell, type: Field["type"], { locale }: Page): string {
  const address = type === "url" ? URL.parse(raw, locale.baseUrl) : null;
  const isOwn = address !== null && address.origin === URL.parse(locale.baseUrl)?.origin;
  return cutText(isOwn ? address.href.slice(address.origin.length) : raw, sampleLength);
}

function whyUnshown(page: Page, { place: { node, attr, pointer } }: RawCell): SkeletonField["unshown"] {
  if (pointer !== undefined) return "data";
  if (attr !== null && !shownAttributes.has(attr)) return "attribute";
  return page.reader.tree.hidden[node] === true ? "hidden" : null;
}

/** `MP (Minutes Played)` */
const nameInFull = ({ name, glosses = [] }: Field): string =>
  [name, ...glosses.slice(0, 1).map((gloss) => `(${gloss})`)].join(" ");
