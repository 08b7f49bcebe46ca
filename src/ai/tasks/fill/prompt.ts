import type { Inference } from "../../../domain/plan.ts";
import { createDataBlock, explainBlock } from "../../data-block.ts";
import { maxTextLength } from "./batch.ts";

const jobs: Readonly<Record<Inference["task"], string>> = {
  category:
    "Give each text one category. If the request names the categories, use those words and no others; otherwise few and short ones.",
  sentiment:
    "Give each text its sentiment: one of three words for positive, neutral and negative, in the language of the request.",
  translation: "Translate each text as the request says.",
  "yes-no": "Answer the request's question about each text with yes or no, in English.",
  summary: "Sum each text up in one short sentence in the language of the request.",
};

type Batch = { readonly texts: readonly string[]; readonly labels: readonly string[] };

export function fillPrompt(
  { task, instruction }: Inference,
  { texts, labels }: Batch,
): { system: string; prompt: string } {
  const { marker, block } = createDataBlock(texts.map((text, i) => `${i + 1}. ${text.slice(0, maxTextLength)}`));
  const used = labels.length > 0 ? `\nWords to be used again where they fit: ${JSON.stringify(labels)}` : "";
  return {
    system: `${jobs[task]} Judge each text only by itself. Answer with a value for every number; an empty value where the text does not tell.\n${explainBlock(marker)}`,
    prompt: `Request: ${JSON.stringify(instruction)}${used}\n\n${block}`,
  };
}
