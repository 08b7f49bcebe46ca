import { rmSync } from "node:fs";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "../../../contract/website.ts";
import { dataFolderWithBrowser } from "../../../../tests/support/data-folder.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { startSite, type Site } from "../../../../tests/support/site.ts";
import { job, usage } from "../../db/schema.ts";

const members = `<!doctype html><title>Pedidos</title><ul>${Array.from(
  { length: 12 },
  (_, i) => `<li><b>Pedido ${i}</b> <span>${i + 10},50 €</span></li>`,
).join("")}</ul>`;
const form = `<!doctype html><title>Acceso</title><form method="post" action="/acceso"><input name="email"><input type="password" name="password"><button>Entrar</button></form>`;

let site: Site;
let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  site = await startSite((request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (request.method === "POST") {
      let sent = "";
      request.on("data", (bytes: Buffer) => (sent += bytes.toString()));
      request.on("end", () => {
        const isRight = new URLSearchParams(sent).get("password") === "la-buena-1";
        if (isRight) response.writeHead(303, { location: "/", "set-cookie": "dentro=1" }).end();
        else response.end(`<p>Contraseña incorrecta</p>${form}`);
      });
    } else if (request.url === "/pedidos") response.end(request.headers.cookie === "dentro=1" ? members : form);
    else response.end(request.url === "/acceso" ? form : "<h1>Hola");
  });
  dataDir = dataFolderWithBrowser();
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}`, BROWSER: "auto", DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.close();
  site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const scrape = (as: TestUser, password: string, loginUrl: string | null = `${site.url}/acceso`) =>
  server.call(
    contract.scrapeWebsite,
    { body: { url: `${site.url}/pedidos`, auth: true, loginUrl, email: "ana@tienda.test", password } },
    { as },
  );
const count = (as: TestUser, of: "charged" | "reserved") =>
  server.deps.db.$count(
    usage,
    and(
      eq(usage.ownerId, as.id),
      of === "charged" ? isNotNull(usage.confirmedAt) : and(isNull(usage.confirmedAt), isNull(usage.refundedAt)),
    ),
  );

test("a page behind a log-in is read, charged once, and what was stored of the job holds no secret", async () => {
  const ana = await server.aUser();
  const { status, body } = await scrape(ana, "la-buena-1");
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body.data).toMatchObject({ url: `${site.url}/pedidos`, title: "Pedidos" });
  expect(await count(ana, "charged")).toBe(1);
  const [stored] = await server.deps.db.select().from(job).where(eq(job.ownerId, ana.id));
  expect(stored?.input).toEqual({
    url: `${site.url}/pedidos`,
    orPlain: false,
    recentPageId: null,
    readLoginPage: false,
    login: true,
    rules: null,
    ignoreRobots: false,
    fresh: false,
  });
});

test("without an address to log in at, the page itself is taken for it", async () => {
  const ana = await server.aUser();
  expect((await scrape(ana, "la-buena-1", "")).body.data?.title).toBe("Pedidos");
});

test("a wrong password has its own code and costs nothing", async () => {
  const ana = await server.aUser();
  const { status, body } = await scrape(ana, "la-mala-22");
  expect([status, body.code]).toEqual([422, "PAGE_LOGIN_CREDENTIALS"]);
  expect([await count(ana, "charged"), await count(ana, "reserved")]).toEqual([0, 0]);
});

test("an address to log in at that is none is refused at once", async () => {
  const ana = await server.aUser();
  const { body } = await scrape(ana, "la-buena-1", "no es una dirección");
  expect([body.code, body.message]).toEqual(["INVALID_INPUT", "Please enter a valid login URL"]);
});

test("a job whose secrets are not in this process fails cleanly and costs nothing", async () => {
  const ana = await server.aUser();
  const losing = server.deps.secrets as { keep: (jobId: string, secrets: object) => void };
  const keeps = losing.keep;
  losing.keep = () => undefined;
  const { status, body } = await scrape(ana, "la-buena-1");
  losing.keep = keeps;
  expect([status, body.code]).toEqual([422, "PAGE_LOGIN_LOST"]);
  expect([await count(ana, "charged"), await count(ana, "reserved")]).toEqual([0, 0]);
});
