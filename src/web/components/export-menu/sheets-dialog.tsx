import { Download, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { sheets } from "../../../i18n/sheets.ts";
import { tools } from "../../../i18n/tools.ts";
import { publicConfig } from "../../api/public-config.ts";
import { useSheetsExport } from "../../api/sheets-export.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { publicPath } from "../../public-paths.ts";
import { Banner } from "../banner.tsx";
import { buttonStyle } from "../button-style.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { LinkButton } from "../link-button.tsx";
import type { ExportedTable } from "./exported-table.ts";
import { ExportOverlay } from "./export-overlay.tsx";
import { ExportProblemBanner } from "./export-problem.tsx";
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
  const language = useLanguage();
  const numbers = useNumberWriter();
  const rowCount = table.arranged.places.length;
  const obstacle = needsPro
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
  const csv = (variant: "primary" | "secondary"): ReactNode => (
    <Button
      variant={variant}
      onClick={() => {
        onDownloadCsv();
        onClose();
      }}
    >
      <Download size={16} aria-hidden="true" />
      {tools[language].export.csv}
    </Button>
  );

  let actions: ReactNode;
  if (made?.spreadsheetUrl) {
    actions = (
      <a href={made.spreadsheetUrl} target="_blank" rel="noopener noreferrer" className={buttonStyle("primary", "md")}>
        <ExternalLink size={16} aria-hidden="true" />
        {text.open}
        <span className="sr-only"> ({text.opensInTab})</span>
      </a>
    );
  } else if (obstacle) {
    actions = (
      <>
        {needsPro ? (
          <LinkButton to={publicPath("/pricing", language)} variant="secondary">
            {text.seePrices}
          </LinkButton>
        ) : null}
        {obstacle === "noRows" ? null : csv("primary")}
      </>
    );
  } else {
    actions = (
      <>
        {hasFailed ? csv("secondary") : null}
        {isSignedIn ? (
          <Button onClick={() => task.exportTable(tableToExport(table, name, numbers))}>{text.exportNow}</Button>
        ) : problem?.at === "sign-in" && problem.why === "script" ? (
          <Button onClick={task.reload}>{text.retry}</Button>
        ) : (
          <Button
            isPending={task.isSigningIn || !task.isReady}
            pendingLabel={task.isSigningIn ? text.signingIn : text.signIn}
            onClick={task.signIn}
          >
            {text.signIn}
          </Button>
        )}
      </>
    );
  }

  return (
    <Dialog
      title={hasFailed ? text.failedTitle : text.title}
      isOpen
      onClose={onClose}
      isDismissable={!isExporting}
      actions={actions}
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
