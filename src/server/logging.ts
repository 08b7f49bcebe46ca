import pino, { type Logger, type DestinationStream } from "pino";
import type { FastifyReply, FastifyRequest } from "fastify";
import { framesOf } from "./error-frames.ts";
import { openSpan } from "./tracing/tracing.ts";

/** Everything a log line may hold. What is not named here is never written, whatever it is. */
const allowed = new Set([
  "reqId",
  "traceId",
  "req",
  "res",
  "responseTime",
  "code",
  "status",
  "task",
  "error",
  "cause",
  "stack",
  "jobId",
  "kind",
  "count",
  "ms",
  "file",
  "address",
]);

const only = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => allowed.has(name))
      .map(([name, value]) => [name, name === "stack" ? frames(value) : value]),
  );

/** The places of a stack without its message, which may quote what a user typed. */
const frames = (stack: unknown): string[] =>
  String(stack)
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());

/** The code of the system or of the database that lies deepest, such as ENOSPC or 23505. */
function causeOf(error: unknown): string | undefined {
  let code: string | undefined;
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ("code" in cause && /^[A-Z0-9_]{3,40}$/.test(String(cause.code))) code = String(cause.code);
  }
  return code;
}

/** What a log line says of something that was thrown: never its words, which may quote what a user typed. */
export const errorFields = (
  error: unknown,
): { error: string; cause?: string | undefined; stack?: string | undefined } =>
  error instanceof Error
    ? { error: error.name, cause: causeOf(error), stack: framesOf(error) }
    : { error: typeof error };

/** A logger by allow-list: one JSON object a line, route patterns instead of addresses, no headers, no bodies. */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const span = openSpan();
        return span ? { traceId: span.traceId } : {};
      },
      formatters: { level: (label) => ({ level: label }), log: only },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? "none" }),
        res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      },
    },
    destination ?? pino.destination({ dest: 2, sync: false }),
  );
}
