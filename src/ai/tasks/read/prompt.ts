import { createDataBlock, explainBlock } from "../../data-block.ts";

const rules =
  "You point at values in the text of a web page, so that a program can cut them out. Each word is written as number:word. For every record that the request asks for, give the places of its values: column, number of the first word, number of the last word, all within one line. Never write a value. Leave out what the text does not say. Columns: exactly what the request asks for; asked: its words for it, copied letter by letter. No records when the text has none.";

export function readPrompt(lines: readonly string[], request: string): { system: string; prompt: string } {
  const { marker, block } = createDataBlock(lines);
  return { system: `${rules}\n${explainBlock(marker)}`, prompt: `${block}\n\nRequest: ${JSON.stringify(request)}` };
}
