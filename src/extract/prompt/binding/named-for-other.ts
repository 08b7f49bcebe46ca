import type { Field } from "../../../domain/survey.ts";
import type { Concept } from "../lexicon/concept.ts";
import { concepts } from "../lexicon/lexicon.ts";
import { remember } from "../../remember.ts";
import type { Asked } from "./bindings.ts";
import { areKin } from "./kin.ts";
import { labelFit } from "./names/label-fit.ts";
import { nameFit } from "./names/name-fit.ts";
import { isToldByPage } from "./samples.ts";

/** From this fit on a name says something, and by this lead rather that than what is looked for. */
const minOther = 0.6;
const minLead = 0.3;

type Named = { readonly concept: Concept; readonly fit: number };

function saidBy(label: string, from: "header" | "label"): readonly Named[] {
  const fitOf = labelFit(label, from);
  return concepts.map((concept) => ({ concept, fit: fitOf(concept) })).filter(({ fit }) => fit >= minOther);
}
const saidInHeading = remember((label) => saidBy(label, "header"));
const saidInLabel = remember((label) => saidBy(label, "label"));

/** What the page's own heading or label says a field is, whatever was asked for; of several values under one it says nothing. */
function namesOf({ name, nameFrom, path }: Field): readonly Named[] {
  if (path.includes("@") || isNumbered(name)) return [];
  return nameFrom === "header" ? saidInHeading(name) : saidInLabel(name);
}

/** One of several that are called the same. */
const isNumbered = (name: string): boolean => / \d+$/.test(name);

/** A heading above several values names the first of them, or the lines of one cell, and no attributes. */
const isNamedItself = ({ name, path }: Field): boolean =>
  !path.includes("@") && (!isNumbered(name) || /^c\d+(?::line(?:#\d+)?|=)?$/.test(path));

/** Whether the page's own heading or label calls a field by another concept than the one looked for, or by something else that was asked for. */
export function namedForOther(asked: readonly Asked[], words: readonly (readonly string[])[]) {
  return (field: Field, concept: Concept | null, own: readonly string[]): boolean => {
    if (!isToldByPage(field) || !isNamedItself(field)) return false;
    const fit = nameFit(field, concept, own);
    const isClear = (other: number): boolean => other >= minOther && other - fit >= minLead;
    const isAsked = asked.some(
      (other, i) => words[i] !== own && isClear(nameFit(field, other.concept, words[i] ?? [])),
    );
    return (
      isAsked ||
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
