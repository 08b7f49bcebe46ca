import type { Concept } from "./concept.ts";
import { contactConcepts } from "./concepts/contacts.ts";
import { detailConcepts } from "./concepts/details.ts";
import { documentConcepts } from "./concepts/documents.ts";
import { figureConcepts } from "./concepts/figures.ts";
import { offerConcepts } from "./concepts/offers.ts";
import { partyConcepts } from "./concepts/parties.ts";
import { placeConcepts } from "./concepts/places.ts";
import { titleConcepts } from "./concepts/titles.ts";

/** Field concepts that prompts name. Order decides between concepts that share a word: the earlier wins. */
export const concepts: readonly Concept[] = [
  ...contactConcepts,
  ...documentConcepts,
  ...offerConcepts,
  ...figureConcepts,
  ...placeConcepts,
  ...partyConcepts,
  ...detailConcepts,
  ...titleConcepts,
];

const byId = new Map(concepts.map((entry) => [entry.id, entry]));
export const findConceptById = (id: string): Concept | null => byId.get(id) ?? null;
