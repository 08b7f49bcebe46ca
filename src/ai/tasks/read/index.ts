import type { ModelFailure } from "../../../domain/model-use.ts";
import type { Passage, Reading } from "../../../domain/skeleton.ts";
import { uniqueTitles } from "../../../domain/unique-titles.ts";
import type { Ask, Caller } from "../../ask.ts";
import { readRequest } from "../../quotation.ts";
import { numberWords } from "./number-words.ts";
import { readPrompt } from "./prompt.ts";
import { ReadAnswer } from "./schema.ts";

export type ReadInput = { readonly passages: readonly Passage[]; readonly prompt: string };

export type ReadResult =
  | { readonly ok: true; readonly reading: Reading }
  | { readonly ok: false; readonly because: ModelFailure | "nothing-found" };

const maxOutputTokens = 4_000;
const maxColumns = 20;

/** Where the values of a request stand in running text. Places that are none are dropped, and rows without any. */
export async function readPassages(ask: Ask, { passages, prompt }: ReadInput, caller: Caller): Promise<ReadResult> {
  const words = numberWords(passages);
  if (words.lines.length === 0) return { ok: false, because: "nothing-found" };
  const question = { task: "read", ...readPrompt(words.lines, prompt), schema: ReadAnswer, maxOutputTokens } as const;
  const asked = await ask(question, caller);
  if (!asked.ok) return asked;
  const request = readRequest(prompt);
  const kept = asked.value.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => request.quotes(column.asked))
    .slice(0, maxColumns);
  const rows = asked.value.records
    .map((record) =>
      kept.map(({ index }) => {
        const place = record.find(({ column }) => column === index);
        return place ? words.span(place.from, place.to) : null;
      }),
    )
    .filter((row) => row.some((cell) => cell !== null));
  if (rows.length === 0) return { ok: false, because: "nothing-found" };
  const titles = uniqueTitles(
    kept.map(({ column: { asked: quoted, title } }) =>
      request.covers(title) && title.trim() !== "" ? title.trim() : quoted,
    ),
  );
  const columns = kept.map(({ column: { asked: quoted, type } }, i) => ({
    title: titles[i] ?? quoted,
    asked: quoted,
    type,
  }));
  return { ok: true, reading: { columns, rows, isWhole: !words.isCut } };
}
