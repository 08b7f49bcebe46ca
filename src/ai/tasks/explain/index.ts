import type { Narrative } from "../../../domain/model-use.ts";
import type { Language, ReportEvidence } from "../../../domain/report.ts";
import type { Ask, Caller } from "../../ask.ts";
import { oneLine } from "../../data-block.ts";
import { isBorneOut } from "./check-sentence.ts";
import { listFacts } from "./facts.ts";
import { explainPrompt } from "./prompt.ts";
import { ExplainAnswer } from "./schema.ts";

export type ExplainInput = {
  readonly product: string;
  readonly evidence: ReportEvidence;
  readonly language: Language;
};

const maxOutputTokens = 1_500;
const maxSentences = 8;

/** The report in a model's words. A sentence with a number or a country that its facts do not hold is dropped and counted. */
export async function explainReport(ask: Ask, input: ExplainInput, caller: Caller): Promise<Omit<Narrative, "model">> {
  const { evidence, language } = input;
  const { nameEs, nameEn } = evidence.covered;
  const product = language === "es" ? nameEs : nameEn;
  const facts = listFacts(evidence);
  const nothing = { language, sentences: [], dropped: 0 };
  if (facts.length === 0) return { ...nothing, because: null };
  const question = explainPrompt(product, facts, language);
  const asked = await ask(
    { task: "explain", ...question, schema: ExplainAnswer, maxOutputTokens, partial: true },
    caller,
  );
  if (!asked.ok) return { ...nothing, because: asked.because };
  const told = { language, facts, product: [input.product, nameEs, nameEn] };
  const written = asked.value.sentences.slice(0, maxSentences);
  const kept = written.filter((sentence) => isBorneOut(sentence, told));
  return {
    language,
    sentences: kept.map(({ text }) => oneLine(text)),
    dropped: written.length - kept.length,
    because: asked.isWhole ? null : "cut-short",
  };
}
