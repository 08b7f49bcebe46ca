import {
  Braces,
  Check,
  ChevronDown,
  ClipboardCopy,
  Download,
  FileSpreadsheet,
  Printer,
  Share2,
  Table2,
} from "lucide-react";
import { useState } from "react";
import type { User } from "../../../contract/accounts.ts";
import { sheets } from "../../../i18n/sheets.ts";
import { sourceTexts } from "../../../i18n/source-texts.ts";
import { tools } from "../../../i18n/tools.ts";
import { useSession } from "../../api/accounts.ts";
import { publicConfig } from "../../api/public-config.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Button } from "../button.tsx";
import { Menu } from "../menu.tsx";
import { copyForSpreadsheet } from "./copy-table.ts";
import { ExportNote, type Note } from "./export-note.tsx";
import type { ExportedTable } from "./exported-table.ts";
import type { FileEnding as Ending, MadeFile, TextTask } from "./file-task.ts";
import { makeFile, makeText } from "./make-file.ts";
import { saveFile } from "./save-file.ts";
import { sharedEnding, shareFile } from "./share-file.ts";
import { SheetsDialog } from "./sheets-dialog.tsx";

/** Until the menu is closed the page behind it does not scroll, and would be printed as far as it is seen. */
const menuClosesMs = 250;

type Props = {
  /** Name of an exported file, without its ending. */
  fileName: string;
  /** Name of an exported spreadsheet. */
  name: string;
  readTable: () => ExportedTable;
};

/** Every way out of the table. */
export function ExportMenu({ fileName, name, readTable }: Props) {
  const text = useText(tools).export;
  const language = useLanguage();
  const numbers = useNumberWriter();
  const { user } = useSession();
  const [forSheets, setForSheets] = useState<ExportedTable | null>(null);
  const needsPro = publicConfig.enforcesPlans && user !== null && lacksSheets(user);
  const [note, setNote] = useState<Note | null>(null);
  const isMaking = note?.state === "making";
  const readText = (): Omit<TextTask, "kind"> => {
    const { arranged, sources } = readTable();
    return { arranged, sources, format: numbers, texts: sourceTexts(language) };
  };
  const copyTable = (): void => {
    copyForSpreadsheet(readText()).then(
      () => setNote({ state: "copied" }),
      () => setNote({ state: "copyFailed" }),
    );
  };
  const make = async (ending: Ending): Promise<MadeFile> => {
    if (ending === "csv") return { file: await makeText({ ...readText(), kind: "csv" }), cutCells: 0 };
    const { arranged, sources } = readTable();
    const words = { tableTab: sheets[language].tableTab, texts: sourceTexts(language), locale: numbers.locale };
    return makeFile({ kind: ending, name, arranged, sources, ...words });
  };
  /** `handOn` tells whether another program took the file; what none took is saved. */
  const give = async (ending: Ending, handOn?: (file: Blob) => Promise<boolean>): Promise<void> => {
    setNote({ state: "making" });
    try {
      const { file, cutCells } = await make(ending);
      if (await handOn?.(file)) return setNote(null);
      saveFile(file, fileName, ending);
      setNote({ state: "made", cutCells });
    } catch {
      setNote({ state: "failed" });
    }
  };
  const save = (ending: Ending): void => void give(ending);
  const saveCsv = (): void => save("csv");
  const [shareable] = useState(sharedEnding);
  return (
    <>
      <Menu
        label={text.button}
        trigger={
          <Button variant="secondary" size="sm" className="max-sm:size-10 max-sm:shrink-0 max-sm:px-0">
            {note?.state === "copied" ? (
              <Check size={16} aria-hidden="true" />
            ) : (
              <Download size={16} aria-hidden="true" />
            )}
            <span className="max-sm:sr-only">{text.button}</span>
            <ChevronDown size={14} aria-hidden="true" className="text-quiet max-sm:hidden" />
          </Button>
        }
        items={[
          { id: "csv", label: text.csv, icon: Download, isDisabled: isMaking, onSelect: saveCsv },
          {
            id: "sheets",
            label: text.sheets,
            icon: FileSpreadsheet,
            ...(needsPro && { badge: text.pro }),
            onSelect: () => setForSheets(readTable()),
          },
          { id: "xlsx", label: text.xlsx, icon: Table2, isDisabled: isMaking, onSelect: () => save("xlsx") },
          { id: "json", label: text.json, icon: Braces, isDisabled: isMaking, onSelect: () => save("json") },
          ...(shareable
            ? [
                {
                  id: "share",
                  label: text.share,
                  icon: Share2,
                  isDisabled: isMaking,
                  onSelect: () => void give(shareable, (file) => shareFile(file, fileName, shareable)),
                },
              ]
            : []),
          { id: "copy", label: text.copy, icon: ClipboardCopy, onSelect: copyTable },
          {
            id: "print",
            label: text.print,
            icon: Printer,
            onSelect: () => setTimeout(() => window.print(), menuClosesMs),
          },
        ]}
      />
      <ExportNote note={note} onEnd={setNote} />
      {forSheets ? (
        <SheetsDialog
          name={name}
          table={forSheets}
          needsPro={needsPro}
          onClose={() => setForSheets(null)}
          onDownloadCsv={saveCsv}
        />
      ) : null}
    </>
  );
}

/** Google Sheets is part of Pro, and of the trial while it lasts. */
const lacksSheets = ({ plan, trialEndsAt }: User): boolean =>
  plan === "standard" || (plan === "trial" && trialEndsAt !== null && Date.parse(trialEndsAt) < Date.now());
