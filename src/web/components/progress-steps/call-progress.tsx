import { Check, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { JobProgress, JobStage } from "../../../contract/jobs.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { useOnline } from "../../use-online.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Spinner } from "../spinner.tsx";

type Props = {
  /** All stages in order; the one under way is `stage`, null while the job waits in line. */
  stages: readonly JobStage[];
  stage: JobStage | null;
  /** How many rows the stage under way has done, where it counts them. */
  progress?: JobProgress | null;
  /** What it counts, where that is no rows. */
  writeProgress?: (progress: JobProgress) => string;
  startedAt: number;
  note: ReactNode;
  onCancel: () => void;
};

/** A long call under way: its stages by name, the time so far, and a way out. */
export function CallProgress({ stages, stage, progress, writeProgress, startedAt, note, onCancel }: Props) {
  const text = useText(tools).progress;
  const numbers = useNumberWriter();
  const writeRows = ({ done, of }: JobProgress): string => text.rowsDone(numbers.whole(done), numbers.whole(of));
  const rows = progress ? (writeProgress ?? writeRows)(progress) : null;
  const [wantsCancel, setWantsCancel] = useState(false);
  const isOnline = useOnline();
  const at = stage ? stages.indexOf(stage) : -1;
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5 md:p-6">
      <p role="status" className="sr-only">
        {isOnline ? (stage ? text.stages[stage] : text.queued) : text.offline}
      </p>
      <ol className="grid gap-2.5 text-sm">
        {at < 0 ? <Stage name={text.queued} rows={null} state="current" /> : null}
        {stages.map((name, i) => (
          <Stage
            key={name}
            name={text.stages[name]}
            rows={i === at ? rows : null}
            state={i < at ? "done" : i === at ? "current" : "ahead"}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
        <Elapsed since={startedAt} />
        {isOnline ? (
          <p className="min-w-48 flex-1 text-xs text-quiet">{note}</p>
        ) : (
          <p data-msg="progress.offline" className="flex min-w-48 flex-1 items-center gap-2 text-xs text-inferred">
            <WifiOff size={14} aria-hidden="true" className="shrink-0" />
            {text.offline}
          </p>
        )}
        <Button
          variant="secondary"
          size="sm"
          isPending={wantsCancel}
          onClick={() => {
            setWantsCancel(true);
            onCancel();
          }}
        >
          {text.cancel}
        </Button>
      </div>
    </section>
  );
}

function Stage({ name, rows, state }: { name: string; rows: string | null; state: "done" | "current" | "ahead" }) {
  return (
    <li className={classNames("flex items-center gap-3", state === "ahead" ? "text-faint" : "text-ink")}>
      <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
        {state === "done" ? <Check size={16} className="text-found" /> : null}
        {state === "current" ? <Spinner size={16} className="text-primary" /> : null}
        {state === "ahead" ? <span className="size-1.5 rounded-full bg-line" /> : null}
      </span>
      <span className="flex flex-wrap gap-x-3">
        <span className={state === "current" ? "font-[550]" : undefined}>{name}</span>
        {rows === null ? null : <span className="text-quiet tabular-nums">{rows}</span>}
      </span>
    </li>
  );
}

function Elapsed({ since }: { since: number }) {
  const text = useText(tools).progress;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1_000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p role="timer" aria-live="off" className="text-sm tabular-nums">
      {text.elapsed(time)}
    </p>
  );
}
