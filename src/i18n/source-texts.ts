import type { Language } from "../domain/report.ts";
import type { SourceTexts } from "../domain/source-sheet.ts";
import { contradiction } from "./contradiction.ts";
import { harvest } from "./harvest.ts";
import { shell } from "./shell.ts";
import { sheets } from "./sheets.ts";
import { sources } from "./sources.ts";
import { tools } from "./tools.ts";

/** The words of the sheet of sources that goes with an exported table. */
export function sourceTexts(language: Language): SourceTexts {
  const { sourcesTab, sourceHeaders, pageHeaders, yearAndSource } = sheets[language];
  const { confidences, reasons } = tools[language].source;
  return {
    language,
    title: sourcesTab,
    reportHeaders: Object.values(sourceHeaders),
    pageHeaders: Object.values(pageHeaders),
    beside: { year: sourceHeaders.year.toLowerCase(), source: sourceHeaders.source.toLowerCase() },
    yearAndSource,
    basis: shell[language].trust,
    confidences: { ...confidences },
    reasons: { ...reasons },
    harvest: harvest[language],
    contradiction: contradiction[language],
    sources: sources[language],
    market: sheets[language].market,
    summary: sheets[language].summary,
  };
}
