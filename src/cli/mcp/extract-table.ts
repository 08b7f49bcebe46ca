import { z } from "zod";
import { noCorrections } from "../../domain/corrections.ts";
import { CellPlace, ExtractedColumn, plainRows } from "../../domain/extraction.ts";
import { Scalar, Understood } from "../../domain/plan.ts";
import type { Snapshot } from "../../domain/snapshot.ts";
import type { ExtractionPool } from "../../server/extraction/pool.ts";
import { fitRows, shorten } from "./bounds.ts";
import { aboutPage, pageAnswer, pageSaid } from "./from-page.ts";
import { type Outcome, refuse } from "./failures.ts";
import type { PageInput, Pages } from "./pages.ts";

const usualRows = 50;
const mostRows = 500;
const mostFrom = 10_000;

export const tableInput = {
  prompt: z
    .string()
    .min(1)
    .max(2_000)
    .describe("What to take from the page, in Spanish or English: columns, conditions, order"),
  set: z.string().max(64).optional().describe("Id of a set that survey_page named; left out, the fitting one is taken"),
  from: z.number().int().min(0).max(mostFrom).default(0).describe("First row to give; rows.next of the answer before"),
  limit: z.number().int().min(1).max(mostRows).default(usualRows).describe("Most rows to give"),
};
const TableInput = z.object(tableInput);

const Value = z.union([Scalar, z.array(Scalar)]).nullable();

export const TableAnswer = z.object({
  ...pageAnswer,
  rows: z.object({
    found: z.number().int().describe("Rows that the prompt asks for"),
    from: z.number().int(),
    given: z.number().int(),
    next: z.number().int().nullable().describe("For from, to go on; null when there are no more"),
    pageCut: z.boolean().describe("The page is longer than what is read of it: records may be missing"),
  }),
  fromPage: z.object({
    ...pageSaid,
    columns: z.array(ExtractedColumn),
    rows: z.array(z.record(z.string(), Value)),
    places: z
      .array(z.array(CellPlace.nullable()))
      .describe("Where each value of rows stands on the page, in the order of columns; null where it stands nowhere"),
    understood: Understood.omit({ modelUse: true }).describe("How the prompt was read, and what of it was not found"),
  }),
});

/** Rows of a page as a prompt asks for them, with the place of each value; planned by rules, never by a model that costs. */
export async function extractForAssistant(
  { pages, extraction }: { pages: Pages; extraction: ExtractionPool },
  input: PageInput & z.output<typeof TableInput>,
  signal: AbortSignal,
): Promise<Outcome<z.output<typeof TableAnswer>>> {
  const opened = await pages.open(input, signal);
  if (!opened.ok) return opened;
  const snapshot = opened.answer;
  const { prompt, set, from, limit } = input;
  const unknown = set === undefined ? null : await unknownSet(extraction, snapshot, set, signal);
  if (unknown) return unknown;
  const corrections = { ...noCorrections, recordSet: set ?? null };
  const analysis = await extraction.analyse({ snapshot, prompt, corrections, recordLimit: from + limit }, signal);
  if (!analysis.ok) return refuse(analysis.reason);
  const { columns, rows, understood, counts } = analysis.extraction;
  const wanted = rows.slice(from, from + limit);
  const around = shorten({ understood, columns });
  const given = fitRows(
    plainRows({ columns, rows: wanted }).map((row, place) => ({
      ...shorten(row),
      places: wanted[place]!.map(({ at }) => at),
    })),
  );
  const found = counts.returned + counts.cutByPlan;
  const end = from + given.length;
  return {
    ok: true,
    answer: {
      ...aboutPage(snapshot, (input.url ?? input.file)!),
      cutTexts: given.reduce((sum, row) => sum + row.cutTexts, around.cutTexts),
      rows: {
        found,
        from,
        given: given.length,
        next: end < found && end <= mostFrom ? end : null,
        pageCut: counts.pageCut ?? false,
      },
      fromPage: {
        url: snapshot.finalUrl,
        notes: [...snapshot.notes],
        columns: around.value.columns,
        rows: given.map(({ value }) => value),
        places: given.map(({ places }) => places),
        understood: around.value.understood,
      },
    },
  };
}

async function unknownSet(extraction: ExtractionPool, snapshot: Snapshot, set: string, signal: AbortSignal) {
  const { sets } = await extraction.survey(snapshot, signal);
  return sets.some(({ id }) => id === set) ? null : refuse("unknown-set", { sets: sets.map(({ id }) => id) });
}
