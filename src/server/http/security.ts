import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";
import { isApi } from "./is-api.ts";

export type SetSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** Headers of every answer. The content policy is per page, see pages.ts. */
export function securityHeaders(appUrl: string): SetSecurityHeaders {
  const https = appUrl.startsWith("https:");
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    // Google's sign-in opens a window that must be able to answer.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
  });
  return (request, reply) => setHeaders(request.raw, reply.raw, () => undefined);
}

export function installSecurityHeaders(app: FastifyInstance, setHeaders: SetSecurityHeaders): void {
  app.addHook("onRequest", async (request, reply) => setHeaders(request, reply));
  app.addHook("onSend", async (request, reply) => {
    if (isApi(request) && !reply.hasHeader("cache-control")) {
      void reply.header("cache-control", "no-store");
    }
  });
}
