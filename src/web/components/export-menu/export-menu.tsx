import { ChevronDown, Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { tools } from "../../../i18n/tools.ts";
import { useSession } from "../../api/accounts.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Button } from "../button.tsx";
import { Menu } from "../menu.tsx";
import { downloadCsv, type ExportedTable } from "./download-csv.ts";
import { SheetsDialog } from "./sheets-dialog.tsx";

type Props = { fileName: string; readTable: () => ExportedTable };

export function ExportMenu({ fileName, readTable }: Props) {
  const text = useText(tools).export;
  const { locale } = useNumberWriter();
  const { user } = useSession();
  const [showsSheets, setShowsSheets] = useState(false);
  const needsPro = user?.plan === "standard";
  const saveCsv = (): void => downloadCsv(readTable(), fileName, locale);
  return (
    <>
      <Menu
        label={text.button}
        trigger={
          <Button variant="secondary" size="sm" className="max-sm:size-10 max-sm:shrink-0 max-sm:px-0">
            <Download size={16} aria-hidden="true" />
            <span className="max-sm:sr-only">{text.button}</span>
            <ChevronDown size={14} aria-hidden="true" className="text-quiet max-sm:hidden" />
          </Button>
        }
        items={[
          { id: "csv", label: text.csv, icon: Download, onSelect: saveCsv },
          {
            id: "sheets",
            label: text.sheets,
            icon: FileSpreadsheet,
            ...(needsPro && { detail: text.pro }),
            onSelect: () => setShowsSheets(true),
          },
        ]}
      />
      <SheetsDialog
        isOpen={showsSheets}
        needsPro={needsPro}
        onClose={() => setShowsSheets(false)}
        onDownloadCsv={saveCsv}
      />
    </>
  );
}
