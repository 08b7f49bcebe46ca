import type { Aggregate } from "../../domain/plan.ts";
import type { AskedColumn, Restriction } from "./asked.ts";
import { isNumeric } from "./amounts.ts";
import { matchConcept } from "./match-concept.ts";
import { isThing } from "./things.ts";

/** A figure asked for instead of rows. `columns` are the fields it needs: the measured one, if any, then the grouping one. */
export type AskedAggregate = {
  readonly op: Aggregate["op"];
  readonly measures: boolean;
  readonly groups: boolean;
  readonly columns: readonly AskedColumn[];
  readonly restrictions: readonly Restriction[];
};

const operations: readonly (readonly [Aggregate["op"], string])[] = [
  ["sum", "suma(?:torio|r)?(?: total)?|sum|total"],
  ["average", "promedio|media|average|mean|medi[oa]"],
  ["minimum", "minim[oa]|minimum|lowest|mas baj[oa]"],
  ["maximum", "maxim[oa]|maximum|highest|mas alt[oa]"],
];
const question =
  /^[¿¡\s]*(?:(?:cual|que|what|cuales)(?:\s+(?:es|son|seria|is|are)|'s)\s+|calcula(?:r|me)?\s+|calculate\s+)?(?:(?:el|la|los|las|the|un|una|a|an)\s+)?/u;
const of = "(?:\\s+(?:del?|of))?(?:\\s+(?:el|la|los|las|the))?";
const by =
  "(?:\\s+(?:(?:agrupad[oa]s? |grouped )?(?:por|by)|per|(?:para|for|en|in)(?=\\s+(?:cada|each|every)))(?:\\s+(?:cada|each|every|l[oa]|the))?\\s+(?<group>\\p{L}+(?:\\s+(?:de\\s+)?\\p{L}+)?))?";
const within = "(?:\\s+(?:(?:de|en|of|in|for|from)\\s+)(?:(?:l[oa]s|the)\\s+)?(?<scope>[\\p{L} ]+?))?";
const field = "(?<field>\\p{L}[\\p{L} ]*?)";
const count = new RegExp(
  `^[¿¡\\s]*(?:cuant[oa]s|how many|(?:el |the )?(?:numero|cantidad|recuento|number|count)(?:\\s+(?:de|of)(?:\\s+(?:l[oa]s|the))?)|count(?: the)?|cuenta(?: l[oa]s)?)(?<counted>\\s+[\\p{L} '’.-]*?)??${by}(?:\\s+(?:hay|are there|exist\\w*))?$`,
  "u",
);
const counts = /^[¿¡\s]*(?:cuant[oa]s|how many|numero de registros|count|cuenta)(?!\p{L})/u;
const asked = (title: string): AskedColumn => ({ title, concept: matchConcept(title)?.concept ?? null });
const sure = (words: string): Restriction => ({ asked: words, words, isNegated: false, isSure: true });

/** What is left of the things counted when their name and "are there" are taken off: "están en stock", "jobs are in London". */
function restrictionsOf(counted: string): Restriction[] {
  const filler =
    /^(?:hay|are|is|there|estan?|tienen?|son|sean|do|we|have|de|del|en|in|from|of|los|las|el|la|the|que|that|at|registros|records|filas|rows|total|existen)$/;
  const words = counted.trim().split(/\s+/).filter(Boolean);
  while (
    words.length > 0 &&
    (filler.test(words[0] ?? "") ||
      isThing(words[0] ?? "") ||
      (words.length === 1 && words[0]?.endsWith("s") && matchConcept(words[0] ?? "") !== null))
  )
    words.shift();
  while (
    words.length > 0 &&
    (/^(?:hay|are|is|there|existen|en|de)$/.test(words.at(-1) ?? "") || isThing(words.at(-1) ?? ""))
  )
    words.pop();
  const text = words.join(" ").replace(/\s(?:hay|are there)$/, "");
  return text === "" ? [] : [sure(text)];
}

const measured = operations.map(([op, words]) => ({
  op,
  patterns: [
    new RegExp(`^(?:${words})${of}\\s+${field}${within}${by}$`, "u"),
    new RegExp(`^${field}\\s+(?:${words})${within}${by}$`, "u"),
  ],
}));

/** Reads a folded request for a count, sum, average, minimum or maximum, with its groups; null when rows are asked for. */
export function parseAggregate(text: string): AskedAggregate | null {
  if (/[,;]|\s(?:y|and)\s/.test(text) && !counts.test(text)) return null;
  const counted = count.exec(text)?.groups;
  const group = counted?.group?.trim();
  if (counts.test(text) || (counted && group)) {
    return {
      op: "count",
      measures: false,
      groups: group !== undefined,
      columns: group ? [asked(group)] : [],
      restrictions: restrictionsOf(counted?.counted ?? ""),
    };
  }
  const body = text.slice(question.exec(text)?.[0].length ?? 0);
  for (const { op, patterns } of measured) {
    const groups = patterns.map((pattern) => pattern.exec(body)).find((match) => match)?.groups;
    const measure = groups?.field ? asked(groups.field) : null;
    if (!measure || !(measure.concept && isNumeric(measure.concept))) continue;
    const grouped = groups?.group?.trim();
    return {
      op,
      measures: true,
      groups: grouped !== undefined,
      columns: grouped ? [measure, asked(grouped)] : [measure],
      restrictions: restrictionsOf(groups?.scope ?? ""),
    };
  }
  return null;
}
