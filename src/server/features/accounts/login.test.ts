import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "../../../contract/accounts.ts";
import { Person } from "../../../../tests/support/person.ts";
import { aServer, startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { allowedEmail, attempt, session } from "../../db/schema.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const login = (to: TestServer, email: string, password: string, as = new Person()) =>
  to.call(contract.login, { body: { email, password } }, { as });

const whoIs = async (to: TestServer, as: Person) => (await to.call(contract.checkAuth, {}, { as })).body;

const backdate = (user: TestUser, interval: string) =>
  server.deps.db
    .update(session)
    .set({
      createdAt: sql`created_at - ${interval}::interval`,
      updatedAt: sql`updated_at - ${interval}::interval`,
      expiresAt: sql`expires_at - ${interval}::interval`,
    })
    .where(eq(session.userId, user.id));

describe("signing in", () => {
  test("answers who it is, whatever the case of the address", async () => {
    const user = await server.aUser();
    const answer = await login(server, ` ${user.email.toUpperCase()} `, user.password);
    expect(answer).toMatchObject({ status: 200, body: { success: true, user: { id: user.id, hasPassword: true } } });
  });

  test("says the same of a wrong password, an unknown address and what is no address", async () => {
    const user = await server.aUser();
    const answers = await Promise.all([
      login(server, user.email, "wrong horse"),
      login(server, "nobody@example.com", user.password),
      login(server, "not an address", user.password),
    ]);
    for (const { status, body, headers } of answers) {
      expect({ status, ...body, requestId: null }).toEqual({
        status: 401,
        success: false,
        code: "BAD_CREDENTIALS",
        message: "Invalid email or password",
        requestId: null,
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test("asks the allow-list again, once the password is right", async () => {
    const own = await aServer({ ALLOWED_EMAILS: "ana@example.com" });
    const user = await own.aUser({ email: "ana@example.com" });
    await own.deps.db.delete(allowedEmail);
    expect(await login(own, user.email, user.password)).toMatchObject({
      status: 403,
      body: {
        code: "EMAIL_NOT_ALLOWED",
        message: "Registration failed: Your email is not authorized. Please contact support for access.",
      },
    });
    expect((await login(own, user.email, "wrong horse")).body.code).toBe("BAD_CREDENTIALS");
  });

  test("gives a new session each time and ends the one that was presented", async () => {
    const user = await server.aUser();
    const before = new Map(user.cookies);
    await login(server, user.email, user.password, user);
    expect(user.cookies).not.toEqual(before);
    const old = new Person();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await whoIs(server, old)).success).toBe(false);
    expect((await whoIs(server, user)).success).toBe(true);
  });

  test("does not take over a session that somebody else chose", async () => {
    const user = await server.aUser();
    const planted = new Person();
    planted.cookies.set("sondeo.session", "chosen.by-somebody");
    const answer = await login(server, user.email, user.password, planted);
    expect(answer.headers.getSetCookie().join()).not.toContain("chosen");
    expect((await whoIs(server, planted)).success).toBe(true);
  });
});

describe("the cookie", () => {
  test("on loopback is plain, for this host, out of reach of scripts", async () => {
    const user = await server.aUser();
    const [cookie] = (await login(server, user.email, user.password)).headers.getSetCookie();
    expect(cookie).toMatch(/^sondeo\.session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test("on https is bound to the host and never sent in the clear", async () => {
    const own = await aServer({ APP_URL: "https://sondeo.example" });
    const user = await own.aUser();
    const [cookie] = (await login(own, user.email, user.password)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-sondeo\.session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe("who is signed in", () => {
  test("is nobody without a session, and that is no error", async () => {
    const answer = await server.call(contract.checkAuth, {});
    expect(answer).toMatchObject({ status: 200, body: { success: false, user: null } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("is nobody with a cookie whose signature was changed", async () => {
    const user = await server.aUser();
    const value = user.cookies.get("sondeo.session")!;
    user.cookies.set("sondeo.session", `${value.startsWith("x") ? "y" : "x"}${value.slice(1)}`);
    expect((await whoIs(server, user)).success).toBe(false);
  });

  test("a session of yesterday is prolonged, with a new date in the cookie", async () => {
    const user = await server.aUser();
    await backdate(user, "2 days");
    const answer = await server.call(contract.checkAuth, {}, { as: user });
    expect(answer.body.success).toBe(true);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sondeo\.session=[^;]+; Max-Age=604800/);
    const again = await server.call(contract.checkAuth, {}, { as: user });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test.each(["8 days", "31 days"])("a session left for %s is over", async (interval) => {
    const user = await server.aUser();
    await backdate(user, interval);
    expect(await whoIs(server, user)).toEqual({ success: false, user: null });
    expect(user.cookies.size).toBe(0);
  });

  test("a session ends after thirty days, however much it is used", async () => {
    const user = await server.aUser();
    await backdate(user, "30 days");
    await server.deps.db
      .update(session)
      .set({ updatedAt: sql`now()`, expiresAt: sql`now() + interval '7 days'` })
      .where(eq(session.userId, user.id));
    expect((await whoIs(server, user)).success).toBe(false);
  });

  test("whoever is taken off the list is out at once, in a session that is open", async () => {
    const own = await aServer({ ALLOWED_EMAILS: "@example.com" });
    const user = await own.aUser();
    expect((await whoIs(own, user)).success).toBe(true);
    await own.deps.db.delete(allowedEmail);
    expect((await whoIs(own, user)).success).toBe(false);
    const refused = await own.call(contract.updateProfile, { body: { username: "new" } }, { as: user });
    expect(refused).toMatchObject({ status: 401, body: { code: "NOT_AUTHENTICATED" } });
  });
});

describe("signing out", () => {
  test.each([contract.logout, contract.logoutByPost])("$method ends the session, and may be repeated", async (call) => {
    const user = await server.aUser();
    const before = new Map(user.cookies);
    const answer = await server.call(call, {}, { as: user });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(user.cookies.size).toBe(0);
    expect((await server.call(call, {}, { as: user })).status).toBe(200);
    const old = new Person();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await whoIs(server, old)).success).toBe(false);
  });

  test.each([
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" },
    { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
  ])("by GET is refused to a link, a picture or another site: %o", async (headers) => {
    const user = await server.aUser();
    const answer = await server.call(contract.logout, {}, { as: user, headers });
    expect(answer).toMatchObject({ status: 403, body: { code: "CROSS_SITE" } });
    expect((await whoIs(server, user)).success).toBe(true);
  });

  test("by HEAD, which browsers let another site send as well, is refused like by GET", async () => {
    const user = await server.aUser();
    const headers = { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" };
    expect((await server.send(contract.logout.path, { method: "HEAD" }, { as: user, headers })).status).toBe(403);
    expect((await whoIs(server, user)).success).toBe(true);
  });

  test("by GET works for our own screens", async () => {
    const user = await server.aUser();
    const headers = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" };
    expect((await server.call(contract.logout, {}, { as: user, headers })).status).toBe(200);
  });
});

describe("calls from another site", () => {
  test.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("change nothing: %o", async (headers) => {
    const user = await server.aUser();
    const bodies = { email: user.email, password: user.password };
    for (const answer of [
      await server.call(contract.login, { body: bodies }, { headers }),
      await server.call(contract.logoutByPost, {}, { as: user, headers }),
      await server.call(contract.updateProfile, { body: { username: "stolen" } }, { as: user, headers }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: "CROSS_SITE" } });
    }
    expect((await whoIs(server, user)).user?.username).toBe(user.username);
  });

  test("a form of another site cannot send what is not JSON", async () => {
    const response = await server.send("/api/auth/login", {
      method: "POST",
      body: "email=a%40example.com&password=correct+horse",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(response.status).toBe(400);
  });
});

/** Each from another address, so that the limit per address stays out of it. */
const tryFrom = async (to: TestServer, i: number, email: string, password = "wrong horse") => {
  const answer = await to.app.inject({
    method: "POST",
    url: "/api/auth/login",
    remoteAddress: `192.0.2.${i}`,
    payload: { email, password },
  });
  return { status: answer.statusCode, body: answer.json<{ code?: string }>() };
};

describe("too many tries", () => {
  test("of one account are refused in every process, for unknown addresses alike, and not for ever", async () => {
    const one = await aServer({ RATE_LIMITS: "on" });
    const two = await aServer({ RATE_LIMITS: "on" }, { database: one.database });
    for (const email of ["ana@example.com", "nobody@example.com"]) {
      if (email.startsWith("ana")) await one.aUser({ email });
      const codes: unknown[] = [];
      for (let i = 0; i < 12; i++) codes.push((await tryFrom(i % 2 ? one : two, i, email)).body.code);
      expect(codes).toEqual([...Array<string>(10).fill("BAD_CREDENTIALS"), "RATE_LIMITED", "RATE_LIMITED"]);
    }
    await one.deps.db.update(attempt).set({ times: sql`array(select t - interval '16 minutes' from unnest(times) t)` });
    expect((await tryFrom(one, 20, "ana@example.com", "correct horse")).status).toBe(200);
  });

  test("from one address are refused for some seconds", async () => {
    const own = await aServer({ RATE_LIMITS: "on" });
    // All at one moment: on a busy machine five passwords in turn may take as long as the limit holds.
    const tries = Array.from({ length: 5 }, (_, i) => login(own, `nobody${i}@example.com`, "wrong horse"));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 401, 401, 429, 429]);
  });
});
