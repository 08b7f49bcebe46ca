import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyBaseLogger } from "fastify";
import type { OpenSpan, Tracing } from "./tracing.ts";

const closeWithinMs = 3_000;

/** Sends spans to a collector in batches, in the background. What it does not take is dropped, and said once in the log. */
export function openTracing(collectorUrl: string, log: Pick<FastifyBaseLogger, "warn">): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${collectorUrl.replace(/\/+$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "sondeo" }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingOnce(exporter, log) })],
  });
  const tracer = provider.getTracer("sondeo");
  const begin = (name: string, facts: Parameters<Tracing["begin"]>[1], context: Context, kind: SpanKind): OpenSpan =>
    asOpenSpan(tracer.startSpan(name, { kind, ...(facts && { attributes: facts }) }, context), (span, inner, more) =>
      begin(inner, more, trace.setSpan(ROOT_CONTEXT, span), SpanKind.INTERNAL),
    );
  return {
    begin: (name, facts, parent = null) =>
      begin(name, facts, contextOf(parent), parent ? SpanKind.CONSUMER : SpanKind.SERVER),
    close: () =>
      Promise.race([provider.shutdown(), new Promise<void>((done) => setTimeout(done, closeWithinMs).unref())]),
  };
}

function asOpenSpan(
  span: Span,
  beginWithin: (span: Span, name: string, facts: Parameters<OpenSpan["begin"]>[1]) => OpenSpan,
): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const counts = new Map<string, number>();
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
    begin: (name, facts) => beginWithin(span, name, facts),
    count(fact, more) {
      counts.set(fact, (counts.get(fact) ?? 0) + more);
    },
    end(facts = {}, error) {
      span.setAttributes({ ...Object.fromEntries(counts), ...facts });
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
      }
      span.end();
    },
  };
}

const written = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})$/;

function contextOf(parent: string | null): Context {
  const { traceId, spanId, flags } = written.exec(parent ?? "")?.groups ?? {};
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? "0", 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function tellingOnce(exporter: SpanExporter, log: Pick<FastifyBaseLogger, "warn">): SpanExporter {
  let isTold = false;
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        if (result.error && !isTold) {
          isTold = true;
          log.warn({ code: "UNAVAILABLE", error: result.error.name }, "traces cannot be sent");
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
