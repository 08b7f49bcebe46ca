// Draws public/*.png from the logo and the words of the catalogue: npm run pictures
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { landing } from "../src/i18n/landing.ts";
import unpackChromium, { chromiumPath } from "../tests/chromium.ts";

const project = resolve(import.meta.dirname, "..");
const font = (name: string): string =>
  readFileSync(resolve(project, `src/web/styles/fonts/${name}-latin.woff2`)).toString("base64");

const mark = (size: number): string => `<svg width="${size}" height="${size}" viewBox="0 0 32 32" fill="none"
  stroke="currentColor" stroke-width="2.75" stroke-linecap="round"><path d="M16 2.5v15"/>
  <circle cx="16" cy="21" r="3.5" fill="currentColor" stroke="none"/>
  <path d="M9.4 15.4a8.6 8.6 0 0 0 0 11.2M22.6 15.4a8.6 8.6 0 0 1 0 11.2"/></svg>`;

const rings = [60, 120, 190, 270, 360]
  .map((radius, index) => `<circle cx="930" cy="250" r="${radius}" opacity="${0.5 - index * 0.09}"/>`)
  .join("");

const style = `<style>
  @font-face { font-family: Heading; src: url(data:font/woff2;base64,${font("bricolage-grotesque")}); font-weight: 600 700 }
  @font-face { font-family: Text; src: url(data:font/woff2;base64,${font("inter")}); font-weight: 400 700 }
  * { box-sizing: border-box; margin: 0 }
  body { background: #0b1f3a; color: #fff; font-family: Text; overflow: hidden }
</style>`;

const shared = (language: "es" | "en"): string => `${style}
  <svg width="1200" height="630" style="position:absolute" fill="none" stroke="#7aa5ff" stroke-width="2.5">
    <path d="M930 0v232"/><circle cx="930" cy="250" r="16" fill="#7aa5ff"/>${rings}</svg>
  <div style="position:relative;display:grid;height:630px;padding:72px;align-content:space-between">
    <div style="display:flex;align-items:center;gap:18px;color:#7aa5ff">${mark(60)}
      <span style="font:700 44px Heading;letter-spacing:-1.3px;color:#fff">sondeo</span></div>
    <p style="font:650 80px/1.02 Heading;letter-spacing:-2px;max-width:760px">${landing[language].title}</p>
    <p style="font:400 29px/1.35 Text;max-width:900px;color:#d5deed">${landing[language].lead}</p>
  </div>`;

const icon = (size: number): string => `${style}
  <div style="display:grid;place-items:center;width:${size}px;height:${size}px;background:#1554d1">${mark(size * 0.58)}</div>`;

async function draw(page: Page, name: string, width: number, height: number, html: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate("document.fonts.ready");
  writeFileSync(resolve(project, `public/${name}.png`), await page.screenshot());
}

await unpackChromium();
const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  chromiumSandbox: process.getuid?.() !== 0,
});
const page = await browser.newPage();
for (const language of ["es", "en"] as const) await draw(page, `og-${language}`, 1200, 630, shared(language));
await draw(page, "icon-192", 192, 192, icon(192));
await draw(page, "icon-512", 512, 512, icon(512));
await draw(page, "apple-touch-icon", 180, 180, icon(180));
await browser.close();
