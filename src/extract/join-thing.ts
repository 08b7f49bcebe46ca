import type { TableColumn } from "./columns/column.ts";
import type { MinedSet } from "./mined-set.ts";

/** What pages show of a thing, by the property that describes it. */
const shownAs = (property: string): string =>
  property
    .toLowerCase()
    .replace(/^ratingvalue$/, "rating")
    .replace(/^(?:review|rating)count$/, "reviews")
    .replace(/^datepublished$/, "date");

/** What a page describes of its subject for machines, with what it shows of it: the heading that names it first, and what else only is shown. */
export function joinThing(subject: MinedSet, details: MinedSet): MinedSet {
  const told = new Set(subject.columns.flatMap(({ key }) => key.split(".").map(shownAs)));
  const title = details.columns.find(({ key }) => key === "~title");
  const more = details.columns.filter((column) => column !== title && !told.has(column.name.toLowerCase()));
  const shown = title?.cells[0]?.raw ?? "";
  const saysShown = ({ key, cells: [cell] }: TableColumn): boolean =>
    shown !== "" && /^(?:name|headline)$/.test(key) && cell?.raw.includes(shown) === true;
  const isShown = title !== undefined && subject.columns.some(saysShown);
  const own = isShown ? [title, ...subject.columns.filter((column) => !saysShown(column))] : subject.columns;
  return { ...subject, columns: [...own, ...more] };
}
