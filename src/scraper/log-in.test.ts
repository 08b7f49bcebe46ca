import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserScraper } from "./browser.test-support.ts";
import type { PageRequest, Scraper, SiteLogin } from "./index.ts";
import { createScraper } from "./index.ts";
import { authenticator, loginSite, right } from "./login-site.test-support.ts";
import type { LoopbackServer } from "./loopback.test-support.ts";
import { serve } from "./loopback.test-support.ts";

const site = loginSite();
let server: LoopbackServer;
let scraper: Scraper;
const sentElsewhere: IncomingHttpHeaders[] = [];
const foreign = "otro-sitio.example";
beforeAll(async () => {
  server = await serve((request, response) => {
    if (request.url === "/a-otro-sitio") {
      response.writeHead(302, { location: `http://${foreign}:${server.port}/sencillo` }).end();
    } else if (request.url === "/lleva-fuera") {
      response.writeHead(302, { location: `http://${foreign}:${server.port}/fuera` }).end();
    } else if (request.url === "/fuera") {
      sentElsewhere.push(request.headers);
      response.setHeader("content-type", "text/html").end("<h1>Otro sitio</h1>");
    } else if (request.url === "/en-marco-ajeno") {
      const frame = `<iframe src="http://${foreign}:${server.port}/sencillo" width="500" height="300"></iframe>`;
      response.setHeader("content-type", "text/html").end(`<h1>Tu cuenta</h1>${frame}`);
    } else if (request.url === "/otra-vez-y-lleno") {
      const form = `<form><input name="email"><input type="password"><button>Entrar</button></form>`;
      response.setHeader("content-type", "text/html").end(`${form}<xmp hidden>${"<script>".repeat(250_000)}</xmp>`);
    } else site.answer(request, response);
  });
  scraper = browserScraper([server.host, `${foreign}:${server.port}`], {
    resolve: async () => ["127.0.0.1"],
    limits: { loginsPerSite: 100 },
    browserLimits: { settleMs: 3_000 },
  });
});
afterAll(async () => {
  await scraper.close();
  await server.close();
});

const wrong = { ...right, password: "equivocada-1234" };

async function scrape(path: string, o: PageRequest): Promise<string> {
  const result = await scraper.fetchPage(server.at(path), o);
  if (!result.ok) {
    expect(result.detail).not.toContain(right.password);
    expect(result.detail).not.toContain(right.user);
    return result.reason;
  }
  return new TextDecoder().decode(result.snapshot.body);
}

const after = (loginPath: string, o: Partial<SiteLogin> = {}): Promise<string> =>
  scrape("/pedidos", { login: { loginUrl: server.at(loginPath), ...right, ...o } });

test.each([
  "/sencillo",
  "/con-testigo",
  "/entre-otros",
  "/dos-pasos",
  "/dos-pasos-misma",
  "/aplicacion",
  "/pagina-de-error",
  "/en-marco",
  "/en-marco-escrito",
  "/formularios-sin-fin",
])("the page behind %s is read after logging in", async (path) => {
  expect(await after(path)).toContain("Pedido privado 29");
});

test.each([
  ["/sencillo", "login-credentials"],
  ["/con-testigo", "login-credentials"],
  ["/dos-pasos", "login-credentials"],
  ["/aplicacion", "login-credentials"],
  ["/pagina-de-error", "login-credentials"],
  ["/segundo-factor", "login-credentials"],
  ["/en-marco", "login-credentials"],
])("a wrong password at %s is told as such", async (path, reason) => {
  expect(await after(path, wrong)).toBe(reason);
});

test.each([
  ["/con-captcha", "login-captcha"],
  ["/segundo-factor", "login-second-factor"],
  ["/sin-formulario", "login-form-missing"],
  ["/en-marco-oculto", "login-form-missing"],
  ["/en-marco-ajeno", "login-unsafe"],
  ["/olvida", "login-credentials"],
  ["/no-existe", "not-found"],
])("%s ends with its own reason: %s", async (path, reason) => {
  expect(await after(path)).toBe(reason);
});

test("a user that the site does not know is told before any password is typed", async () => {
  expect(await after("/dos-pasos", { user: "nadie@example.test" })).toBe("login-credentials");
});

test("an authenticator's secret passes the second factor, a wrong one does not", async () => {
  expect(await after("/segundo-factor", { oneTimeSecret: authenticator })).toContain("Pedido privado 29");
  expect(await after("/segundo-factor", { oneTimeSecret: "MFRGGZDFMZTWQ2LK" })).toBe("login-second-factor");
});

test("a form that is not recognised is filled by a person's own selectors", async () => {
  expect(await after("/raro")).toBe("login-form-missing");
  const selectors = { user: "#x1", password: "#x2" };
  expect(await after("/raro", { selectors })).toContain("Pedido privado 29");
});

test("a form of which a field takes no text is not sent half filled", async () => {
  site.posted.length = 0;
  const selectors = { user: "button", password: "[type=password]" };
  expect(await after("/sencillo", { selectors })).toBe("login-form-missing");
  expect(site.posted).toEqual([]);
});

test("nothing is typed into another site than the one named, nor without https", async () => {
  site.posted.length = 0;
  expect(await after("/a-otro-sitio")).toBe("login-unsafe");
  expect(await after("/en-marco-ajeno", { selectors: { user: "[name=email]", password: "[type=password]" } })).toBe(
    "login-unsafe",
  );
  const plain = await scrape("/pedidos", {
    login: { ...right, loginUrl: `http://${foreign}:${server.port}/sencillo` },
  });
  expect(plain).toBe("login-unsafe");
  expect(site.posted).toEqual([]);
});

test("a session that a person brings opens the page: cookies, headers, basic authentication", async () => {
  const cookie = { name: "sesion", value: site.newSession() };
  expect(await scrape("/pedidos", { session: { cookies: [cookie] } })).toContain("Pedido privado 29");
  expect(await scrape("/pedidos", { session: { headers: { cookie: `sesion=${cookie.value}` } } })).toContain("Pedido");
  const copied = { Host: "otro.example", "Content-Length": "7", Connection: "keep-alive", TE: "trailers" };
  const headers = { ...copied, cookie: `sesion=${cookie.value}` };
  expect(await scrape("/pedidos", { session: { headers } })).toContain("Pedido privado 29");
  expect(await scrape("/pedidos", { session: { headers: { "x-clave": "a\nb" } } })).toBe("unreachable");
  const { user, password } = right;
  expect(await scrape("/basica", { session: { basic: { user, password } } })).toContain("Pedido privado 29");
  expect(await scrape("/basica", { session: { basic: { user, password: "no" } } })).toBe("login-credentials");
});

test("a page made of unclosed scripts that asks to log in again holds nobody up", async () => {
  const cookies = [{ name: "sesion", value: site.newSession() }];
  expect(await scrape("/otra-vez-y-lleno", { session: { cookies } })).toBe("login-credentials");
});

test("a page that leads to another site takes nothing of the session there", async () => {
  const session = {
    cookies: [{ name: "sesion", value: "galleta-privada-1" }],
    headers: { "x-clave": "cabecera-privada-2", "User-Agent": "agente-privado-3" },
    basic: { user: "ana@example.test", password: "clave-privada-4" },
  };
  expect(await scrape("/lleva-fuera", { session })).toContain("Otro sitio");
  expect(sentElsewhere).toHaveLength(1);
  const [{ authorization, ...sent } = {}] = sentElsewhere;
  expect(authorization).toBeUndefined();
  expect(JSON.stringify(sent)).not.toMatch(/privad/);
});

test("a page that shows the password back does not carry it into the snapshot", async () => {
  const result = await scraper.fetchPage(server.at("/eco"), { login: { loginUrl: server.at("/sencillo"), ...right } });
  const { body, finalUrl } = result.ok ? result.snapshot : { body: new Uint8Array(), finalUrl: "" };
  const html = new TextDecoder().decode(body);
  expect(html).toContain("Tu clave es");
  expect(html).not.toContain("c0rrecta");
  expect(finalUrl).toBe(server.at("/eco?clave="));
});

test("nor does one that shows a session back", async () => {
  const html = await scrape("/eco-de-sesion", {
    session: {
      cookies: [{ name: "sesion", value: "galleta-privada-1" }],
      headers: { "x-clave": "cabecera-privada-2" },
      basic: { user: "ana@example.test", password: "clave-privada-3" },
    },
  });
  expect(html).toContain("Lo que enviaste");
  expect(html).toContain("Basic ");
  const pair = Buffer.from("ana@example.test:clave-privada-3").toString("base64");
  for (const secret of ["galleta-privada-1", "cabecera-privada-2", pair]) expect(html).not.toContain(secret);
});

test("where https does not answer, a guess at it is not made up for by sending secrets without", async () => {
  const login = { loginUrl: server.at("/sencillo"), ...right };
  const guessed = server.at("/pedidos").replace("http:", "https:");
  expect(await scraper.fetchPage(guessed, { login, orPlain: true })).toMatchObject({ ok: false, reason: "tls" });
});

test("log-ins to one site are counted, whoever asks; without a browser there are none", async () => {
  const counted = browserScraper([server.host], { limits: { loginsPerSite: 0 } });
  const without = createScraper({ allow: [server.host], userAgent: "Sondeo/test" });
  const login = { loginUrl: server.at("/sencillo"), ...right };
  expect(await counted.fetchPage(server.at("/pedidos"), { login })).toMatchObject({ reason: "login-attempts" });
  expect(await without.fetchPage(server.at("/pedidos"), { login })).toMatchObject({ reason: "login-unavailable" });
  await Promise.all([counted.close(), without.close()]);
});
