import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Plan } from "../../../domain/plan.ts";
import { fold } from "../../../domain/text.ts";

/** What the page spells out of the short headings of a plan's columns, by title; not what a title says already. */
export function spelledOutHeadings(plan: Plan | null, set: RecordSetSummary | undefined): ReadonlyMap<string, string> {
  const glosses = new Map(set?.fields.map((field) => [field.name, field.glosses ?? []]));
  return new Map(
    plan?.columns.flatMap(({ title, from }) => {
      const told = "field" in from ? (glosses.get(from.field.name) ?? []) : [];
      const said = told.filter((gloss) => fold(gloss) !== fold(title)).join(" · ");
      return said === "" ? [] : [[title, said] as const];
    }),
  );
}
