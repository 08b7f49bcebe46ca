import writeExcelFile from "write-excel-file/universal";
import { writeTableJson } from "../../../domain/table-json.ts";
import { tableWorkbook } from "../../../domain/table-workbook.ts";
import { xlsxSheets } from "../../../domain/xlsx-sheets.ts";
import { createValueWriter, tellSummary } from "../../../i18n/write-summary.ts";
import type { FileTask, MadeFile } from "./file-task.ts";
import { makeTextFile } from "./text-file.ts";

addEventListener("message", ({ data }: MessageEvent<FileTask>) => {
  make(data).then(
    (made) => postMessage(made),
    () => postMessage(null),
  );
});

async function make(task: FileTask): Promise<MadeFile> {
  if ("format" in task) return { file: makeTextFile(task), cutCells: 0 };
  const { kind, name, arranged, sources, tableTab, texts, locale } = task;
  if (kind === "json") {
    const json = writeTableJson(name, arranged, sources);
    return { file: new Blob([json], { type: "application/json" }), cutCells: 0 };
  }
  const sentences = (sources?.kind === "report" && sources.evidence.summary) || [];
  const told = tellSummary(sentences, texts.language, createValueWriter(texts.language, locale));
  const { sheets, features, cutCells } = xlsxSheets(tableWorkbook(arranged, tableTab, sources, texts, told));
  return { file: await writeExcelFile(sheets, { features }).toBlob(), cutCells };
}
