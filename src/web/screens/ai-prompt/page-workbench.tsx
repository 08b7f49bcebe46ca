import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { z } from "zod";
import type { Reply } from "../../../contract/endpoint.ts";
import type { JobStage } from "../../../contract/jobs.ts";
import { analysePage, type RecordSetSummary } from "../../../contract/website.ts";
import { Corrections } from "../../../domain/corrections.ts";
import { tools } from "../../../i18n/tools.ts";
import { readContent } from "../../api/read-content.ts";
import { searchesKey } from "../../api/searches.ts";
import { useLongCall } from "../../api/use-long-call.ts";
import { pageQuery } from "../../api/website.ts";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { CallFailure } from "../../components/progress-steps/call-failure.tsx";
import { CallProgress } from "../../components/progress-steps/call-progress.tsx";
import { chosenSet } from "../../components/website-result/corrections.ts";
import { FilteredOut } from "../../components/website-result/filtered-out.tsx";
import { ModelNotice } from "../../components/website-result/model-notice.tsx";
import { ReadAgain } from "../../components/website-result/read-again.tsx";
import { UnderstoodLine } from "../../components/website-result/understood-line.tsx";
import { WebsiteResult } from "../../components/website-result/website-result.tsx";
import { useLanguage, useText } from "../../language.ts";
import { FormerResult } from "./former-result.tsx";
import { inReadersWords, withNamedFields } from "./named-fields.ts";
import { PageHeader } from "./page-header.tsx";
import { PromptForm } from "./prompt-form.tsx";
import { RecordSets } from "./record-sets.tsx";

const stages: readonly JobStage[] = ["planning", "extracting", "saving"];
const inferringStages: readonly JobStage[] = ["planning", "extracting", "inferring", "saving"];

/** What a saved result hands over, so that its prompt is changed instead of typed anew. */
const HandedOver = z.object({ prompt: z.string() });
const About = z.object({ prompt: z.string(), corrections: Corrections });

type About = z.infer<typeof About>;
type Answer = { reply: Reply<typeof analysePage>["dataResponse"]; asked: About | null };

type KnownPage = {
  url: string;
  title: string;
  capturedAt: string;
  recordSets: RecordSetSummary[];
  promptsLeft: number;
};

/** What a page holds, what is asked of it, and what came of the last question. */
export function PageWorkbench({ id, page }: { id: string; page: KnownPage }) {
  const text = useText(tools);
  const words = text.prompt;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { state, start, cancel, resumedAbout } = useLongCall(analysePage, {
    scope: id,
    keepsResult: true,
    about: About,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: searchesKey });
      void queryClient.invalidateQueries({ queryKey: pageQuery(id).queryKey });
    },
  });
  const handedOver = HandedOver.safeParse(useLocation().state).data?.prompt;
  const [prompt, setPrompt] = useState(handedOver ?? resumedAbout?.prompt ?? "");
  const [asked, setAsked] = useState(resumedAbout);
  /** What stays on the screen while the next question runs, and where that fails. */
  const [before, setBefore] = useState<Answer | null>(null);
  const [selectedId, setSelectedId] = useState<string | null>(resumedAbout?.corrections.recordSet ?? null);

  const promptField = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLHeadingElement>(null);

  const reply = state.status === "done" ? state.reply.dataResponse : null;
  const answer = reply ? { reply, asked } : before;
  const shownId = selectedId ?? answer?.reply.understood?.set;
  const sets = useMemo(
    () => withNamedFields(page.recordSets, words.contactFields),
    [page.recordSets, words.contactFields],
  );
  const read = useMemo(() => inReadersWords(sets, language), [sets, language]);
  const selected = read.find((set) => set.id === shownId) ?? read[0] ?? null;
  const content = answer?.reply.content ?? null;
  const parsed = useMemo(() => (content === null ? null : readContent(content)), [content]);
  const isFiltered = reply && parsed?.ok === false && parsed.problem === "no-data" && parsed.reason === "filtered";
  const filtered =
    isFiltered && reply?.plan && reply.understood ? { plan: reply.plan, understood: reply.understood } : null;
  useEffect(() => {
    if (!reply) return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, [reply]);

  const ask = (wanted: string, corrections: Corrections): void => {
    if (state.status === "running") return;
    setBefore(parsed?.ok ? answer : null);
    const about = { prompt: wanted, corrections };
    setAsked(about);
    setSelectedId(corrections.recordSet);
    start({ body: { scrappedDataId: id, prompt: wanted, ...corrections } }, about);
  };
  const askFor = (columns: readonly string[]): void => {
    const wanted = words.compose(new Intl.ListFormat(language).format(columns));
    setPrompt(wanted);
    ask(wanted, chosenSet(answer?.reply.understood?.set ?? selectedId));
  };
  const rewrite = (): void => promptField.current?.focus();
  const answered = answer?.asked;
  const correcting = answered && {
    corrections: answered.corrections,
    onChange: (corrections: Corrections) => ask(answered.prompt, corrections),
  };
  const failedFor = state.status === "failed" ? state.error.code : null;
  const isGone = failedFor === "PAGE_EXPIRED" || failedFor === "PROMPTS_USED_UP" || failedFor === "NOT_FOUND";

  return (
    <div className="grid w-full min-w-0 gap-6">
      <title>{`${page.title || page.url} · Sondeo`}</title>
      <div className="grid w-full max-w-5xl min-w-0 gap-6">
        <PageHeader page={page} prompt={prompt.trim() || null} />
        {sets.length > 0 ? (
          <RecordSets sets={read} selected={selected} onSelect={(set) => setSelectedId(set.id)} />
        ) : (
          <Banner tone="warning" msg="prompt.noSets">
            {words.noSets}
          </Banner>
        )}
        <Card>
          <PromptForm
            promptRef={promptField}
            prompt={prompt}
            onChange={setPrompt}
            onSubmit={(wanted) => ask(wanted, chosenSet(selectedId))}
            set={selected}
            promptsLeft={page.promptsLeft}
            isRunning={state.status === "running"}
          />
        </Card>
        {state.status === "running" ? (
          <CallProgress
            stages={state.stage === "inferring" ? inferringStages : stages}
            stage={state.stage}
            progress={state.progress}
            startedAt={state.startedAt}
            note={text.progress.leave}
            onCancel={cancel}
          />
        ) : null}
        {state.status === "failed" ? (
          <CallFailure
            title={failedFor === "PROMPTS_USED_UP" ? words.errors.usedUp : words.errors.failed}
            msg="prompt.failed"
            error={state.error}
            onRetry={() => (asked ? ask(asked.prompt, asked.corrections) : ask(prompt.trim(), chosenSet(selectedId)))}
            action={isGone ? <ReadAgain url={page.url} prompt={prompt.trim() || null} /> : undefined}
          />
        ) : null}
        {filtered ? (
          <FilteredOut
            {...filtered}
            count={sets.find((set) => set.id === filtered.understood.set)?.count ?? null}
            correcting={correcting ?? null}
          />
        ) : parsed?.ok === false ? (
          <Banner
            tone={parsed.problem === "no-data" ? "warning" : "error"}
            msg={parsed.problem === "no-data" ? "prompt.noData" : "prompt.failed"}
            title={parsed.problem === "no-data" ? words.errors.noData : words.errors.failed}
            actions={
              <Button variant="secondary" size="sm" onClick={rewrite}>
                {words.correct}
              </Button>
            }
          >
            {words.errors.noDataHint} {text.notCharged}
          </Banner>
        ) : null}
        {parsed?.ok === false && reply?.understood ? (
          <UnderstoodLine
            understood={reply.understood}
            plan={reply.plan}
            sets={sets}
            correcting={correcting ?? undefined}
            onRewrite={rewrite}
          />
        ) : null}
        {parsed?.ok === false && reply?.understood?.modelUse ? (
          <ModelNotice use={reply.understood.modelUse} judged={[]} />
        ) : null}
      </div>
      {answer && parsed?.ok ? (
        <section aria-busy={state.status === "running"} className="grid min-w-0 gap-4">
          <h2 ref={results} tabIndex={-1} className="text-lg outline-none">
            {words.resultsTitle}
          </h2>
          {state.status === "running" || state.status === "failed" ? (
            <FormerResult isRenewed={state.status === "running"} />
          ) : null}
          <WebsiteResult
            url={page.url}
            capturedAt={page.capturedAt}
            prompt={answered?.prompt ?? null}
            data={parsed.table}
            sets={sets}
            correcting={correcting ?? undefined}
            onRewrite={rewrite}
            onAskFor={askFor}
            {...answer.reply}
          />
        </section>
      ) : null}
    </div>
  );
}
