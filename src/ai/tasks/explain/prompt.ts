import type { Language } from "../../../domain/report.ts";
import { createDataBlock, explainBlock } from "../../data-block.ts";
import type { Fact } from "./facts.ts";

const languages: Readonly<Record<Language, string>> = { es: "Spanish (address the reader as «tú»)", en: "English" };

export function explainPrompt(product: string, facts: readonly Fact[], language: Language) {
  const { marker, block } = createDataBlock(facts.map(({ id, text }) => `${id} ${text}`));
  return {
    system: `You tell what the figures of a trade report mean for somebody who considers entering the market: who sells and buys, prices, trends, chances, what is uncertain. Write 4 to 8 short sentences in ${languages[language]}. Every sentence names the facts it rests on. Use numbers and countries of those facts only, rounded if you like, written in figures; work out nothing yourself; no fractions in words. No advice that the facts do not bear.\n${explainBlock(marker)}`,
    prompt: `Product: ${JSON.stringify(product)}\n${block}`,
  };
}
