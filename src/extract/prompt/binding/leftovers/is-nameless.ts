import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isAboveRecord, isInHeading, kindOfPlace } from "../field-path.ts";
import { minFill } from "./leftover.ts";

/** A text, or an address in a heading, which is a name with a town in it, visible, whole or cut at a separator, not one of a list, and not called something by the page. */
export function isNameless(field: Field, set: RecordSet): boolean {
  if (field.type !== "text" && !(field.type === "address" && isInHeading(field.path))) return false;
  if (isAboveRecord(field.path)) return true;
  return isVisible(field) && !isOneOfMany(field, set) && !isCalled(field, set);
}

const isVisible = ({ path, fill }: Field): boolean =>
  fill >= minFill && !/[@=^/]/.test(path) && (!path.includes("|") || /\|(?:\W|text)\d$/.test(path));

const many = 3;

/** Three or more of a kind are a list. */
function isOneOfMany({ path, type }: Field, { fields }: RecordSet): boolean {
  const alike = fields.filter((other) => kindOfPlace(other.path) === kindOfPlace(path) && other.fill >= minFill);
  return alike.length >= many && alike.slice(0, many).every((other) => other.type === type);
}

/** A heading above several values names the first of them; in the record of one thing it names no value. */
function isCalled({ name, nameFrom, path }: Field, { count }: RecordSet): boolean {
  if (nameFrom === "label" || nameFrom === "itemprop") return true;
  const isFurther = / \d$/.test(name) && path.includes(">");
  return nameFrom === "header" && !isFurther && count !== 1;
}
