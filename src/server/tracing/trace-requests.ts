import type { FastifyInstance } from "fastify";
import { isApi } from "../http/is-api.ts";
import { type OpenSpan, type Tracing, within } from "./tracing.ts";

/**
 * A span for each call of the API, named by its route. What a caller says of a trace of its own is not heard: anyone may
 * call, and could write into traces or have everything kept.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<object, OpenSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const facts = { "http.request.method": request.method, "http.route": route };
    const span = isApi(request) ? tracing.begin(`${request.method} ${route}`, facts) : null;
    if (!span) return done();
    spans.set(request, span);
    within(span, done);
  });
  // A body comes with events of the connection, which know nothing of the request's span.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  });
  app.addHook("onResponse", async (request, reply) => {
    spans.get(request)?.end({ "http.response.status_code": reply.statusCode });
  });
}
