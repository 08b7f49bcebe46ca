import { expect, test, type Page } from "@playwright/test";
import { publicPaths } from "../../src/web/public-paths.ts";
import { accessibilityProblems } from "./accessibility.ts";
import { openPage } from "./open-page.ts";

const widths = [375, 768, 1280];
const translated = publicPaths.flatMap(({ es, en }) => [es, en]);
const accountScreens = ["/login", "/signup", "/signup?access=request", "/forgot-password", "/reset-password/unknown"];
const everyPage = [...translated, ...accountScreens, "/no-such-page"];

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // A page that is not there is answered with 404, and the browser says so.
    const isLost = page.url().endsWith("/no-such-page") && message.text().includes("404");
    if (message.type() === "error" && !isLost) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

async function problemsAt(page: Page, path: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const found = await accessibilityProblems(page);
  return [
    ...(overflow > 0 ? [`${path} at ${width}: ${overflow} px too wide`] : []),
    ...found.map((problem) => `${path} at ${width}: ${problem}`),
  ];
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`every public page is accessible, fits and is silent, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(480_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const complaints = complaintsOf(page);
    const problems: string[] = [];
    for (const path of everyPage) {
      await page.goto(path);
      await expect(page.locator("html[data-unlike-built]")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of widths) problems.push(...(await problemsAt(page, path, width)));
    }
    expect(problems).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("every tab of the public pages is accessible and its panel alone in sight", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const problems: string[] = [];
  for (const [path, count] of [
    ["/", 6],
    ["/features", 2],
    ["/solutions", 6],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole("tab")).toHaveCount(count);
    await expect(page.locator("[role=tabpanel]")).toHaveCount(count);
    await page.getByRole("tab").first().focus();
    for (let index = 1; index < count; index++) {
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tab").nth(index)).toBeFocused();
      await expect(page.locator("[role=tabpanel]:visible")).toHaveCount(1);
      problems.push(...(await problemsAt(page, `${path} tab ${index}`, 1280)));
    }
    await page.keyboard.press("Home");
    await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  }
  expect(problems).toEqual([]);
});

test("a public page is painted before it asks for its scripts", async ({ page }) => {
  await openPage(page, "/");
  const { early, late } = await page.evaluate(() => {
    const paintedAt = performance.getEntriesByName("first-contentful-paint")[0]!.startTime;
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return {
      early: scripts.filter(({ startTime }) => startTime < paintedAt).length,
      late: scripts.filter(({ startTime }) => startTime >= paintedAt).length,
    };
  });
  expect(early).toBe(0);
  expect(late).toBeGreaterThan(0);
});

test("without its scripts a public page has its links, and a password never gets into an address", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Contraseña", { exact: true }).fill("una-clave-larga");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Crear cuenta" }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test("a form that is sent before the scripts have come is sent when they are there", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByLabel("Correo electrónico").fill("nadie@example.test");
  await page.getByLabel("Contraseña", { exact: true }).fill("una-clave-larga");
  await page.keyboard.press("Enter");
  held.resolve();
  await expect(page.getByRole("alert")).toBeVisible();
});

test("a screen whose scripts are long in coming is said to be under way", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await openPage(page, "/");
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" }).click();
  const underWay = page.getByRole("status").filter({ hasText: "Cargando…" });
  await expect(underWay).toBeVisible();
  await expect(page).not.toHaveURL(/\/login$/);
  held.resolve();
  await expect(page).toHaveURL(/\/login$/);
  await expect(underWay).toHaveCount(0);
});

test("the landing page's report is sorted and says where a figure comes from", async ({ page }) => {
  await openPage(page, "/");
  const report = page.getByRole("table").first();
  await report.getByRole("button", { name: "País exportador" }).click();
  await expect(report.getByRole("rowheader").first()).toHaveText("Alemania");
  await report.getByRole("button", { name: "10.250" }).click();
  await expect(page.getByText("Alemania exportó por 10.250.286.036 USD en 2023.", { exact: false })).toBeVisible();
});

test("the landing page's sample page becomes the table that is asked for, cell by cell", async ({ page }) => {
  await openPage(page, "/");
  const table = page.getByRole("table").nth(1);
  await page.getByRole("button", { name: "Nombre y teléfono de las de Guadalajara" }).click();
  await expect(table.getByRole("row")).toHaveCount(3);
  await table.getByRole("button", { name: "+52 33 5550 0163" }).click();
  await expect(page.locator("mark", { hasText: "+52 33 5550 0163" })).toBeVisible();
  await expect(page.getByText("«+52 33 5550 0163»")).toBeVisible();
});

test("the landing page's six cards work", async ({ page }) => {
  await openPage(page, "/");
  const card = (title: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await card("Una señal junto a cada valor").getByRole("button").nth(2).click();
  await expect(card("Una señal junto a cada valor")).toContainText("Estimado.");
  await card("El código arancelario").getByRole("button", { name: "café verde" }).click();
  await expect(card("El código arancelario")).toContainText("0901.11");
  await card("Quién domina un mercado").getByRole("button", { name: "Valor" }).click();
  await expect(card("Quién domina un mercado")).toContainText("37.461");
  await card("Correos, teléfonos").getByRole("button", { name: "Teléfonos" }).click();
  await expect(card("Correos, teléfonos").locator("mark")).toHaveText("+52 33 5550 0142");
  await card("Un CSV que se abre bien").getByRole("button", { name: "1,234.5" }).click();
  await expect(card("Un CSV que se abre bien")).toContainText("México,2.56");
  const meter = card("Lo que falla no se descuenta");
  await meter.getByRole("button", { name: "Informe sin datos" }).click();
  await expect(meter).toContainText("No se ha descontado de tu plan.");
  await expect(meter).toContainText("3 de 10 informes");
  await meter.getByRole("button", { name: "Informe con cifras" }).click();
  await expect(meter).toContainText("4 de 10 informes");
});

test("the figures of the public pages are written as the reader's region writes them", async ({ browser }) => {
  const page = await browser.newPage({ locale: "es-PE" });
  await openPage(page, "/");
  await expect(page.getByRole("table").first().getByRole("row").nth(1)).toContainText(/\d,\d{3}.*\d\.\d%/);
  await openPage(page, "/pricing");
  await expect(page.getByRole("table").getByText("10,000")).toBeVisible();
  await page.close();
});

test("the terms show one section at a time, the first to begin with", async ({ page }) => {
  await openPage(page, "/terms");
  const open = page.locator("main details[open] > [id]");
  const governing = page.locator("main details", { has: page.locator("#governing") }).locator("summary");
  await expect(open).toHaveAttribute("id", "acceptance");
  await governing.click();
  await expect(open).toHaveAttribute("id", "governing");
  await governing.click();
  await expect(open).toHaveCount(0);
});

test("prices change with the way to pay, and a tooltip opens by keyboard", async ({ page }) => {
  await openPage(page, "/pricing");
  await page.getByText("Anual", { exact: true }).click();
  for (const shown of ["$29", "$348 facturados", "Ahorra 26 %", "$69", "$828 facturados", "Ahorra 13 %"]) {
    await expect(page.getByText(shown, { exact: false }).first()).toBeVisible();
  }
  await page.getByRole("button", { name: "Qué es: Registros por extracción" }).focus();
  await expect(page.getByRole("tooltip")).toContainText("mostramos los primeros");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("on a phone the menu closes by a tap beside it, by Escape and on the page it leads to", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "Menú" });
  const pricing = page.getByRole("banner").getByRole("link", { name: "Precios" });
  await button.click();
  await expect(pricing).toBeVisible();
  await page.mouse.click(40, 600);
  await expect(pricing).toBeHidden();
  await button.click();
  await page.keyboard.press("Escape");
  await expect(pricing).toBeHidden();
  await button.click();
  await pricing.click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(pricing).toBeHidden();
});

test("the language is one address away and stays chosen", async ({ page }) => {
  await openPage(page, "/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/pricing$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
});

test("a page that is not there says so, with its ways out", async ({ page }) => {
  const complaints = complaintsOf(page);
  const answer = await openPage(page, "/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Contactar con soporte" })).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("button", { name: "Recargar la página" })).toBeVisible();
  await page.getByRole("link", { name: "Ir al inicio" }).click();
  await expect(page).toHaveURL(/\/$/);
  await openPage(page, "/en/no-such-page");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  expect(complaints).toEqual([]);
});
