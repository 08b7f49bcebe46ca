import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { login, resetPassword, updateProfile } from "../../contract/accounts.ts";
import { readProvenance } from "../../contract/searches.ts";
import { ApiError, call, fillPath } from "./client.ts";

type Answer = { status: number; body: string; headers?: Record<string, string> };
type Seen = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };

let server: Server;
let answer: Answer;
let seen: Seen;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void readBody(request).then((body) => {
      seen = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
      const headers = { "content-type": "application/json", ...answer.headers };
      return response.writeHead(answer.status, headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

// A browser resolves an address against its page; here the page is the test's own server.
beforeEach(() => {
  const fetchWhole = globalThis.fetch;
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetchWhole(new URL(path, base), init));
  return () => vi.unstubAllGlobals();
});

const body = { email: "ana@ejemplo.com", password: "secreto123" };

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error("The call should have failed");
  return error;
}

it("sends the body as JSON, with the key that makes a repetition harmless, and returns the answer", async () => {
  answer = { status: 200, body: '{"success":true,"user":{"id":"u1"}}' };
  const reply = await call(login, { body }, { idempotencyKey: "k1", headers: { prefer: "respond-async" } });
  expect(reply.user.id).toBe("u1");
  expect(seen).toMatchObject({ method: "POST", url: "/api/auth/login", body: JSON.stringify(body) });
  expect(seen.headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": "k1",
    prefer: "respond-async",
  });
});

it("puts parameters into the path and the query", async () => {
  answer = { status: 200, body: '{"success":true}' };
  await call(readProvenance, { params: { id: "a/b c" }, query: { from: 0, to: 50 } });
  expect(seen).toMatchObject({ method: "GET", url: "/api/searches/a%2Fb%20c/provenance?from=0&to=50", body: "" });
  expect(fillPath("/api/x", { query: { a: null, b: undefined } })).toBe("/api/x");
});

it("throws the code, the words and the request's id of a failure", async () => {
  answer = { status: 401, body: '{"success":false,"code":"BAD_CREDENTIALS","message":"No","requestId":"r7"}' };
  const error = await failureOf(call(login, { body }));
  expect({ ...error, message: error.message }).toMatchObject({
    code: "BAD_CREDENTIALS",
    status: 401,
    message: "No",
    requestId: "r7",
  });
});

it("takes a failure with a code for one although its status is 200", async () => {
  answer = { status: 200, body: '{"success":false,"code":"WRONG_PASSWORD","message":"No","requestId":"r8"}' };
  const error = await failureOf(call(updateProfile, { body: { password: "x" } }));
  expect(error.code).toBe("WRONG_PASSWORD");
});

it("returns success: false without a code, which some calls answer as a value", async () => {
  answer = { status: 200, body: '{"success":false,"message":"Not now"}' };
  expect(await call(updateProfile, { body: { username: "x" } })).toEqual({ success: false, message: "Not now" });
});

it.each([
  { status: 502, body: "<html>Bad gateway</html>", code: "UNAVAILABLE" },
  { status: 500, body: "oops", code: "INTERNAL" },
  { status: 200, body: "<html>a page, not an answer</html>", code: "INTERNAL" },
])("maps an answer of $status that is not JSON to $code", async ({ status, body: words, code }) => {
  answer = { status, body: words };
  const error = await failureOf(call(resetPassword, { params: { token: "t" }, body: { newPassword: "x" } }));
  expect(error.code).toBe(code);
});

it("says NETWORK when no answer comes", async () => {
  vi.stubGlobal("fetch", () => fetchClosedPort());
  const error = await failureOf(call(login, { body }));
  expect(error).toMatchObject({ code: "NETWORK", status: 0, requestId: null });
});

it("lets an abort through as what it is", async () => {
  answer = { status: 200, body: "{}" };
  const aborted = call(login, { body }, { signal: AbortSignal.abort() });
  await expect(aborted).rejects.toHaveProperty("name", "AbortError");
});

async function fetchClosedPort(): Promise<Response> {
  vi.unstubAllGlobals();
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  return fetch(`http://127.0.0.1:${port}/`);
}

it("keeps how long the server asks to wait", async () => {
  const limited = '{"success":false,"message":"","code":"RATE_LIMITED","requestId":"r1"}';
  answer = { status: 429, body: limited, headers: { "retry-after": "40" } };
  expect(await failureOf(call(login, { body }))).toMatchObject({ code: "RATE_LIMITED", retryAfterMs: 40_000 });
  answer = { status: 429, body: limited };
  expect((await failureOf(call(login, { body }))).retryAfterMs).toBeNull();
});
