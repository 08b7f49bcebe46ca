import type { HarvestUse } from "./figure.ts";
import type { ReportEvidence } from "./report.ts";

/** What production counts beyond the traded good, in the words of one language; `{use}` is filled with one of the uses. */
export type HarvestWords = { readonly uses: Readonly<Record<HarvestUse, string>>; readonly note: string };

/** That tonnes are of the whole harvest, with what a part of it is made into. */
export const writeHarvestNote = (use: HarvestUse, { uses, note }: HarvestWords): string =>
  note.replace("{use}", uses[use]);

/** What the production of a report counts beyond the traded good; undefined where it does not, or is not known. */
export const wholeHarvestOf = ({ worldProduction }: Pick<ReportEvidence, "worldProduction">): HarvestUse | undefined =>
  worldProduction?.reason === null ? worldProduction.wholeHarvest : undefined;
