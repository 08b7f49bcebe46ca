import { expect, type Page, test } from "@playwright/test";
import { freshName } from "./fresh-name.ts";
import { signUp } from "./sign-up.ts";

/** What the tab would go on with after a reload. */
const waitsFor = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("sondeo.")));

/** The report of a product is asked for, and the tab never hears that it is done. */
async function askForReport(page: Page, product: string): Promise<void> {
  await page.route("**/api/jobs/**", () => undefined);
  await page.goto("/product-research/world");
  await page.getByLabel("Nombre del producto").fill(product);
  await page.locator("form button[type=submit]").click();
  await expect.poll(() => waitsFor(page)).toContainEqual(expect.stringMatching(/^sondeo\.job\./));
}

async function signUpHere(page: Page, role: string): Promise<void> {
  const name = freshName(role);
  await page.getByRole("link", { name: "Crear cuenta" }).click();
  await page.locator("input[name=username]").fill(name);
  await page.locator("input[name=email]").fill(`${name}@example.test`);
  await page.locator("input[name=password]").fill("una clave larga");
  await page.locator("input[name=confirmPassword]").fill("una clave larga");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await expect(page.getByRole("heading", { name: "Hola, ¿Qué vamos a hacer hoy?" })).toBeVisible();
}

test("whoever signs in after another in one tab finds nothing of theirs", async ({ page }) => {
  await signUp(page, "primera");
  const made = await page.request.post("/api/get-ai-data-for-directories", { data: { productName: "cacao" } });
  expect(made.ok()).toBe(true);
  await askForReport(page, "aguacate");
  const sidebar = page.getByRole("navigation", { name: "Búsquedas guardadas" });
  await expect(sidebar).toContainText("cacao");

  await page.context().clearCookies();
  await sidebar.getByRole("link", { name: /cacao/ }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.route("**/api/get-searches*", () => undefined);
  await signUpHere(page, "segunda");
  await expect(sidebar).toBeVisible();
  await expect(sidebar).not.toContainText("cacao");
  await page.locator('main a[href="/product-research/world"]').click();
  await expect(page.getByLabel("Nombre del producto")).toHaveValue("");
});

async function signOut(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/login$/);
}

test("whoever signs out leaves every tab, and none keeps what it waited for", async ({ page, context }) => {
  await signUp(page, "saliente");
  await askForReport(page, "aguacate");
  const other = await context.newPage();
  await askForReport(other, "cacao");
  await signOut(page, /saliente/);
  await expect(other).toHaveURL(/\/login\?next=/);
  expect([await waitsFor(page), await waitsFor(other)]).toEqual([[], []]);
});
