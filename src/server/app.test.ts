import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { endpoints } from "../contract/index.ts";
import { aServer, startTestServer, type TestServer } from "../../tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const specified = [
  "POST /api/auth/register",
  "POST /api/auth/login",
  "GET /api/auth/check-auth",
  "GET /api/auth/logout",
  "POST /api/auth/forgot-password",
  "POST /api/auth/reset-password/{token}",
  "POST /api/auth/google-auth",
  "GET /api/get-searches",
  "GET /api/get-directories",
  "POST /api/get-directory",
  "POST /api/delete-search-history",
  "POST /api/pin-search",
  "POST /api/scrape/trademark",
  "POST /api/get-ai-data-for-directories",
  "POST /api/scrape/website",
  "POST /api/scrape/get/contents",
  "POST /api/get-ai-data",
  "POST /api/get-search-history",
  "POST /api/export/google-sheets",
  "POST /api/update-profile",
];

test("the OpenAPI page describes every call of the specification", async () => {
  const answer = await server.send("/api/openapi.json", {});
  const { openapi, paths, components } = (await answer.json()) as {
    openapi: string;
    paths: Record<string, object>;
    components: { securitySchemes: { session: { name: string } } };
  };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(openapi).toBe("3.1.0");
  expect(specified.filter((call) => !described.includes(call))).toEqual([]);
  expect(described).toHaveLength(endpoints.length);
  const { cookies } = await server.aUser();
  expect([...cookies.keys()]).toEqual([components.securitySchemes.session.name]);
});

test.each(endpoints.filter(({ access }) => access === "user").map((e) => [e.method, e.path] as const))(
  "%s %s tells a stranger nothing but to sign in",
  async (method, path) => {
    const answer = await server.send(path.replace(":id", "x"), { method });
    const { code, success } = (await answer.json()) as { code: string; success: boolean };
    expect([answer.status, code, success]).toEqual([401, "NOT_AUTHENTICATED", false]);
  },
);

const malformed: ["GET" | "POST" | "PUT", string, string | undefined, number][] = [
  ["POST", "/api/auth/login", "{", 400],
  ["POST", "/api/auth/login", '"text"', 400],
  ["POST", "/api/auth/login", JSON.stringify({ email: ["a"], password: {} }), 400],
  ["POST", "/api/auth/login", undefined, 400],
  ["POST", "/api/auth/login", JSON.stringify({ email: "ana\0@example.com", password: "x" }), 400],
  ["GET", "/api/nothing", undefined, 404],
  ["GET", "/api/jobs/%zz", undefined, 400],
  ["GET", `/api/jobs/${"x".repeat(1_001)}`, undefined, 404],
  ["GET", "/api/jobs/%00", undefined, 401],
  ["PUT", "/api/get-searches", undefined, 404],
];

test.each(malformed)("%s %s with %j answers %i with a code and a request id", async (method, path, body, status) => {
  const headers = { "content-type": "application/json" };
  const answer = await server.send(path, { method, ...(body && { body, headers }) });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({
    success: false,
    message: expect.any(String),
    code: expect.stringMatching(/^[A-Z_]+$/),
    requestId: expect.any(String),
  });
});

test.each([
  ["/api/auth/login", "a stranger", 65 * 1024, [413, "BODY_TOO_LARGE"]],
  ["/api/export/google-sheets", "a stranger", 1024, [401, "NOT_AUTHENTICATED"]],
  ["/api/export/google-sheets", "a user", 21 * 1024 * 1024, [413, "BODY_TOO_LARGE"]],
] as const)("a body for %s of %s with %i bytes is not read", async (path, who, length, expected) => {
  // Announced only: sent in full, it may still be under way when the server answers and hangs up.
  const cookie = who === "a user" && { cookie: (await server.aUser()).cookieHeader };
  const headers = { ...cookie, "content-type": "application/json", "content-length": length };
  const sending = request(`${server.url}${path}`, { method: "POST", headers });
  onTestFinished(() => void sending.destroy());
  sending.flushHeaders();
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  const { code } = (await json(answer)) as { code: string };
  expect([answer.statusCode, code]).toEqual(expected);
});

test("the process and its readiness can be asked for", async () => {
  expect(await (await server.send("/healthz", {})).json()).toEqual({ ok: true });
  expect(await (await server.send("/readyz", {})).json()).toEqual({ ok: true, database: true, queue: true });
});

const metricsStatus = async (at: TestServer, headers: Record<string, string>) =>
  (await at.send("/metrics", { headers })).status;

test("the metrics are closed without the configured token, and open with it", async () => {
  const token = "a token of sixteen or more";
  const open = await aServer({ METRICS_TOKEN: token });
  expect(await metricsStatus(server, { authorization: "Bearer null" })).toBe(404);
  expect(await metricsStatus(open, {})).toBe(404);
  expect(await metricsStatus(open, { authorization: "Bearer another token of length" })).toBe(404);
  const answer = await open.send("/metrics", { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.text()).toMatch(/^sondeo_http_requests_total\{method="GET",route="\/metrics",status="404"\} 2$/m);
});

test.each(["/api/auth/check-auth", "/api/nothing", "/api/jobs/%zz", `/api/jobs/${"x".repeat(1_001)}`])(
  "the answer of the API at %s is not cached, names no server software and has the security headers",
  async (address) => {
    const { headers } = await server.send(address, {});
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
    });
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("strict-transport-security")).toBeNull();
  },
);

test.each(["/api/auth/check-auth", "/api/jobs/%zz"])("over https %s keeps browsers on https", async (address) => {
  const secure = await aServer({ APP_URL: "https://sondeo.example" });
  const { headers } = await secure.send(address, {});
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

test("a state change from another site is refused before anything else", async () => {
  const answer = await server.send("/api/auth/login", {
    method: "POST",
    headers: { origin: "https://evil.example", "content-type": "application/json" },
    body: JSON.stringify({ email: "a@b.test", password: "12345678" }),
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, "CROSS_SITE"]);
});

/** Sends a request whose address stands in it exactly as given. */
async function sendAsWritten(address: string, o: { method: string; headers: Record<string, string> }) {
  const { hostname, port } = new URL(server.url);
  const sending = request({ host: hostname, port, path: address, ...o }).end();
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: (await json(answer)) as Record<string, unknown> };
}

test.each(["/api/auth/", "/%61pi/auth/", "http://localhost/api/auth/", "/api/%61uth/"])(
  "a call at %s is held to the same rules, however its address is written",
  async (start) => {
    const { cookieHeader: cookie } = await server.aUser();
    const foreign = { method: "POST", headers: { cookie, origin: "https://evil.example" } };
    expect(await sendAsWritten(`${start}logout`, foreign)).toMatchObject({ status: 403, body: { code: "CROSS_SITE" } });
    const own = await sendAsWritten(`${start}check-auth`, { method: "GET", headers: { cookie } });
    expect([own.status, own.body.success, own.headers["cache-control"]]).toEqual([200, true, "no-store"]);
  },
);

test("the pages of WEB_ORIGINS may call with cookies and read the answer; those of others may not", async () => {
  const web = "https://app.sondeo.example";
  const own = await aServer({ APP_URL: "https://sondeo.example", WEB_ORIGINS: `https://sondeo.example,${web}` });
  const asked = { "access-control-request-method": "POST", "access-control-request-headers": "content-type,prefer" };
  const before = (origin: string) => own.send("/api/auth/login", { method: "OPTIONS", headers: { ...asked, origin } });
  const allowed = await before(web);
  expect([allowed.status, allowed.headers.get("access-control-allow-origin")]).toEqual([204, web]);
  expect(allowed.headers.get("access-control-allow-credentials")).toBe("true");
  expect(allowed.headers.get("access-control-allow-headers")).toContain("prefer");
  expect((await before("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
  const read = await own.send("/api/auth/check-auth", { headers: { origin: web } });
  expect([read.status, read.headers.get("access-control-allow-origin")]).toEqual([200, web]);
  expect((await own.send("/api/auth/check-auth", {})).headers.get("access-control-allow-origin")).toBeNull();
});

test("a call without a body is the same with a type for one", async () => {
  const ana = await server.aUser();
  const headers = { "content-type": "application/json" };
  expect((await server.send("/api/jobs/none", { method: "DELETE", headers }, { as: ana })).status).toBe(404);
  expect((await server.send("/api/auth/logout", { method: "POST", headers }, { as: ana })).status).toBe(200);
});

test("headers that drip in are waited for less long than a whole request", () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 60_000]);
});
