import { useEffect, useMemo, useRef } from "react";
import { useParams } from "react-router";
import type { JobStage } from "../../../contract/jobs.ts";
import { DirectoryId } from "../../../contract/research.ts";
import { tools } from "../../../i18n/tools.ts";
import { readContent } from "../../api/read-content.ts";
import { Card } from "../../components/card.tsx";
import { CallFailure } from "../../components/progress-steps/call-failure.tsx";
import { CallProgress } from "../../components/progress-steps/call-progress.tsx";
import { UsedUp } from "../../components/purchase/used-up.tsx";
import { ProgressSteps } from "../../components/progress-steps/progress-steps.tsx";
import { useText } from "../../language.ts";
import { FinishedReport } from "./finished-report.tsx";
import { ResearchForm } from "./research-form.tsx";
import { ResearchHead } from "./research-head.tsx";
import { useProductQuestion } from "./use-product-question.ts";
import { WithoutReport } from "./without-report.tsx";

const stages: readonly JobStage[] = ["finding-codes", "gathering-flows", "building-report", "saving"];

export default function ProductResearchScreen() {
  const { directoryId = "" } = useParams();
  return <ProductResearch key={directoryId} directoryId={directoryId} />;
}

function ProductResearch({ directoryId }: { directoryId: string }) {
  const text = useText(tools);
  const words = text.research;
  const directory = DirectoryId.safeParse(directoryId).data ?? null;
  const { state, fields, write, asked, ask, retry, choose, cancel, startAnew } = useProductQuestion(
    directoryId,
    directory,
  );
  const answer = useRef<HTMLDivElement>(null);

  const isDone = state.phase === "done";
  const content = isDone ? state.reply.content : null;
  const parsed = useMemo(() => (content === null ? null : readContent(content)), [content]);
  useEffect(() => {
    if (!isDone) return;
    answer.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isDone]);

  const isReport = isDone && parsed?.ok === true;
  const step = isReport ? 2 : state.phase === "running" ? 1 : 0;
  return (
    <div className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-6 print:block">
      <title>{`${words.title} · Sondeo`}</title>
      <ProgressSteps steps={words.steps} current={step} />
      {isReport ? (
        <div ref={answer} tabIndex={-1} className="min-w-0 outline-none">
          <FinishedReport
            product={asked.name}
            table={parsed.table}
            reply={state.reply}
            onChoose={choose}
            onStartAnew={startAnew}
          />
        </div>
      ) : (
        <div className="grid w-full max-w-3xl gap-6">
          <ResearchHead directoryId={directoryId} directory={directory} />
          {state.phase === "failed" ? (
            <CallFailure
              title={state.step === "evidence" ? words.errors.reportFailed : words.errors.dataFailed}
              msg={state.step === "evidence" ? "research.reportFailed" : "research.dataFailed"}
              error={state.error}
              onRetry={retry}
            />
          ) : null}
          {isDone && parsed?.ok === false ? (
            <WithoutReport
              problem={parsed}
              asked={asked}
              reply={state.reply}
              answerRef={answer}
              onRetry={() => ask(asked)}
              onChoose={choose}
            />
          ) : null}
          {state.phase === "form" ? <UsedUp kind="reports" /> : null}
          <Card>
            <ResearchForm fields={fields} onChange={write} isRunning={state.phase === "running"} onSubmit={ask} />
          </Card>
          {state.phase === "running" ? (
            <CallProgress
              stages={stages}
              stage={state.stage}
              startedAt={state.startedAt}
              note={text.progress.leave}
              onCancel={cancel}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}
