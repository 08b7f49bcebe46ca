import { z } from "zod";
import { type RecordSet, RecordSetKind, ValueType } from "../../domain/survey.ts";
import type { ExtractionPool } from "../../server/extraction/pool.ts";
import { fitRows, shorten } from "./bounds.ts";
import { aboutPage, pageAnswer, pageSaid } from "./from-page.ts";
import type { Outcome } from "./failures.ts";
import type { PageInput, Pages } from "./pages.ts";

const mostSets = 30;
const mostSamples = 3;

export const SurveyAnswer = z.object({
  ...pageAnswer,
  sets: z.object({ onPage: z.number().int(), given: z.number().int() }),
  fromPage: z.object({
    ...pageSaid,
    title: z.string(),
    words: z.number().int(),
    sets: z.array(
      z.object({
        id: z.string().describe("For set of extract_table"),
        kind: RecordSetKind,
        name: z.string().nullable(),
        records: z.number().int(),
        fields: z.array(
          z.object({
            name: z.string(),
            type: ValueType,
            fill: z.number().describe("Share of records that have it, 0 to 1"),
            samples: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
});

/** What could be a table on a page, best first. */
export async function surveyForAssistant(
  { pages, extraction }: { pages: Pages; extraction: ExtractionPool },
  input: PageInput,
  signal: AbortSignal,
): Promise<Outcome<z.output<typeof SurveyAnswer>>> {
  const opened = await pages.open(input, signal);
  if (!opened.ok) return opened;
  const snapshot = opened.answer;
  const survey = await extraction.survey(snapshot, signal);
  const around = shorten({
    url: snapshot.finalUrl,
    notes: [...snapshot.notes, ...survey.notes],
    title: survey.page.title || (survey.page.heading ?? ""),
    words: survey.page.words,
  });
  const sets = fitRows(survey.sets.slice(0, mostSets).map((set) => shorten(presentSet(set))));
  return {
    ok: true,
    answer: {
      ...aboutPage(snapshot, (input.url ?? input.file)!),
      cutTexts: sets.reduce((sum, set) => sum + set.cutTexts, around.cutTexts),
      sets: { onPage: survey.sets.length, given: sets.length },
      fromPage: { ...around.value, sets: sets.map(({ value }) => value) },
    },
  };
}

const presentSet = ({ id, kind, name, count, fields }: RecordSet) => ({
  id,
  kind,
  name,
  records: count,
  fields: fields.map((field) => ({
    name: field.name,
    type: field.type,
    fill: Math.round(field.fill * 100) / 100,
    samples: field.samples.slice(0, mostSamples),
  })),
});
