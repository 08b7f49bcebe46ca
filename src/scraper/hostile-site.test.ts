import type { RequestListener, ServerResponse } from "node:http";
import * as zlib from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserScraper } from "./browser.test-support.ts";
import type { FetchResult, Scraper } from "./index.ts";
import type { LoopbackServer } from "./loopback.test-support.ts";
import { serve } from "./loopback.test-support.ts";

let site: LoopbackServer;
let canary: LoopbackServer;
let scraper: Scraper;
const caught: string[] = [];

const html = (response: ServerResponse): ServerResponse =>
  response.setHeader("content-type", "text/html; charset=utf-8");
const script =
  (code: string): RequestListener =>
  (_request, response) =>
    html(response).end(
      `<!doctype html><title>Trampa</title><div id="root"></div><script>${code.replaceAll("CANARY", canary.host)}</script>`,
    );
const coded =
  (coding: string, body: Uint8Array): RequestListener =>
  (_request, response) =>
    html(response).setHeader("content-encoding", coding).end(body);
const zeros = new Uint8Array(64 * 1024 * 1024).fill(0x20);
const inner = (path: string): string => `http://${canary.host}/${path}`;

/** What a site may do to whoever reads it, and how reading it may end. */
const traps: Record<string, { serve: RequestListener; ends: RegExp }> = {
  "gzip-bomb": { serve: coded("gzip", zlib.gzipSync(zeros)), ends: /too-large/ },
  "brotli-bomb": {
    serve: coded("br", zlib.brotliCompressSync(zeros, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } })),
    ends: /too-large/,
  },
  "zstd-bomb": { serve: coded("zstd", zlib.zstdCompressSync(zeros)), ends: /too-large/ },
  "five-codings": { serve: coded("gzip, gzip, gzip, gzip, gzip", zlib.gzipSync("x")), ends: /not-html/ },
  "endless-body": {
    serve(_request, response) {
      html(response);
      const more = (): void => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    },
    ends: /too-large/,
  },
  drip: {
    serve(_request, response) {
      html(response);
      const drops = setInterval(() => response.write("x"), 100);
      response.on("close", () => clearInterval(drops));
    },
    ends: /timeout/,
  },
  silence: { serve: () => undefined, ends: /timeout/ },
  circle: {
    serve: (request, response) =>
      response.writeHead(302, { location: `/circle?${Number(request.url?.split("?")[1] ?? 0) + 1}` }).end(),
    ends: /redirect-loop/,
  },
  "huge-headers": {
    serve: (_request, response) => response.setHeader("x-large", "x".repeat(60_000)).end(),
    ends: /too-large/,
  },
  "format-bomb": {
    serve: (_request, response) =>
      html(response).end(
        `<p>${Array.from({ length: 2_000 }, (_, i) => `<b a${i}>`).join("")}</p>${"<p>x".repeat(2_000)}`,
      ),
    // Four million elements in a browser: read over HTTP, or given up there for their number.
    ends: /ok|too-large/,
  },
  "deep-nesting": {
    serve: (_request, response) => html(response).end(`<title>x</title>${"<div>".repeat(100_000)}hola`),
    ends: /ok/,
  },
  "alert-loop": { serve: script("for (;;) alert(1)"), ends: /timeout/ },
  "print-loop": { serve: script("setInterval(() => print(), 1); root.textContent = 'fin'"), ends: /ok/ },
  "popup-loop": {
    serve: script(
      `setInterval(() => { const w = open("/normal"); const a = document.createElement("a"); a.target = "_blank"; a.href = "/normal"; a.click(); }, 5); root.textContent = "fin"`,
    ),
    ends: /ok/,
  },
  "download-loop": {
    serve: script(
      `setInterval(() => { const a = document.createElement("a"); a.href = URL.createObjectURL(new Blob(["x"])); a.download = "x"; a.click(); }, 20); root.textContent = "fin"`,
    ),
    ends: /ok|not-html/,
  },
  download: {
    serve: (_request, response) =>
      html(response)
        .setHeader("content-disposition", "attachment; filename=x.html")
        .end("<div id=root></div><script></script>"),
    ends: /ok|not-html/,
  },
  "large-document": {
    serve: script(
      `const more = (times) => root.insertAdjacentHTML("beforeend", "<i>x</i>".repeat(times)); more(600_000); setInterval(() => more(100_000), 1)`,
    ),
    ends: /too-large|timeout/,
  },
  "busy-loop": { serve: script("for (;;) {}"), ends: /timeout/ },
  "busy-worker": {
    serve: script(
      `for (let i = 0; i < 8; i++) new Worker(URL.createObjectURL(new Blob(["for(;;);"]))); root.textContent = "fin"`,
    ),
    ends: /ok|timeout/,
  },
  "nested-frames": {
    serve: (_request, response) =>
      html(response).end(
        `<div id="root"></div><script></script><iframe src="/nested-frames?${Math.random()}"></iframe><iframe src="/nested-frames?${Math.random()}"></iframe>`,
      ),
    ends: /ok|timeout|too-large/,
  },
  "reload-loop": { serve: script("location.reload()"), ends: /redirect-loop/ },
  "script-loop": { serve: script("location.href = '/script-loop?' + Math.random()"), ends: /redirect-loop/ },
  "hash-loop": {
    serve: script(
      "setInterval(() => { location.hash = Math.random(); history.pushState(0, '', '?' + Math.random()) }, 1); root.textContent = 'fin'",
    ),
    ends: /ok|timeout/,
  },
  "request-flood": {
    serve: script(
      "setInterval(() => { for (let i = 0; i < 20; i++) fetch('/normal?' + Math.random()) }, 20); root.textContent = 'fin'",
    ),
    ends: /ok/,
  },
  "endless-writing": { serve: script("setInterval(() => document.write('<p>x'), 1)"), ends: /ok|timeout/ },
  "unload-trap": {
    serve: script(
      "onbeforeunload = (e) => { e.preventDefault(); return 'no' }; onunload = () => { for (;;); }; root.textContent = 'fin'",
    ),
    ends: /ok/,
  },
  "to-a-file": { serve: script("location = 'file:///etc/passwd'; root.textContent = 'fin'"), ends: /ok/ },
  "to-the-source": {
    serve: script("location = 'view-source:file:///etc/passwd'; root.textContent = 'fin'"),
    ends: /ok/,
  },
  "frame-of-a-file": {
    serve: script('root.innerHTML = \'<iframe src="file:///etc/passwd"></iframe><embed src="file:///etc/passwd">fin\''),
    ends: /ok/,
  },
  "to-the-metadata": { serve: script("location = 'http://169.254.169.254/latest/meta-data/'"), ends: /ok|unsafe-url/ },
  "redirect-inside": {
    serve: (_request, response) => response.writeHead(302, { location: inner("redirect") }).end(),
    ends: /unsafe-url/,
  },
  "refresh-inside": {
    serve: (_request, response) =>
      html(response).end(`<meta http-equiv="refresh" content="0;url=${inner("refresh")}">`),
    ends: /ok|unsafe-url|unreachable/,
  },
  "base-inside": {
    serve: (_request, response) =>
      html(response).end(
        `<base href="${inner("")}"><div id="root"></div><script src="base.js"></script><form id=f action=go></form><script>f.submit()</script>`,
      ),
    ends: /ok|unsafe-url|unreachable/,
  },
  "socket-inside": {
    serve: script(
      "for (const s of ['ws', 'wss']) { const w = new WebSocket(s + '://CANARY/socket'); w.onopen = () => root.textContent = 'dentro' } root.textContent = 'fin'",
    ),
    ends: /ok/,
  },
  "service-worker": {
    serve(request, response) {
      if (request.url?.endsWith("sw.js"))
        response
          .setHeader("content-type", "text/javascript")
          .end(`onfetch = (e) => e.respondWith(fetch("http://${canary.host}/worker"))`);
      else
        script(
          "navigator.serviceWorker?.register('/service-worker?sw.js').then(() => fetch('/normal')); root.textContent = 'fin'",
        )(request, response);
    },
    ends: /ok/,
  },
};

beforeAll(async () => {
  canary = await serve((request, response) => {
    caught.push(request.url ?? "");
    response.end();
  });
  site = await serve((request, response) => {
    const name = (request.url ?? "").slice(1).split("?")[0] ?? "";
    if (name === "normal") return void html(response).end(`<p>${"palabra ".repeat(300)}`);
    const trap = Object.hasOwn(traps, name) ? traps[name] : undefined;
    if (trap) trap.serve(request, response);
    else response.writeHead(404).end();
    return undefined;
  });
  scraper = browserScraper([site.host], {
    limits: { totalTimeoutMs: 5_000 },
    // Few enough navigations that a page which never stops to go on is over them while it is waited for.
    browserLimits: { settleMs: 1_200, scrollMs: 1_000, navigations: 3 },
  });
});
afterAll(async () => {
  await scraper.close();
  await Promise.all([site.close(), canary.close()]);
});

/** What HTTP brought, what became of the browser, and whether the text came. */
const summary = (result: FetchResult): string => (result.ok ? `ok ${result.snapshot.notes.join()}` : result.reason);

const readNormalPage = (): Promise<FetchResult> => scraper.fetchPage(site.at("/normal"), { rules: { scrolls: 1 } });

test(
  `${Object.keys(traps).length} traps end as they should, reach nothing inside, and leave the next page readable`,
  { timeout: 180_000 },
  async () => {
    const names = Object.keys(traps);
    const wrong: string[] = [];
    expect(names.length).toBeGreaterThanOrEqual(20);
    const workers = Array.from({ length: 3 }, async () => {
      for (let name = names.shift(); name !== undefined; name = names.shift()) {
        const result = await scraper.fetchPage(site.at(`/${name}`));
        const ended = summary(result);
        // On a busy machine any of them may use up its time.
        if (!traps[name]?.ends.test(ended) && ended !== "timeout") wrong.push(`${name}: ${ended}`);
        const text = result.ok ? new TextDecoder().decode(result.snapshot.body) : "";
        if (text.includes("root:x:") || text.includes(">dentro<")) wrong.push(`${name} got inside`);
      }
    });
    await Promise.all(workers);
    expect(wrong).toEqual([]);
    expect(caught).toEqual([]);
    await expect.poll(readNormalPage).toMatchObject({ ok: true, snapshot: { tier: "browser" } });
  },
);
