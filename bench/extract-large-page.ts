import { openPage, planFromPrompt, runPlan } from "../src/extract/index.ts";

// One page of RECORDS cards in a process of its own, so that its time and memory are its own: extract-large-page.ts RECORDS
const count = Number(process.argv[2]);
const goods = ["Silla", "Mesa", "Lámpara", "Estante", "Banco", "Perchero", "Armario"];
const cards = Array.from({ length: count }, (_, i) => {
  const price = `${(i * 37) % 900},${String(i % 100).padStart(2, "0")} €`;
  return `<article class="card"><a href="/p/${i}"><h3>${goods[i % goods.length]} modelo ${i}</h3></a><p class="price">${price}</p><p class="stock">${i % 5} unidades</p><span class="ref">REF-${i}</span></article>`;
});
const html = `<html lang="es"><body><main><div class="list">${cards.join("")}</div></main></body></html>`;
const body = new TextEncoder().encode(html);
const url = "https://www.ejemplo.es/catalogo";
const page = openPage({
  requestedUrl: url,
  finalUrl: url,
  status: 200,
  contentType: "text/html",
  charset: "utf-8",
  body,
  capturedAt: "2026-03-10T12:00:00Z",
  tier: "file",
  notes: [],
});
const usedBefore = process.cpuUsage();
const startedAt = performance.now();
const result = runPlan(page, planFromPrompt(page, "nombre, precio y enlace"), { recordLimit: count });
const ms = performance.now() - startedAt;
const used = process.cpuUsage(usedBefore);
process.stdout.write(
  JSON.stringify({
    rows: result.ok ? result.extraction.rows.length : 0,
    megabytesOfHtml: body.length / 1e6,
    ms,
    cpuMs: (used.user + used.system) / 1_000,
    megabytesOfMemory: process.resourceUsage().maxRSS / 1_024,
  }),
);
