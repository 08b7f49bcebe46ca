import { bindAnswer } from "../src/ai/tasks/plan/bind-answer.ts";
import { tellFault } from "../src/ai/tasks/plan/fault.ts";
import { readRequest } from "../src/ai/quotation.ts";
import type { Skeleton, SkeletonSet } from "../src/domain/skeleton.ts";
import { wholeRecordFields } from "../src/domain/whole-record.ts";
import { type Page, runPlan, surveyPage } from "../src/extract/index.ts";
import { parseTree } from "../src/extract/page/parse-tree.ts";
import { decode, fold, lastSegment } from "./label-text.ts";

export type Label = {
  readonly url?: string;
  readonly fields: Readonly<Record<string, { readonly kind: "text" | "url" | "raw" }>>;
  readonly n: number;
  readonly records: readonly Readonly<Record<string, unknown>>[];
};

/** A value that a person wrote down of a page, and the letters and digits of it that are looked for. */
export type Labelled = { readonly kind: "text" | "url"; readonly written: string; readonly sought: string };

/** The texts and addresses of a label; values in a form of its maker's (ISO dates) are none that a page could hold. */
export const labelledValues = ({ fields, records }: Label): Labelled[] =>
  records.flatMap((record) =>
    Object.entries(fields).flatMap(([name, { kind }]): Labelled[] => {
      const written = record[name];
      if (kind === "raw" || typeof written !== "string") return [];
      const sought = fold(kind === "url" ? lastSegment(written) : written);
      return sought === "" ? [] : [{ kind, written, sought }];
    }),
  );

/** All characters of a page, of texts and of attributes: a value that is not among them stands nowhere in it. */
export function everythingOn(html: string): string {
  const { texts, attributes } = parseTree(html);
  const held = attributes.flatMap((of) => Object.values(of ?? {}).map((value) => fold(decode(value))));
  return [fold(decode(texts.join(""))), ...held].join("\n");
}

const request = readRequest("everything");

/** The cells of a plan over all that one set of the skeleton offers, as the plan of a model is bound and run. */
function cellsOf(page: Page, skeleton: Skeleton, set: SkeletonSet, fields: readonly string[]): string[] {
  const columns = fields.map((field) => ({ asked: request.text, title: "", field, orElse: null, infer: null }));
  const answer = {
    set: set.id,
    columns,
    filters: [],
    sort: [],
    distinct: false,
    limit: null,
    aggregate: null,
    bestOf: null,
  };
  const bound = bindAnswer(answer, surveyPage(page), skeleton, request);
  if (!bound.ok) throw new Error(bound.faults.map(tellFault).join(" "));
  const result = runPlan(page, bound.planned, { recordLimit: Number.POSITIVE_INFINITY });
  if (!result.ok) throw new Error(result.detail);
  return result.extraction.rows.flatMap((cells) =>
    cells.flatMap(({ raw, value }) => [fold(raw), fold(decode(String(value ?? "")))]),
  );
}

/**
 * What plans over the skeleton can give: `fields` from the fields that it lists, `all` also from the text and the links of whole
 * records. A value survives when one cell of one plan has it.
 */
export function reachable(page: Page, skeleton: Skeleton): { readonly fields: string; readonly all: string } {
  const listed = skeleton.sets.flatMap((set) =>
    cellsOf(
      page,
      skeleton,
      set,
      set.fields.map(({ id }) => id),
    ),
  );
  const whole = skeleton.sets.flatMap((set) =>
    cellsOf(page, skeleton, set, [...wholeRecordFields(set.id, skeleton.lang).keys()]),
  );
  return { fields: listed.join("\n"), all: [...listed, ...whole].join("\n") };
}
