import { Download } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { LinkButton } from "../link-button.tsx";

type Props = { isOpen: boolean; needsPro: boolean; onClose: () => void; onDownloadCsv: () => void };

/** What the export to Google Sheets will do, and what stands in its way. */
export function SheetsDialog({ isOpen, needsPro, onClose, onDownloadCsv }: Props) {
  const text = useText(tools).export;
  const language = useLanguage();
  return (
    <Dialog
      title={text.sheetsTitle}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {needsPro ? (
            <LinkButton to={publicPath("/pricing", language)} variant="secondary">
              {text.seePrices}
            </LinkButton>
          ) : null}
          <Button
            onClick={() => {
              onDownloadCsv();
              onClose();
            }}
          >
            <Download size={16} aria-hidden="true" />
            {text.csv}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{text.sheetsIntro}</p>
        <ol className="grid gap-2">
          {[text.stepSignIn, text.stepExport].map((step, i) => (
            <li key={step} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 place-items-center rounded-full bg-sunken text-xs font-[600] text-quiet"
              >
                {i + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        {needsPro ? (
          <Banner tone="info" msg="export.sheetsPro">
            {text.sheetsPro}
          </Banner>
        ) : (
          <Banner tone="info" msg="export.notConfigured">
            {text.notConfigured}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
