import { expect, type Locator, type Page, test } from "@playwright/test";
import { accessibilityProblems } from "./accessibility.ts";
import { firms, openDirectory } from "./provider-directory.ts";
import { signUp } from "./sign-up.ts";

let complaints: string[] = [];

test.beforeEach(({ page }) => {
  complaints = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
});

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.y;
const recent = (page: Page) => page.getByRole("complementary").or(page.getByRole("navigation"));

test("a product becomes a report whose figures say where they come from", async ({ page }) => {
  await signUp(page, "exportadora");
  await page.getByRole("link", { name: /Investigar un producto/ }).click();
  await page.locator("input[name=productName]").fill("aguacate");
  await page.getByRole("button", { name: "obtener informe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aguacate" })).toBeVisible();

  const mexico = page.getByRole("row").filter({ hasText: "México" }).first();
  await expect(mexico).toContainText("2,56");
  await mexico.getByRole("button").filter({ hasText: "2,56" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("2011");
  await expect(page.getByRole("dialog")).toContainText("FAO");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole("rowheader", { name: "Perú" }).getByRole("button").click();
  await page.getByRole("dialog").getByRole("link", { name: "Ver a quién vende y a quién compra" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Perú: lo que vende" })).toBeInViewport();
  await expect(page.getByLabel("Un país de cerca")).toHaveValue("PER");
  const customer = page.getByRole("region", { name: "Principales compradores de Perú" }).getByRole("button").first();
  const buyer = await customer.innerText();
  await customer.press("Enter");
  await expect(page.getByRole("heading", { name: `${buyer}: lo que compra` })).toBeInViewport();

  const share = page.getByRole("main").getByRole("button", { name: "44,5 %" });
  await share.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("44,4959 %");
  await page.keyboard.press("Escape");
  await expect(share).toBeFocused();

  const contents = page.getByRole("navigation", { name: "En este informe" });
  for (const link of await contents.getByRole("link").all()) {
    await link.press("Enter");
    const heading = page.getByRole("heading", { level: 2 }).and(page.locator(":target"));
    await expect(heading).toBeInViewport();
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(page).toHaveURL(new RegExp(`${await link.getAttribute("href")}$`));
  }
  const production = page.getByRole("region").or(page.locator("section")).filter({ hasText: "Ver cada año" }).last();
  await expect(production).toContainText(/2010\s*3\.721\.020 t/);
  await expect(production).toContainText(/2022\s*8\.909\.731 t/);

  // The bars are a table too, from the report's own rows: shares add up, and each value keeps its sign and source.
  const sales = page.getByRole("table", { name: "Ventas por país" });
  await expect(sales.getByRole("row").nth(1)).toHaveText(/^México\s*44,5\s%\s*930\sM/);
  const written = await sales.getByRole("cell", { name: /^\d+,\d\s%$/ }).allTextContents();
  const total = written.reduce((sum, share) => sum + Number.parseFloat(share.replace(",", ".")), 0);
  expect(total).toBeGreaterThan(99);
  expect(total).toBeLessThan(101);
  await expect(sales.getByRole("img")).toHaveCount(written.length);
  const shares = page.getByRole("region", { name: "Cuotas del mercado" });
  await expect(shares.getByText("FAOSTAT, comercio entre países · 2011")).toHaveCount(2);

  // One decimal each, so that they stand below one another.
  const margins = page.getByRole("region", { name: "Precio de salida y de llegada por ruta" });
  await expect(margins.getByRole("cell", { name: /^−?\d+,\d\s%$/ })).toHaveCount(10);

  const screen = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 900 });
  const shortened = page.locator("[data-cell]").filter({ hasText: /\+2/ });
  await expect(mexico.getByRole("button", { name: "Estados Unidos, Japón, Canadá +2" })).toBeVisible();
  const cut = () =>
    shortened.evaluateAll(
      (cells) => cells.filter(({ firstElementChild: text }) => text!.scrollHeight > text!.clientHeight + 1).length,
    );
  await expect.poll(cut).toBe(0);
  // Each sign stands once below the table, with all that it means there.
  const legend = page.getByRole("list", { name: "Qué significa cada signo" });
  await expect(legend.getByText("Conciliado entre ambas partes o según los socios comerciales")).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const buyers = mexico.getByRole("button", { name: "Estados Unidos, Japón, Canadá" });
  await expect
    .poll(() =>
      buyers
        .locator("span")
        .first()
        .evaluate((cell) => cell.scrollHeight - cell.clientHeight),
    )
    .toBe(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  // Beside the sidebar of a tablet the tools of the table stand on one line, and who sells to a buyer below it.
  const filterTop = await topOf(page.getByRole("searchbox", { name: "Filtrar filas" }));
  expect(Math.abs((await topOf(page.getByRole("button", { name: "Exportar" }))) - filterTop)).toBeLessThan(8);
  await expect(page.getByText("Le venden más: México 80 %, Chile 15 %, Perú 3 %")).toBeVisible();
  const paperPx = 720;
  await page.setViewportSize({ width: paperPx, height: 1_000 });
  await page.emulateMedia({ media: "print" });
  const printed = (await page.getByRole("table").first().boundingBox())!;
  expect(printed.width).toBeGreaterThan(paperPx - 60);
  expect(printed.x + printed.width).toBeLessThanOrEqual(paperPx);
  await expect(mexico).toContainText("Estados Unidos");
  // What Chromium leaves out where it repeats the head of a table on the next sheet has a box of its own.
  const heads = page.getByRole("columnheader").getByRole("button");
  expect(await heads.evaluateAll((all) => all.map((head) => getComputedStyle(head).display))).not.toContain("flex");
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(screen);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copiar el resumen" }).click();
  await expect(page.getByText("Copiado con sus fuentes")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Aguacate · HS 0804\.40 · 2011\n\nQuién vende y quién compra\nMéxico encabezó/);
  expect(copied).toMatch(/\n\nFuentes\nFAO, FAOSTAT .* · 2011 · CC BY 4\.0 · https:\/\//);

  await expect(recent(page).getByRole("link", { name: "aguacate" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toBe("aguacate_export.csv");
  expect(complaints).toEqual([]);
});

test("a page becomes the table that a Spanish prompt asks for", async ({ page }) => {
  const { url, server } = await openDirectory();
  try {
    await signUp(page, "compradora");
    await page.getByRole("link", { name: /Extraer datos de un sitio web/ }).click();
    await page.locator("input[name=url]").fill(url);
    await page.getByRole("button", { name: "analizar sitio web" }).click();
    await expect(page.getByText(/24 registros/).first()).toBeVisible();
    await page.getByRole("textbox").fill("nombre de las empresas de Monterrey");
    await page.getByRole("button", { name: "Analizar", exact: true }).click();
    const filteredOut = page.locator('[data-msg="prompt.filteredOut"]');
    await expect(filteredOut).toContainText(
      "Ninguno de los 24 registros de la lista cumple «ciudad contiene Monterrey»",
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await filteredOut.getByRole("button", { name: "Quitar «ciudad contiene Monterrey»" }).click();
    await expect(page.getByText("24 de 24 filas")).toBeVisible();

    await page.getByRole("textbox").first().fill("Extrae nombre, correo y teléfono de las empresas de Guadalajara");
    await page.getByRole("button", { name: "Analizar", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Resultados del análisis" })).toBeVisible();

    const wanted = firms.filter(({ city }) => city === "Guadalajara");
    await expect(page.getByRole("table").last().getByRole("row")).toHaveCount(wanted.length + 1);
    for (const firm of wanted) {
      const row = page.getByRole("table").last().getByRole("row").filter({ hasText: firm.email });
      await expect(row).toContainText(firm.name);
      await expect(row).toContainText(firm.phone.slice(4));
    }
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("button", { name: /^Quitar: ciudad/ }).click();
    await expect(page.getByText("24 de 24 filas")).toBeVisible();
    await page.getByRole("button", { name: "Volver a poner: de Guadalajara" }).click();
    await expect(page.getByText(`${wanted.length} de 24 filas`)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    const asked = "Extrae nombre, correo y teléfono de las empresas de Guadalajara";
    await page.reload();
    await expect(page.getByText(`${wanted.length} de 24 filas`)).toBeVisible();
    await expect(page.getByRole("textbox").first()).toHaveValue(asked);

    const saved = recent(page).getByRole("link", { name: /Directorio de prov/ });
    await expect(saved).toHaveCount(2);
    await saved.first().click();
    await expect(page).toHaveURL(/\/product-research\/results\//);
    await expect(page.getByRole("main").getByText("Extrae nombre, correo y teléfono")).toBeVisible();
    await expect(page.getByRole("table").last().getByRole("row")).toHaveCount(wanted.length + 1);
    await page.getByRole("link", { name: "Preguntar otra cosa a esta página" }).click();
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
    await expect(page.getByRole("textbox").first()).toHaveValue(asked);
    expect(complaints).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("a product without figures says so, and what to try", async ({ page }) => {
  await signUp(page, "curiosa");
  await page.goto("/product-research/world");
  await page.locator("input[name=productName]").fill("transformador de potencia");
  await page.getByRole("button", { name: "obtener informe" }).click();
  await expect(page.getByText("No se ha descontado de tu plan.")).toBeVisible();
  await expect(page.getByText("8504.2", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("Pide a quien administra esta instalación")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "CEPII BACI" })).toBeVisible();
  await expect(page.getByText("sondeo data import")).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("who names a product without figures is told with one year for all, and what shares a word with it comes last", async ({
  page,
}) => {
  await signUp(page, "minera");
  await page.goto("/product-research/world?name=oro");
  await page.getByRole("button", { name: "obtener informe" }).click();
  const answer = page.getByRole("status").filter({ hasText: "No hay cifras para «oro»" });
  await expect(answer).toContainText("Según The World Factbook de la CIA (2023)");
  await expect(answer.getByText("Perú", { exact: true })).toBeVisible();
  // "Café oro" is a name of green coffee: it is no neighbour of gold, and is not offered in its place.
  await expect(answer.getByRole("region", { name: /que sí tienen cifras/ })).toHaveCount(0);
  const alike = answer.getByRole("region", { name: "Uno de estos, de nombre parecido:" });
  await expect(alike.getByRole("button", { name: /Café verde\s*con cifras$/ })).toBeVisible();
  await expect(alike.getByRole("button", { name: /Mineral de oro y plata\s*sin cifras$/ })).toBeVisible();
});

test("a saved report is made again from its form, with its code until another name is written", async ({ page }) => {
  await signUp(page, "repetidora");
  const { data } = await (
    await page.request.post("/api/get-ai-data-for-directories", { data: { productName: "palta" } })
  ).json();
  await page.goto(`/product-research/results/${data.searchId}`);
  await page.getByRole("link", { name: "Repetir el informe" }).click();
  const [name, code] = [page.locator("input[name=productName]"), page.locator("input[name=productCode]")];
  await expect(name).toHaveValue("palta");
  await expect(code).toHaveValue("080440");
  await expect(page.getByText("Te quedan 4 de 5 informes")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "obtener informe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Palta" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Repetir el informe" }).click();
  await expect(page.getByText("Te quedan 3 de 5 informes")).toBeVisible();
  await name.fill("mango");
  await expect(code).toHaveValue("");
});

test("of a market over the years the curves tell millions, and a seller of next to nothing is not named as none", async ({
  page,
}) => {
  await signUp(page, "aceitera");
  const { data } = await (
    await page.request.post("/api/get-ai-data-for-directories", { data: { productName: "aceite de oliva" } })
  ).json();
  await page.goto(`/product-research/results/${data.searchId}`);
  const value = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Valor", exact: true }) })
    .last();
  await expect(value).toContainText(/2010\s*5\.189 M USD\s*2017\s*8\.201 M USD/);
  await page.getByText("Ver cada año").first().click();
  await expect(value).toContainText(/2010\s*5\.18\d\.\d{3}\.\d{3}/);
  const portugal = page.getByRole("region", { name: /países que compran$/ }).getByRole("row", { name: /^Portugal/ });
  await expect(portugal).toContainText("España 100 %");
  await expect(portugal).not.toContainText(/\b0\s%/);
  const customers = page
    .getByRole("row", { name: /^España/ })
    .first()
    .getByRole("button")
    .nth(2);
  await customers.click();
  await expect(page.getByRole("dialog")).toContainText(/Italia\s*Cuota: 43,3\s%/);
});

test("a name that may be no product is answered with a choice, and a brand beside a product is said not to be understood", async ({
  page,
}) => {
  await signUp(page, "imaginativa");
  await page.goto("/product-research/world");
  await page.locator("input[name=productName]").fill("zurbulón mágico");
  await page.getByRole("button", { name: "obtener informe" }).click();
  const answer = page.getByRole("status").filter({ hasText: "¿Qué producto es «zurbulón mágico»?" });
  await expect(answer).toContainText("Palabra que no entendimos: «zurbulón».");
  await expect(answer).not.toContainText("Conocemos el código");
  await expect(answer).toContainText("Qué puedes probar");
  await expect(answer.getByRole("button").first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.locator("input[name=productName]").fill("palta Xyzab");
  await page.getByRole("button", { name: "obtener informe" }).click();
  await expect(page.getByText("No entendimos «Xyzab»")).toBeVisible();
  await expect(page.getByText("HS 0804.40").first()).toBeVisible();
});

test("a name of several goods is asked back before anything is charged, and the code chosen goes with that name alone", async ({
  page,
}) => {
  await signUp(page, "dudosa");
  await page.goto("/product-research/world");
  const name = page.locator("input[name=productName]");
  const code = page.locator("input[name=productCode]");
  await name.fill("maíz cancha");
  await page.getByRole("button", { name: "obtener informe" }).click();
  const question = page.getByRole("status").filter({ hasText: "¿Qué producto es «maíz cancha»?" });
  await expect(question).toContainText("No se ha descontado de tu plan.");
  const goods = question.getByRole("region", { name: "Puede ser:" }).getByRole("button");
  await expect(goods).toHaveText([/HS 1005\s*Maíz\S.*/, /HS 2008.*sin cifras/]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect(recent(page).getByRole("link", { name: /^maíz cancha/ })).toHaveCount(0);

  await goods.last().click();
  const nothing = page.getByRole("status").filter({ hasText: "No hay cifras para «maíz cancha»" });
  await expect(nothing).toContainText("HS 2008");
  await expect(code).toHaveValue("2008");
  await name.fill("palta");
  await expect(code).toHaveValue("");
  await expect(nothing).toBeVisible();

  await name.fill("maíz cancha");
  await page.getByRole("button", { name: "obtener informe" }).click();
  await goods.first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Maíz cancha" })).toBeVisible();
  await expect(page.getByText("HS 1005 · Maíz")).toBeVisible();
  await page.getByRole("button", { name: "Investigar otro producto" }).click();
  await expect(name).toHaveValue("");
  await expect(code).toHaveValue("");
});

test("a product that one country reports by itself keeps its headings in order", async ({ page }) => {
  await signUp(page, "quinuera");
  await page.goto("/product-research/world");
  for (const repeated of [false, true]) {
    await page.locator("input[name=productName]").fill("quinua");
    await page.getByRole("button", { name: "obtener informe" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Quinua" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "54,0 %", exact: true }).press("Enter");
    await expect(page.getByRole("dialog", { name: "De dónde sale 54,0 %" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    const listed = recent(page).getByRole("link", { name: /^quinua \(Investigación\)/ });
    await expect(listed.filter({ hasText: /\d{4}, \d{1,2}:\d{2}/ })).toHaveCount(repeated ? 2 : 0);
    await page.getByRole("button", { name: "Investigar otro producto" }).click();
  }
});

test("on a phone what follows a long table is near, and all its rows a tap away", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signUp(page, "viajera");
  await page.goto("/product-research/world");
  await page.locator("input[name=productName]").fill("aguacate");
  await page.getByRole("button", { name: "obtener informe" }).click();
  const all = page.getByRole("button", { name: /^Ver las \d+ filas$/ });
  await expect(all).toBeVisible();
  // How many there are is said below the cards; beside the filter only once it leaves some out.
  const count = page.getByRole("status").filter({ hasText: /filas$/ });
  await expect(count).toHaveClass(/sr-only/);
  await page.getByRole("searchbox").fill("perú");
  await expect(count).not.toHaveClass(/sr-only/);
  await page.getByRole("searchbox").fill("");
  const mexico = page.getByRole("article").filter({ hasText: "México" }).first();
  await expect(mexico).toHaveCount(1);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  await all.click();
  await expect.poll(heightOf).toBeGreaterThan(2 * height);
  // A phone leaves nothing out: the year of each figure, what a sign beside a country means, who sells to a buyer.
  await expect(mexico).toContainText("USD/año · 2011");
  await expect(mexico).toContainText("t/año · 2022");
  await expect(page.getByText("Reexporta. Produce menos de la mitad de lo que exporta y compra fuera")).toBeVisible();
  const routes = page.getByRole("region", { name: "Precio de salida y de llegada por ruta" });
  await expect(routes.getByText(/^Compra: /).first()).toBeVisible();
  expect(await routes.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const buyers = page.getByRole("region", { name: /países que compran$/ });
  await page.getByRole("article").getByRole("button", { name: "Perú", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Ver a quién vende y a quién compra" }).click();
  await expect(page.getByRole("heading", { name: "Perú: lo que vende" })).toBeInViewport();
  await expect(buyers.getByText("Le venden más: México 80 %, Chile 15 %, Perú 3 %")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("a code that is none is refused in the form, and one that nothing has is told from the name", async ({ page }) => {
  await signUp(page, "codificadora");
  await page.goto("/product-research/world");
  await page.locator("input[name=productName]").fill("limón");
  const code = page.locator("input[name=productCode]");
  await code.fill("abc");
  await page.getByRole("button", { name: "obtener informe" }).click();
  await expect(code).toBeFocused();
  await expect(page.getByText("Escribe solo los dígitos del código")).toBeVisible();
  await code.fill("9999.99");
  await page.getByRole("button", { name: "obtener informe" }).click();
  await expect(page.getByText("El código 9999.99 no está en el Sistema Armonizado")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
