import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Globe, MessageSquareMore } from "lucide-react";
import { useMemo } from "react";
import { Navigate, useParams } from "react-router";
import type { Reply } from "../../../contract/endpoint.ts";
import type { readSearch } from "../../../contract/searches.ts";
import { errors } from "../../../i18n/errors.ts";
import { tools } from "../../../i18n/tools.ts";
import { ApiError } from "../../api/client.ts";
import { errorMsg, errorText } from "../../api/error-text.ts";
import { readContent } from "../../api/read-content.ts";
import { useSavedSearch } from "../../api/saved-search.ts";
import { pageQuery } from "../../api/website.ts";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { CompareLink } from "../../components/report/compare-link.tsx";
import { RepeatLink } from "../../components/report/repeat-link.tsx";
import { dotted, ReportView } from "../../components/report/report-view.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { ReadAgain } from "../../components/website-result/read-again.tsx";
import { WebsiteResult } from "../../components/website-result/website-result.tsx";
import { useLanguage, useText } from "../../language.ts";
import { UnusableResult } from "./unusable-result.tsx";

type Search = Reply<typeof readSearch>["search"];

export default function SavedResultsScreen() {
  const { searchId = "" } = useParams();
  return <SavedResults key={searchId} searchId={searchId} />;
}

function SavedResults({ searchId }: { searchId: string }) {
  const text = useText(tools);
  const saved = useSavedSearch(searchId);
  const unasked = saved.data?.unaskedPage;
  if (unasked) return <Navigate to={`/custom-url/ai-prompt/${encodeURIComponent(unasked)}`} replace />;
  if (saved.data) return <SavedResult search={saved.data} onRetry={() => void saved.refetch()} />;
  if (!saved.isError) {
    return (
      <p className="flex items-center gap-3 py-10 text-quiet">
        <title>{`${text.saved.title} · Sondeo`}</title>
        <Spinner label={text.saved.loading} />
        {text.saved.loading}
      </p>
    );
  }
  return (
    <div className="grid gap-6">
      <title>{`${text.saved.title} · Sondeo`}</title>
      <h1 className="text-2xl max-sm:text-xl">{text.saved.title}</h1>
      <LoadFailure error={saved.error} onRetry={() => void saved.refetch()} />
    </div>
  );
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText(tools);
  const reasons = useText(errors);
  const words = text.saved.errors;
  const newSearch = (
    <LinkButton variant="secondary" size="sm" to="/dashboard">
      {text.saved.newSearch}
    </LinkButton>
  );
  if (error instanceof ApiError && error.code === "NOT_FOUND") {
    return (
      <Banner tone="warning" msg="saved.gone" title={words.gone} actions={newSearch}>
        {words.goneHint}
      </Banner>
    );
  }
  return (
    <Banner
      tone="error"
      msg="saved.loadFailed"
      title={words.loadFailed}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {text.retry}
          </Button>
          {newSearch}
        </>
      }
    >
      <span data-msg={errorMsg(error)}>{errorText(error, reasons)}</span>
    </Banner>
  );
}

function SavedResult({ search, onRetry }: { search: Search; onRetry: () => void }) {
  const text = useText(tools);
  const words = text.saved;
  const content = search.ai_response.content;
  const parsed = useMemo(() => readContent(content), [content]);
  const isReport = search.kind === "research";
  const sets = useKeptSets(search.scrappedDataId);
  return (
    <div className="grid w-full min-w-0 gap-6">
      <title>{`${search.name} · ${isReport ? words.research : words.website} · Sondeo`}</title>
      <SavedKind search={search} />
      {isReport && parsed.ok ? null : <SavedHeader search={search} />}
      {parsed.ok && isReport ? (
        <ReportView
          product={search.name}
          data={parsed.table}
          evidence={search.evidence}
          searchId={search._id}
          view={search.view}
          level="h1"
          aside={
            <div className="flex flex-wrap gap-2">
              <CompareLink searchId={search._id} />
              <RepeatLink product={search.name} covered={search.evidence?.covered ?? null} />
            </div>
          }
        >
          <PromptLine search={search} />
        </ReportView>
      ) : null}
      {parsed.ok && !isReport ? (
        <section className="grid min-w-0 gap-4">
          <h2 className="text-lg">{text.prompt.resultsTitle}</h2>
          <WebsiteResult
            url={search.url ?? search.name}
            capturedAt={search.capturedAt}
            prompt={search.prompt}
            data={parsed.table}
            searchId={search._id}
            view={search.view}
            plan={search.plan}
            understood={search.understood}
            counts={search.counts}
            sets={sets}
          />
        </section>
      ) : null}
      {parsed.ok ? null : (
        <UnusableResult problem={parsed.problem} reference={search._id} content={content} onRetry={onRetry} />
      )}
    </div>
  );
}

/** The record sets of the page, as long as it is kept: they tell a guess from what the page says. */
function useKeptSets(pageId: string | null) {
  const page = useQuery({ ...pageQuery(pageId ?? ""), enabled: pageId !== null, staleTime: Infinity });
  return page.data?.recordSets;
}

function SavedKind({ search }: { search: Search }) {
  const words = useText(tools).saved;
  const language = useLanguage();
  const Icon = search.kind === "research" ? ChartColumn : Globe;
  return (
    <p className="-mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
      <Icon size={16} aria-hidden="true" className="text-primary" />
      {search.kind === "research" ? words.research : words.website}
      <span aria-hidden="true">·</span>
      <span>
        {words.savedOn}{" "}
        <time dateTime={search.created_at}>
          {new Date(search.created_at).toLocaleDateString(language, { dateStyle: "medium" })}
        </time>
      </span>
    </p>
  );
}

function SavedHeader({ search }: { search: Search }) {
  const words = useText(tools).saved;
  return (
    <header className="grid gap-2">
      <h1 className="text-2xl max-sm:text-xl">{search.name}</h1>
      {search.url ? (
        <p className="text-sm">
          <a href={search.url} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
            {search.url}
          </a>
        </p>
      ) : null}
      <PromptLine search={search} />
      <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
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
        {search.url ? <ReadAgain url={search.url} prompt={search.prompt} /> : null}
      </p>
    </header>
  );
}

function PromptLine({ search }: { search: Search }) {
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
        <span className="text-quiet">{` · ${[search.name, code && `HS ${dotted(code)}`].filter(Boolean).join(" · ")}`}</span>
      ) : null}
    </p>
  );
}
