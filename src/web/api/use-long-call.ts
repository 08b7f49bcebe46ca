import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import type { Input, Reply } from "../../contract/endpoint.ts";
import { ApiError } from "./client.ts";
import { followJob, type JobPoint, type LongEndpoint, startJob, stopJob } from "./jobs.ts";
import { useUser } from "./accounts.ts";
import { type RunningJob, runningJobAt } from "./running-job.ts";
import type { TabEntry } from "./tab-entry.ts";

export type LongCallState<R> =
  | { readonly status: "idle" }
  | ({ readonly status: "running"; readonly startedAt: number } & JobPoint)
  | { readonly status: "done"; readonly reply: R }
  | { readonly status: "failed"; readonly error: ApiError };

const inLine: JobPoint = { stage: null, progress: null };

/** Failures of the line or of the session: what was sent may go on, and is there again when they are over. */
const saysNothingOfTheJob = new Set<ApiError["code"]>(["NETWORK", "NOT_AUTHENTICATED"]);

type Options<R, A> = {
  /** Tells this call from others to the same endpoint: the page's or the directory's id. */
  readonly scope?: string;
  /** What the screen must know again after a reload, such as the name that was asked for. */
  readonly about: z.ZodType<A>;
  readonly onDone?: (reply: R, about: A) => void;
  /** A result that was had in this tab is there again after a reload. */
  readonly keepsResult?: boolean;
};

/** What was sent last and has not ended for certain: sending it again repeats it instead of paying twice. */
type Pending<E extends LongEndpoint, A> = {
  readonly input: Input<E>;
  readonly about: A;
  readonly key: string;
  readonly jobId: string | null;
};

/**
 * One long call of a screen: started, followed by its stages, cancelled, and found again after a reload.
 * When the line was lost, starting it again with the same input goes on with the same submission.
 */
export function useLongCall<E extends LongEndpoint, A>(endpoint: E, options: Options<Reply<E>, A>) {
  const { scope = "", about: aboutSchema, keepsResult = false } = options;
  const { id: ownerId } = useUser();
  const store = useMemo(() => runningJobAt(ownerId, `${endpoint.path}.${scope}`), [ownerId, endpoint, scope]);
  const [resumed] = useState(() => readResumable(store, aboutSchema));
  const [state, setState] = useState<LongCallState<Reply<E>>>(
    resumed ? { status: "running", ...inLine, startedAt: resumed.startedAt } : { status: "idle" },
  );
  const following = useRef<AbortController | null>(null);
  const pending = useRef<Pending<E, A> | null>(null);
  const wantsCancel = useRef(false);

  const onDone = useRef(options.onDone);
  useEffect(() => {
    onDone.current = options.onDone;
  });

  const follow = useCallback(
    async (begin: (signal: AbortSignal) => Promise<string>, startedAt: number, about: A) => {
      following.current?.abort();
      const { signal } = (following.current = new AbortController());
      try {
        const id = await begin(signal);
        if (pending.current) pending.current = { ...pending.current, jobId: id };
        if (!store.read()?.isDone || pending.current) store.write({ jobId: id, startedAt, about });
        if (wantsCancel.current) void stopJob(id, signal);
        const onPoint = ({ stage, progress }: JobPoint): void =>
          setState({ status: "running", stage, progress, startedAt });
        const reply = await followJob(endpoint, id, { signal, onPoint });
        pending.current = null;
        if (keepsResult) store.write({ jobId: id, startedAt, about, isDone: true });
        else store.clear();
        setState({ status: "done", reply });
        onDone.current?.(reply, about);
      } catch (error) {
        if (signal.aborted) return;
        const failed = error instanceof ApiError ? error : unexpected(error);
        const isFormer = store.read()?.isDone === true;
        if (isFormer && !pending.current && failed.code !== "NOT_AUTHENTICATED") {
          // A result that is gone since is no failure of the screen that no longer shows it.
          store.clear();
          setState({ status: "idle" });
          return;
        }
        if (!saysNothingOfTheJob.has(failed.code)) {
          pending.current = null;
          // What was had before is still there after a reload.
          if (!isFormer) store.clear();
        }
        setState({ status: "failed", error: failed });
      }
    },
    [endpoint, store, keepsResult],
  );

  const start = useCallback(
    (input: Input<E>, about: A) => {
      const before = pending.current;
      const isRepeated = before !== null && JSON.stringify(before.input) === JSON.stringify(input);
      const submission = isRepeated ? before : { input, about, key: crypto.randomUUID(), jobId: null };
      const { key, jobId } = submission;
      pending.current = submission;
      wantsCancel.current = false;
      const startedAt = Date.now();
      setState({ status: "running", ...inLine, startedAt });
      void follow(
        (signal) => (jobId ? Promise.resolve(jobId) : startJob(endpoint, input, { idempotencyKey: key, signal })),
        startedAt,
        about,
      );
    },
    [endpoint, follow],
  );

  /** Goes on with a call whose line was lost; false when there is none. */
  const resume = useCallback((): boolean => {
    if (!pending.current) return false;
    start(pending.current.input, pending.current.about);
    return true;
  }, [start]);

  const cancel = useCallback(() => {
    wantsCancel.current = true;
    const id = pending.current?.jobId ?? store.read()?.jobId;
    // The stream then says how it ended: a job that was done before is shown, not lost.
    if (id && following.current) void stopJob(id, following.current.signal);
  }, [store]);

  const reset = useCallback(() => {
    following.current?.abort();
    pending.current = null;
    store.clear();
    setState({ status: "idle" });
  }, [store]);

  useEffect(() => {
    if (resumed) void follow(() => Promise.resolve(resumed.jobId), resumed.startedAt, resumed.about);
    return () => following.current?.abort();
  }, [resumed, follow]);

  /** What the call that a reload found still running was about. */
  const resumedAbout = resumed?.about ?? null;
  return { state, start, resume, cancel, reset, resumedAbout };
}

function readResumable<A>(store: TabEntry<RunningJob>, aboutSchema: z.ZodType<A>) {
  const job = store.read();
  const about = aboutSchema.safeParse(job?.about);
  return job && about.success ? { ...job, about: about.data } : null;
}

function unexpected(error: unknown): ApiError {
  console.error(error);
  return new ApiError({ code: "INTERNAL", message: "", status: 500, requestId: null });
}
