import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useMemo } from "react";
import { Navigate, useParams } from "react-router";
import { tools } from "../../../i18n/tools.ts";
import { readContent } from "../../api/read-content.ts";
import { useSavedSearch } from "../../api/saved-search.ts";
import { pageQuery } from "../../api/website.ts";
import { CompareLink } from "../../components/report/compare-link.tsx";
import { RepeatLink } from "../../components/report/repeat-link.tsx";
import { PrintButton } from "../../components/report/print-button.tsx";
import { ReportView } from "../../components/report/report-view.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { WebsiteResult } from "../../components/website-result/website-result.tsx";
import { useText } from "../../language.ts";
import { Gone, isGone, LoadFailure } from "./load-failure.tsx";
import { PromptLine, SavedHeader, SavedKind, type Search } from "./saved-header.tsx";
import { useAskingAgain } from "./use-asking-again.ts";
import { UnusableResult } from "./unusable-result.tsx";

export default function SavedResultsScreen() {
  const { searchId = "" } = useParams();
  return <SavedResults key={searchId} searchId={searchId} />;
}

function SavedResults({ searchId }: { searchId: string }) {
  const text = useText(tools);
  const saved = useSavedSearch(searchId);
  const unasked = saved.data?.unaskedPage;
  if (unasked) return <Navigate to={`/custom-url/ai-prompt/${encodeURIComponent(unasked)}`} replace />;
  if (saved.data) {
    return (
      <>
        {isGone(saved.error) ? (
          <div className="mb-6 print:hidden">
            <Gone />
          </div>
        ) : null}
        <SavedResult search={saved.data} onRetry={() => void saved.refetch()} />
      </>
    );
  }
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

function SavedResult({ search, onRetry }: { search: Search; onRetry: () => void }) {
  const text = useText(tools);
  const words = text.saved;
  const content = search.ai_response.content;
  const parsed = useMemo(() => readContent(content), [content]);
  const isReport = search.kind === "research";
  const sets = useKeptSets(search.scrappedDataId);
  const asking = useAskingAgain(search, sets);
  return (
    <div className="grid w-full min-w-0 gap-6 print:block print:space-y-6">
      <title>{`${search.name} · ${isReport ? words.research : words.website} · Sondeo`}</title>
      <SavedKind search={search} />
      {isReport && parsed.ok ? null : <SavedHeader search={search} sets={sets ?? []} />}
      {parsed.ok && isReport ? (
        <ReportView
          product={search.subject}
          name={search.name}
          data={parsed.table}
          evidence={search.evidence}
          searchId={search._id}
          view={search.view}
          level="h1"
          aside={
            <div className="flex flex-wrap gap-2">
              <PrintButton />
              <CompareLink searchId={search._id} />
              <RepeatLink product={search.subject} covered={search.evidence?.covered ?? null} />
            </div>
          }
        >
          <PromptLine search={search} />
        </ReportView>
      ) : null}
      {parsed.ok && !isReport ? (
        <section className="grid min-w-0 gap-4 print:block print:space-y-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 className="text-lg">{text.prompt.resultsTitle}</h2>
            {asking && search.understood ? (
              <button
                type="button"
                aria-expanded={asking.isCorrecting}
                onClick={asking.onToggle}
                className="link inline-flex min-h-6 items-center gap-1.5 text-sm print:hidden"
              >
                <Pencil size={14} aria-hidden="true" />
                {text.prompt.correct}
              </button>
            ) : null}
          </div>
          <WebsiteResult
            url={search.url ?? search.subject}
            capturedAt={search.capturedAt}
            prompt={search.prompt}
            data={parsed.table}
            searchId={search._id}
            view={search.view}
            plan={search.plan}
            understood={search.understood}
            counts={search.counts}
            former={search.former}
            versions={search.versions}
            sets={sets}
            {...(asking?.correcting && { correcting: asking.correcting })}
            {...(asking && { onAskFor: asking.onAskFor })}
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
  return page.isLoading ? undefined : (page.data?.recordSets ?? []);
}
