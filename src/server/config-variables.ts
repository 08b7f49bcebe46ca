import { z } from "zod";
import { parseAllowEntry } from "../domain/allow-list.ts";
import {
  wrong,
  parsed,
  list,
  modelPrice,
  onOff,
  address,
  webAddress,
  origin,
  cidr,
  hostAndPort,
  mailbox,
  mail,
  store,
} from "./config-values.ts";

/** What the generated documentation says of a variable. */
export type About = {
  readonly group: string;
  readonly meaning: string;
  readonly fallback: string;
};

const about = new WeakMap<z.ZodType, About>();
const variable = <S extends z.ZodType>(schema: S, group: string, fallback: string, meaning: string): S => {
  about.set(schema, { group, meaning, fallback });
  return schema;
};

export const aboutVariable = (schema: z.ZodType): About => {
  const found = about.get(schema);
  if (!found) throw new Error("a variable without description");
  return found;
};

const roles = ["web", "worker"] as const;
export type Role = (typeof roles)[number];
const role = (text: string) => roles.find((known) => known === text) ?? wrong;

const sheetsScopes = ["spreadsheets", "userinfo.profile", "userinfo.email"].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
);
const aiProviders = ["builtin", "openai", "anthropic", "google", "openai-compatible"] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const server = "Address and processes";
const data = "Data";
const people = "Accounts and mail";
const scraping = "Reading pages";
const trade = "Trade figures and news";
const models = "Language models";
const google = "Google";
const payments = "Payments";
const links = "Public links";
const operation = "Operation";

/** Every variable of the environment that Sondeo reads. Names are fixed. */
export const variables = z.object({
  HOST: variable(z.string().default("127.0.0.1"), server, "`127.0.0.1`", "Listening address."),
  PORT: variable(z.coerce.number().int().min(0).max(65_535).default(3000), server, "`3000`", "Listening port."),
  APP_URL: variable(
    parsed("an http or https address without a path", origin).optional(),
    server,
    "`http://localhost:PORT`",
    "Public address, for cookies and for links in mail. Required when `HOST` is not a loopback address.",
  ),
  WEB_ORIGINS: variable(
    list("origins such as https://app.example.org", origin).optional(),
    server,
    "`APP_URL`",
    "Comma list of origins allowed with credentials, when the web part is served elsewhere.",
  ),
  API_URL: variable(
    parsed("an http or https address without a path", origin).optional(),
    server,
    "the pages' own address",
    "Where the browser calls the server, when another host serves the pages. Cookies reach it on the same site only: `https://api.example.org` for pages on `https://app.example.org`, which `WEB_ORIGINS` then names there.",
  ),
  TRUST_PROXY: variable(
    list("addresses or CIDR ranges", cidr).default([]),
    server,
    "none",
    "Comma list of CIDR ranges whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.",
  ),
  ROLES: variable(
    list("web, worker", role).default([...roles]),
    server,
    "`web,worker`",
    "What this process does: answer requests, run jobs, or both.",
  ),
  DATA_DIR: variable(
    z.string().default(".data"),
    data,
    "`.data`",
    "Folder of the embedded database, snapshots, outbox and the kept secret.",
  ),
  DATABASE_URL: variable(
    address(/^postgres(ql)?:$/, "a postgres:// address").optional(),
    data,
    "embedded PostgreSQL",
    "A PostgreSQL 15 or newer of your own.",
  ),
  OBJECT_STORE_URL: variable(
    store.optional(),
    data,
    "`DATA_DIR/objects`",
    "Where page snapshots and results lie: a folder, or `s3://bucket/prefix`, whose objects the keys must be allowed to list, read, write and remove.",
  ),
  TRADE_DATA_URL: variable(
    store.optional(),
    data,
    "`DATA_DIR/trade`; until an import fills it, the figures that come with Sondeo",
    "Where the trade figures (Parquet) lie: a folder, or `s3://bucket/prefix`, to be listed and read. `sondeo data publish` puts those of `DATA_DIR/trade` there; each machine keeps a copy in `DATA_DIR/trade-copies` and looks for newer ones every minute.",
  ),
  S3_ENDPOINT: variable(
    webAddress.optional(),
    data,
    "AWS",
    "Address of the S3 service of `s3://` stores where it is not AWS (MinIO, Ceph, R2 …); buckets are then a part of the path, not of the name.",
  ),
  AWS_REGION: variable(
    z.string().optional(),
    data,
    "`AWS_DEFAULT_REGION`; `us-east-1` with `S3_ENDPOINT`; else the AWS profile's",
    "Region of the buckets.",
  ),
  AWS_DEFAULT_REGION: variable(z.string().optional(), data, "–", "The same, under its older name."),
  AWS_ACCESS_KEY_ID: variable(
    z.string().optional(),
    data,
    "what AWS's client finds: a profile, a web identity, the role of the container or instance",
    "Key for the buckets, with `AWS_SECRET_ACCESS_KEY`.",
  ),
  AWS_SECRET_ACCESS_KEY: variable(z.string().optional(), data, "–", "Secret of `AWS_ACCESS_KEY_ID`."),
  AWS_SESSION_TOKEN: variable(z.string().optional(), data, "–", "For keys that last for a session."),
  SECRET: variable(
    z.string().min(32, "expected at least 32 characters").optional(),
    data,
    "made once and kept in `DATA_DIR/secret`",
    "Signs sessions. Required with `DATABASE_URL`, so that every machine signs alike.",
  ),
  RETENTION_DAYS: variable(
    z.coerce.number().int().min(1).default(365),
    data,
    "`365`",
    "How long snapshots and results are kept. What is in the trash goes after 30 days.",
  ),
  OWNER_EMAILS: variable(
    list("mail addresses", mailbox).default([]),
    people,
    "–",
    "Comma list of who becomes owner. With no owner yet, the console prints a one-time set-up link.",
  ),
  ALLOWED_EMAILS: variable(
    list("addresses, @domain entries or *", (text) => parseAllowEntry(text) ?? wrong).default([]),
    people,
    "–",
    "Comma list of addresses, `@domain` entries, or `*` for everybody; added to the allow-list at start.",
  ),
  SMTP_URL: variable(
    address(/^smtps?:$/, "an smtp:// or smtps:// address").optional(),
    people,
    "mail is written to `DATA_DIR/outbox/*.eml`",
    "Mail server, with user and password in the address.",
  ),
  MAIL_FROM: variable(
    z.string().default("Sondeo <no-reply@localhost>"),
    people,
    "`Sondeo <no-reply@localhost>`",
    "Sender of the mail.",
  ),
  REQUIRE_VERIFIED_EMAIL: variable(
    onOff.optional(),
    people,
    "on with `SMTP_URL`, else off",
    "Whether an account must prove its address before it is used.",
  ),
  PLAN_LIMITS: variable(
    onOff.default(true),
    people,
    "`on`",
    "`off`: usage is recorded and shown, nothing is refused; the owner's account is Pro.",
  ),
  RATE_LIMITS: variable(onOff.default(true), people, "`on`", "`off` only for measurements, on a loopback address."),
  EGRESS_ALLOW: variable(
    list("host:port", hostAndPort).default([]),
    scraping,
    "–",
    "Comma list of `host:port` that may be read although private: intranets, tests.",
  ),
  CONTACT_EMAIL: variable(mail.optional(), scraping, "`SUPPORT_EMAIL`", "Named in the user agent that sites see."),
  BROWSER: variable(
    z.string().default("auto"),
    scraping,
    "`auto`",
    "`auto`: pages that need a browser are opened in the Chromium that npm brings, unpacked into `DATA_DIR/browser`, or in the system's; `off`: no page is; or the path of a Chromium.",
  ),
  BROWSER_WS_URL: variable(
    address(/^wss?:$/, "a ws:// or wss:// address").optional(),
    scraping,
    "a browser of this machine",
    "A Chromium elsewhere, instead of the one of `BROWSER=auto`. DevTools at `ws://host:9222` or below `/devtools/`; any other path is a Playwright server's, of the version in `package.json`. Start it with its sandbox, a limit on memory and `--force-webrtc-ip-handling-policy=disable_non_proxied_udp`; it must reach this program on any port of the address from which this program reaches it, because every page goes out through the checking proxy here. One that does not, or finds a way past it, is not used. Over plain `ws://` beyond this machine no password is typed.",
  ),
  FIGURES_MIRROR_URL: variable(
    webAddress.optional(),
    trade,
    "the sources' own addresses",
    "Where an import asks for the sources' files instead, by host and path: `MIRROR/www.cepii.fr/DATA_DOWNLOAD/…`. For networks that reach no other.",
  ),
  COMTRADE_URL: variable(
    webAddress.optional(),
    trade,
    "UN Comtrade's, once `COMTRADE_LICENSED` is `yes`",
    "Address of a stand-in, of a proxy or of UN Comtrade itself.",
  ),
  COMTRADE_KEY: variable(
    z.string().optional(),
    trade,
    "the preview, 500 lines an answer",
    "Subscription key for live trade figures.",
  ),
  COMTRADE_LICENSED: variable(
    onOff.default(false),
    trade,
    "`no`",
    "`yes` is the operator's word that its licence covers the use; until then UN Comtrade is not asked.",
  ),
  NEWS_URL: variable(
    parsed("off, or an http or https address", (text) =>
      text === "off" || /^https?:$/.test(URL.parse(text)?.protocol ?? "") ? text : wrong,
    ).default("https://api.gdeltproject.org/api/v2/doc/doc"),
    trade,
    "GDELT's",
    "Address of GDELT's DOC API or of a stand-in. `off` switches it off. Asked in the background; no report waits for it.",
  ),
  NEWS_FEEDS: variable(
    list("http or https addresses", (text) =>
      /^https?:$/.test(URL.parse(text)?.protocol ?? "") ? text : wrong,
    ).default([]),
    trade,
    "–",
    "Comma list of RSS or Atom feeds whose headlines may be shown, at their final addresses.",
  ),
  AI_PROVIDER: variable(
    z.enum(aiProviders).default("builtin"),
    models,
    "`builtin`",
    "`builtin` plans by rules; with `openai`, `anthropic`, `google` or `openai-compatible` (Ollama, vLLM, LM Studio, gateways) a model does, and the rules where it fails. `sondeo ai check` tries it.",
  ),
  AI_MODEL: variable(z.string().optional(), models, "–", "Name of the model. Required with a provider."),
  AI_API_KEY: variable(
    z.string().optional(),
    models,
    "–",
    "Key of the provider. Required, save for an `openai-compatible` service that asks for none.",
  ),
  AI_BASE_URL: variable(
    webAddress.optional(),
    models,
    "the provider's",
    "Address of the service, with its version: `http://127.0.0.1:11434/v1`. Required with `openai-compatible`. For a gateway of Azure's kind the deployment's, `https://….openai.azure.com/openai/deployments/NAME?api-version=…`: the key is then sent as `api-key`.",
  ),
  AI_MONTHLY_BUDGET_USD: variable(
    z.coerce.number().positive().optional(),
    models,
    "–",
    "Per account and month; past it the built-in planner serves and says so. Counted by `AI_PRICE_USD`.",
  ),
  AI_PRICE_USD: variable(
    parsed("two or three prices such as 1.25,10", modelPrice).optional(),
    models,
    "an estimate",
    "What the provider takes for a million tokens: input, output and, where it differs, input that it had cached: `1.25,10,0.125`. `0,0` for a model of your own. Without it the price is an estimate by the model's name, of September 2025 and not checked since; a name that is not known counts as the dearest, so that a budget ends early rather than late.",
  ),
  GOOGLE_CLIENT_ID: variable(
    z.string().optional(),
    google,
    "off",
    "Switches on signing in with Google and the export to Google Sheets. Google's console must name `APP_URL` among the client's JavaScript origins and have the Google Sheets API switched on.",
  ),
  GOOGLE_JWKS_URL: variable(
    webAddress.default("https://www.googleapis.com/oauth2/v3/certs"),
    google,
    "Google's",
    "Where the keys of ID tokens are read.",
  ),
  GOOGLE_ISSUER: variable(
    webAddress.default("https://accounts.google.com"),
    google,
    "Google's",
    "Who must have issued an ID token.",
  ),
  GOOGLE_SHEETS_URL: variable(
    webAddress.default("https://sheets.googleapis.com"),
    google,
    "Google's",
    "Address of the Sheets service or of a stand-in; https, save on this machine, because people's access tokens go there.",
  ),
  GOOGLE_SHEETS_SCOPE: variable(
    z.string().default(sheetsScopes.join(" ")),
    google,
    sheetsScopes.map((scope) => `\`${scope}\``).join(" "),
    "What Google asks a person to allow before a spreadsheet is made, separated by spaces. `https://www.googleapis.com/auth/drive.file` alone suffices, and gives Sondeo no other spreadsheet than those it makes.",
  ),
  STRIPE_SECRET_KEY: variable(
    z.string().optional(),
    payments,
    "off: plans are given by the owner",
    "Switches on paying through Stripe: a secret key, or a restricted one that may write Customers, Products, Prices, Checkout Sessions, Subscriptions and Customer portal and read Subscription schedules. Products, prices and the portal's settings are made there by themselves. Without it plans are given with `sondeo admin plan`.",
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    z.string().optional(),
    payments,
    "–",
    "Signing secret of the endpoint at Stripe that sends to `APP_URL/api/billing/webhook`: `checkout.session.completed`, `customer.subscription.*`, `invoice.paid` and `invoice.payment_failed`. Required with the key. What Stripe could not deliver is asked for within the hour.",
  ),
  STRIPE_API_URL: variable(
    webAddress.optional(),
    payments,
    "Stripe's",
    "Address of a stand-in for Stripe; https, save on this machine, because the key goes there.",
  ),
  MEMBERSHIP_URL: variable(webAddress.optional(), links, "`/pricing`", "The outside page about prices."),
  SUPPORT_EMAIL: variable(mail.optional(), links, "no address is shown", "Shown wherever help is offered."),
  SALES_EMAIL: variable(mail.optional(), links, "`SUPPORT_EMAIL`", "Shown where a larger plan is offered."),
  DEMO_VIDEO_URL: variable(webAddress.optional(), links, "no video is shown", "A film that shows the product."),
  ONBOARDING_URL: variable(webAddress.optional(), links, "no link is shown", "Where a newcomer books a conversation."),
  LOG_LEVEL: variable(z.enum(logLevels).default("info"), operation, "`info`", `One of ${logLevels.join(", ")}.`),
  METRICS_TOKEN: variable(
    z.string().min(16, "expected at least 16 characters").optional(),
    operation,
    "`/metrics` is closed",
    "Bearer token that opens `GET /metrics`.",
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    webAddress.optional(),
    operation,
    "no traces",
    "Address of a collector of OpenTelemetry; traces go to `/v1/traces` below it.",
  ),
});
export type Variables = z.output<typeof variables>;
