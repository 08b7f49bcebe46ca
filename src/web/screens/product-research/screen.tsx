import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import type { JobStage } from "../../../contract/jobs.ts";
import { DirectoryId } from "../../../contract/research.ts";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import { directories } from "../../../i18n/directories.ts";
import { tools } from "../../../i18n/tools.ts";
import { readContent } from "../../api/read-content.ts";
import { directoryQuery } from "../../api/research.ts";
import { Badge } from "../../components/badge.tsx";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { CallFailure } from "../../components/progress-steps/call-failure.tsx";
import { CallProgress } from "../../components/progress-steps/call-progress.tsx";
import { ProgressSteps } from "../../components/progress-steps/progress-steps.tsx";
import { CompareLink } from "../../components/report/compare-link.tsx";
import { ReportView } from "../../components/report/report-view.tsx";
import { useText } from "../../language.ts";
import { NothingFound } from "./nothing-found.tsx";
import { OtherCandidates } from "./other-candidates.tsx";
import { ResearchForm, type ResearchFields } from "./research-form.tsx";
import { useReport } from "./use-report.ts";

const nothingTyped: ResearchFields = { name: "", code: "" };
const stages: readonly JobStage[] = ["finding-codes", "gathering-flows", "building-report", "saving"];

export default function ProductResearchScreen() {
  const { directoryId = "" } = useParams();
  return <ProductResearch key={directoryId} directoryId={directoryId} />;
}

function ProductResearch({ directoryId }: { directoryId: string }) {
  const text = useText(tools);
  const words = text.research;
  const directoryNames = useText(directories);
  const directory = DirectoryId.safeParse(directoryId).data ?? null;
  const known = useQuery(directoryQuery(directoryId));
  const { state, start, retry, cancel, reset, resumed } = useReport(directoryId);
  const [written] = useSearchParams();
  const [fields, setFields] = useState<ResearchFields>({
    name: resumed ? resumed.productName : (written.get("name") ?? ""),
    code: resumed ? (resumed.productCode ?? "") : (written.get("code") ?? ""),
  });
  // What is shown is of what was asked, whatever is typed meanwhile.
  const [asked, setAsked] = useState<ResearchFields>(fields);
  const chosenCode = useRef(written.get("code"));
  const results = useRef<HTMLDivElement>(null);

  const isDone = state.phase === "done";
  const content = isDone ? state.reply.content : null;
  const parsed = useMemo(() => (content === null ? null : readContent(content)), [content]);
  useEffect(() => {
    if (!isDone) return;
    results.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isDone]);

  const ask = ({ name, code }: ResearchFields, send = start): void => {
    if (!directory) return;
    setAsked({ name: name.trim(), code: code.trim() });
    send({ productName: name.trim(), productCode: code.trim() || null, directoryId: directory });
  };
  const choose = ({ code }: CodeCandidate): void => {
    const chosen = { name: asked.name, code };
    chosenCode.current = code;
    setFields(chosen);
    ask(chosen);
  };
  // A code that was chosen for one name is not the code of the next: left in its field, it would win over the name.
  const write = (next: ResearchFields): void => {
    const isLeftOver = next.name !== fields.name && next.code === chosenCode.current;
    setFields(isLeftOver ? { ...next, code: "" } : next);
  };

  const startAnew = (): void => {
    setFields(nothingTyped);
    reset();
  };

  const isReport = isDone && parsed?.ok === true;
  const step = isReport ? 2 : state.phase === "running" ? 1 : 0;
  return (
    <div className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <title>{`${words.title} · Sondeo`}</title>
      <ProgressSteps steps={words.steps} current={step} />
      {isReport ? (
        <div ref={results} tabIndex={-1} className="min-w-0 outline-none">
          <ReportView
            product={asked.name}
            data={parsed.table}
            evidence={state.reply.evidence}
            searchId={state.reply.searchId}
            level="h1"
            aside={
              <div className="flex flex-wrap gap-2">
                {state.reply.searchId === null ? null : <CompareLink searchId={state.reply.searchId} />}
                <Button variant="secondary" onClick={startAnew}>
                  <Plus size={16} aria-hidden="true" />
                  {words.newSearch}
                </Button>
              </div>
            }
          >
            <OtherCandidates
              candidates={state.reply.candidates}
              covered={state.reply.evidence?.covered ?? null}
              onChoose={choose}
            />
          </ReportView>
        </div>
      ) : (
        <div className="grid w-full max-w-3xl gap-6">
          <header className="grid gap-1.5">
            <div className="flex flex-wrap items-center gap-3">
              <h1 className="text-2xl max-sm:text-xl">{words.title}</h1>
              {directory && directory !== "world" ? <Badge tone="primary">{directoryNames[directory]}</Badge> : null}
            </div>
            <p className="text-quiet">{words.intro}</p>
          </header>
          {known.isError || !directory ? (
            <Banner
              tone="error"
              msg="research.directoryFailed"
              title={words.errors.directoryFailed}
              actions={
                <>
                  <Button variant="secondary" size="sm" onClick={() => void known.refetch()}>
                    {text.retry}
                  </Button>
                  <LinkButton variant="secondary" size="sm" to="/dashboard">
                    {words.errors.toDashboard}
                  </LinkButton>
                </>
              }
            />
          ) : null}
          {state.phase === "failed" ? (
            <CallFailure
              title={state.step === "evidence" ? words.errors.reportFailed : words.errors.dataFailed}
              msg={state.step === "evidence" ? "research.reportFailed" : "research.dataFailed"}
              error={state.error}
              onRetry={() => ask(asked, retry)}
            />
          ) : null}
          {isDone && parsed?.ok === false && parsed.problem !== "no-data" ? (
            <Banner
              tone="error"
              msg="research.unreadable"
              title={words.errors.unreadable}
              actions={
                <Button variant="secondary" size="sm" onClick={() => ask(asked)}>
                  {text.retry}
                </Button>
              }
            />
          ) : null}
          {isDone && parsed?.ok === false && parsed.problem === "no-data" ? (
            <div ref={results} tabIndex={-1} className="outline-none">
              <NothingFound
                product={asked.name}
                code={asked.code}
                reason={parsed.reason}
                candidates={state.reply.candidates}
                known={state.reply.noFigures}
                notUnderstood={state.reply.notUnderstood}
                onChoose={choose}
              />
            </div>
          ) : null}
          <Card>
            <ResearchForm
              fields={fields}
              onChange={write}
              isRunning={state.phase === "running"}
              onSubmit={(typed) => ask(typed)}
            />
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
