import { attributeCell } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { detectType } from "../values/detect-type.ts";
import { findDate } from "../values/date.ts";
import type { AddPair } from "./thing-pairs.ts";
import type { ThingRegion } from "./thing-region.ts";

/** What its class may say that an element tells of a thing's days. */
export const dateNames: ReadonlySet<string> = new Set(["date", "published", "posted", "updated"]);

/** Attributes that tell machines the day of which the text shows a part: `<abbr title="2017-09-09T10:52">10:52</abbr>`. */
const attributesOfDay = ["datetime", "content", "title"];
const minShareOfDate = 0.5;
/** A day right above the heading stands within this many nodes. */
const maxBefore = 60;
const maxAboveLength = 60;
/** A text tells its day in its first words: "Lima, 3 de mayo de 2024. –". */
const maxDateline = 60;
const minYear = 1990;

/** The day in a text, null where it tells none. */
export function dayIn({ raw, place }: RawCell, locale: PageLocale): RawCell | null {
  const found = /\d/.test(raw) ? findDate(raw, locale) : null;
  if (!found) return null;
  const start = place.span?.[0] ?? 0;
  return {
    raw: raw.slice(...found.span),
    place: { ...place, span: [start + found.span[0], start + found.span[1]] },
  };
}

/** What an element that is called a date tells: its text where that is one, otherwise the day in it or in its attributes; null where that is none. */
export function dayCalled({ tree }: PageReader, cell: RawCell, locale: PageLocale): RawCell | null {
  if (detectType([cell.raw], null, locale) === "date") return cell;
  const { node } = cell.place;
  const attr = attributesOfDay.find((name) => findDate(tree.attributes[node]?.[name] ?? "", locale));
  return dayIn(cell, locale) ?? (attr ? attributeCell(node, attr, tree.attributes[node]?.[attr] ?? "") : null);
}

/** The day that stands right above the heading, and is most of what its element says. */
export function addDayAbove(page: PageReader, region: ThingRegion, locale: PageLocale, add: AddPair): void {
  const { tree, features } = page;
  const { heading } = region;
  if (heading === null) return;
  for (let node = heading - 1; node > Math.max(0, heading - maxBefore); node--) {
    const length = features.textLength[node] ?? 0;
    if (length === 0 || length > maxAboveLength || tree.tags[node]?.startsWith("#")) continue;
    if (features.chrome[node] || tree.hidden[node] || region.isInList(node)) continue;
    const raw = page.text(node);
    const day = dayIn({ raw, place: { node, attr: null, span: [0, raw.length] } }, locale);
    if (day && day.raw.length >= raw.length * minShareOfDate) return add("date", day);
  }
}

/** The day in the first words of a text. */
export function addDateline(text: RawCell, locale: PageLocale, add: AddPair): void {
  const { raw, place } = text;
  const start = place.span?.[0] ?? 0;
  const line = raw.slice(0, maxDateline);
  const day = dayIn({ raw: line, place: { ...place, span: [start, start + line.length] } }, locale);
  if (day && /\d{4}/.test(day.raw)) add("date", day);
}

const dayInPath = /\/((?:19|20)\d{2})[/-](0[1-9]|1[0-2])[/-](0[1-9]|[12]\d|3[01])(?=[/-]|$)/;

/** The day in the address that a page gives for its own: `/2020/03/16/`. */
export function addDayOfAddress({ tree }: PageReader, add: AddPair): void {
  for (let node = 1; node < tree.size; node++) {
    const attributes = tree.attributes[node];
    const isLink = tree.tags[node] === "link" && attributes?.rel === "canonical";
    const isMeta = tree.tags[node] === "meta" && attributes?.property === "og:url";
    const attr = isLink ? "href" : isMeta ? "content" : null;
    const found = attr ? dayInPath.exec(attributes?.[attr] ?? "") : null;
    if (!attr || !found || Number(found[1]) < minYear) continue;
    const from = found.index + 1;
    const span = [from, from + found[0].length - 1] as const;
    return add("date", { raw: found[0].slice(1), place: { node, attr, span } });
  }
}
