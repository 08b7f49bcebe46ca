import { ExternalLink, Plus } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import { LinkButton } from "../../components/link-button.tsx";
import { type PageAgain, ReadAgain } from "../../components/website-result/read-again.tsx";
import { pageTitleStyle } from "../../components/page-title-style.ts";
import { useLanguage, useText } from "../../language.ts";

type Props = {
  page: { url: string; title: string; capturedAt: string };
  /** What a reading of the page as it is now is to be asked. */
  again: Pick<PageAgain, "prompt" | "corrections">;
};

/** Which page this is, where it stands and when it was read. */
export function PageHeader({ page, again }: Props) {
  const words = useText(tools).prompt;
  const language = useLanguage();
  const captured = new Date(page.capturedAt);
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="grid min-w-[min(100%,22rem)] flex-1 gap-1.5">
        <h1 className={pageTitleStyle(page.title)} title={page.title}>
          {page.title.replace(/^https?:\/\//i, "") || words.title}
        </h1>
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          <a
            href={page.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="link inline-flex min-w-0 items-center gap-1.5 break-all"
          >
            {page.url}
            <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
          </a>
          <time dateTime={page.capturedAt}>
            {words.captured(captured.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" }))}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <ReadAgain url={page.url} {...again} />
        <LinkButton variant="secondary" size="sm" to="/custom-url-scrape">
          <Plus size={16} aria-hidden="true" />
          {words.newPage}
        </LinkButton>
      </div>
    </header>
  );
}
