import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { SiteRules } from "../domain/site-rules.ts";
import { browserScraper, testBrowser } from "./browser.test-support.ts";
import { createScraper } from "./index.ts";
import type { Scraper } from "./index.ts";
import type { LoopbackServer } from "./loopback.test-support.ts";
import { serve, serveTls } from "./loopback.test-support.ts";

const page = (body: string): string => `<!doctype html><html lang="es"><title>Tienda</title><body>${body}`;
const rows = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `<li>fila ${from + i}</li>`).join("");
const full = `<p>${"palabra ".repeat(300)}</p>`;
const wall = (says: string, buttons: string): string =>
  page(`<main id="root"></main><div class="aviso" style="position:fixed;inset:0">${says} ${buttons}</div><script>
    const show = () => { document.getElementById("root").innerHTML = "${rows(0, 20).replaceAll('"', "'")}"; };
    document.getElementById("si")?.addEventListener("click", () => { document.querySelector(".aviso").remove(); show(); });
    document.getElementById("no")?.addEventListener("click", () => { document.querySelector(".aviso").remove(); document.title = "rechazadas"; show(); });
  </script>`);

const pages: Record<string, string> = {
  "/aplicacion": page(`<div id="root"></div><script>
    setTimeout(async () => {
      const list = await (await fetch("/datos")).json();
      document.getElementById("root").innerHTML = "<h1>Precios</h1><ul>" + list.map((x) => "<li>" + x).join("") + "</ul>";
    }, 150)</script>`),
  "/infinita": page(`<div id="root"></div><ul></ul><script>
    const list = document.querySelector("ul"); let n = 0;
    const more = () => { for (let i = 0; i < 20 && n < 120; i++) { const li = document.createElement("li"); li.style.height = "90px"; li.textContent = "fila " + n++; list.append(li); } };
    more();
    addEventListener("scroll", () => { if (innerHeight + scrollY > document.documentElement.scrollHeight - 50) setTimeout(more, 60); });</script>`),
  "/mas": page(`<div id="root"></div><ul></ul><button class="mas">Cargar más</button><script>
    const list = document.querySelector("ul"); let n = 0;
    const more = () => { for (let i = 0; i < 10; i++) { const li = document.createElement("li"); li.textContent = "fila " + n++; list.append(li); } };
    more(); document.querySelector("button").onclick = () => setTimeout(more, 50);</script>`),
  "/muro": wall("Usamos cookies propias y de terceros.", `<button id="si">Aceptar todas</button>`),
  "/muro-con-rechazo": wall(
    "Usamos cookies.",
    `<button id="si">Aceptar</button><button id="no">Rechazar todas</button>`,
  ),
  "/wall": wall("We value your privacy and use cookies", `<div role="button" id="si">I agree</div>`),
  "/muro-sin-boton": wall("Cookies y privacidad", `<a href="/otra">Más información</a>`),
  "/pestanas": page(`<div id="root"></div><div role="tablist"><a role="tab" href="#b" aria-controls="b">B</a></div>
    <div id="b" role="tabpanel" hidden></div><details><summary>más</summary>oculto</details><script>
    document.querySelector("[role=tab]").onclick = (e) => { e.preventDefault(); document.getElementById("b").innerHTML = "<p>dentro de la pestaña"; };
    document.querySelector("details").ontoggle = (e) => { e.target.append(" y abierto"); };</script>`),
  "/sombra": page(`<mi-app></mi-app><script>
    customElements.define("mi-app", class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: "open" }).innerHTML = "<ul><li>desde la sombra</li></ul>"; } })</script>`),
  "/sombras": page(`<mi-lista><mi-ficha>ranura</mi-ficha></mi-lista><script>
    const draws = (name, shadow) => customElements.define(name, class extends HTMLElement {
      connectedCallback() { if (!this.shadowRoot) this.attachShadow({ mode: "open" }).innerHTML = shadow; } });
    draws("mi-pie", "<small>al pie</small>");
    draws("mi-ficha", "<b>ficha</b> <slot></slot>");
    draws("mi-lista", "<ul><li><slot></slot></li></ul><mi-pie></mi-pie>");</script>`),
  "/fija": page(`<div id="root" style="position:fixed;inset:0"><main><ul>${rows(0, 10)}</ul></main>
    <footer><a href="#">Privacidad y cookies</a></footer></div><script></script>`),
  "/refresco": `<meta http-equiv="refresh" content="0;url=/llena">`,
  "/llena": page(full),
  "/hacia-dentro": page(`<div id="root"></div><script>location = "http://127.0.0.1:8080/privado"</script>`),
  "/hacia-dentro-con-palabras": page(`<p>Unas palabras</p><script>location = "http://127.0.0.1:8080/privado"</script>`),
  "/reto-sin-salida": page(
    `<h1>Just a moment...</h1><p>Verify you are human</p><script>window._cf_chl_opt={}</script>`,
  ),
  "/formulario-con-captcha": page(
    `<h1>Contacto</h1><p>Escríbenos</p><script src="https://www.google.com/recaptcha/api.js" async></script>`,
  ),
  "/avisos": page(
    `<div id="root"></div><script>alert(1); confirm(2); print(); open("/otra"); document.getElementById("root").textContent = "tras los avisos"</script>`,
  ),
  "/retenida": page(`<div id="root"></div><script>fetch("/sin-respuesta")</script>`),
  "/partes": page(`${full}<aside class="publicidad">anuncio</aside><section id="lista"><p>lo bueno</p></section>`),
};

const visited: string[] = [];
let whenHeld = (): void => undefined;
const answer: RequestListener = (request, response) => {
  const path = request.url ?? "/";
  visited.push(path);
  if (path === "/datos") {
    response.setHeader("content-type", "application/json");
    setTimeout(() => response.end(JSON.stringify(["uno", "dos", "tres"])), 100);
  } else if (path === "/sin-respuesta") whenHeld();
  else if (path === "/reto") {
    const passed = (request.headers.cookie ?? "").includes("paso=1");
    response.writeHead(passed ? 200 : 503, { "content-type": "text/html; charset=utf-8" });
    response.end(
      passed
        ? page(full)
        : page(
            `<script>window._cf_chl_opt={}; document.cookie="paso=1"; setTimeout(() => location.reload(), 50)</script>`,
          ),
    );
  } else if (path === "/no-esta-y-pregunta") {
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(pages["/formulario-con-captcha"]);
  } else if (path === "/prohibida") response.writeHead(403).end();
  else if (path === "/idioma") {
    response.setHeader("content-type", "text/html; charset=utf-8").end(page(request.headers["accept-language"] ?? ""));
  } else if (pages[path] === undefined) response.writeHead(404).end();
  else response.setHeader("content-type", "text/html; charset=utf-8").end(pages[path]);
};

let site: LoopbackServer;
let scraper: Scraper;
beforeAll(async () => {
  site = await serve(answer);
  scraper = browserScraper([site.host], { browserLimits: { settleMs: 4_000 } });
});
afterAll(async () => {
  await scraper.close();
  await site.close();
});

async function read(path: string, rules?: SiteRules) {
  const result = await scraper.fetchPage(site.at(path), { rules });
  if (!result.ok) throw new Error(`${result.reason} ${result.detail}`);
  const { body, charset, ...rest } = result.snapshot;
  return { ...rest, html: new TextDecoder(charset).decode(body) };
}
const items = (html: string): number => html.replaceAll(/<script.*?<\/script>/gs, "").split("<li").length - 1;

test("a page that builds itself from data comes back built, with the reason in its notes", async () => {
  const { html, tier, notes, status, finalUrl, contentType } = await read("/aplicacion");
  expect({ tier, status, finalUrl, contentType }).toEqual({
    tier: "browser",
    status: 200,
    finalUrl: site.at("/aplicacion"),
    contentType: "text/html",
  });
  expect(html).toContain("<li>tres</li>");
  expect(notes[0]).toMatch(/^browser: .*empty-app-root/);
});

test("a page that is complete over HTTP is not opened in a browser", async () => {
  expect(await read("/llena")).toMatchObject({ tier: "http", notes: [] });
});

test("a list that grows while one scrolls is read to its end", async () => {
  const { html } = await read("/infinita");
  expect(items(html)).toBe(120);
});

test.each(["/muro", "/muro-con-rechazo", "/wall"])("what stands behind the cookie wall of %s is read", async (path) => {
  const { html } = await read(path);
  expect(items(html)).toBe(20);
  expect(html).not.toContain('class="aviso"');
});

test("a cookie wall is refused where it can be, and taken away where it has no button; its links are not followed", async () => {
  expect((await read("/muro-con-rechazo")).html).toContain("<title>rechazadas");
  const { notes } = await read("/muro-sin-boton");
  expect(notes).toContain("cookie wall removed");
  expect(visited).not.toContain("/otra");
});

test("an application that lies over its whole page and mentions cookies at its foot is no cookie wall", async () => {
  const { html, notes } = await read("/fija");
  expect(items(html)).toBe(10);
  expect(notes.join()).not.toContain("cookie wall");
});

test("closed details and empty tabs of the page are opened", async () => {
  const { html } = await read("/pestanas");
  expect(html).toContain("dentro de la pestaña");
  expect(html).toContain("y abierto");
});

test("what components draw in their shadow trees is part of the page", async () => {
  expect((await read("/sombra")).html).toContain("desde la sombra");
});

test("so is what components draw within others, and what these show of it in their slots", async () => {
  const text = (await read("/sombras")).html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, "");
  expect(text.replaceAll(/\s+/g, " ")).toContain("ficha ranura");
  expect(text).toContain("al pie");
});

test("a meta refresh and a passed challenge lead to the page behind them", async () => {
  expect(await read("/refresco")).toMatchObject({ tier: "browser", finalUrl: site.at("/llena") });
  expect(await read("/reto")).toMatchObject({ tier: "browser", status: 200 });
});

test("a challenge that stays is told as such, whatever its status; a page that has a CAPTCHA in a form is a page", async () => {
  expect(await scraper.fetchPage(site.at("/reto-sin-salida"))).toMatchObject({ ok: false, reason: "blocked" });
  expect((await read("/formulario-con-captcha")).html).toContain("Escríbenos");
  const missing = await scraper.fetchPage(site.at("/no-esta-y-pregunta"), { rules: { scrolls: 1 } });
  expect(missing).toMatchObject({ ok: false, reason: "not-found", status: 404 });
});

test("a refusal is no challenge, though its host be called one", async () => {
  const named = `challenge.example:${site.port}`;
  const other = browserScraper([named], { resolve: async () => ["127.0.0.1"] });
  visited.length = 0;
  expect(await other.fetchPage(`http://${named}/prohibida`)).toMatchObject({ ok: false, reason: "blocked" });
  expect(visited).toEqual(["/prohibida"]);
  await other.close();
});

test("dialogs, printing and new windows stop nothing and reach nothing", async () => {
  expect((await read("/avisos")).html).toContain("tras los avisos");
  expect(visited).not.toContain("/otra");
});

test("a script that leads into a private network leads nowhere", async () => {
  expect(await scraper.fetchPage(site.at("/hacia-dentro"))).toMatchObject({ ok: false, reason: "unsafe-url" });
});

test("an address that may not be asked for is not opened in the browser either, whatever the rules for its site", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "saved-")), "page.html");
  writeFileSync(file, page("<ul><li>de esta máquina</li></ul>"));
  for (const address of [pathToFileURL(file).href, "data:text/html,<p>hola", "http://127.0.0.1:8080/privado"]) {
    const result = await scraper.fetchPage(address, { rules: { scrolls: 1 } });
    expect(result).toMatchObject({ ok: false, reason: "unsafe-url" });
  }
  rmSync(dirname(file), { recursive: true });
});

test("where the browser fails, the words that HTTP brought stand", async () => {
  const { tier, notes } = await read("/hacia-dentro-con-palabras");
  expect(tier).toBe("http");
  expect(notes.join()).toContain("the browser failed: unsafe-url");
});

test("a person's rules for a site: wait, press for more, drop and keep parts, ask for a language", async () => {
  const more = await read("/mas", { loadMore: { selector: "button.mas", times: 3 } });
  expect(items(more.html)).toBe(40);
  expect((await read("/partes", { remove: [".publicidad"] })).html).not.toContain("anuncio");
  const kept = await read("/partes", { keep: ["#lista"] });
  expect(kept.html).toContain("lo bueno");
  expect(kept.html).not.toContain("palabra");
  expect((await read("/idioma", { language: "en-GB" })).html).toContain("en-GB");
  const { notes } = await read("/llena", { waitFor: "#nunca" });
  expect(notes).toContain("the part to wait for did not appear");
});

test("a certificate that is not valid stops the browser too", async () => {
  const secure = await serveTls((_request, response) => response.end(full));
  const other = createScraper({ allow: [secure.host], userAgent: "Sondeo/test", browser: testBrowser });
  const result = await other.fetchPage(secure.at("/"), { rules: { scrolls: 1 } });
  expect(result).toMatchObject({ ok: false, reason: "tls" });
  await Promise.all([other.close(), secure.close()]);
});

test("without a browser, by choice or because there is none, what HTTP brought stands", async () => {
  const off = createScraper({ allow: [site.host], userAgent: "Sondeo/test" });
  const missing = createScraper({
    allow: [site.host],
    userAgent: "Sondeo/test",
    browser: { kind: "executable", path: "/nowhere/chromium", folder: (testBrowser as { folder: string }).folder },
  });
  for (const [scraper, note] of [
    [off, "is off"],
    [missing, "no Chromium"],
  ] as const) {
    const result = await scraper.fetchPage(site.at("/aplicacion"));
    expect(result).toMatchObject({ ok: true, snapshot: { tier: "http" } });
    expect(result.ok && result.snapshot.notes.join()).toContain(note);
    await scraper.close();
  }
});

test("who was closed starts no browser any more", async () => {
  const closed = browserScraper([site.host]);
  await closed.close();
  const login = { loginUrl: site.at("/llena"), user: "ana@example.test", password: "clave-123" };
  const result = await closed.fetchPage(site.at("/llena"), { login });
  expect(result).toMatchObject({ ok: false, reason: "login-unavailable" });
});

test("an aborted scrape rejects with the caller's reason, in the browser as well", async () => {
  const controller = new AbortController();
  whenHeld = () => controller.abort(new Error("enough"));
  const scrape = scraper.fetchPage(site.at("/retenida"), { signal: controller.signal });
  await expect(scrape).rejects.toThrow("enough");
});

test("a page that a script leads to on another site is not taken where that site's robots.txt refuses it", async () => {
  const closed = await serve(({ url }, response) =>
    url === "/robots.txt"
      ? response.end("User-agent: *\nDisallow: /privado")
      : response.setHeader("content-type", "text/html; charset=utf-8").end(page("Privado")),
  );
  const open = await serve(({ url = "" }, response) =>
    response
      .setHeader("content-type", "text/html")
      .end(url === "/robots.txt" ? "" : `<script>location.replace("${closed.at(url)}")</script>`),
  );
  const polite = browserScraper([open.host, closed.host], { polite: true });
  onTestFinished(async () => {
    await polite.close();
    await Promise.all([open.close(), closed.close()]);
  });
  expect(await polite.fetchPage(open.at("/privado"))).toMatchObject({ ok: false, reason: "robots-disallowed" });
  expect(await polite.fetchPage(open.at("/publico"))).toMatchObject({ ok: true });
});

test("a page leaves no worker behind that would answer for the next one", async () => {
  const asked: string[] = [];
  const register = `navigator.serviceWorker.register("/obrero.js").catch(() => {})`;
  const busy = await serve(({ url = "" }, response) => {
    asked.push(url);
    response.setHeader("content-type", url === "/obrero.js" ? "text/javascript" : "text/html");
    response.end(
      url === "/"
        ? `<script>Promise.resolve(${register}).then(() => { document.body.innerHTML = "<p>hecho</p>" })</script>`
        : "",
    );
  });
  const own = browserScraper([busy.host]);
  onTestFinished(async () => {
    await own.close();
    await busy.close();
  });
  const result = await own.fetchPage(busy.at("/"));
  expect(result.ok && new TextDecoder().decode(result.snapshot.body)).toContain("<p>hecho</p>");
  expect(asked).not.toContain("/obrero.js");
});
