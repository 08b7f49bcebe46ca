import type { Field } from "../../../domain/survey.ts";
import type { Asked } from "./bind.ts";
import type { Concept } from "../concept.ts";
import { areKin } from "./kin.ts";
import { concepts } from "../lexicon.ts";
import { labelFit, nameFit } from "./name-fit.ts";
import { remember } from "../../remember.ts";

const minOther = 0.6;

const isOneOfSeveral = ({ name, path }: Field): boolean => path.includes("@") || / \d+$/.test(name);

/** A heading above several values names the first of them, or the lines of one cell, and no attributes. */
const isNamedItself = ({ name, path }: Field): boolean =>
  !path.includes("@") && (!/ \d+$/.test(name) || /^c\d+(?::line(?:#\d+)?|=)?$/.test(path));

/** What the page's own heading or label says a field is, whatever was asked for; none where it says nothing of its own. */
function namesOf(field: Field): readonly Named[] {
  if (isOneOfSeveral(field)) return [];
  return field.nameFrom === "header" ? saidInHeading(field.name) : saidInLabel(field.name);
}
const saidBy = (label: string, from: "header" | "label"): readonly Named[] =>
  concepts.map((concept) => ({ concept, fit: labelFit(label, from, concept) })).filter(({ fit }) => fit >= minOther);
const saidInHeading = remember((label) => saidBy(label, "header"));
const saidInLabel = remember((label) => saidBy(label, "label"));
type Named = { readonly concept: Concept; readonly fit: number };

/** Whether the page's own heading or label calls a field by another concept than the one looked for, or by something else that was asked for. */
export function namedForOther(asked: readonly Asked[], words: readonly (readonly string[])[]) {
  return (field: Field, concept: Concept | null, own: readonly string[]): boolean => {
    if ((field.nameFrom !== "header" && field.nameFrom !== "label") || !isNamedItself(field)) return false;
    const fit = nameFit(field, concept, own);
    const isClear = (other: number): boolean => other >= minOther && other - fit >= minOther / 2;
    return (
      asked.some((other, i) => words[i] !== own && isClear(nameFit(field, other.concept, words[i] ?? []))) ||
      (concept !== null && namesOf(field).some((other) => isClear(other.fit) && isApart(other.concept, concept)))
    );
  };
}

/** Whether two concepts do not stand for each other on pages. */
export const isApart = (concept: Concept, other: Concept): boolean =>
  concept !== other &&
  concept.near !== other.id &&
  other.near !== concept.id &&
  (concept.role !== "title" || other.role !== "title") &&
  !areKin(concept, other);
