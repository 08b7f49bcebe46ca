import { sheets } from "../../../i18n/sheets.ts";
import { tools } from "../../../i18n/tools.ts";
import { publicConfig } from "../../api/public-config.ts";
import { useSheetsExport } from "../../api/sheets-export.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Banner } from "../banner.tsx";
import { Dialog } from "../dialog.tsx";
import type { ExportedTable } from "./exported-table.ts";
import { ExportOverlay } from "./export-overlay.tsx";
import { ExportProblemBanner } from "./export-problem.tsx";
import { SheetsActions, type SheetsObstacle } from "./sheets-actions.tsx";
import { SheetsSteps } from "./sheets-steps.tsx";
import { tableToExport } from "./table-to-export.ts";

type Props = {
  name: string;
  table: ExportedTable;
  needsPro: boolean;
  onClose: () => void;
  onDownloadCsv: () => void;
};

/** Sign in with Google, export, open the sheet; or what stands in the way of it. */
export function SheetsDialog({ name, table, needsPro, onClose, onDownloadCsv }: Props) {
  const text = useText(sheets);
  const rowWords = useText(tools).table.rows;
  const numbers = useNumberWriter();
  const rowCount = table.arranged.places.length;
  const obstacle: SheetsObstacle | null = needsPro
    ? "pro"
    : publicConfig.googleClientId === null
      ? "notConfigured"
      : rowCount === 0
        ? "noRows"
        : null;
  const task = useSheetsExport(obstacle === null);
  const { made, problem, isSignedIn, isExporting } = task;
  const hasFailed = problem !== null && problem.at !== "cancelled";
  const count = rowWords(rowCount, numbers.whole(rowCount));
  return (
    <Dialog
      title={hasFailed ? text.failedTitle : text.title}
      isOpen
      onClose={onClose}
      isDismissable={!isExporting}
      actions={
        <SheetsActions
          task={task}
          obstacle={obstacle}
          hasFailed={hasFailed}
          onExport={() => task.exportTable(tableToExport(table, name, numbers))}
          onDownloadCsv={() => {
            onDownloadCsv();
            onClose();
          }}
        />
      }
      overlay={isExporting ? <ExportOverlay count={count} onCancel={task.cancel} /> : null}
    >
      <div className="grid gap-4">
        {made?.spreadsheetUrl ? (
          <Banner tone="success" title={text.done(name)} msg="export.done" takesFocus>
            {made.cutCells ? text.cutCells(made.cutCells) : null}
          </Banner>
        ) : (
          <>
            {hasFailed ? null : (
              <p>
                {text.intro} {table.searchId ? text.introSources : null}
              </p>
            )}
            {obstacle ? (
              <Banner tone="info" msg={`export.${obstacle}`}>
                {text[obstacle]}
              </Banner>
            ) : (
              <>
                <SheetsSteps isSignedIn={isSignedIn} />
                {isSignedIn || hasFailed ? null : <p className="text-xs">{text.permission}</p>}
                {problem ? <ExportProblemBanner problem={problem} /> : null}
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
