import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Asked } from "../bindings.ts";
import { isInHeading, isPlainInRecord } from "../field-path.ts";
import { meaningOf } from "../names/meaning.ts";
import { namesKnownPlace } from "../names/known-places.ts";
import { isPlaceInPlace } from "../names/name-shapes.ts";
import { isToldByPage, meanLength, shareOf } from "../samples.ts";
import { isParty } from "./bylines.ts";
import { type Leftover, leftoverScore, type Progress, take, takeEach } from "./leftover.ts";
import { titleColumn } from "./titles.ts";
import { isBadge } from "./could-be.ts";

const nearlyAll = 0.9;
const maxNameLength = 40;
const maxWords = 7;
/** Of the texts that differ from record to record, at most one stands between the title and who it is from. */
const maxDistance = 2;
const minVariety = 0.5;
const minPlaced = 0.6;
/** Few firms have a figure in their name. */
const mostFigures = 0.5;
/** What a class says of how a text is set (`title`, `subtitle`) says nothing of whom it names. */
const layoutWord = /^(?:sub)?(?:t[ií]tulo|title|heading)/i;

export const partyNames: Leftover = {
  name: "a name beside the title, linked or right after or before it, for who it is from",
  give: (progress, situation) => {
    const { set, asked } = situation;
    const found = takeEach(progress, asked, ({ concept }, { bindings, used }) => {
      const title = bindings[titleColumn(asked, { bindings, used })]?.field;
      const field =
        title && isParty(concept) ? findBesideTitle(set, title, used, concept?.id === "company") : undefined;
      return field && { field };
    });
    return titleInHeading(found, set, asked);
  },
};

function findBesideTitle(
  set: RecordSet,
  title: Field,
  used: ReadonlySet<string>,
  mayFollow: boolean,
): Field | undefined {
  const shown = set.fields.filter(
    ({ path, fill, distinct }) => isPlainInRecord(path) && fill >= nearlyAll && distinct > 1,
  );
  const at = shown.indexOf(title);
  const near = shown.filter(
    (field, i) => at >= 0 && Math.abs(i - at) <= maxDistance && !used.has(field.id) && isNameOfFirm(field, set),
  );
  const next = shown.find((field, i) => i > at && !used.has(field.id));
  const before = shown[at - 1];
  const linked = near.find((field) => hasOwnLink(field, set));
  if (linked || !mayFollow) return linked;
  const following = near.find((field) => field === next);
  const leading = near.find((field) => field === before && !isInHeading(field.path) && isVaried(field, set));
  return following && leading && !isVaried(following, set) ? leading : (following ?? leading);
}

/** The heading of each record is its title where a name without one was taken for it and nobody is left whom it is from. */
function titleInHeading(progress: Progress, set: RecordSet, asked: readonly Asked[]): Progress {
  const column = asked.findIndex(({ concept }, i) => isParty(concept) && !progress.bindings[i]?.field);
  const titled = titleColumn(asked, progress);
  const name = progress.bindings[titled]?.field;
  if (column < 0 || !name || isInHeading(name.path) || !isNameOfFirm(name, set)) return progress;
  const heading = set.fields.find(
    (field) =>
      isInHeading(field.path) &&
      isPlainInRecord(field.path) &&
      field.type === "text" &&
      field.fill >= nearlyAll &&
      field.distinct > set.count / 2 &&
      !progress.used.has(field.id),
  );
  return heading
    ? take(take(progress, titled, heading, progress.bindings[titled]?.score), column, name, leftoverScore)
    : progress;
}

/** Few words, the first with a capital or a figure, no sentence and no place; not the few that say what state a thing is in, nor called something else. */
const isNameOfFirm = (field: Field, set: RecordSet): boolean =>
  field.type === "text" &&
  isPlainInRecord(field.path) &&
  meanLength(field) <= maxNameLength &&
  shareOf(field, isWrittenLikeFirm) === 1 &&
  !isBadge(field, set) &&
  !isToldByPage(field) &&
  shareOf(field, (sample) => /\d/.test(sample)) < mostFigures &&
  shareOf(field, namesKnownPlace) < minPlaced &&
  !set.fields.some(({ path }) => path === `${field.path}|city`) &&
  shareOf(field, isPlaceInPlace) < minPlaced &&
  (meaningOf(field) === null || layoutWord.test(field.name));

const isWrittenLikeFirm = (sample: string): boolean =>
  /^\p{Ll}?[\p{Lu}\d]/u.test(sample) &&
  /\p{L}{2}/u.test(sample) &&
  !/[!?:;]|\p{Ll}{4}\.$/u.test(sample) &&
  sample.split(" ").length <= maxWords;

/** What stands before the titles of several records alike is what kind they are of. */
const isVaried = ({ distinct, fill }: Field, { count }: RecordSet): boolean =>
  distinct > Math.max(2, count * fill * minVariety);

/** A link on the name itself, which others from the same may share. */
const hasOwnLink = ({ path }: Field, { fields }: RecordSet): boolean =>
  fields.some((field) => field.type === "url" && field.path === `${path}@href` && field.distinct > 1);
