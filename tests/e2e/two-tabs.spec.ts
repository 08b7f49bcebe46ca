import { expect, type Page, test } from "@playwright/test";
import { signUp } from "./sign-up.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Búsquedas guardadas" });
const entry = (page: Page, name: string) => sidebar(page).getByRole("link", { name: `${name} (Investigación)` });

async function makeReport(page: Page, productName: string): Promise<void> {
  const made = await page.request.post("/api/get-ai-data-for-directories", { data: { productName } });
  expect(made.ok()).toBe(true);
}

test("what one tab does to a saved result shows in the other, down to its deletion and its return", async ({
  page,
  context,
}) => {
  await signUp(page, "gemela");
  await makeReport(page, "cacao");
  await page.goto("/dashboard");
  await entry(page, "cacao").click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(/cacao/i);

  const other = await context.newPage();
  await other.goto("/dashboard");
  await entry(other, "cacao").press("F2");
  await other.keyboard.type("Grano de Ghana");
  await other.keyboard.press("Enter");
  await expect(entry(page, "Grano de Ghana")).toBeVisible();
  await expect(heading).toContainText("Grano de Ghana");

  await entry(other, "Grano de Ghana").hover();
  await sidebar(other).getByRole("button", { name: "Eliminar Grano de Ghana" }).click();
  await expect(entry(page, "Grano de Ghana")).toHaveCount(0);
  const gone = page.locator("[data-msg='saved.gone']");
  await expect(gone).toContainText("Este resultado ya no está aquí");
  await expect(page.getByRole("table").last()).toBeVisible();
  await gone.getByRole("button", { name: "Abrir la papelera" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Recuperar Grano de Ghana" }).click();
  await expect(entry(other, "Grano de Ghana")).toBeVisible();
  await expect(gone).toHaveCount(0);

  await makeReport(page, "aguacate");
  await other.goto("/product-research/world");
  await other.getByLabel("Nombre del producto").fill("café verde");
  await other.locator("form button[type=submit]").click();
  await expect(entry(page, "café verde")).toBeVisible({ timeout: 60_000 });
});

test("the look that is chosen in one tab is the look of all, public pages too", async ({ page, context }) => {
  await signUp(page, "oscura");
  const other = await context.newPage();
  await other.goto("/faqs");
  await page.goto("/profile");
  await page.getByText("Oscura", { exact: true }).click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByText("Sistema", { exact: true }).click();
  await expect(other.locator("html")).not.toHaveAttribute("data-theme");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});
