import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import readWorkbook from "read-excel-file/node";
import type { Language } from "../../src/i18n/index.ts";
import { sheets } from "../../src/i18n/sheets.ts";
import { tools } from "../../src/i18n/tools.ts";
import { accessibilityProblems } from "./accessibility.ts";
import { awkwardNames, openDirectory } from "./provider-directory.ts";
import { signUp } from "./sign-up.ts";

const prompt = "nombre, precio, alta y web";

/** An analysis of the awkward page, open as a saved result in the language. */
async function openResult(page: Page, url: string, language: Language): Promise<void> {
  await page.goto("/custom-url-scrape");
  await page.locator("input[name=url]").fill(url);
  await page.getByRole("button", { name: "analizar sitio web" }).click();
  await page.getByRole("textbox").fill(prompt);
  await page.getByRole("button", { name: "Analizar", exact: true }).click();
  await expect(page.getByRole("heading", { name: tools.es.prompt.resultsTitle })).toBeVisible();
  const link = page.getByRole("link", { name: /Rarezas/ }).first();
  const address = await link.getAttribute("href");
  await page.addInitScript((chosen) => localStorage.setItem("sondeo.language", chosen), language);
  await page.goto(address!);
}

/** Whether the first letter of a cell stands to the right of its last, as where a text runs from right to left. */
const startsAtRight = (page: Page, name: string): Promise<boolean> =>
  page
    .locator("[data-cell]")
    .getByText(name, { exact: true })
    .evaluate(({ firstChild: text }) => {
      const leftOf = (from: number, to: number): number => {
        const range = document.createRange();
        range.setStart(text!, from);
        range.setEnd(text!, to);
        return range.getBoundingClientRect().left;
      };
      const end = text!.textContent!.length;
      return leftOf(0, 2) > leftOf(end - 1, end);
    });

async function press(
  page: Page,
  language: Language,
  item: "xlsx" | "json" | "copy" | "share" | "print",
): Promise<void> {
  const text = tools[language].export;
  await page.getByRole("button", { name: text.button, exact: true }).click();
  await page.getByRole("menuitem", { name: text[item] }).click();
}

async function download(page: Page, start: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent("download");
  await start();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const language of ["es", "en"] as const) {
  const text = tools[language].export;

  test(`each item of the export menu gives the table as it is arranged (${language})`, async ({ page, context }) => {
    const { url, server } = await openDirectory();
    try {
      await signUp(page, "exportadora");
      await openResult(page, url.replace("directorio", "rarezas"), language);
      const head = page.getByRole("columnheader");
      await head.filter({ hasText: "Precio" }).getByRole("button").first().click();
      await expect(head.filter({ hasText: "Precio" })).toHaveAttribute("aria-sort", "descending");
      const names = awkwardNames.toReversed();
      expect(await startsAtRight(page, "😀 خبز")).toBe(true);

      const button = page.getByRole("button", { name: text.button, exact: true });
      const xlsx = await download(page, async () => {
        await button.focus();
        await page.keyboard.press("Enter");
        const items = page.getByRole("menuitem");
        await expect(items).toHaveText([text.csv, text.sheets, text.xlsx, text.json, text.copy, text.print]);
        expect(await accessibilityProblems(page, "[role=menu]")).toEqual([]);
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowDown");
        await expect(items.nth(2)).toBeFocused();
        await page.keyboard.press("Enter");
      });
      await expect(page.getByRole("status").filter({ hasText: text.made })).toContainText(text.cutCells(1));
      await expect(button).toBeFocused();
      expect(xlsx.name).toMatch(/-rarezas\.xlsx$/);
      const [table, sources] = await readWorkbook(xlsx.bytes);
      const [titles, ...rows] = table!.data;
      expect([table!.sheet, titles]).toEqual([sheets[language].tableTab, ["Nombre", "Precio", "Alta", "Web"]]);
      expect(rows.map(([name]) => String(name).slice(0, 99))).toEqual(names.map((name) => name.slice(0, 99)));
      expect(rows[5]!.slice(1)).toEqual([1234.5, new Date(Date.UTC(2026, 0, 13)), "https://ejemplo.com/0"]);
      expect(sources!.sheet).toBe(sheets[language].sourcesTab);
      expect(sources!.data[0]).toEqual(Object.values(sheets[language].pageHeaders));
      expect(sources!.data[1]).toEqual([
        "Nombre",
        expect.stringContaining("●"),
        url.replace("directorio", "rarezas"),
        expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/),
        prompt,
      ]);

      const json = await download(page, () => press(page, language, "json"));
      const written = JSON.parse(json.bytes.toString()) as { rows: object[]; sources: object[] };
      expect(json.name).toMatch(/-rarezas\.json$/);
      expect(written.rows.at(-1)).toEqual({
        Nombre: awkwardNames[0],
        Precio: 1234.5,
        Alta: "2026-01-13",
        Web: "https://ejemplo.com/0",
      });
      expect(written.sources[0]).toMatchObject({ column: "Nombre", basis: "page", prompt });

      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await press(page, language, "copy");
      await expect(page.getByText(text.copied)).toBeVisible();
      const [plain, html] = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const read = async (type: string) => (await item!.getType(type)).text();
        return Promise.all([read("text/plain"), read("text/html")]);
      });
      expect(plain.split(/\r?\n/).at(-1)).toMatch(/^'=cmd\|.*\t"1\.234,50 €"\t13\/1\/2026\thttps:/);
      expect(html).toContain(`<a href="https://ejemplo.com/0">`);
      expect(html).toContain(">'=cmd|");

      await page.evaluate(() => {
        window.print = () => document.body.toggleAttribute("data-printed");
      });
      await press(page, language, "print");
      await expect(page.locator("body[data-printed]")).toBeVisible();
      await expect(page.getByRole("menu")).toHaveCount(0);

      await page.route("**/assets/file-worker*", (route) => route.abort());
      await press(page, language, "json");
      await expect(page.getByRole("status").filter({ hasText: text.failed })).toBeVisible();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test(`a report's workbook has each figure's unit, year and source (${language})`, async ({ page }) => {
    await signUp(page, "importadora");
    await page.addInitScript((chosen) => localStorage.setItem("sondeo.language", chosen), language);
    await page.goto("/product-research/world");
    await page.locator("input[name=productName]").fill(language === "es" ? "aguacate" : "avocado");
    await page.getByRole("button", { name: tools[language].research.submit }).click();
    await expect(page.getByRole("table").last()).toBeVisible();
    await page.getByRole("searchbox").fill("per");
    const { name, bytes } = await download(page, () => press(page, language, "xlsx"));
    expect(name).toBe(language === "es" ? "aguacate_export.xlsx" : "avocado_export.xlsx");
    const [table, sources, told] = await readWorkbook(bytes);
    expect([told!.sheet, told!.data[0]]).toEqual([
      sheets[language].summary.tab,
      [sheets[language].summary.topic, sheets[language].summary.text],
    ]);
    expect(told!.data[1]![1]).toMatch(language === "es" ? / encabezó las exportaciones con / : / led exports with /);
    const { title, unit } = tools[language].table.headers.value;
    const peru = language === "es" ? "Perú" : "Peru";
    expect(table!.data.map(([country]) => country)).toEqual([tools[language].table.headers.country.title, peru]);
    expect(table!.data[0]![1]).toBe(`${title} (${unit})`);
    const value = table!.data[1]![1];
    expect(value).toEqual(expect.any(Number));
    expect(table!.data[0]!.at(-1)).toBe(sheets[language].yearAndSource);
    expect(table!.data[1]!.at(-1)).toMatch(/^\d{4}, FAO/);
    const line = sources!.data.find(([country, column]) => country === peru && String(column).startsWith(title));
    expect(line!.slice(2, 5)).toEqual([value, "USD", expect.any(Number)]);
    expect(line![7]).toEqual(expect.any(String));
    expect(line![10]).toMatch(/^https:/);
  });
}

type Shared = { title: string; names: string[]; sizes: number[] };
type Stand = { canShare: (data: ShareData) => boolean; share: (data: ShareData) => Promise<void> };

test("a table is handed on to other programs where the device does that, and saved where it then does not", async ({
  page,
}) => {
  const { url, server } = await openDirectory();
  try {
    await signUp(page, "compartida");
    await openResult(page, url.replace("directorio", "rarezas"), "es");
    await page.getByRole("button", { name: tools.es.export.button, exact: true }).click();
    await expect(page.getByRole("menuitem", { name: tools.es.export.json })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: tools.es.export.share })).toHaveCount(0);

    // As a phone that takes texts and no workbooks.
    await page.addInitScript(() => {
      const device = window as Window & { shared?: Shared; refuses?: boolean };
      const stand: Stand = {
        canShare: ({ files = [] }) => files.every(({ type }) => type.startsWith("text/")),
        share: async ({ title = "", files = [] }) => {
          if (device.refuses) throw new DOMException("Too late", "NotAllowedError");
          device.shared = { title, names: files.map(({ name }) => name), sizes: files.map(({ size }) => size) };
        },
      };
      Object.assign(navigator, stand);
    });
    await page.reload();
    await press(page, "es", "share");
    const shared = (): Promise<Shared | undefined> =>
      page.evaluate(() => (window as Window & { shared?: Shared }).shared);
    await expect.poll(shared).toMatchObject({ names: [expect.stringMatching(/\.csv$/)] });
    expect((await shared())?.sizes[0]).toBeGreaterThan(100);
    await expect(page.locator("[data-msg^='export.']")).toHaveCount(0);

    await page.evaluate(() => Object.assign(window, { refuses: true }));
    const { name } = await download(page, () => press(page, "es", "share"));
    expect(name).toMatch(/\.csv$/);
  } finally {
    server.close();
  }
});
