import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { readSession } from "./auth.ts";
import type { Ctx } from "./ctx.ts";
import type { Deps } from "./deps.ts";
import { AppError } from "./errors.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { exportRoutes } from "./features/exports/routes.ts";
import { figureJobs } from "./features/figures/jobs.ts";
import { figureRoutes } from "./features/figures/routes.ts";
import { jobRoutes } from "./features/jobs/routes.ts";
import { researchJobs } from "./features/research/jobs.ts";
import { researchRoutes } from "./features/research/routes.ts";
import { searchRoutes } from "./features/searches/routes.ts";
import { websiteJobs } from "./features/website/jobs.ts";
import { websiteRoutes } from "./features/website/routes.ts";
import { answerClientError } from "./http/client-error.ts";
import { installErrors, sendFailure } from "./http/errors.ts";
import { installHealth } from "./http/health.ts";
import { isApi } from "./http/is-api.ts";
import { installMetrics } from "./http/metrics.ts";
import { installOpenApi } from "./http/openapi.ts";
import { installCors, installOriginRule, originRule } from "./http/origin.ts";
import { installPages } from "./http/pages.ts";
import { installRates } from "./http/rate.ts";
import { installSecurityHeaders, securityHeaders } from "./http/security.ts";
import { newId } from "./ids.ts";
import { traceRequests } from "./tracing/trace-requests.ts";

declare module "fastify" {
  interface FastifyRequest {
    ctx: Ctx | null;
  }
}

const bodyBytes = 20 * 1024 * 1024;

/**
 * In milliseconds, how long headers may come, how long all of a request, and how often that is looked at. Node takes the
 * smaller of the first two for headers whichever it is, so that one of them alone says something else than it seems to.
 */
const slowest = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

/** Of an address: a host has 253 characters, some of which are written as three. */
const longestPart = 1_000;

/** Programs name a type for bodies that they do not send: what needs one says so itself. */
function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body, done);
  });
}

/** The whole application over its dependencies; it does not listen. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const setSecurityHeaders = securityHeaders(config.appUrl);
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: () => newId(),
    bodyLimit: bodyBytes,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: slowest.requestTimeout,
    http: slowest,
    forceCloseConnections: true,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: longestPart },
    // No hook runs for an address that cannot be read.
    frameworkErrors(error, request, reply: FastifyReply) {
      setSecurityHeaders(request, reply);
      sendFailure(error, request, reply.header("cache-control", "no-store"));
    },
  });
  takeEmptyJson(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  traceRequests(app, deps.tracing);
  app.decorateRequest("ctx", null);
  installSecurityHeaders(app, setSecurityHeaders);
  await app.register(compress, { threshold: 1_024 });
  await app.register(cookie);
  installCors(
    app,
    config.webOrigins.filter((origin) => origin !== config.appUrl),
  );
  installOriginRule(app, originRule(config.appUrl, config.webOrigins));
  app.addHook("onRequest", async (request, reply) => {
    if (!isApi(request) || !request.headers.cookie) return;
    const user = await readSession(deps, request, reply);
    request.ctx = user && { db: deps.db, user };
  });
  await installRates(app, config.rateLimits);

  const research = researchJobs(deps);
  const website = websiteJobs(deps);
  const figures = figureJobs(deps);
  const definitions = new Map(
    [...research, ...website, ...figures].map((definition) => [definition.kind as string, definition]),
  );

  installHealth(app, deps);
  installMetrics(app, deps);
  installOpenApi(app, config.appUrl);
  accountRoutes(app, deps);
  await billingRoutes(app, deps);
  searchRoutes(app, deps);
  researchRoutes(app, deps, research);
  websiteRoutes(app, deps, website);
  await exportRoutes(app, deps);
  figureRoutes(app, deps, figures);
  jobRoutes(app, deps, definitions);
  await installPages(app, deps);
  app.setNotFoundHandler(async () => {
    throw new AppError("NOT_FOUND", "There is nothing at this address");
  });

  if (config.roles.includes("worker")) await deps.queue.work(definitions);
  return app;
}
