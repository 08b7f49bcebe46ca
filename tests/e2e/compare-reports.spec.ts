import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { accessibilityProblems } from "./accessibility.ts";
import { signUp } from "./sign-up.ts";

async function saveReport(page: Page, productName: string): Promise<string> {
  const saved = await page.request.post("/api/get-ai-data-for-directories", { data: { productName } });
  return ((await saved.json()) as { data: { searchId: string } }).data.searchId;
}

test("two saved reports are compared side by side and exported", async ({ page }) => {
  await signUp(page, "compara");
  const avocado = await saveReport(page, "aguacate");
  await page.goto("/product-research/compare");
  await expect(page.locator('[data-msg="comparison.needTwo"]')).toBeVisible();

  const cable = await saveReport(page, "cable de alta tensión");
  await page.reload();
  await expect(page.getByLabel("Primer informe")).toHaveValue(cable);
  await expect(page.getByLabel("Segundo informe")).toHaveValue(avocado);
  await expect(page.getByRole("table", { name: "Cifras del mercado" })).toBeVisible();
  await page.goto(`/product-research/results/${avocado}`);
  await page.getByRole("link", { name: "Comparar con otro informe" }).click();
  await expect(page.getByLabel("Primer informe")).toHaveValue(avocado);
  await expect(page.getByLabel("Segundo informe")).toHaveValue(cable);

  const figures = page.getByRole("table", { name: "Cifras del mercado" });
  const leader = figures.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Líder", exact: true }) });
  await expect(leader.getByRole("cell")).toHaveText([/México/, /China/]);
  await expect(figures.getByRole("columnheader").nth(1)).toContainText("2011 · FAO");
  await expect(page.locator('[data-msg="comparison.differentYears"]')).toContainText("2011 y 2023");
  const countries = page.getByRole("table", { name: "Mayores exportadores" });
  await expect(countries.getByRole("rowheader", { name: "Perú" })).toBeVisible();
  const makers = page.getByRole("table", { name: "Mayores productores" });
  const mexico = makers.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "México" }) });
  await expect(mexico.getByRole("cell")).toHaveText([
    /2\.529\.581\s+t.* del mundo$/,
    /Ninguna fuente de esta instalación tiene la producción/,
  ]);
  await expect(makers.getByRole("columnheader").nth(1)).toContainText("2022 · FAO");
  expect(await accessibilityProblems(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain("1. aguacate");
  expect(csv).toMatch(/México: producción;t;2529581,41;2022;/);
  expect(csv).toMatch(
    /México: precio medio de exportación;USD\/kg;2,5\d+;2011;"FAO, FAOSTAT detailed trade matrix \(comercio agrícola entre países\)"/,
  );

  const exports = page.getByRole("button", { name: "Exportar" });
  await expect(exports).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(exports).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await saveReport(page, "aguacate");
  await page.reload();
  await page.getByLabel("Segundo informe").selectOption(cable);
  await expect(leader.getByRole("cell")).toHaveText([/México/, /China/]);
  // Two reports of one product, saved on one day, are told apart by their times; the other needs its day alone.
  const offered = page.getByLabel("Segundo informe").getByRole("option");
  await expect(offered.filter({ hasText: /^aguacate · .*\d{1,2}:\d{2}:\d{2}/ })).toHaveCount(2);
  await expect(offered.filter({ hasText: /^cable de alta tensión · [^:]+$/ })).toHaveCount(1);
});

test("a reason that holds for a whole column is shown once and read out in each row", async ({ page }) => {
  await signUp(page, "compara");
  const wine = await saveReport(page, "vino");
  const quinoa = await saveReport(page, "quinua");
  await page.goto("/product-research/compare");
  await page.getByLabel("Primer informe").selectOption(wine);
  await page.getByLabel("Segundo informe").selectOption(quinoa);
  const reason = "Ese año el producto aún no tenía código propio y no se declaraba por separado.";
  const rows = page.getByRole("table", { name: "Mayores exportadores" }).getByRole("row");
  const told = rows.getByText(reason);
  await expect(told).not.toHaveCount(0);
  const shown = await told.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width > 1));
  expect(shown.filter(Boolean)).toHaveLength(1);
  expect(shown.length).toBeGreaterThan(8);
  expect(shown[0]).toBe(true);
});

test("reports made in Spanish are read, compared and exported in English, and in Spanish again", async ({ page }) => {
  await signUp(page, "dos-lenguas");
  const [avocado, mango] = [await saveReport(page, "aguacate"), await saveReport(page, "mango")];
  const speak = async (name: string): Promise<void> => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /dos-lenguas/ })
      .click();
    await page.getByRole("menuitem", { name: /perfil|profile/i }).click();
    const stored = page.waitForResponse((response) => response.url().endsWith("/update-profile"));
    await page.getByRole("main").getByText(name, { exact: true }).click();
    expect((await stored).ok()).toBe(true);
    await page.goBack();
  };
  const exported = async (button: string): Promise<string> => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("menuitem", { name: /CSV/ }).click();
    return readFile(await (await download).path(), "utf8");
  };
  await page.goto(`/product-research/results/${avocado}`);
  const main = page.getByRole("main");
  await expect(main).toContainText("México");
  await speak("English");
  await expect(main).toContainText("Netherlands");
  await expect(main).not.toContainText(/México|Países Bajos|Estados Unidos/);
  const english = await exported("Export");
  expect(english).toMatch(/^"?Mexico/m);
  expect(english).toContain("United States");

  await page.goto(`/product-research/compare?first=${avocado}&second=${mango}`);
  await expect(main).toContainText("Mexico");
  await expect(main).not.toContainText(/México|Países Bajos|Estados Unidos/);
  expect(await exported("Export")).toMatch(/Mexico: .*USD\/kg/);
  const matrix = main.getByRole("listitem").filter({ hasText: "FAOSTAT detailed trade matrix" });
  await expect(matrix).toHaveCount(1);
  await expect(matrix).toContainText(/item in the source: \d+, \d+/);

  await speak("Español");
  await expect(main).toContainText("Países Bajos");
  await expect(main).not.toContainText(/Mexico|Netherlands|United States/);
});
