import { expect, test, type Page } from "@playwright/test";
import { signUp } from "./sign-up.ts";

async function research(page: Page, product: string): Promise<void> {
  await page.goto("/product-research/world");
  await page.locator("input[name=productName]").fill(product);
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("table").first()).toBeVisible();
}

test("a misspelt product gives the report of the right one, and says what was typed", async ({ page }) => {
  await signUp(page, "lectora");
  await research(page, "aguacte");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("aguacate");
  await expect(page.getByText("Escribiste «aguacte» y lo leímos como «aguacate».")).toBeVisible();
  // Other products of that name have no figures, or are further off.
  const others = page.getByRole("region", { name: "El nombre también puede ser" });
  await expect(others).toBeHidden();
  await page.getByText("¿Buscabas otro producto?").click();
  await expect(others.getByRole("button").first()).not.toContainText("sin cifras");
  await page.locator("aside a", { hasText: "aguacate" }).click();
  await expect(page.getByText("Escribiste «aguacte»")).toBeVisible();
});

test("a table that goes on at its right edge is in the shadow there until it is scrolled to its end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await signUp(page, "lectora");
  await research(page, "aguacate");
  const table = page.getByRole("region", { name: "Resultados", exact: true });
  const edge = page.locator("[data-more-columns]");
  await expect(edge).toHaveAttribute("data-more-columns", "true");
  await table.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
  await expect(edge).toHaveAttribute("data-more-columns", "false");
});

test("on a phone each source has its name over the whole width, and what is said of it below", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUp(page, "lectora");
  await page.goto("/product-research/world");
  await page.locator("input[name=productName]").fill("aguacate");
  await page.locator("form button[type=submit]").click();
  const sources = page.getByRole("region", { name: "Fuentes", exact: true }).getByRole("listitem");
  await expect(sources.first()).toBeVisible();
  const heights = await sources.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(200);
});

test("a report tells whose figures are known from its buyers alone, and of which codes they are", async ({ page }) => {
  await signUp(page, "lectora");
  await research(page, "quinua");
  await expect(page.getByText("De Estados Unidos solo se sabe lo que Bolivia declaró comprarle.")).toBeVisible();
  await research(page, "café verde");
  await expect(page.getByText("las cifras son de «Café verde (sin tostar)» (HS 0901.11 y 0901.12).")).toBeVisible();
  await expect(page.getByText("HS 0901.11 + 1", { exact: true })).toBeVisible();
});

test("a value on which the exporter and its buyers contradict each other opens with both figures and the reason", async ({
  page,
}) => {
  await signUp(page, "lectora");
  await research(page, "banano");
  await expect(page.getByText(/Filipinas y sus compradores se contradicen: declaró haber vendido/)).toBeVisible();
  const philippines = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Filipinas" }) });
  await philippines.getByRole("button", { name: /^1\.06\d/ }).click();
  const source = page.getByRole("dialog");
  await expect(source).toContainText("El exportador y sus compradores se contradicen");
  await expect(source).toContainText("2011");
});

test("a service is told to be no good, and the goods it has to do with are a press away", async ({ page }) => {
  await signUp(page, "lectora");
  await page.goto("/product-research/world");
  await page.locator("input[name=productName]").fill("alquiler de tractores");
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "«alquiler de tractores» no es una mercancía" })).toBeVisible();
  const goods = page.getByRole("region", { name: "Mercancías que tienen que ver con ese nombre" });
  await expect(goods.getByRole("button").first()).toContainText("HS 8701");
});

test("a name of several goods offers them, and beside them none that shares a word alone", async ({ page }) => {
  await signUp(page, "lectora");
  await page.goto("/product-research/world");
  await page.locator("input[name=productName]").fill("solar energy");
  await page.locator("form button[type=submit]").click();
  const goods = page.getByRole("region", { name: "Puede ser" });
  await expect(goods.getByRole("button")).toHaveText([/8541\.43.*Paneles solares/, /8419\.12/]);
  await expect(page.getByText("Refrescos y bebidas sin alcohol")).toBeHidden();
});

test("a report on paper has nothing of how to bring more figures, nor of what it cost", async ({ page }) => {
  await signUp(page, "impresora");
  await research(page, "quinua");
  const ways = page.getByRole("region", { name: "Cómo conseguir las cifras de todos" });
  const told = page.locator("[data-msg='research.reportedApart']");
  await expect(ways).toBeVisible();
  await expect(told.getByText("No se ha descontado de tu plan.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(told).toBeVisible();
  await expect(ways).toBeHidden();
  await expect(told.getByText("No se ha descontado de tu plan.")).toBeHidden();
  await expect(page.getByText("Ver cada año")).toBeHidden();
});
