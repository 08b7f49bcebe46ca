import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rows of a table are alike, and a thousand cells take axe a minute: the first ones stand for all. */
const laterRows = "tbody > tr:nth-child(n + 6)";

const toProblems = ({ violations }: Awaited<ReturnType<AxeBuilder["analyze"]>>): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** What axe finds wrong with a page, or a part of it, as it is now: a rule and the first place of each. */
export async function accessibilityProblems(page: Page, within = "html"): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(within).options({ resultTypes: ["violations"] });
  return toProblems(await axe.exclude(laterRows).analyze());
}

/** What axe finds wrong with the colours of a page: all that another theme changes. */
export async function contrastProblems(page: Page): Promise<string[]> {
  return toProblems(await new AxeBuilder({ page }).withRules("color-contrast").exclude(laterRows).analyze());
}
