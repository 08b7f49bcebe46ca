import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { detectCharset } from "./charset.ts";
import { needsBrowser } from "./needs-browser.ts";

const pages = resolve(import.meta.dirname, "../../../shared/extraction");
const isHere = existsSync(pages);
const note = isHere ? "" : " (skipped: ../shared/extraction is absent)";

const needsBrowserFor = (html: string) => needsBrowser(new TextEncoder().encode(html), "utf-8");
const needsBrowserAsServed = (path: string) => {
  const bytes = readFileSync(path);
  return needsBrowser(bytes, detectCharset(bytes));
};

const word = (count: number): string => Array.from({ length: count }, (_, i) => `palabra${i}`).join(" ");
const script = '<script src="/assets/index.js"></script>';
const bundle = `<script>${"x=1;".repeat(5_000)}</script>`;

test.each([
  ["React by Vite", `<div id="root"></div><script type="module" src="/src/main.tsx"></script>`, "empty-app-root"],
  [
    "Create React App",
    `<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>${script}`,
    "noscript-notice",
  ],
  ["Angular", `<app-root></app-root>${script}`, "empty-app-root"],
  [
    "Vue CLI",
    `<noscript><strong>We're sorry but tienda doesn't work properly without JavaScript enabled.</strong></noscript><div id=app></div>${script}`,
    "noscript-notice",
  ],
  ["Nuxt without server rendering", `<div id="__nuxt"><div class="spinner"></div></div>${script}`, "empty-app-root"],
  ["Next with data on the client", `<div id="__next"><p>Loading…</p></div>${script}`, "empty-app-root"],
  ["Svelte", `<div style="display: contents">${script}</div>`, "script-only-body"],
  ["a page written by its script", bundle, "script-only-body"],
  ["Gatsby", `<div id="___gatsby"></div>${script}`, "empty-app-root"],
  ["a frame of navigation only", `<nav>${word(60)}</nav><main><p>Cargando</p></main>${bundle}`, "few-words"],
  [
    "a Spanish notice",
    `<p>Catálogo</p><noscript>Activa JavaScript en tu navegador para ver esta página</noscript>${script}`,
    "noscript-notice",
  ],
  [
    "a shell that carries its record for search engines",
    `<script type="application/ld+json">{"@type":"Recipe","name":"Gazpacho"}</script><div id="root"></div>${script}`,
    "data-only-body",
  ],
  ["a heavy page that says too little", `<main><p>${word(150)}</p></main>${bundle.repeat(20)}`, "few-words"],
  ["nothing at all", "", "blank-body"],
  ["a meta refresh", `<meta http-equiv="Refresh" content="0; URL='/inicio'"><p>Espera</p>`, "meta-refresh"],
  ["a challenge", `<p>Just a moment...</p><script>window._cf_chl_opt={}</script>`, "challenge"],
] as const)("%s needs a browser", (_name, body, reason) => {
  expect(needsBrowserFor(`<!doctype html><html><head><title>Tienda</title></head><body>${body}`)).toContain(reason);
});

test.each([
  ["prose with an analytics script", `<p>${word(300)}</p>${script}`],
  ["a short page without scripts", "<h1>Horario</h1><p>De lunes a viernes</p>"],
  ["a rendered application", `<div id="__next"><main>${word(260)}</main></div>${bundle}`],
  ["a full page with a notice", `<noscript>Please enable JavaScript</noscript><p>${word(200)}</p>${script}`],
  ["a page that reloads itself", `<meta http-equiv="refresh" content="300"><p>${word(20)}</p>`],
  [
    "a refresh for visitors without scripts",
    `<noscript><meta http-equiv="refresh" content="0;url=/nojs"></noscript><p>${word(60)}</p>`,
  ],
  ["a photo", `<img src="a.jpg">`],
  [
    "articles whose words stand in their headers",
    `<header><nav>${word(80)}</nav></header><main>${`<article><header><h2>${word(30)}</h2></header></article>`.repeat(9)}</main>${bundle}`,
  ],
  ["a table of few words in heavy markup", `<main><p>${word(200)}</p></main>${bundle.repeat(9)}`],
])("%s needs none", (_name, body) => {
  expect(needsBrowserFor(`<!doctype html><html><head><title>Tienda</title></head><body>${body}`)).toEqual([]);
});

test("markup nested without end is looked at no further than it takes", () => {
  expect(needsBrowserFor("<div>".repeat(800_000))).toEqual(["blank-body"]);
});

test.skipIf(!isHere)(`at least 99 % of real pages with content are read without a browser${note}`, () => {
  const folders = ["lists/juriscraper", "lists/wcxb_labelled_dev", "contacts", "details", "unlabelled"];
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(pages, folder))
      .filter((name) => name.endsWith(".html"))
      .map((name) => resolve(pages, folder, name)),
  );
  const sent = files.filter((file) => needsBrowserAsServed(file).length > 0);
  expect(files.length).toBeGreaterThan(300);
  expect(sent.length / files.length).toBeLessThanOrEqual(0.01);
});
