import { readFile } from "node:fs/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { accessibilityProblems } from "./accessibility.ts";
import { firms, indicators, openDirectory, pricedArticles, withPages } from "./provider-directory.ts";
import { signUp } from "./sign-up.ts";

const table = (page: Page): Locator => page.getByRole("table").last();
const titles = (page: Page): Promise<string[]> => table(page).getByRole("columnheader").allInnerTexts();
const firstColumn = (page: Page): Promise<string[]> => table(page).getByRole("rowheader").allInnerTexts();
const width = async (head: Locator): Promise<number> => (await head.boundingBox())?.width ?? 0;
const end = (element: Element): number => element.getBoundingClientRect().right;
const kept = (page: Page) => page.waitForResponse((response) => response.url().endsWith("/api/save-search-view"));

async function ask(page: Page, url: string, prompt: string): Promise<void> {
  await page.goto("/custom-url-scrape");
  await page.locator("input[name=url]").fill(url);
  await page.getByRole("button", { name: "analizar sitio web" }).click();
  await page.getByRole("textbox").fill(prompt);
  await page.getByRole("button", { name: "Analizar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Resultados del análisis" })).toBeVisible();
}

async function downloadCsv(page: Page): Promise<string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const text = await readFile(await (await download).path(), "utf8");
  return text.replace("\uFEFF", "").trimEnd().split("\r\n");
}

test("columns are named, hidden, moved and sorted, and a saved result and its exports stay so", async ({
  page,
  context,
}) => {
  const { url, server } = await openDirectory();
  try {
    await signUp(page, "ordenada");
    await ask(page, url, "Extrae nombre, correo y ciudad");
    expect(await titles(page)).toEqual(["Nombre", "Correo", "Ciudad"]);
    const heights = await table(page)
      .getByRole("rowheader")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
    // The last row has no line below it.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);

    await page.getByRole("button", { name: "Columnas" }).click();
    const list = page.getByRole("dialog", { name: "Columnas" });
    const [whole, last] = await Promise.all([
      list.boundingBox(),
      list.getByRole("button", { name: "Atrasar «Nombre»" }).boundingBox(),
    ]);
    expect(last!.x + last!.width).toBeLessThanOrEqual(whole!.x + whole!.width);
    await list.getByRole("textbox", { name: "Nombre de la columna «Correo»" }).fill("E-mail de ventas");
    await page.keyboard.press("Enter");
    await list.getByRole("checkbox", { name: "Mostrar «Nombre»" }).uncheck();
    const moveUp = list.getByRole("button", { name: "Adelantar «Ciudad»" });
    await moveUp.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(moveUp).toBeFocused();
    expect(await accessibilityProblems(page, "[role=dialog]")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    expect(await titles(page)).toEqual(["Ciudad", "E-mail de ventas"]);

    const sorted = kept(page);
    await table(page).getByRole("button", { name: "Ciudad" }).first().click();
    await sorted;
    await expect(table(page).getByRole("columnheader").first()).toHaveAttribute("aria-sort", "ascending");
    const cities = firms.map(({ city }) => city).toSorted();
    expect(await firstColumn(page)).toEqual(cities);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page
      .getByRole("link", { name: /Directorio de prov/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/product-research\/results\//);
    await page.reload();
    await expect(table(page).getByRole("columnheader").first()).toHaveAttribute("aria-sort", "ascending");
    expect(await titles(page)).toEqual(["Ciudad", "E-mail de ventas"]);
    expect(await firstColumn(page)).toEqual(cities);

    const [head, ...lines] = await downloadCsv(page);
    expect(head).toBe("Ciudad;E-mail de ventas");
    expect(lines.map((line) => line.split(";")[0])).toEqual(cities);

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Exportar" }).click();
    await page.getByRole("menuitem", { name: "Copiar la tabla" }).click();
    await expect(page.getByText("Tabla copiada")).toBeVisible();
    const pasted = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/);
    expect(pasted[0]).toBe("Ciudad\tE-mail de ventas");
    expect(pasted).toHaveLength(firms.length + 1);

    await table(page).getByRole("rowheader").first().getByRole("button").click();
    const source = page.getByRole("dialog");
    await source.getByRole("button", { name: `Copiar la columna · ${firms.length}` }).click();
    await expect(source.getByText("Copiado")).toHaveCount(1);
    expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toEqual(cities);
    await source.getByRole("button", { name: "Copiar", exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(cities[0]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Columnas" }).click();
    await page.getByRole("button", { name: "Dejar las columnas como salieron" }).click();
    await expect(table(page).getByRole("columnheader")).toHaveText(["Nombre", "Correo", "Ciudad"]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("columns are dragged to their place and width, and a failure to keep it is said", async ({ page }) => {
  const { url, server } = await openDirectory();
  try {
    await signUp(page, "arrastradora");
    await ask(page, url, "Extrae nombre, correo y ciudad");
    const head = (name: string): Locator => table(page).locator("th[data-key]").filter({ hasText: name });

    await head("Ciudad").hover();
    await page.mouse.down();
    await head("Nombre").hover();
    await page.mouse.up();
    await expect(table(page).getByRole("columnheader")).toHaveText(["Ciudad", "Nombre", "Correo"]);
    await expect(head("Ciudad")).toHaveAttribute("aria-sort", "none");

    const before = await width(head("Nombre"));
    const box = (await head("Nombre").boundingBox())!;
    await page.mouse.move(box.x + box.width - 3, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 83, box.y + 20, { steps: 4 });
    const saved = kept(page);
    await page.mouse.up();
    await saved;
    expect(Math.abs((await width(head("Nombre"))) - (before - 80))).toBeLessThan(3);

    await page.route("**/api/save-search-view", (route) => route.abort());
    await head("Correo").getByRole("button").click();
    await expect(page.getByText("No se pudo guardar cómo ordenaste las columnas.")).toBeVisible();
    await page.unroute("**/api/save-search-view");
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByText("No se pudo guardar cómo ordenaste las columnas.")).toHaveCount(0);
    await page.reload();
    await page
      .getByRole("link", { name: /Directorio de prov/ })
      .first()
      .click();
    await expect(head("Correo")).toHaveAttribute("aria-sort", "ascending");
    // The saved result is drawn once more as it opens.
    await expect.poll(async () => Math.abs((await width(head("Nombre"))) - (before - 80))).toBeLessThan(3);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("a long table is walked by the arrow keys and printed to its last row, a wide one to its last column", async ({
  page,
}) => {
  const { url, server } = await openDirectory();
  try {
    await signUp(page, "impresora");
    await ask(page, url.replace("directorio", "tarifa"), "artículo y precio");
    const rows = table(page).getByRole("row");
    const lastHead = (await table(page).getByRole("columnheader").last().boundingBox())!;
    const whole = (await table(page).boundingBox())!;
    expect(Math.abs(lastHead.x + lastHead.width - whole.x - whole.width)).toBeLessThan(2);
    const titleEnd = await table(page).getByRole("columnheader").last().getByText("Precio").last().evaluate(end);
    const numberEnd = await table(page).locator("[data-cell='0 c1'] span").first().evaluate(end);
    expect(Math.abs(titleEnd - numberEnd)).toBeLessThan(3);
    expect(await rows.count()).toBeLessThan(pricedArticles);
    await table(page).getByRole("columnheader").last().getByRole("button").focus();
    await page.keyboard.press("Tab");
    await expect(table(page).locator("[data-cell='0 c0']")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(table(page).locator("[data-cell]:focus")).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    for (let row = 1; row <= 60; row++) {
      await expect(table(page).locator(`[data-cell='${row} c0']`)).toBeAttached();
      await page.keyboard.press("ArrowDown");
    }
    await expect(table(page).locator("[data-cell='60 c0']")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await expect(table(page).locator("[data-cell='59 c1']")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(table(page).locator("[data-cell='59 c1']")).toBeFocused();
    const lastRow = pricedArticles - 1;
    await page.keyboard.press("ControlOrMeta+End");
    await expect(table(page).locator(`[data-cell='${lastRow} c1']`)).toBeFocused();
    await expect(table(page).locator(`[data-cell='${lastRow} c1']`)).toBeInViewport();
    await page.keyboard.press("Home");
    await expect(table(page).locator(`[data-cell='${lastRow} c0']`)).toBeFocused();
    await page.keyboard.press("PageUp");
    await expect(table(page).locator("[data-cell]:focus")).toHaveAttribute("data-cell", /^2[34]\d c0$/);
    await page.keyboard.press("ControlOrMeta+Home");
    await expect(table(page).locator("[data-cell='0 c0']")).toBeFocused();
    await expect(table(page).locator("[data-cell='0 c0']")).toBeInViewport();
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(rows).toHaveCount(pricedArticles + 1);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(table(page).getByRole("row", { name: `Tornillo ${pricedArticles}` })).toHaveCount(0);

    await ask(page, url.replace("directorio", "indicadores"), "todo");
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(heading!.height).toBeLessThan(100);
    const offered = page.getByRole("group", { name: "Añadir columnas" });
    const last = offered.getByRole("button", { name: indicators.at(-1)!, exact: true });
    await expect(last).toHaveCount(0);
    await page.getByRole("button", { name: "Ver 9 columnas más" }).click();
    await last.click();
    await page.getByRole("button", { name: "Ver menos" }).click();
    await expect(last).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("textbox", { name: "¿Cómo debo analizarlo?" })).toHaveValue(/Indicador 20$/);

    const sheet = { width: 1_040, height: 720 };
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: "print" });
    expect(await table(page).getByRole("columnheader").count()).toBeGreaterThan(12);
    expect(await table(page).evaluate(end)).toBeLessThanOrEqual(sheet.width);
    expect(await page.locator("body").evaluate((body) => getComputedStyle(body).getPropertyValue("page"))).toBe("wide");
    await expect(page.getByRole("link", { name: "Leer de nuevo" })).toBeHidden();
    await expect(page.getByRole("textbox", { name: "¿Cómo debo analizarlo?" })).toBeHidden();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("of many columns the first ones are told, and the rest by a key", async ({ page }) => {
  const { url, server } = await openDirectory();
  try {
    await signUp(page, "concisa");
    await ask(page, url.replace("directorio", "indicadores"), "todo");
    const chips = page.getByRole("button", { name: /^Elegir la columna de la página para/ });
    await expect(chips).toHaveCount(8);
    const more = page.getByRole("button", { name: `Ver ${indicators.length + 1 - 8} columnas más` }).last();
    await expect(more).toHaveText("+13");
    await more.press("Enter");
    await expect(chips).toHaveCount(indicators.length + 1);
    const fewer = page.getByRole("button", { name: "Ver menos columnas" });
    await expect(fewer).toBeFocused();
    await fewer.press("Enter");
    await expect(chips).toHaveCount(8);
    await expect(more).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("a column that was taken for another is filled from the right field, and back", async ({ page }) => {
  const { url, server } = await openDirectory();
  try {
    await signUp(page, "correctora");
    await ask(page, url, "Extrae nombre, correo y ciudad");
    const names = firms.map(({ name }) => name);
    expect(await firstColumn(page)).toEqual(names);
    const chip = page.getByRole("button", { name: /Elegir la columna de la página para «nombre»$/ });
    await chip.click();
    await page
      .getByRole("menuitem", { name: /Guadalajara/ })
      .first()
      .click();
    await expect(table(page).getByRole("rowheader").first()).toHaveText(/^Guadalajara/);
    expect(await firstColumn(page)).toEqual(firms.map(({ city }) => city));
    expect(await accessibilityProblems(page)).toEqual([]);
    await chip.click();
    await page.getByRole("menuitem", { name: "Como se entendió al principio" }).click();
    await expect(table(page).getByRole("rowheader").first()).toHaveText(/^Proveedora/);
    expect(await firstColumn(page)).toEqual(names);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("what the page spells out of a short heading is told in the table, in its cards and in the list of columns", async ({
  page,
}) => {
  await withPages(async (origin) => {
    await signUp(page, "abreviada");
    await ask(page, `${origin}/clasificacion`, "Extrae el equipo, los PJ y los puntos");
    const played = table(page).getByRole("columnheader", { name: "PJ" });
    await expect(played.getByRole("button", { name: "PJ" })).toHaveAccessibleDescription("PJ · Partidos jugados");
    await page.getByRole("button", { name: "Columnas" }).click();
    const names = page.getByRole("dialog", { name: "Columnas" });
    await expect(names.getByRole("textbox", { name: /«PJ»/ })).toHaveAttribute("title", "PJ · Partidos jugados");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(page.getByRole("article").first().getByRole("term").filter({ hasText: "PJ" })).toContainText(
      "Partidos jugados",
    );
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
