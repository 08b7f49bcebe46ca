import { expect, type Page, test } from "@playwright/test";
import { accessibilityProblems } from "./accessibility.ts";
import { withPages } from "./provider-directory.ts";
import { signUp } from "./sign-up.ts";

const said = (page: Page, msg: string) => page.locator(`[data-msg="${msg}"]`);
const promptField = (page: Page) => page.getByRole("textbox", { name: "¿Cómo debo analizarlo?" });
const bodyRows = (page: Page) => page.getByRole("table").last().locator("tbody tr");

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto("/custom-url-scrape");
  await page.locator("input[name=url]").fill(url);
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
}

async function ask(page: Page, prompt: string): Promise<void> {
  await promptField(page).fill(prompt);
  await page.getByRole("button", { name: "Analizar", exact: true }).click();
}

test("a page is read again as it is now, with what was asked of it", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "renovadora");
    await openPage(page, `${origin}/novedades`);
    const first = page.url();
    await expect(promptField(page)).toHaveAttribute("placeholder", "Por ejemplo: Extrae Modelo, Marca y Precio");
    await ask(page, "modelo y precio");
    await expect(bodyRows(page)).toHaveCount(4);
    await page.getByRole("button", { name: /columna.*«precio»/ }).click();
    await page.getByRole("menuitem", { name: /^Marca/ }).click();
    await expect(bodyRows(page).first()).toContainText("Roca");
    const recent = page.getByRole("list", { name: "Recientes" }).getByRole("link");
    await expect(recent).toHaveCount(1);
    await recent.first().click();
    await expect(page.getByText("4 de 4 filas")).toBeVisible();
    await page.getByRole("link", { name: "Leer de nuevo" }).click();

    await expect(page.locator("input[name=url]")).toHaveValue(`${origin}/novedades`);
    await expect(said(page, "website.again")).toContainText("cuenta como una extracción");
    await expect(said(page, "website.again")).toContainText("«modelo y precio»");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Analizar sitio web" }).click();
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
    expect(page.url()).not.toBe(first);
    await expect(promptField(page)).toHaveValue("modelo y precio");
    // It is asked at once, and what was put right of it before still is.
    await expect(bodyRows(page)).toHaveCount(5);
    await expect(bodyRows(page).first()).toContainText("Roca");

    const changes = said(page, "prompt.changes");
    await expect(changes.locator("summary")).toHaveText(/^Desde la lectura del .*: 1 fila nueva$/);
    await changes.locator("summary").press("Enter");
    await expect(changes.getByRole("listitem")).toHaveText(/^Nueva\s*Taladro T4 · Roca$/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await changes.getByRole("link", { name: "Abrir aquella tabla" }).click();
    await expect(page.getByText("4 de 4 filas")).toBeVisible();
    await expect(changes).toHaveCount(0);
  });
});

test("a page that has answered all its questions is read again instead of retried", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "curiosa");
    await openPage(page, `${origin}/novedades`);
    const scrappedDataId = page.url().split("/").pop();
    for (let i = 0; i < 10; i++) {
      const data = { scrappedDataId, prompt: `modelo y precio de los ${i + 1} primeros` };
      expect((await page.request.post("/api/get-ai-data", { data })).ok()).toBe(true);
    }
    await ask(page, "marca");
    const failed = said(page, "prompt.failed");
    await expect(failed).toContainText("Ya hiciste todas las preguntas de esta página");
    await expect(failed).not.toContainText("inténtelo de nuevo");
    await failed.getByRole("link", { name: "Leer de nuevo" }).click();
    await page.getByRole("button", { name: "Analizar sitio web" }).click();
    await expect(promptField(page)).toHaveValue("marca");
    await expect(bodyRows(page)).toHaveCount(5);
    await expect(page.getByText("Te quedan 9 preguntas sobre esta página")).toBeVisible();
  });
});

test("a list that has none of what was asked says what it has, and shows it at a press", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "exigente");
    await openPage(page, `${origin}/novedades`);
    await ask(page, "correo y teléfono");
    const nothing = said(page, "prompt.nothingFound");
    await expect(nothing).toContainText("Esta lista no tiene correo o teléfono");
    await expect(nothing).toContainText("Lo que sí tiene: Modelo, Marca y Precio.");
    await expect(page.getByRole("table")).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await nothing.getByRole("button", { name: "Ver sus columnas" }).click();
    await expect(bodyRows(page)).toHaveCount(4);
    await expect(bodyRows(page).first()).toContainText("Roca");
    await expect(promptField(page)).toHaveValue("Extrae Modelo, Marca y Precio");
  });
});

test("log-in details that a site refuses are corrected where they stand", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "despistada");
    await page.goto("/custom-url-scrape");
    await page.locator("input[name=url]").fill(`${origin}/acceso`);
    await page.getByRole("switch", { name: /Requiere inicio de sesión/ }).press("Space");
    await page.getByLabel("Correo electrónico o usuario").fill("ana@ejemplo.test");
    await page.locator("input[type=password]").fill("no es esta");
    await page.getByRole("button", { name: "Analizar sitio web" }).click();
    const failed = said(page, "website.notFound");
    await expect(failed.locator("[data-code=PAGE_LOGIN_CREDENTIALS]")).toContainText("no aceptó el usuario");
    await failed.getByRole("button", { name: "Corregir los datos de acceso" }).click();
    await expect(page.getByLabel("Correo electrónico o usuario")).toBeFocused();
  });
});
