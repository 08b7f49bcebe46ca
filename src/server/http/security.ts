import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { isApi } from "./is-api.ts";

/** Headers of every answer. The content policy is per page, see pages.ts. */
export async function installSecurityHeaders(app: FastifyInstance, appUrl: string): Promise<void> {
  const https = appUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Google's sign-in opens a window that must be able to answer.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
  });
  app.addHook("onSend", async (request, reply) => {
    if (isApi(request) && !reply.hasHeader("cache-control")) {
      void reply.header("cache-control", "no-store");
    }
  });
}
