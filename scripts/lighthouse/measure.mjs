// Lighthouse on its simulated phone, against a running Sondeo: npm install && node measure.mjs [http://localhost:3000]
// Exits with 1 where a page stays below what docs/requirements.md asks for. CHROME_PATH names another browser.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const origin = process.argv[2] ?? "http://localhost:3000";
const pages = ["/", "/pricing", "/features", "/login"];
const categories = ["performance", "accessibility", "best-practices", "seo"];
const least = 95;
const landing = { scriptKb: 150, largestPaintMs: 2_000, layoutShift: 0.02, fontKb: 70 };

// A server that sends no header of the page's scheme is measured as it is: no flag hides anything.
const unpacked = resolve(import.meta.dirname, "../../build/chromium/chromium");
const chromePath = process.env.CHROME_PATH ?? (existsSync(unpacked) ? unpacked : undefined);
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ["--headless=new", "--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});

const kb = (items, type) =>
  items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1_000, 0);

async function measure(path) {
  const { lhr } = await lighthouse(origin + path, { port: chrome.port, onlyCategories: categories });
  const requests = lhr.audits["network-requests"].details.items;
  const scores = categories.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100));
  return {
    path,
    scores,
    largestPaintMs: Math.round(lhr.audits["largest-contentful-paint"].numericValue),
    layoutShift: lhr.audits["cumulative-layout-shift"].numericValue,
    scriptKb: kb(requests, "Script"),
    fontKb: kb(requests, "Font"),
    failed: Object.values(lhr.audits)
      .filter(({ score }) => score === 0)
      .map(({ id }) => id),
  };
}

let isShort = false;
console.log("page        perf a11y best  seo   LCP ms   CLS    JS kB  fonts kB");
for (const path of pages) {
  const found = await measure(path);
  const { scores, largestPaintMs, layoutShift, scriptKb, fontKb, failed } = found;
  const figures = [
    path.padEnd(11),
    ...scores.map((score) => String(score).padStart(4)),
    String(largestPaintMs).padStart(8),
    layoutShift.toFixed(3).padStart(6),
    scriptKb.toFixed(1).padStart(8),
    fontKb.toFixed(1).padStart(9),
  ];
  console.log(figures.join(" "));
  if (failed.length > 0) console.log(`            ${failed.join(", ")}`);
  if (scores.some((score) => score < least)) isShort = true;
  if (path === "/" && Object.entries(landing).some(([name, most]) => found[name] > most)) isShort = true;
}
chrome.kill();
process.exitCode = isShort ? 1 : 0;
