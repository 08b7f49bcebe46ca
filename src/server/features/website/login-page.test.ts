import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "../../../contract/website.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { startSite, type Site } from "../../../../tests/support/site.ts";
import { usage } from "../../db/schema.ts";

const form = `<form method="post" action="/acceso"><h1>Accede a tu cuenta</h1>
<p><label>Correo <input name="email" type="email"></label></p><p><label>Contraseña <input type="password" name="clave"></label></p>
<button>Entrar</button> <a href="/olvido">¿Olvidaste tu contraseña?</a></form>`;
const frame = (content: string) => `<!doctype html><html lang="es"><title>Cooperativa del Sur</title>
<nav><a href="/">Inicio</a> <a href="/alta">Hazte socio</a> <a href="/ayuda">Ayuda</a></nav>${content}
<footer><a href="/legal">Aviso legal</a> <a href="/cookies">Cookies</a></footer></html>`;
const lots = `<ul>${["Naranja", "Limón", "Aguacate", "Mango"]
  .map((name, i) => `<li><h3>${name}</h3><span>${i + 2},50 €</span> <a href="/lote/${i}">Ver lote</a></li>`)
  .join("")}</ul>`;

const pages: Readonly<Record<string, string>> = {
  "/acceso": frame(form),
  "/lonja": frame(`${form}<h2>Lotes de hoy</h2>${lots}`),
};

let site: Site;
let server: TestServer;
beforeAll(async () => {
  site = await startSite((request, response) => {
    const found = pages[request.url ?? ""];
    if (found === undefined) response.writeHead(404).end();
    else response.setHeader("content-type", "text/html; charset=utf-8").end(found);
  });
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}` });
});
afterAll(async () => {
  await server.close();
  site.close();
});

const scrape = (as: TestUser, body: object, path = "/acceso") =>
  server.call(contract.scrapeWebsite, { body: { url: `${site.url}${path}`, ...body } }, { as });
const charged = (as: TestUser) =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNotNull(usage.confirmedAt)));

test("a page with a log-in form and nothing else asks for the log-in, uncharged", async () => {
  const ana = await server.aUser();
  const { status, body } = await scrape(ana, {});
  expect([status, body.code]).toEqual([422, "PAGE_LOGIN_REQUIRED"]);
  expect(await charged(ana)).toBe(0);
});

test("who wants what stands beside the form gets it", async () => {
  const ana = await server.aUser();
  const { status, body } = await scrape(ana, { readLoginPage: true });
  expect([status, body.data.title]).toEqual([200, "Cooperativa del Sur"]);
  expect(await charged(ana)).toBe(1);
});

test("a list beside a log-in form is read as any other", async () => {
  const ana = await server.aUser();
  const { status, body } = await scrape(ana, {}, "/lonja");
  expect(status).toBe(200);
  expect(body.data.recordSets[0]).toMatchObject({ count: 4 });
});
