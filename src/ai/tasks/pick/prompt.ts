import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import { oneLine } from "../../data-block.ts";

const rules =
  "A person names a product (Spanish or English) and wants its trade figures. Choose the code of the Harmonized System that means this product, only among the codes offered. Prefer the plain good to what is made of it. Answer null when none fits.";

export const pickPrompt = (
  product: string,
  candidates: readonly CodeCandidate[],
): { system: string; prompt: string } => ({
  system: rules,
  prompt: `Product: ${JSON.stringify(oneLine(product))}\n${candidates.map(({ code, nameEs, nameEn }) => `${code} ${nameEn} / ${nameEs}`).join("\n")}`,
});
