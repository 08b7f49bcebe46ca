import { plainColumn, type Sheet } from "./sheet.ts";

/** A sentence of a report in words, under the topic it belongs to. */
export type ToldSentence = { readonly topic: string; readonly text: string };

export type SummarySheetTexts = { readonly tab: string; readonly topic: string; readonly text: string };

/** What a report says in sentences, a line for each. */
export const summarySheet = (told: readonly ToldSentence[], { tab, topic, text }: SummarySheetTexts): Sheet => ({
  title: tab,
  columns: [plainColumn(topic), plainColumn(text)],
  rows: told.map((sentence) => [sentence.topic, sentence.text]),
});
