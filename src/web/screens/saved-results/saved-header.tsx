import { Globe, MessageSquareMore, PackageSearch } from "lucide-react";
import type { Reply } from "../../../contract/endpoint.ts";
import type { readSearch } from "../../../contract/searches.ts";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { carryCorrections } from "../../../domain/carried-corrections.ts";
import { noCorrections } from "../../../domain/corrections.ts";
import { tools } from "../../../i18n/tools.ts";
import { LinkButton } from "../../components/link-button.tsx";
import { dotted } from "../../../domain/typed-code.ts";
import { ReadAgain } from "../../components/website-result/read-again.tsx";
import { RenameSearch } from "../../components/search-name/rename-search.tsx";
import { pageTitleStyle } from "../../components/page-title-style.ts";
import { useLanguage, useText } from "../../language.ts";

export type Search = Reply<typeof readSearch>["search"];

/** Which tool the result came from, and when; and the way to call it otherwise. */
export function SavedKind({ search }: { search: Search }) {
  const words = useText(tools).saved;
  const language = useLanguage();
  const Icon = search.kind === "research" ? PackageSearch : Globe;
  return (
    <div className="-mb-4 print:mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
      <Icon size={16} aria-hidden="true" className="text-primary" />
      {search.kind === "research" ? words.research : words.website}
      <span aria-hidden="true">·</span>
      <span>
        {words.savedOn}{" "}
        <time dateTime={search.created_at}>
          {new Date(search.created_at).toLocaleDateString(language, { dateStyle: "medium" })}
        </time>
      </span>
      <RenameSearch search={search} />
    </div>
  );
}

/** What was asked of which page, and the ways on from it. */
export function SavedHeader({ search, sets }: { search: Search; sets: readonly RecordSetSummary[] }) {
  const words = useText(tools).saved;
  return (
    <header className="grid gap-2">
      <h1 className={pageTitleStyle(search.name)} title={search.name}>
        {search.name}
      </h1>
      {search.url ? (
        <p className="text-sm">
          <a href={search.url} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
            {search.url}
          </a>
        </p>
      ) : null}
      <PromptLine search={search} />
      <p className="mt-1 flex flex-wrap gap-2 empty:hidden print:hidden">
        {search.scrappedDataId ? (
          <LinkButton
            variant="secondary"
            size="sm"
            to={`/custom-url/ai-prompt/${search.scrappedDataId}`}
            state={{ prompt: search.prompt }}
          >
            <MessageSquareMore size={16} aria-hidden="true" />
            {words.askAgain}
          </LinkButton>
        ) : null}
        {search.url ? (
          <ReadAgain
            url={search.url}
            prompt={search.prompt}
            corrections={carryCorrections(search.corrections ?? noCorrections, sets)}
          />
        ) : null}
      </p>
    </header>
  );
}

/** The prompt as it was written; of a report also what its figures are of. */
export function PromptLine({ search }: { search: Search }) {
  const words = useText(tools).saved;
  const code = search.evidence?.covered.code;
  return (
    <p className="max-w-3xl text-sm">
      <span className="font-[550]">{words.yourPrompt}</span>{" "}
      {search.prompt ? (
        <span className="whitespace-pre-wrap">{search.prompt}</span>
      ) : (
        <span className="text-quiet">{words.noPrompt}</span>
      )}
      {search.kind === "research" ? (
        <span className="text-quiet">{` · ${[search.subject, code && `HS ${dotted(code)}`].filter(Boolean).join(" · ")}`}</span>
      ) : null}
    </p>
  );
}
