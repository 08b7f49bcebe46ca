import type { Concept } from "../../lexicon/concept.ts";
import { titleConcepts } from "../../lexicon/concepts/titles.ts";
import { fitOfSenses, sensesOfLabel } from "../../lexicon/thesaurus/thesaurus.ts";
import { coversExactly } from "../../lexicon/words.ts";
import { withoutNumber, wordsOfName } from "./field-words.ts";
import { fitOfShare, heldPhrases, phraseFit, type Phrases } from "./held-phrases.ts";

/** How well a heading or label says each concept by itself, whatever was asked for: 0 to 1. */
export function labelFit(label: string, from: "header" | "label"): (concept: Concept) => number {
  const name = wordsOfName(withoutNumber(label));
  const senses = sensesOfLabel(name);
  return (concept) => {
    const translated = senses ? fitOfSenses(senses, concept, noWords) : 0;
    const asTitle = from === "header" && concept.id === "title" ? thingFit(name) : 0;
    return Math.min(1, Math.max(translated, phraseFit(name, concept), asTitle));
  };
}

const noWords: readonly string[] = [];

/** Somewhat less than a word for titles as such. */
const thingWeight = 0.9;
let knownThings: Phrases | undefined;

/** Above a column of names stands what they are the names of, first of all: `Case`, `Product line`, but not `Last post`. */
export function thingFit(name: readonly string[]): number {
  const things = (knownThings ??= titlesOfThings());
  const held = heldPhrases(name, things);
  const isFirst = held.some(({ nth }) => coversExactly(things[nth - 1] ?? [], name.slice(0, 1)));
  return isFirst ? thingWeight * fitOfShare(Math.max(...held.map(({ exact }) => exact))) : 0;
}

/** Those that are not said of another thing too, as a topic is. */
const titlesOfThings = (): Phrases =>
  titleConcepts.flatMap(({ id, role, near, phrases }) => (role === "title" && id !== "title" && !near ? phrases : []));
