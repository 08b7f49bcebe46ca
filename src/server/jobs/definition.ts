import type { Parsed, Reply, UserEndpoint } from "../../contract/endpoint.ts";
import type { JobKind, JobProgress, JobStage } from "../../contract/jobs.ts";
import type { ChargeKind } from "../charge.ts";
import type { Ctx } from "../ctx.ts";
import type { DbOrTx } from "../db/client.ts";

/** Ids from which the answer of the plain form is made again; small, and never the result itself. */
export type JobResult = Record<string, unknown>;

/** What a job's work comes to: an effect to run in the transaction that ends the job, and whether it is paid for. */
export type Outcome = {
  readonly paid: boolean;
  /** What an equal request has brought meanwhile: that is the result then, and this one is neither kept nor paid for. */
  findEqual?(db: DbOrTx): Promise<JobResult | null>;
  save(db: DbOrTx): Promise<JobResult>;
};

/**
 * Where a job waits and for how long it may run: the short line serves everything first, the long one those that said
 * that they need longer, so that nobody waits behind them.
 */
export type JobLine = "short" | "long";

export type JobRun<Work> = {
  readonly ctx: Ctx;
  readonly jobId: string;
  readonly input: Work;
  readonly signal: AbortSignal;
  readonly line: JobLine;
  /** Begins a stage. It, `progress` and `keep` throw once the job was cancelled, wherever that was asked for. */
  readonly stage: (stage: JobStage) => Promise<void>;
  /** How far the stage under way is. */
  readonly progress: (progress: JobProgress) => Promise<void>;
  /** What an earlier run of this job kept; null at the first one. */
  readonly kept: Record<string, unknown> | null;
  readonly keep: (work: Record<string, unknown>) => Promise<void>;
};

/** A run of the short line has no more time: the job goes on in the long one, from what it kept. */
export const needsLonger = "needs-longer";

/** A checked request. */
export type Prepared<Work> = {
  /** Stored, so it holds no secret. */
  readonly work: Work;
  /** Of whose prompts it is one. */
  readonly pageId?: string;
  /** Costs nothing, and therefore passes the plan's limit. */
  readonly isFree?: boolean;
};

/** One long call. Everything that must hold for all of them (charging, repeats, events) lies in this folder. */
export type JobDefinition<E extends UserEndpoint, Work extends Record<string, unknown>> = {
  readonly kind: JobKind;
  readonly endpoint: E;
  readonly charge: ChargeKind | null;
  /** What of a body tells two requests with one Idempotency-Key apart; leaves out secrets. */
  identify(body: BodyOf<E>): unknown;
  /** What of a body must never be stored; a job with some runs in the process that received it. */
  secretsOf?(body: BodyOf<E>): object | null;
  /** Refuses bad input before anything is stored or reserved. */
  prepare(ctx: Ctx, body: BodyOf<E>): Promise<Prepared<Work>>;
  /**
   * Does the work. May run twice for one job: it changes nothing itself, its outcome does. What it puts into the store
   * has the keys of `jobKeys`, and goes when nobody wants the result any more.
   */
  run(run: JobRun<Work>): Promise<Outcome | typeof needsLonger>;
  /** The plain form's answer, made from the ids that `save` returned. */
  present(ctx: Ctx, result: JobResult): Promise<Reply<E>>;
};

type BodyOf<E extends UserEndpoint> = Parsed<E> extends { body: infer B } ? B : never;

/** A definition whose types are no longer needed: what the queue and the routes handle. */
export type AnyJobDefinition = {
  readonly kind: JobKind;
  readonly endpoint: UserEndpoint;
  readonly charge: ChargeKind | null;
  identify(body: unknown): unknown;
  secretsOf?(body: unknown): object | null;
  prepare(ctx: Ctx, body: unknown): Promise<Prepared<Record<string, unknown>>>;
  run(run: JobRun<Record<string, unknown>>): Promise<Outcome | typeof needsLonger>;
  present(ctx: Ctx, result: JobResult): Promise<unknown>;
};

export const defineJob = <const E extends UserEndpoint, Work extends Record<string, unknown>>(
  definition: JobDefinition<E, Work>,
): AnyJobDefinition => definition;
