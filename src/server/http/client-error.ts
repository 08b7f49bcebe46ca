import { STATUS_CODES } from "node:http";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { ErrorCode, Failure } from "../../contract/errors.ts";
import { newId } from "../ids.ts";

type ClientErrorHandler = NonNullable<FastifyServerOptions["clientErrorHandler"]>;

const answers: Readonly<Record<string, { status: number; code: ErrorCode; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "INVALID_INPUT", message: "The request did not come in time" },
  HPE_HEADER_OVERFLOW: { status: 431, code: "INVALID_INPUT", message: "The address or the headers are too long" },
};
const lingerMs = 1_000;
const malformed = { status: 400, code: "INVALID_INPUT", message: "The request is malformed" } as const;

/** Answers what cannot be read as HTTP, for which no route, hook or reply exists, as every other failure is answered. */
export const answerClientError: ClientErrorHandler = function answer(this: FastifyInstance, error, socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const { status, code, message } = answers[error.code ?? ""] ?? malformed;
  const failure: Failure = { success: false, message, code, requestId: newId() };
  this.log.debug({ code: error.code, requestId: failure.requestId }, "a request could not be read");
  socket.end(written(status, JSON.stringify(failure)));
  // Closed at once with something unread, the answer would be lost on its way.
  setTimeout(() => socket.destroy(), lingerMs).unref();
};

const written = (status: number, body: string): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
    "",
    body,
  ].join("\r\n");
