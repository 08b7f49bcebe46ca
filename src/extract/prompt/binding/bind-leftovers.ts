import type { Field, RecordSet } from "../../../domain/survey.ts";
import { type Asked, type Binding, isPartOfHeading } from "./bind.ts";
import { bindFirstToTitle, bindTitleToLink, isTitleBound } from "./bind-to-title.ts";
import { type Bound, bestFor, bind, leftoverScore } from "./bound.ts";
import { bindInOrder, findSaying, isAllElseBound } from "./bind-in-order.ts";
import { bindLastTitle, bindPapers } from "./bind-last.ts";
import type { Concept } from "../concept.ts";
import { keepCodes } from "./keep-codes.ts";
import { isKin, places, recurring } from "./kin.ts";
import { findConceptById } from "../lexicon.ts";
import { isToldApart } from "./name-fit.ts";
import { isPersonName, isPlaceName, isWording } from "./name-shapes.ts";
import { isPerson } from "./prefer-person.ts";
import { findState } from "../value-words.ts";
import { coverage, wordsOf } from "../words.ts";

const minFill = 0.5;
const maxVariety = 0.75;
const maxMeanLength = 60;
const minPersonShare = 0.7;
/** Posts are words, a few with a figure: `Directora del canal 24`. */
const minRoleShare = 0.8;

/** What pages call whoever wrote something, where another text is the title. */
const callsPerson = /^(?:name|nombre|user|usuario|username)(?: \d+)?$/i;

const share = (field: Field, test: (sample: string) => boolean): number =>
  field.samples.filter(test).length / Math.max(1, field.samples.length);
const meanLength = (field: Field): number =>
  field.samples.reduce((sum, sample) => sum + sample.length, 0) / Math.max(1, field.samples.length);

/**
 * Second thoughts for what nothing answered by name, type and shape: a concept that pages use in its place; what the records
 * are called, for the first thing asked; then the one visible column left over, without a name of its own, whose values could
 * be it. Weak: between sets they count as served columns, not by how well they are served.
 */
export function bindLeftovers(
  set: RecordSet,
  asked: readonly Asked[],
  { bindings, common }: { readonly bindings: readonly Binding[]; readonly common: readonly Field[] },
): Binding[] {
  const told = [...bindings.flatMap(({ field }) => field ?? []), ...common];
  const isTold = (field: Field): boolean =>
    told.some((other) => other.id === field.id || isPartOfHeading(field, other));
  const bound: Bound = {
    bindings: [...bindings],
    used: new Set(set.fields.filter(isTold).map(({ id }) => id)),
  };
  bindStandIns(set, asked, bound);
  bindFirstToTitle(set, asked, bound, common);
  bindSaying(set, asked, bound);
  bindNameless(set, asked, bound);
  bindInOrder(set, asked, bound.bindings, bound.used);
  bindTitleToLink(set, asked, bound, common);
  bindPapers(set, asked, bound.bindings, bound.used);
  bindLastTitle(set, asked, bound.bindings, bound.used);
  return keepCodes(set, bound.bindings);
}

function bindStandIns(set: RecordSet, asked: readonly Asked[], bound: Bound): void {
  asked.forEach(({ concept }, column) => {
    const near = concept?.near ? findConceptById(concept.near) : null;
    if (near && !bound.bindings[column]?.field) bindBest(withoutOthers(set, near), near, column, bound);
  });
}

/** A set without the fields that the page calls something else than a concept: a price is no former price. */
const withoutOthers = (set: RecordSet, concept: Concept): RecordSet => ({
  ...set,
  fields: set.fields.filter((field) => !isToldApart(field, concept)),
});

function bindBest(set: RecordSet, concept: Concept, column: number, bound: Bound): void {
  const best = bestFor(set, concept, bound);
  bind(bound, column, best?.field, best?.score ?? 0);
}

function bindSaying(set: RecordSet, asked: readonly Asked[], bound: Bound): void {
  asked.forEach(({ title, concept }, column) => {
    if (concept !== null || bound.bindings[column]?.field) return;
    bind(bound, column, findSaying(set, title, bound.used) ?? findState(set, title, bound.used), leftoverScore);
  });
}

function bindNameless(set: RecordSet, asked: readonly Asked[], bound: Bound): void {
  const { bindings, used } = bound;
  const title = isTitleBound(asked, bound)
    ? asked.findIndex(({ concept }, i) => concept?.role === "title" && bindings[i]?.field)
    : 0;
  const shown = set.fields.filter(({ path }) => !/[@=]/.test(path));
  const near = set.fields.findIndex(({ id }) => id === bindings[title]?.field?.id);
  const titleConcept = findConceptById("title");
  const ownTitle = titleConcept && !isTitleBound(asked, bound) ? bestFor(set, titleConcept, bound)?.field : undefined;
  const isBesideTitle = (field: Field): boolean =>
    near >= 0 &&
    Math.abs(shown.indexOf(field) - shown.findIndex(({ id }) => id === set.fields[near]?.id)) <= 1 &&
    meanLength(field) <= maxMeanLength &&
    share(field, isWording) === 1 &&
    !/(?:^|>)(?:button|a)[^>]*$/.test(field.path);
  asked.forEach(({ title: name, concept }, column) => {
    if (bindings[column]?.field) return;
    const taken = [...used].flatMap((id) => set.fields.find((field) => field.id === id)?.path ?? []);
    const left = set.fields.filter(
      (field) =>
        field !== ownTitle &&
        !used.has(field.id) &&
        isNameless(field, set) &&
        !(field.nameFrom === "class" && !isKin(field, concept)) &&
        !taken.some((path) => overlaps(path, field.path)),
    );
    const fitting = left.filter((field) =>
      field.distinct < 2 && set.count > 1
        ? concept !== null && recurring.has(concept.id) && isBesideTitle(field)
        : couldBe(field, set, concept, wordsOf(name)) ||
          (concept?.id === "brand" && isBesideTitle(field)) ||
          (concept?.near !== undefined && couldBe(field, set, findConceptById(concept.near), [])),
    );
    const whole = left.filter(({ path }) => !left.some((other) => path.startsWith(`${other.path}|`)));
    const [only] = whole;
    if (fitting.length === 0 && only && whole.length === 1) {
      const isOnlyName = isPerson(concept) && isShort(only) && only.distinct > 1;
      const couldBeAny = concept === null || isPerson(concept);
      if (isOnlyName || (couldBeAny && isAllElseBound(set, asked, bindings, column, only))) fitting.push(only);
    }
    const isPart = ({ path }: Field): boolean => fitting.some((whole) => path.startsWith(`${whole.path}|`));
    if (fitting.length === 0 || (concept === null && fitting.filter((field) => !isPart(field)).length > 1)) return;
    const distance = (field: Field): number => Math.abs(set.fields.indexOf(field) - near);
    bind(bound, column, fitting.toSorted((a, b) => distance(a) - distance(b))[0], leftoverScore);
  });
}

/** Whether one is a part of the other; two parts of one text do not overlap. */
const overlaps = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}|`) || other.startsWith(`${path}|`);

/** Visible, whole or cut at a separator, not one of three or more of its kind, and not called something else by the page. */
function isNameless(field: Field, set: RecordSet): boolean {
  if (field.path.startsWith("^heading")) return field.type === "text";
  if (field.type !== "text" || field.fill < minFill || /[@=^/]/.test(field.path)) return false;
  const kin = field.path.replace(/#\d+$/, "");
  const alike = set.fields.filter(({ path, fill }) => path.replace(/#\d+$/, "") === kin && fill >= minFill);
  if (alike.length >= 3 && alike.slice(0, 3).every(({ type }) => type === field.type)) return false;
  if (field.path.includes("|") && !/\|(?:\W|text)\d$/.test(field.path)) return false;
  if (field.nameFrom === "label" || field.nameFrom === "itemprop") return false;
  return field.nameFrom !== "header" || (/ \d$/.test(field.name) && field.path.includes(">")) || set.count === 1;
}

/** A name, a nickname or an address, in one line. */
const isShort = (field: Field): boolean => meanLength(field) <= maxMeanLength / 2 && field.fill >= minFill;

function couldBe(field: Field, set: RecordSet, concept: Concept | null, asked: readonly string[]): boolean {
  if (meanLength(field) > maxMeanLength) return false;
  const recurs = field.distinct <= set.count * field.fill * maxVariety;
  if (concept === null && field.path.startsWith("^heading")) return false;
  if (concept === null) return share(field, (sample) => coverage(asked, wordsOf(sample)) === 1) >= 0.5;
  if (concept?.id === "position")
    return share(field, isWording) >= (field.path.startsWith("^heading") ? 1 : minRoleShare);
  if (field.path.startsWith("^heading")) return recurring.has(concept.id) || places.has(concept.id);
  if (places.has(concept.id)) return share(field, isPlaceName) >= minPersonShare;
  if (isPerson(concept)) return callsPerson.test(field.name) || share(field, isPersonName) >= minPersonShare;
  return recurring.has(concept.id) && recurs && share(field, isWording) === 1;
}
