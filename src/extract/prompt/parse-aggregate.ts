import type { Aggregate } from "../../domain/plan.ts";
import type { Concept } from "./lexicon.ts";
import { matchConcept } from "./match-concept.ts";
import type { Asked } from "./bind.ts";

/** A figure asked for instead of rows. `columns` are the fields it needs: the measured one, if any, then the grouping one. */
export type AskedAggregate = {
  readonly op: Aggregate["op"];
  readonly measures: boolean;
  readonly groups: boolean;
  readonly columns: readonly Asked[];
};

const operations: readonly (readonly [Aggregate["op"], string])[] = [
  ["sum", "suma(?:torio|r)?|sum|total"],
  ["average", "promedio|media|average|mean|medi[oa]"],
  ["minimum", "minim[oa]|minimum|lowest|mas baj[oa]"],
  ["maximum", "maxim[oa]|maximum|highest|mas alt[oa]"],
];
const of = "(?:\\s+(?:del?|of))?(?:\\s+(?:el|la|los|las|the))?";
const by =
  "(?:\\s+(?:(?:agrupad[oa]s? |grouped )?(?:por|by)|per|para|for)(?:\\s+(?:cada|each|every))?\\s+(?<group>\\p{L}[\\p{L} ]*))?";
const article = "^(?:(?:el|la|los|las|the|un|una|a|an)\\s+)?";
const field = "(?<field>\\p{L}[\\p{L} ]*?)";
const count = new RegExp(
  `^[¿¡\\s]*(?:cuant[oa]s|how many|(?:el |the )?(?:numero|cantidad|recuento|number|count)(?:\\s+(?:de|of))|count)(?:\\s+[\\p{L} ]*?)??${by}$`,
  "u",
);
const counts = /^[¿¡\s]*(?:cuant[oa]s|how many|numero de registros|count)(?!\p{L})/u;
const numeric = new Set(["number", "price", "rating", "measure", "percentage"]);

const isNumeric = (concept: Concept | null): boolean => concept?.types.some((type) => numeric.has(type)) ?? false;
const asked = (title: string): Asked => ({ title, concept: matchConcept(title)?.concept ?? null });

/** Reads a folded request for a count, sum, average, minimum or maximum, with its groups; null when rows are asked for. */
export function parseAggregate(text: string): AskedAggregate | null {
  if (/[,;]|\s(?:y|and)\s/.test(text) && !counts.test(text)) return null;
  const counted = count.exec(text)?.groups;
  const group = counted?.group?.trim();
  if (counts.test(text) || (counted && group)) {
    return { op: "count", measures: false, groups: group !== undefined, columns: group ? [asked(group)] : [] };
  }
  for (const [op, words] of operations) {
    const match =
      new RegExp(`${article}(?:${words})${of}\\s+${field}${by}$`, "u").exec(text) ??
      new RegExp(`${article}${field}\\s+(?:${words})${by}$`, "u").exec(text);
    const measured = match?.groups?.field ? asked(match.groups.field) : null;
    if (!measured || !isNumeric(measured.concept)) continue;
    const grouped = match?.groups?.group?.trim();
    return {
      op,
      measures: true,
      groups: grouped !== undefined,
      columns: grouped ? [measured, asked(grouped)] : [measured],
    };
  }
  return null;
}
