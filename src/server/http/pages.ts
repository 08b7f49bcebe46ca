import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { fillPublicConfig, type PublicConfig } from "../../contract/public-config.ts";
import { letsEverybodyIn } from "../allow-list.ts";
import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import { robotsRules, siteMap } from "./site-files.ts";
import { readBuiltScreens } from "./built-screens.ts";
import { pathOf } from "./path-of.ts";
import { startAfterPaint } from "./start-after-paint.ts";
import { sessionCookie } from "../auth.ts";
import { supportEmail } from "../support-email.ts";

const clientFolder = path.resolve(import.meta.dirname, "../../../build/client");
const fallbackPage = "/__spa-fallback.html";

/** They concern documents; on each of a page's forty scripts they would weigh more than the smallest of them. */
const headersOfDocuments = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

type Page = { readonly html: string; readonly csp: string };

/** Serves the built screens: prerendered pages with a policy that names each inline script by its hash. */
export async function installPages(
  app: FastifyInstance,
  { config, patientDb }: Pick<Deps, "config" | "patientDb">,
): Promise<void> {
  if (!existsSync(clientFolder)) return;
  const values = publicConfig(config, await letsEverybodyIn(patientDb));
  const pages = readPages(values);
  const screens = readBuiltScreens(readManifest());
  const cookie = sessionCookie(config.appUrl);
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    globIgnore: ["**/*.{html,br}"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const built = file.startsWith(path.join(clientFolder, "assets"));
      reply.header("cache-control", built ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      if (built) for (const header of headersOfDocuments) reply.raw.removeHeader(header);
    },
  });
  const addresses = [...pages.keys()].filter((address) => address !== fallbackPage);
  const sitemap = siteMap(config.appUrl, addresses);
  app.get("/sitemap.xml", (_, reply) => reply.type("application/xml; charset=utf-8").send(sitemap));
  app.get("/robots.txt", (_, reply) => reply.type("text/plain; charset=utf-8").send(robotsRules(config.appUrl)));
  app.get("/*", (request, reply) => {
    const address = pathOf(request.url);
    const built = address === fallbackPage ? undefined : pages.get(address);
    const page = built ?? pages.get(fallbackPage);
    if (!page || /^\/(api|assets)\//.test(address)) return reply.callNotFound();
    const scripts = built ? [] : screens(address);
    const isSignedIn = request.headers.cookie?.includes(`${cookie}=`) ?? false;
    return reply
      .code(scripts ? 200 : 404)
      .header("content-security-policy", page.csp)
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(isSignedIn ? withPreloads(page.html, scripts ?? []) : page.html);
  });
}

function readManifest(): string {
  const folder = path.join(clientFolder, "assets");
  const file = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name));
  return file ? readFileSync(path.join(folder, file), "utf8") : '{"routes":{}}';
}

/** Asks for a screen's scripts at once: else the first of them would have to run before the rest are known. */
function withPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts
    .filter((script) => !html.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload" href="${script}"/>`);
  return html.replace("</head>", `${links.join("")}</head>`);
}

function publicConfig(config: Config, isOpenToAll: boolean): PublicConfig {
  const { salesEmail, membershipUrl, demoVideoUrl } = config.links;
  const support = supportEmail(config);
  return {
    appUrl: config.appUrl,
    apiUrl: config.apiUrl,
    googleClientId: config.google?.clientId ?? null,
    googleSheetsScope: config.google?.sheetsScope ?? null,
    enforcesPlans: config.planLimits,
    takesPayments: config.payments !== null,
    supportEmail: support,
    salesEmail: salesEmail ?? support,
    membershipUrl,
    demoVideoUrl,
    retentionDays: String(config.retentionDays),
    signUp: isOpenToAll ? "open" : "invited",
    googleSignIn: config.google ? "offered" : "absent",
  };
}

function readPages(values: PublicConfig): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>();
  for (const file of readdirSync(clientFolder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const address = `/${file.replaceAll(path.sep, "/")}`.replace(/\/index\.html$/, "") || "/";
    const filled = fillPublicConfig(readFileSync(path.join(clientFolder, file), "utf8"), values);
    const html = address === fallbackPage ? filled : startAfterPaint(filled);
    pages.set(address, { html, csp: policyFor(html, values) });
  }
  return pages;
}

function policyFor(html: string, { apiUrl, demoVideoUrl }: PublicConfig): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`,
  );
  const film = demoVideoUrl === null ? "" : ` ${new URL(demoVideoUrl, "http://localhost").origin}`;
  const google = "https://accounts.google.com/gsi/";
  return [
    "default-src 'self'",
    `script-src 'self' ${google}client ${[...new Set(scripts)].join(" ")}`,
    `frame-src ${google}`,
    `connect-src 'self' ${apiUrl === null ? "" : `${apiUrl} `}${google}`,
    `style-src 'self' 'unsafe-inline' ${google}style`,
    "img-src 'self' data:",
    `media-src 'self'${film}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
