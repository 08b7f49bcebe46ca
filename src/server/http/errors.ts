import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorStatus, type ErrorCode, type Failure } from "../../contract/errors.ts";
import { isDatabaseDown, isUnstorableText } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { errorFields } from "../logging.ts";
import { isDiskFull } from "../objects/folder-store.ts";
import { BucketFailure } from "../s3/bucket-failure.ts";

const genericMessage =
  "Sorry, something went wrong and we are fixing it. Please try again later or contact support for further assistance.";

/** What leaves the server for an error: a closed code and words that name no internals. */
export function toFailure(error: unknown, requestId: string): { status: number; failure: Failure } {
  const [code, message] = codeAndMessage(error);
  return { status: errorStatus[code], failure: { success: false, message, code, requestId } };
}

function codeAndMessage(error: unknown): [ErrorCode, string] {
  if (error instanceof AppError) return [error.code, error.message];
  if (isDatabaseDown(error) || isDiskFull(error) || error instanceof BucketFailure)
    return ["UNAVAILABLE", genericMessage];
  if (isUnstorableText(error)) return ["INVALID_INPUT", "The request is malformed"];
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 500;
  if (status === 429) return ["RATE_LIMITED", "Too many requests, please try again in a moment"];
  if (status === 414) return ["NOT_FOUND", "There is nothing at this address"];
  if (status === 413) return ["BODY_TOO_LARGE", "The request is too large"];
  if (error instanceof Error && "validation" in error) return ["INVALID_INPUT", validationMessage(error)];
  if (typeof status === "number" && status >= 400 && status < 500) return ["INVALID_INPUT", "The request is malformed"];
  return ["INTERNAL", genericMessage];
}

function validationMessage(error: Error & { validation?: unknown }): string {
  const places = Array.isArray(error.validation)
    ? error.validation.map((issue: { instancePath?: string }) => (issue.instancePath ?? "").replace(/^\//, ""))
    : [];
  const named = [...new Set(places.filter(Boolean))];
  return named.length > 0 ? `Invalid: ${named.join(", ")}` : "The request is malformed";
}

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendFailure);
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasCallerGone(error, reply)) return reply.hijack();
  const { status, failure } = toFailure(error, request.id);
  if (failure.code === "INTERNAL" || error instanceof BucketFailure) logUnexpected(request, failure.code, error);
  if (failure.code === "UNAVAILABLE") void reply.header("retry-after", "2");
  // Whatever the answer was to be before, it is this now.
  return reply.code(status).removeHeader("content-encoding").type("application/json").send(failure);
}

/** Whether the answer was on its way when its reader went away: nobody failed, and nobody hears of it. */
const hasCallerGone = (error: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed && error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

function logUnexpected(request: FastifyRequest, code: ErrorCode, error: unknown): void {
  request.log.error({ code, ...errorFields(error) }, "unexpected error");
}
