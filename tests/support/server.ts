import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { request } from "undici";
import { onTestFinished } from "vitest";
import * as accounts from "../../src/contract/accounts.ts";
import type { Endpoint, Input, Reply } from "../../src/contract/endpoint.ts";
import type { Failure } from "../../src/contract/errors.ts";
import { buildApp } from "../../src/server/app.ts";
import { type Environment, readConfig } from "../../src/server/config.ts";
import { type Deps, openDeps, type Patience } from "../../src/server/deps.ts";
import { prepareAccess } from "../../src/server/features/accounts/prepare-access.ts";
import { makeLogger } from "../../src/server/logging.ts";
import { freshDatabase, type TestPostgres } from "./fresh-database.ts";
import { Person } from "./person.ts";

export type Answer<E extends Endpoint> = {
  readonly status: number;
  readonly headers: Headers;
  /** As the contract says; what a failure adds is there when there is a failure. */
  readonly body: Reply<E> & Partial<Pick<Failure, "message" | "code" | "requestId">>;
};

type Sent = { method?: Endpoint["method"] | "OPTIONS" | "HEAD"; body?: string; headers?: Record<string, string> };
type CallOptions = { as?: Person; headers?: Record<string, string> };

export type TestUser = Person & accounts.User & { readonly password: string };

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const defaults = {
  APP_URL: "http://localhost:3000",
  ALLOWED_EMAILS: "*",
  BROWSER: "off",
  RATE_LIMITS: "off",
  NEWS_URL: "off",
  LOG_LEVEL: "silent",
};

/** A busy machine may take its time. */
const patient: Patience = { connectMs: 60_000, requestMs: 60_000, jobMs: 60_000 };

/** The real application on a database and a data folder of its own, listening on loopback. */
export async function startTestServer(
  env: Environment = {},
  shared: { database?: TestPostgres; patience?: Patience } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), "sondeo-data-"));
  const config = readConfig({ ...defaults, DATA_DIR: dataDir, ...env });
  const database = shared.database ?? (await freshDatabase());
  const deps: Deps = await openDeps(config, database, makeLogger(config.logLevel), shared.patience ?? patient);
  const setupLink = await prepareAccess(deps);
  const app = await buildApp(deps);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });

  /** Sends exactly these headers (the `fetch` of Node adds a browser's) and follows no redirect. */
  async function send(path: string, init: Sent, { as, headers }: CallOptions = {}): Promise<Response> {
    const cookie = as && as.cookies.size > 0 && { cookie: as.cookieHeader };
    const answer = await request(url + path, { ...init, headers: { ...cookie, ...init.headers, ...headers } });
    const received = new Headers();
    for (const [name, values] of Object.entries(answer.headers)) {
      for (const value of [values ?? []].flat()) received.append(name, value);
    }
    as?.keep(received.getSetCookie());
    const text = await answer.body.text();
    return new Response(text === "" ? null : text, { status: answer.statusCode, headers: received });
  }

  async function call<const E extends Endpoint>(e: E, input: Input<E>, options?: CallOptions): Promise<Answer<E>> {
    const { params, query, body } = input as { params?: Texts; query?: Texts; body?: object };
    const response = await send(
      addressOf(e, params, query),
      {
        method: e.method,
        ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      },
      options,
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
  }

  async function aUser(wanted: Partial<{ username: string; email: string; password: string }> = {}): Promise<TestUser> {
    const name = `ana-${randomBytes(4).toString("hex")}`;
    const { username = name, email = `${name}@example.com`, password = "correct horse" } = wanted;
    const person = new Person();
    const { status, body } = await call(
      accounts.register,
      { body: { username, email, password, confirmPassword: password } },
      { as: person },
    );
    if (status !== 200) throw new Error(`could not register ${email}: ${status} ${body.message}`);
    return Object.assign(person, body.user, { password });
  }

  async function mailsTo(address: string): Promise<Email[]> {
    await deps.background.settled();
    const outbox = join(dataDir, "outbox");
    const files = readdirSync(outbox, { encoding: "utf8" }).filter((file) => file.endsWith(`-${address}.eml`));
    return Promise.all(files.sort().map((file) => PostalMime.parse(readFileSync(join(outbox, file)))));
  }

  async function close(): Promise<void> {
    await app.close();
    await deps.close();
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { url, config, database, deps, app, setupLink, send, call, aUser, mailsTo, close };
}

/** A server that only the running test needs. */
export async function aServer(...options: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...options);
  onTestFinished(server.close);
  return server;
}

type Texts = Record<string, string>;

function addressOf(e: Endpoint, params: Texts = {}, query: Texts = {}): string {
  const path = e.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}
