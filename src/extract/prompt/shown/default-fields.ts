import type { Field, RecordSet } from "../../../domain/survey.ts";
import { bindColumns } from "../binding/bind.ts";
import { isBeside } from "../binding/fit/link-fit.ts";
import { isForMachines } from "../binding/fit/place-weight.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { isControl } from "./controls.ts";
import { withoutEchoes, withoutSaidAgain } from "./echoes.ts";
import { takeWholes } from "./whole-values.ts";

const minFill = 0.1;
const maxLinks = 3;

/** What a description for machines says of the page, of terms of sale and single comments rather than of the thing. */
const besideTheThing =
  /^(?:mainEntityOfPage|isPartOf|potentialAction|itemListOrder|variesBy|comment|review|publisher\.(?!name$)\w+)\b|(?:^|\.)(?:inLanguage|hasMerchantReturnPolicy|shippingDetails|deliveryLeadTime|valueAddedTaxIncluded|priceValidUntil|interactionType|__typename|additionalProperty|itemOffered|hasVariant)(?:\.|$)|\.(?:width|height|id)$/;

/** Letters in the place of a portrait. */
const areInitials = ({ nameFrom, path, samples }: Field): boolean =>
  nameFrom === "position" && !path.startsWith("^") && samples.every((sample) => /^\p{Lu}{1,2}$/u.test(sample));

/** A picture in full behind the one that is shown. */
const leadsToPicture = ({ samples }: Field): boolean =>
  samples.every((sample) => /\.(?:jpe?g|png|gif|webp|avif)(?:$|[?#])/i.test(sample));

const isAttribute = (field: Field): boolean => field.path.includes("@");

/**
 * The fields of a set that make a table when nothing is asked for: what tells the records apart first, then what is visible in the
 * order of the page, then pictures and links. No constants, no parts of a value that stands as a whole, a list within a record
 * once, one picture, few links.
 */
export function defaultFields(set: RecordSet): readonly Field[] {
  const varied = set.fields.filter(
    (field) =>
      (set.count < 3 || field.distinct > 1) &&
      !((set.kind === "structured" || set.kind === "state") && besideTheThing.test(field.path)) &&
      !areInitials(field) &&
      !isForMachines(field, set) &&
      !isControl(field, set),
  );
  const visible = takeWholes(varied.filter((field) => !isAttribute(field) && !field.path.includes("|")));
  const allLinks = varied.filter(
    ({ type, path, fill }) => type === "url" && fill >= minFill && /@(?!alt|title|aria-label)[\w-]+$/.test(path),
  );
  const ownLinks = allLinks.filter((field) => !isBeside(field, set) && !leadsToPicture(field));
  const links = ownLinks.length > 0 ? withoutSaidAgain(ownLinks, visible) : byFill(allLinks).slice(0, 1);
  const contacts = varied.filter((field) => isAttribute(field) && (field.type === "email" || field.type === "phone"));
  const pictures = varied.filter((field) => field.type === "image" && /@[\w-]+$/.test(field.path));
  const dates = visible.some(({ type }) => type === "date")
    ? []
    : varied.filter(({ path }) => path.endsWith("@datetime"));
  const shown = withoutEchoes(withoutSaidAgain([...visible, ...dates].filter(({ fill }) => fill >= minFill)));
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
