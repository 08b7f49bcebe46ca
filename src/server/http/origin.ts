import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import { isApi } from "./is-api.ts";

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

export type OriginRule = (method: string, headers: RequestHeaders) => boolean;

/**
 * Whether a request may change state: a browser's must come from one of our origins, while a call with neither
 * Origin nor Sec-Fetch-Site is a program's. As long as the public address is loopback, its other names count too.
 */
export function originRule(appUrl: string, webOrigins: readonly string[]): OriginRule {
  const app = new URL(appUrl);
  const own = new Set([app.origin, ...webOrigins.map((origin) => new URL(origin).origin)]);
  const isOurs = (origin: string): boolean => {
    if (own.has(origin)) return true;
    const url = URL.parse(origin);
    return url !== null && loopbackNames.has(app.hostname) && loopbackNames.has(url.hostname) && url.port === app.port;
  };
  return (method, headers) => {
    if (method === "GET" || method === "HEAD" || method === "OPTIONS") return true;
    const site = one(headers["sec-fetch-site"]);
    const origin = one(headers.origin);
    if (origin !== undefined) return isOurs(origin);
    return site === undefined || site === "same-origin" || site === "none";
  };
}

/** What browsers ask for when they follow a link, show a frame or a picture. */
const shownByBrowsers = /text\/html|image\//;

/**
 * Logging out by GET needs the same evidence, since a link or a picture on another site must not do it. A browser that
 * is old, or comes over plain http, does not name the site; what it takes tells a link from a call.
 */
export function mayLogOutByGet(headers: RequestHeaders): boolean {
  const site = one(headers["sec-fetch-site"]);
  const mode = one(headers["sec-fetch-mode"]);
  if (site === undefined) return !shownByBrowsers.test(one(headers.accept) ?? "");
  return (site === "same-origin" || site === "same-site") && mode !== "navigate" && mode !== "no-cors";
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

const preflight = {
  "access-control-allow-methods": "GET, POST, PUT, DELETE",
  "access-control-allow-headers": "content-type, idempotency-key, prefer, last-event-id",
  "access-control-max-age": "600",
};

/** Lets the pages of `origins` call with a person's cookies and read the answers. */
export function installCors(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin) || !isApi(request)) return undefined;
    // On the raw answer, because a stream of events is written past Fastify.
    reply.raw.setHeader("access-control-allow-origin", origin);
    reply.raw.setHeader("access-control-allow-credentials", "true");
    reply.raw.setHeader("access-control-expose-headers", "location, retry-after, preference-applied");
    return request.method === "OPTIONS" ? reply.code(204).headers(preflight).send() : undefined;
  });
}

export function installOriginRule(app: FastifyInstance, rule: OriginRule): void {
  app.addHook("onRequest", async (request) => {
    if (isApi(request) && !rule(request.method, request.headers)) {
      throw new AppError("CROSS_SITE", "This call must come from the application itself");
    }
  });
}
