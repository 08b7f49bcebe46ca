import { useEffect, useMemo, useRef } from "react";
import type { JobStage } from "../../../contract/jobs.ts";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { carryCorrections } from "../../../domain/carried-corrections.ts";
import { tools } from "../../../i18n/tools.ts";
import { Banner } from "../../components/banner.tsx";
import { Card } from "../../components/card.tsx";
import { intoSight } from "../../components/into-sight.ts";
import { CallFailure } from "../../components/progress-steps/call-failure.tsx";
import { CallProgress } from "../../components/progress-steps/call-progress.tsx";
import { chosenSet } from "../../components/website-result/corrections.ts";
import { useReadersWords, withNamedFields } from "../../components/website-result/named-fields.ts";
import { ReadAgain } from "../../components/website-result/read-again.tsx";
import { WebsiteResult } from "../../components/website-result/website-result.tsx";
import { useLanguage, useText } from "../../language.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { FormerResult } from "./former-result.tsx";
import { PageHeader } from "./page-header.tsx";
import { PromptForm } from "./prompt-form.tsx";
import { RecordSets } from "./record-sets.tsx";
import { usePromptColumns } from "./use-prompt-columns.ts";
import { usePageQuestions } from "./use-page-questions.ts";
import { WithoutTable } from "./without-table.tsx";

const stages: readonly JobStage[] = ["planning", "extracting", "saving"];
const inferringStages: readonly JobStage[] = ["planning", "extracting", "inferring", "saving"];
/** Failures after which this reading of the page answers nothing more. */
const readingIsOver = new Set(["PAGE_EXPIRED", "PROMPTS_USED_UP", "NOT_FOUND"]);

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
  const { state, cancel, prompt, setPrompt, asked, ask, reply, answer, parsed, correcting, selectedSet, selectSet } =
    usePageQuestions(id);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!reply) return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, [reply]);

  const sets = useMemo(
    () => withNamedFields(page.recordSets, words.contactFields),
    [page.recordSets, words.contactFields],
  );
  const read = useReadersWords(sets);
  const shownSet = selectedSet ?? answer?.reply.understood?.set;
  const selected = read.find((set) => set.id === shownSet) ?? read[0] ?? null;

  const columns = usePromptColumns(selected, prompt, setPrompt);

  const askFor = (names: readonly string[]): void => {
    const wanted = words.compose(new Intl.ListFormat(language).format(names));
    setPrompt(wanted);
    ask(wanted, chosenSet(answer?.reply.understood?.set ?? selectedSet));
  };
  const rewrite = (): void => promptField.current?.focus();
  const wanted = prompt.trim();
  const again = {
    prompt: wanted || null,
    ...(asked?.prompt === wanted && { corrections: carryCorrections(asked.corrections, page.recordSets) }),
  };
  const isRunning = state.status === "running";

  return (
    <div className="grid w-full min-w-0 gap-6">
      <title>{`${page.title || page.url} · Sondeo`}</title>
      <div className="grid w-full max-w-5xl min-w-0 gap-6">
        <PageHeader page={page} again={again} />
        {sets.length > 0 ? (
          <RecordSets sets={read} selected={selected} onSelect={(set) => selectSet(set.id)}>
            <ColumnChoice columns={columns} isRunning={isRunning} />
          </RecordSets>
        ) : (
          <Banner tone="warning" msg="prompt.noSets">
            {words.noSets}
          </Banner>
        )}
        <Card className="print:hidden">
          <PromptForm
            promptRef={promptField}
            prompt={prompt}
            onChange={setPrompt}
            onSubmit={(wanted) => ask(wanted, chosenSet(selectedSet))}
            example={columns.example}
            promptsLeft={page.promptsLeft}
            isRunning={isRunning}
          />
        </Card>
        {state.status === "running" ? (
          <div ref={answer ? null : intoSight} className="scroll-mb-6">
            <CallProgress
              stages={state.stage === "inferring" ? inferringStages : stages}
              stage={state.stage}
              progress={state.progress}
              startedAt={state.startedAt}
              note={text.progress.leave}
              onCancel={cancel}
            />
          </div>
        ) : null}
        {state.status === "failed" ? (
          <CallFailure
            title={state.error.code === "PROMPTS_USED_UP" ? words.errors.usedUp : words.errors.failed}
            msg="prompt.failed"
            error={state.error}
            onRetry={() => (asked ? ask(asked.prompt, asked.corrections) : ask(prompt.trim(), chosenSet(selectedSet)))}
            action={readingIsOver.has(state.error.code) ? <ReadAgain url={page.url} {...again} /> : undefined}
          />
        ) : null}
        {reply && parsed?.ok === false ? (
          <div ref={intoSight} className="grid scroll-mb-6 gap-6">
            <WithoutTable problem={parsed} reply={reply} sets={sets} correcting={correcting} onRewrite={rewrite} />
          </div>
        ) : null}
      </div>
      {answer && parsed?.ok ? (
        <section aria-busy={isRunning} className="grid min-w-0 gap-4">
          <h2 ref={results} tabIndex={-1} className="text-lg outline-none">
            {words.resultsTitle}
          </h2>
          {isRunning || state.status === "failed" ? <FormerResult isRenewed={isRunning} /> : null}
          <WebsiteResult
            url={page.url}
            capturedAt={page.capturedAt}
            prompt={answer.asked?.prompt ?? null}
            data={parsed.table}
            sets={sets}
            correcting={correcting}
            onRewrite={rewrite}
            onAskFor={askFor}
            {...answer.reply}
          />
        </section>
      ) : null}
    </div>
  );
}
