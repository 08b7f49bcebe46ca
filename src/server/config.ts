import { join, resolve } from "node:path";
import type { z } from "zod";
import type { ModelSettings } from "../ai/settings.ts";
import type { BrowserChoice } from "../scraper/index.ts";
import { ConfigError } from "./config-error.ts";
import { type Role, type Variables, variables } from "./config-variables.ts";
import { noticesOf } from "./config-notices.ts";
import { engineProblems, serverProblems } from "./config-problems.ts";
import { type ObjectPlace, objectPlace, type TradeDataPlace, tradeDataPlace } from "./config-stores.ts";
import { keptSecret } from "./data-dir.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a run of an engine needs, without server or database. */
export type EngineConfig = {
  readonly dataDir: string;
  readonly tradeData: TradeDataPlace;
  /** Where imports ask for the sources' files; null: at the sources themselves. */
  readonly figuresMirrorUrl: string | null;
  /** The operator's word that its licence of UN Comtrade covers the use. */
  readonly isComtradeLicensed: boolean;
  /** Null: UN Comtrade is not asked. */
  readonly comtrade: { readonly url: string | null; readonly key: string | null } | null;
  readonly news: { readonly gdeltUrl: string | null; readonly feeds: readonly string[] };
  /** `host:port` that may be read although private. */
  readonly egressAllow: readonly string[];
  /** What sites see as the caller. */
  readonly userAgent: string;
  /** Where the browser for pages that need one comes from. */
  readonly browser: BrowserChoice;
  /** Null: no language model, the rules plan. */
  readonly ai: ModelSettings | null;
};

export type Config = EngineConfig & {
  readonly host: string;
  readonly port: number;
  /** Public origin, without a slash at the end. */
  readonly appUrl: string;
  readonly webOrigins: readonly string[];
  /** Where the pages call the server; null: at their own address. */
  readonly apiUrl: string | null;
  readonly trustProxy: readonly string[];
  readonly roles: readonly Role[];
  /** Null: the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  readonly objects: ObjectPlace;
  readonly secret: string;
  readonly retentionDays: number;
  readonly ownerEmails: readonly string[];
  /** Entries as the allow-list stores them. */
  readonly allowedEmails: readonly string[];
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly requireVerifiedEmail: boolean;
  readonly planLimits: boolean;
  readonly rateLimits: boolean;
  readonly links: {
    readonly membershipUrl: string;
    readonly supportEmail: string | null;
    readonly salesEmail: string | null;
    readonly demoVideoUrl: string | null;
    readonly onboardingUrl: string | null;
  };
  /** Null: nobody signs in with Google. */
  readonly google: {
    readonly clientId: string;
    readonly jwksUrl: string;
    readonly issuer: string;
    readonly sheetsUrl: string;
    /** What a person is asked to allow before a spreadsheet is made, separated by spaces. */
    readonly sheetsScope: string;
  } | null;
  /** Null: nobody pays here, and plans are given. */
  readonly payments: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Null: Stripe's own address. */
    readonly apiUrl: string | null;
  } | null;
  /** What an account may spend on the language model in a calendar month; null without a cap. */
  readonly aiMonthlyBudgetUsd: number | null;
  readonly logLevel: Variables["LOG_LEVEL"];
  readonly metricsToken: string | null;
  /** Null: nobody collects traces, and nothing of OpenTelemetry is loaded. */
  readonly collectorUrl: string | null;
  /** Settings that change nothing, or not what they seem to, each in words for the console. */
  readonly notices: readonly string[];
};

const packageFolder = resolve(import.meta.dirname, "../..");

/** Every setting of the server. Makes and keeps the secret in DATA_DIR when none is given. Throws ConfigError. */
export function readConfig(env: Environment): Config {
  const v = parse(env, serverProblems);
  const appUrl = v.APP_URL ?? `http://localhost:${v.PORT}`;
  const engines = engineConfig(v);
  return {
    ...engines,
    host: v.HOST,
    port: v.PORT,
    appUrl,
    webOrigins: v.WEB_ORIGINS ?? [appUrl],
    apiUrl: v.API_URL ?? null,
    trustProxy: v.TRUST_PROXY,
    roles: v.ROLES,
    databaseUrl: v.DATABASE_URL ?? null,
    objects: objectPlace(v, engines.dataDir),
    secret: v.SECRET ?? keptSecret(engines.dataDir),
    retentionDays: v.RETENTION_DAYS,
    ownerEmails: v.OWNER_EMAILS,
    allowedEmails: v.ALLOWED_EMAILS,
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM,
    requireVerifiedEmail: v.REQUIRE_VERIFIED_EMAIL ?? v.SMTP_URL !== undefined,
    planLimits: v.PLAN_LIMITS,
    rateLimits: v.RATE_LIMITS,
    links: {
      membershipUrl: v.MEMBERSHIP_URL ?? "/pricing",
      supportEmail: v.SUPPORT_EMAIL ?? null,
      salesEmail: v.SALES_EMAIL ?? v.SUPPORT_EMAIL ?? null,
      demoVideoUrl: v.DEMO_VIDEO_URL ?? null,
      onboardingUrl: v.ONBOARDING_URL ?? null,
    },
    google: v.GOOGLE_CLIENT_ID
      ? {
          clientId: v.GOOGLE_CLIENT_ID,
          jwksUrl: v.GOOGLE_JWKS_URL,
          issuer: v.GOOGLE_ISSUER,
          sheetsUrl: v.GOOGLE_SHEETS_URL.replace(/\/+$/, ""),
          sheetsScope: v.GOOGLE_SHEETS_SCOPE.trim().replaceAll(/\s+/g, " "),
        }
      : null,
    payments: paymentsOf(v),
    aiMonthlyBudgetUsd: v.AI_MONTHLY_BUDGET_USD ?? null,
    logLevel: v.LOG_LEVEL,
    metricsToken: v.METRICS_TOKEN ?? null,
    collectorUrl: v.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    notices: noticesOf(new Set(Object.keys(withValue(env))), v, engines.comtrade !== null),
  };
}

function paymentsOf(v: Variables): Config["payments"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl = null } = v;
  return secretKey === undefined || webhookSecret === undefined ? null : { secretKey, webhookSecret, apiUrl };
}

/**
 * UN Comtrade may be asked once the operator says that its licence covers the use, or at an address that is not the
 * UN's: a stand-in, or a service with terms of its own.
 */
function comtradeOf(v: Variables): EngineConfig["comtrade"] {
  const isOwn = v.COMTRADE_URL !== undefined && !/(^|\.)un\.org$/i.test(new URL(v.COMTRADE_URL).hostname);
  if (!v.COMTRADE_LICENSED && !isOwn) return null;
  return { url: v.COMTRADE_URL ?? null, key: v.COMTRADE_KEY ?? null };
}

/** The DOC API lies at this path where only an origin is given. */
const gdeltAddress = (address: string): string =>
  new URL(address).pathname === "/" ? new URL("/api/v2/doc/doc", address).href : address;

/** The settings of the engines alone: touches no file. Throws ConfigError. */
export const readEngineConfig = (env: Environment): EngineConfig => engineConfig(parse(env, engineProblems));

function engineConfig(v: Variables): EngineConfig {
  const dataDir = resolve(v.DATA_DIR);
  const contact = v.CONTACT_EMAIL ?? v.SUPPORT_EMAIL;
  return {
    dataDir,
    figuresMirrorUrl: v.FIGURES_MIRROR_URL ?? null,
    isComtradeLicensed: v.COMTRADE_LICENSED,
    tradeData: tradeDataPlace(v, dataDir, join(packageFolder, "data/trade")),
    comtrade: comtradeOf(v),
    news: { gdeltUrl: v.NEWS_URL === "off" ? null : gdeltAddress(v.NEWS_URL), feeds: v.NEWS_FEEDS },
    egressAllow: v.EGRESS_ALLOW,
    userAgent: contact ? `Sondeo/0.1 (mailto:${contact})` : "Sondeo/0.1",
    browser: browserChoice(v, join(dataDir, "browser")),
    ai: modelSettings(v),
  };
}

function modelSettings(v: Variables): ModelSettings | null {
  const provider = v.AI_PROVIDER;
  if (provider === "builtin" || v.AI_MODEL === undefined) return null;
  return {
    provider,
    model: v.AI_MODEL,
    apiKey: v.AI_API_KEY ?? null,
    baseUrl: v.AI_BASE_URL ?? null,
    price: v.AI_PRICE_USD,
  };
}

function browserChoice({ BROWSER: wanted, BROWSER_WS_URL: address }: Variables, folder: string): BrowserChoice {
  if (wanted === "off") return { kind: "off" };
  if (address !== undefined) return { kind: "remote", address };
  return wanted === "auto" ? { kind: "auto", folder } : { kind: "executable", path: wanted, folder };
}

function parse(env: Environment, check: (values: Variables) => string[]): Variables {
  const result = variables.safeParse(withValue(env));
  const problems = result.success ? check(result.data) : result.error.issues.map(inWords);
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return result.data;
}

const withValue = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text.trim() !== ""));

const inWords = (issue: z.core.$ZodIssue) => {
  const text = issue.message.replace(/^Invalid (input|option): /, "");
  return `${issue.path.join(".")}: ${text}`;
};
