import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { ConfigError } from "./config-error.ts";
import { type Environment, readConfig, readEngineConfig } from "./config.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "config-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = aFolder();
});

/** Where Linux makes no folder, and Node tries for ever to make several. */
const neverMade = existsSync("/proc/self") ? ["/proc/sondeo/below"] : [];

const problemsOf = (env: Environment): readonly string[] => {
  try {
    readConfig({ DATA_DIR, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe("with nothing set", () => {
  test("it serves loopback on port 3000 with the embedded database and every limit on", () => {
    const config = readConfig({ DATA_DIR });
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      appUrl: "http://localhost:3000",
      webOrigins: ["http://localhost:3000"],
      databaseUrl: null,
      roles: ["web", "worker"],
      planLimits: true,
      rateLimits: true,
      requireVerifiedEmail: false,
      allowedEmails: [],
      retentionDays: 365,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  test("empty strings count as unset", () => {
    expect(readConfig({ DATA_DIR, PORT: "", APP_URL: " ", SMTP_URL: "", PLAN_LIMITS: "" })).toEqual(
      readConfig({ DATA_DIR }),
    );
  });
});

describe("the secret", () => {
  test("is made once, readable by its owner only, and the same at the next start", () => {
    const first = readConfig({ DATA_DIR }).secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(DATA_DIR, "secret")).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR }).secret).toBe(first);
    expect(readConfig({ DATA_DIR: aFolder() }).secret).not.toBe(first);
  });

  test("that cannot be kept is told with the folder and what is the matter with it", () => {
    const file = join(DATA_DIR, "file");
    writeFileSync(file, "");
    for (const folder of [file, join(file, "below"), ...neverMade]) {
      expect(problemsOf({ DATA_DIR: folder })).toEqual([
        expect.stringMatching(/^DATA_DIR: .+ cannot be used \(E[A-Z]+\); give a folder that can be written to$/),
      ]);
    }
    readConfig({ DATA_DIR });
    expect(readdirSync(DATA_DIR)).toEqual(["file", "secret"]);
  });

  test("must be given with a database of one's own", () => {
    const DATABASE_URL = "postgres://db.example.org/sondeo";
    expect(problemsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^SECRET: required/)]);
    expect(readConfig({ DATA_DIR, DATABASE_URL, SECRET: "s".repeat(32) }).databaseUrl).toBe(DATABASE_URL);
    expect(existsSync(join(DATA_DIR, "secret"))).toBe(false);
  });
});

describe("wrong values", () => {
  test("are all listed together, each with the name of its variable", () => {
    const problems = problemsOf({ PORT: "http", ROLES: "web,cook", ALLOWED_EMAILS: "ana", LOG_LEVEL: "loud" });
    expect(new Set(problems.map((problem) => problem.split(":")[0]))).toEqual(
      new Set(["ALLOWED_EMAILS", "LOG_LEVEL", "PORT", "ROLES"]),
    );
  });

  test.each<[string, string]>([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["APP_URL", "example.org"],
    ["APP_URL", "https://example.org/path"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["DATABASE_URL", "mysql://db"],
    ["SECRET", "short"],
    ["EGRESS_ALLOW", "127.0.0.1"],
    ["EGRESS_ALLOW", "127.0.0.1:0"],
    ["EGRESS_ALLOW", "http://127.0.0.1:80"],
    ["OWNER_EMAILS", "*"],
    ["RETENTION_DAYS", "0"],
    ["PLAN_LIMITS", "maybe"],
    ["ROLES", ","],
    ["TRADE_DATA_URL", "s3://"],
    ["OBJECT_STORE_URL", "s3://key:secret@bucket/pages"],
    ["OBJECT_STORE_URL", "s3://bucket/pages?region=x"],
    ["OBJECT_STORE_URL", "s3://bucket//pages"],
    ["OBJECT_STORE_URL", "s3://bucket/../pages"],
    ["OBJECT_STORE_URL", "gs://bucket"],
    ["S3_ENDPOINT", "minio:9000"],
    ["GOOGLE_SHEETS_URL", "http://sheets.example.org"],
  ])("%s=%s is refused", (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}:`)]);
  });

  test("a public address needs APP_URL and its rate limits", () => {
    expect(problemsOf({ HOST: "0.0.0.0", RATE_LIMITS: "off" })).toEqual([
      expect.stringMatching(/^APP_URL: required/),
      expect.stringMatching(/^RATE_LIMITS:/),
    ]);
    expect(problemsOf({ HOST: "0.0.0.0", APP_URL: "https://sondeo.example.org" })).toEqual([]);
    expect(problemsOf({ HOST: "127.0.0.2", RATE_LIMITS: "off" })).toEqual([]);
  });

  test("half of a key for a bucket would quietly become somebody else's", () => {
    const OBJECT_STORE_URL = "s3://bucket";
    expect(problemsOf({ OBJECT_STORE_URL, AWS_ACCESS_KEY_ID: "k" })).toEqual([
      expect.stringMatching(/^AWS_SECRET_ACCESS_KEY: required/),
    ]);
    expect(problemsOf({ OBJECT_STORE_URL, AWS_SECRET_ACCESS_KEY: "s" })).toEqual([
      expect.stringMatching(/^AWS_ACCESS_KEY_ID: required/),
    ]);
    expect(problemsOf({ AWS_ACCESS_KEY_ID: "k" })).toEqual([]);
  });
});

const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const stripeAt = (STRIPE_API_URL: string) => problemsOf({ ...stripe, STRIPE_API_URL });

describe("payments", () => {
  test("are off without a key, on with a key and the secret of its messages", () => {
    expect(readConfig({ DATA_DIR }).payments).toBeNull();
    expect(readConfig({ DATA_DIR, ...stripe }).payments).toEqual({
      secretKey: "sk_test_1",
      webhookSecret: "whsec_1",
      apiUrl: null,
    });
    expect(problemsOf({ STRIPE_SECRET_KEY: "sk_test_1" })).toEqual([
      expect.stringMatching(/^STRIPE_WEBHOOK_SECRET: required/),
    ]);
  });

  test("a secret without a key is said to change nothing", () => {
    const { payments, notices } = readConfig({ DATA_DIR, STRIPE_WEBHOOK_SECRET: "whsec_1" });
    expect(payments).toBeNull();
    expect(notices).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY: not set/)]);
  });

  test("the key goes to no plain address but one of this machine", () => {
    expect(stripeAt("http://stripe.example.org")).toEqual([expect.stringMatching(/^STRIPE_API_URL: expected https/)]);
    expect(stripeAt("http://127.0.0.1:4242")).toEqual([]);
    expect(stripeAt("https://stripe.example.org")).toEqual([]);
  });
});

describe("language models", () => {
  test("a provider needs its model, key and address", () => {
    expect(problemsOf({ AI_PROVIDER: "openai" })).toEqual([
      expect.stringMatching(/^AI_MODEL: required/),
      expect.stringMatching(/^AI_API_KEY: required/),
    ]);
    expect(problemsOf({ AI_PROVIDER: "openai-compatible", AI_MODEL: "llama" })).toEqual([
      expect.stringMatching(/^AI_BASE_URL: required/),
    ]);
    expect(problemsOf({ AI_PROVIDER: "llama" })).toEqual([expect.stringMatching(/^AI_PROVIDER:/)]);
  });

  test("settings without a provider change nothing, and none is the default", () => {
    expect(readConfig({ DATA_DIR }).ai).toBeNull();
    expect(readConfig({ DATA_DIR, AI_MODEL: "gpt", AI_API_KEY: "k" }).ai).toBeNull();
  });

  test("a provider is served with what was set", () => {
    const env = { AI_PROVIDER: "openai-compatible", AI_MODEL: "llama", AI_BASE_URL: "http://127.0.0.1:11434/v1" };
    const config = readConfig({ DATA_DIR, ...env, AI_MONTHLY_BUDGET_USD: "2.5" });
    expect(config.notices).toEqual([expect.stringMatching(/^AI_PRICE_USD: not set/)]);
    expect(config.ai).toEqual({ provider: env.AI_PROVIDER, model: "llama", apiKey: null, baseUrl: env.AI_BASE_URL });
    expect(config.aiMonthlyBudgetUsd).toBe(2.5);
    const priced = (AI_PRICE_USD: string) => readConfig({ DATA_DIR, ...env, AI_PRICE_USD }).ai?.price;
    expect(priced("1.25, 10")).toEqual({ input: 1.25, output: 10, cachedInput: 1.25 });
    expect(priced("0,0,0")).toEqual({ input: 0, output: 0, cachedInput: 0 });
    for (const text of ["1", "1,,2", "-1,2", "a,b", "1,2,3,4"]) {
      expect(problemsOf({ ...env, AI_PRICE_USD: text })).toEqual([expect.stringMatching(/^AI_PRICE_USD:/)]);
    }
  });
});

const comtrade = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).comtrade;
const news = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).news;

describe("live figures and news", () => {
  test("UN Comtrade is asked only with the operator's word, a stand-in always", () => {
    expect(comtrade({})).toBeNull();
    expect(comtrade({ COMTRADE_KEY: "k" })).toBeNull();
    expect(comtrade({ COMTRADE_URL: "https://comtradeapi.un.org" })).toBeNull();
    expect(comtrade({ COMTRADE_LICENSED: "yes", COMTRADE_KEY: "k" })).toEqual({ url: null, key: "k" });
    expect(comtrade({ COMTRADE_URL: "http://127.0.0.1:9" })).toEqual({ url: "http://127.0.0.1:9", key: null });
    expect(readConfig({ DATA_DIR, COMTRADE_KEY: "k" }).notices).toEqual([
      expect.stringMatching(/^COMTRADE_LICENSED: /),
    ]);
  });

  test("news come from GDELT unless they are off, and from the feeds of the list", () => {
    expect(news({})).toEqual({ gdeltUrl: "https://api.gdeltproject.org/api/v2/doc/doc", feeds: [] });
    expect(news({ NEWS_URL: "http://127.0.0.1:9" }).gdeltUrl).toBe("http://127.0.0.1:9/api/v2/doc/doc");
    expect(news({ NEWS_URL: "off", NEWS_FEEDS: "https://a.example/rss, https://b.example/atom" })).toEqual({
      gdeltUrl: null,
      feeds: ["https://a.example/rss", "https://b.example/atom"],
    });
    expect(problemsOf({ NEWS_FEEDS: "ftp://a.example/rss" })).toEqual([expect.stringMatching(/^NEWS_FEEDS:/)]);
  });
});

describe("lists", () => {
  test("are split at commas, trimmed and brought to normal form", () => {
    const config = readConfig({
      DATA_DIR,
      ALLOWED_EMAILS: " Ana@Example.org , @example.COM,* ,",
      OWNER_EMAILS: "Eva@example.org",
      EGRESS_ALLOW: "Intranet.example:8080,[::1]:81",
      TRUST_PROXY: "10.0.0.0/8,::1",
      WEB_ORIGINS: "https://App.example.org/",
    });
    expect(config.allowedEmails).toEqual(["ana@example.org", "@example.com", "*"]);
    expect(config.ownerEmails).toEqual(["eva@example.org"]);
    expect(config.egressAllow).toEqual(["intranet.example:8080", "[::1]:81"]);
    expect(config.trustProxy).toEqual(["10.0.0.0/8", "::1"]);
    expect(config.webOrigins).toEqual(["https://app.example.org"]);
  });
});

describe("derived values", () => {
  test("a mail server asks for verified addresses unless told otherwise", () => {
    const SMTP_URL = "smtp://mail.example.org";
    expect(readConfig({ DATA_DIR, SMTP_URL }).requireVerifiedEmail).toBe(true);
    expect(readConfig({ DATA_DIR, SMTP_URL, REQUIRE_VERIFIED_EMAIL: "off" }).requireVerifiedEmail).toBe(false);
  });

  test("trade figures lie in DATA_DIR, and come from the package until they do; a named folder stands alone", () => {
    const { dataFolder, shippedFolder } = readConfig({ DATA_DIR }).tradeData;
    expect(dataFolder).toBe(join(DATA_DIR, "trade"));
    expect(shippedFolder).toMatch(/data[\\/]trade$/);
    expect(readConfig({ DATA_DIR, TRADE_DATA_URL: "/srv/trade" }).tradeData).toEqual({
      dataFolder: "/srv/trade",
      shippedFolder: null,
      bucket: null,
    });
  });

  test("stores lie in folders, or in buckets of AWS or of the service that is named", () => {
    expect(readConfig({ DATA_DIR }).objects).toEqual({ kind: "folder", folder: join(DATA_DIR, "objects") });
    const ofAws = readConfig({ DATA_DIR, OBJECT_STORE_URL: "s3://bucket", AWS_DEFAULT_REGION: "eu-west-1" });
    const access = { endpoint: null, region: "eu-west-1", keys: null };
    expect(ofAws.objects).toEqual({ kind: "bucket", place: { bucket: "bucket", prefix: "", access } });
    const own = {
      S3_ENDPOINT: "http://127.0.0.1:9000",
      AWS_REGION: "here",
      AWS_DEFAULT_REGION: "there",
      AWS_ACCESS_KEY_ID: "k",
      AWS_SECRET_ACCESS_KEY: "s",
    };
    const { bucket } = readConfig({ DATA_DIR, ...own, TRADE_DATA_URL: "s3://Bucket.1/a-b/c/" }).tradeData;
    expect(bucket?.place).toEqual({
      bucket: "Bucket.1",
      prefix: "a-b/c",
      access: { endpoint: own.S3_ENDPOINT, region: "here", keys: { accessKeyId: "k", secretAccessKey: "s" } },
    });
    const another = readConfig({ DATA_DIR, ...own, TRADE_DATA_URL: "s3://Bucket.1/a-b" }).tradeData.bucket;
    expect(another?.copyFolder).not.toBe(bucket?.copyFolder);
    expect(readConfig({ DATA_DIR, S3_ENDPOINT: own.S3_ENDPOINT }).notices).toEqual([
      expect.stringMatching(/^S3_ENDPOINT: changes nothing/),
    ]);
  });

  test("sites see the contact address", () => {
    expect(readEngineConfig({ SUPPORT_EMAIL: "help@example.org" }).userAgent).toContain("help@example.org");
    expect(
      readEngineConfig({ SUPPORT_EMAIL: "help@example.org", CONTACT_EMAIL: "bot@example.org" }).userAgent,
    ).toContain("bot@example.org");
  });

  test("the browser is the product's own, none, a remote one, or the one at a path; a path without a file is said", () => {
    const folder = join(DATA_DIR, "browser");
    expect(readEngineConfig({ DATA_DIR }).browser).toEqual({ kind: "auto", folder });
    expect(readEngineConfig({ DATA_DIR, BROWSER: "off" }).browser).toEqual({ kind: "off" });
    const { browser, notices } = readConfig({ DATA_DIR, BROWSER: "/nowhere/chromium" });
    expect(browser).toEqual({ kind: "executable", path: "/nowhere/chromium", folder });
    expect(notices).toEqual([expect.stringMatching("^BROWSER: there is no file")]);
    const remote = { DATA_DIR, BROWSER_WS_URL: "wss://browsers.example.org/?token=t" };
    expect(readEngineConfig(remote).browser).toEqual({ kind: "remote", address: remote.BROWSER_WS_URL });
    expect(readEngineConfig({ ...remote, BROWSER: "off" }).browser).toEqual({ kind: "off" });
  });

  test("the engines' settings make no file", () => {
    readEngineConfig({ DATA_DIR, EGRESS_ALLOW: "127.0.0.1:80" });
    expect(existsSync(join(DATA_DIR, "secret"))).toBe(false);
  });
});
