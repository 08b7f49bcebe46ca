import { Download, ExternalLink } from "lucide-react";
import { sheets } from "../../../i18n/sheets.ts";
import { tools } from "../../../i18n/tools.ts";
import type { useSheetsExport } from "../../api/sheets-export.ts";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { buttonStyle } from "../button-style.ts";
import { Button } from "../button.tsx";
import { LinkButton } from "../link-button.tsx";

/** What stands in the way before anybody signs in. */
export type SheetsObstacle = "pro" | "notConfigured" | "noRows";

type Props = {
  task: ReturnType<typeof useSheetsExport>;
  obstacle: SheetsObstacle | null;
  hasFailed: boolean;
  onExport: () => void;
  onDownloadCsv: () => void;
};

/** The next step of an export to Google Sheets, and the CSV file where there is none. */
export function SheetsActions({ task, obstacle, hasFailed, onExport, onDownloadCsv }: Props) {
  const text = useText(sheets);
  const language = useLanguage();
  const { made, problem } = task;
  if (made?.spreadsheetUrl) {
    return (
      <a href={made.spreadsheetUrl} target="_blank" rel="noopener noreferrer" className={buttonStyle("primary", "md")}>
        <ExternalLink size={16} aria-hidden="true" />
        {text.open}
        <span className="sr-only"> ({text.opensInTab})</span>
      </a>
    );
  }
  if (obstacle) {
    return (
      <>
        {obstacle === "pro" ? (
          <LinkButton to={publicPath("/pricing", language)} variant="secondary">
            {text.seePrices}
          </LinkButton>
        ) : null}
        {obstacle === "noRows" ? null : <CsvButton variant="primary" onDownload={onDownloadCsv} />}
      </>
    );
  }
  return (
    <>
      {hasFailed ? <CsvButton variant="secondary" onDownload={onDownloadCsv} /> : null}
      {task.isSignedIn ? (
        <Button onClick={onExport}>{text.exportNow}</Button>
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

const CsvButton = ({ variant, onDownload }: { variant: "primary" | "secondary"; onDownload: () => void }) => (
  <Button variant={variant} onClick={onDownload}>
    <Download size={16} aria-hidden="true" />
    {useText(tools).export.csv}
  </Button>
);
