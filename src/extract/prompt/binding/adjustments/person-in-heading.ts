import type { Field } from "../../../../domain/survey.ts";
import { isBound } from "../bindings.ts";
import { isPlainInRecord } from "../field-path.ts";
import { bindingScore } from "../fit/field-fit.ts";
import { holdsPeople, isPerson } from "../people.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { meaningOf } from "../names/meaning.ts";
import { isToldByPage, meanLength } from "../samples.ts";
import { wordsOfPhrase } from "../../lexicon/words.ts";
import type { Adjustment } from "./adjustment.ts";

/**
 * Where a person and a title were both asked for and what the records are called is names of people, they are the person, unless
 * others are named besides; the title is the next text that could be one, no shorter and called nothing else. What has a price is no person.
 */
export const personInHeading: Adjustment = {
  name: "names of people for the person, the next text for the title",
  adjust: (bindings, { set, asked }) => {
    const person = asked.findIndex(({ concept }, i) => isPerson(concept) && !bindings[i]?.field);
    const title = asked.findIndex(({ concept }, i) => concept?.id === "title" && bindings[i]?.field);
    const { field: called, score = 0 } = bindings[title] ?? {};
    if (person < 0 || !called || isToldByPage(called) || !holdsPeople(called)) return bindings;
    if (set.fields.some(({ type }) => type === "price")) return bindings;
    const free = set.fields.filter((field) => !isBound(field, bindings) && isPlainInRecord(field.path));
    if (free.some(holdsPeople)) return bindings;
    const scoreOf = (field: Field): number => {
      const { concept = null, title: words = "" } = asked[title] ?? {};
      return bindingScore(field, set, concept, wordsOfPhrase(words), set.fields.indexOf(field));
    };
    const couldBeTitle = (field: Field): boolean =>
      isCalledNothingElse(field) && meanLength(field) >= meanLength(called);
    const others = free
      .filter(couldBeTitle)
      .map((field) => ({ field, score: scoreOf(field) }))
      .filter((other) => other.score > 0);
    const at = set.fields.indexOf(called);
    const next = others.find(({ field }) => set.fields.indexOf(field) > at) ?? others[0];
    return next ? bindings.with(person, { field: called, score }).with(title, next) : bindings;
  },
};

const isCalledNothingElse = (field: Field): boolean =>
  (findConceptById(meaningOf(field) ?? "")?.role ?? "title") === "title";
