import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { distinctShare, shareOf } from "../samples.ts";
import { textsOfLink } from "../link-saying.ts";

const documentAddress = /\.(?:pdf|docx?|odt|rtf)(?:$|[?#])|download|document/i;
const documentName = /opinion|document|descarga|download|pdf|archivo/i;
const documentText = /pdf|download|descarg|document|opinion|\b(?:view|ver|open|abrir|full text|texto)\b/i;

/** Recordings and pictures are what a record shows, not where it leads. */
const mediaAddress = /\.(?:mp3|m4a|wav|ogg|mp4|m4v|webm|mov|jpe?g|png|gif|webp|avif|svg)(?:$|[?#&])/i;
const mediaWeight = 0.5;

/** How many fields on a link has lost most of its lead. */
const linkDecay = 4;
const mostAddresses = 0.5;
const pointsFor = { ownAddresses: 0.5, fill: 0.25, earlyPlace: 0.1, document: 0.15 };

/** The link of a record: its own in every record; a document rather than a page about it. */
export function linkFit(field: Field, distinct: number, order: number): number {
  const areMostly = (address: RegExp): boolean => shareOf(field, (sample) => address.test(sample)) > mostAddresses;
  const isMedia = areMostly(mediaAddress);
  const isDocument = !isMedia && (documentName.test(field.name) || areMostly(documentAddress));
  const own = pointsFor.ownAddresses * distinct * distinct + pointsFor.fill * field.fill;
  const fit = own + pointsFor.earlyPlace * Math.exp(-order / linkDecay) + (isDocument ? pointsFor.document : 0);
  return isMedia ? fit * mediaWeight : fit;
}

/** Whether a link is bound for being a document rather than for its place among others. */
export const isDocumentLink = (field: Field): boolean => linkFit(field, 0, 0) - 0.25 * field.fill >= 0.2;

const fewRecords = 3;
const mostSame = 0.03;
const mostPictures = 0.5;

/** Whether a link reads the same in every record ("Summary", "Reply"), without a picture of it, and does not offer a document: it leads to something beside the record. */
export function isBeside(field: Field, set: RecordSet): boolean {
  if (set.count < fewRecords || isOnPicture(field, set)) return false;
  const [text, ...more] = textsOfLink(field, set);
  return (
    text !== undefined &&
    more.length === 0 &&
    text.distinct <= Math.max(1, mostSame * set.count) &&
    !documentText.test(text.samples[0] ?? "")
  );
}

/** Whether a link holds pictures of which most records have one of their own. */
function isOnPicture({ path }: Field, set: RecordSet): boolean {
  const place = `${path.replace(/@.*$/, "")}>`;
  return set.fields.some(
    (field) => field.type === "image" && field.path.startsWith(place) && distinctShare(field, set) >= mostPictures,
  );
}
