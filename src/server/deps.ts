import path from "node:path";
import type pg from "pg";
import type { FastifyBaseLogger } from "fastify";
import type { Ai, Ledger } from "../ai/index.ts";
import { createScraper, type FetchResult, type Scraper } from "../scraper/index.ts";
import { openTrade, type Trade } from "../trade/index.ts";
import { makeAuth, type Auth } from "./auth.ts";
import { createBackground, type Background } from "./background.ts";
import type { Config } from "./config.ts";
import { applicationName, openDatabase, type Db } from "./db/client.ts";
import { databaseCache } from "./db/source-cache.ts";
import { endAll } from "./end-all.ts";
import { openExtractionPool, type ExtractionPool } from "./extraction/pool.ts";
import { listenToJobs, type JobSignals } from "./jobs/signals.ts";
import { openQueue, type Queue } from "./jobs/queue.ts";
import { holdJobSecrets, type JobSecrets } from "./jobs/secrets.ts";
import { createMail, type Mail } from "./mail/mail.ts";
import { createLedger } from "./model-ledger.ts";
import type { ObjectStore } from "./objects/object-store.ts";
import { openObjectStore } from "./objects/open-object-store.ts";
import { keepPlans } from "./payments/keep-plans.ts";
import type { Payments } from "./payments/stripe-service.ts";
import { keepRetention } from "./retention.ts";
import { traceMethods } from "./tracing/trace-methods.ts";
import { traceStatements } from "./tracing/trace-statements.ts";
import { type Facts, noTracing, type Tracing } from "./tracing/tracing.ts";
import { readyTradeData } from "./trade-data/ready-trade-data.ts";

export type Deps = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly db: Db;
  /** For a start, and for statements that may take longer than a request usually waits. */
  readonly patientDb: Db;
  readonly auth: Auth;
  readonly mail: Mail;
  readonly background: Background;
  readonly queue: Queue;
  readonly signals: JobSignals;
  readonly secrets: JobSecrets;
  readonly objects: ObjectStore;
  readonly scraper: Scraper;
  readonly extraction: ExtractionPool;
  readonly trade: Trade;
  /** Null: the rules plan alone, and nothing of a language model is loaded. */
  readonly ai: Ai | null;
  /** Null: nobody pays here, and nothing of Stripe is loaded. */
  readonly payments: Payments | null;
  readonly tracing: Tracing;
  readonly ledgerOf: (account: { ownerId: string; jobId: string | null }) => Ledger;
  close(): Promise<void>;
};

/** How long the database is waited for: in all, by a statement of a request, by one of a job. */
export type Patience = { readonly connectMs: number; readonly requestMs: number; readonly jobMs: number };

/** A request answers within two seconds, be it that the database is gone; a job may wait longer. */
const usualPatience: Patience = { connectMs: 1_000, requestMs: 1_500, jobMs: 15_000 };
const jobsAtOnce = 4;
const extractionThreads = 2;

const tracedQuestions = {
  survey: true,
  analyse: true,
  sketch: true,
  run: true,
  listPassages: true,
  cut: true,
} as const;
const tracedTasks = { plan: true, read: true, fillColumn: true, pick: true, explain: true } as const;

const toldOfFetch = (result: FetchResult): Facts =>
  result.ok ? { tier: result.snapshot.tier, status: result.snapshot.status } : { reason: result.reason };

async function openTracing({ collectorUrl }: Config, log: FastifyBaseLogger): Promise<Tracing> {
  return collectorUrl === null ? noTracing : (await import("./tracing/open-tracing.ts")).openTracing(collectorUrl, log);
}

/** Everything the server is made of, wired on one screen. The database is migrated already. */
export async function openDeps(
  config: Config,
  database: pg.PoolConfig,
  log: FastifyBaseLogger,
  { connectMs: connectTimeoutMs, requestMs, jobMs }: Patience = usualPatience,
): Promise<Deps> {
  const [objects, tradeData] = await Promise.all([
    openObjectStore(config.objects),
    readyTradeData(config.tradeData, { log }),
  ]);
  const tracing = await openTracing(config, log);
  const connection = { ...database, application_name: applicationName };
  const { db, pool } = openDatabase(connection, { statementTimeoutMs: requestMs, connectTimeoutMs });
  const jobs = openDatabase(connection, { statementTimeoutMs: jobMs, connectTimeoutMs });
  if (tracing !== noTracing) for (const shared of [pool, jobs.pool]) traceStatements(shared);
  const mail = createMail({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outboxFolder: path.join(config.dataDir, "outbox"),
    log,
  });
  const background = createBackground(log);
  const auth = makeAuth({ db, config, mail, background });
  const [queue, trade] = await Promise.all([
    openQueue({ connection, db: jobs.db, log, tracing, concurrency: jobsAtOnce }),
    openTrade(tradeData.folders, {
      comtrade: config.comtrade,
      news: config.news,
      cache: databaseCache(jobs.db),
    }),
  ]);
  const signals = listenToJobs(connection);
  const endRetention = keepRetention({ db: jobs.db, objects, log }, config);
  const payments = config.payments && (await import("./payments/stripe-service.ts")).openPayments(config.payments);
  const endPlans = keepPlans({ db: jobs.db, payments, log });
  const ai = config.ai && (await import("../ai/index.ts")).openAi(config.ai);
  const scraper = createScraper({
    allow: config.egressAllow,
    userAgent: config.userAgent,
    browser: config.browser,
    polite: true,
  });
  const extraction = openExtractionPool(extractionThreads);
  return {
    config,
    log,
    db,
    patientDb: jobs.db,
    auth,
    mail,
    background,
    queue,
    signals,
    secrets: holdJobSecrets(),
    objects: traceMethods("objects", objects, { put: true, get: true, remove: true }),
    scraper: traceMethods("scraper", scraper, { fetchPage: toldOfFetch }),
    extraction: traceMethods("extraction", extraction, tracedQuestions),
    trade: traceMethods("trade", trade, { research: true }),
    ai: ai && traceMethods("model", ai, tracedTasks, { "gen_ai.request.model": ai.model }),
    payments,
    tracing,
    ledgerOf: (account) => createLedger(jobs.db, log, { ...account, monthlyBudgetUsd: config.aiMonthlyBudgetUsd }),
    async close() {
      endRetention();
      endPlans();
      await endAll(log, {
        queue: () => queue.stop(),
        mail: () => mail.close(),
        background: () => background.settled(),
        signals: () => signals.close(),
        scraper: () => scraper.close(),
        extraction: () => extraction.close(),
        trade: () => trade.close(),
        tradeData: () => tradeData.close(),
        objects: () => objects.close(),
        tracing: () => tracing.close(),
        database: () => Promise.all([pool.end(), jobs.pool.end()]),
      });
    },
  };
}
