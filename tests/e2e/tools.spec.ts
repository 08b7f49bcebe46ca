import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { accessibilityProblems } from "./accessibility.ts";
import { openDirectory } from "./provider-directory.ts";
import { signUp } from "./sign-up.ts";

const said = (page: Page, msg: string) => page.locator(`[data-msg="${msg}"]`);

/** The server's answer at `address` is a failure from now on. */
const fail = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "", code: "INTERNAL", requestId: "r" } }),
  );

type Answer = {
  result?: { data?: { content: string }; dataResponse?: { content: string } };
  search?: { prompt: string | null; ai_response: { content: string } };
};

/** The server's answers at `address` are changed on their way. */
const change = (page: Page, address: string, changing: (answer: Answer) => void) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Answer;
    changing(json);
    await route.fulfill({ response, json });
  });

/** Tables of the directory, saved under its title, each of another reading of it. */
async function saveTables(page: Page, url: string, count: number): Promise<string> {
  let id = "";
  for (let i = 0; i < count; i++) {
    const scraped = await page.request.post("/api/scrape/website", { data: { url, fresh: true } });
    id = ((await scraped.json()) as { data: { _id: string } }).data._id;
    const data = { scrappedDataId: id, prompt: "Extrae nombre y teléfono" };
    expect((await page.request.post("/api/get-ai-data", { data })).ok()).toBe(true);
  }
  return id;
}

async function withDirectory(work: (url: string) => Promise<void>): Promise<void> {
  const { url, server } = await openDirectory();
  try {
    await work(url);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}

test("the header leads to the dashboard and the profile, and out", async ({ page }) => {
  const email = await signUp(page, "cabecera");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Sondeo" })).toHaveAttribute("href", "/dashboard");
  const languages = header.getByText("English");
  await expect(languages).toHaveCount(1);
  await expect(languages).toBeHidden();
  await header.getByRole("button", { name: `Menú de ${email.split("@")[0]}` }).click();
  await page.getByRole("menuitem", { name: "Editar perfil" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await header.getByRole("button", { name: /^Menú de/ }).click();
  await page.getByRole("menuitem", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await header.getByRole("button", { name: /menu/i }).click();
  await page.getByRole("menuitem", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Perfil" })).toBeVisible();
  await header.getByRole("button", { name: /^Menú de/ }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);
});

test("without a connection another screen of the tools still opens, and its call says what is missing", async ({
  page,
}) => {
  await signUp(page, "tren");
  await expect(page.locator("link[rel=modulepreload][href*='screen-']").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: /Investigar un producto/ }).click();
  await page.locator("input[name=productName]").fill("aguacate");
  await page.getByRole("button", { name: "obtener informe" }).click();
  await expect(said(page, "research.reportFailed")).toBeVisible();
  await expect(page.locator("input[name=productName]")).toHaveValue("aguacate");
});

test("a connection that is lost while the next screens are fetched leaves the screen that is there", async ({
  page,
}) => {
  await signUp(page, "tunel");
  await page.goto("/custom-url-scrape");
  const address = page.locator("input[name=url]");
  await address.fill("https://ejemplo.com/directorio");
  const tried: string[] = [];
  page.on("requestfailed", (request) => tried.push(request.url()));
  await page.context().setOffline(true);
  const isTriedAgain = () => tried.some((url, place) => url.includes("/assets/") && tried.indexOf(url) < place);
  await expect.poll(isTriedAgain).toBe(true);
  await expect(address).toHaveValue("https://ejemplo.com/directorio");
});

test("a long name and address stay inside the narrowest screen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signUp(page, "maximilianahernandezvillavicencio");
  await page.goto("/profile");
  const header = page.getByRole("banner");
  const spare = (await header.boundingBox())!;
  const menu = (await header.getByRole("button", { name: /^Menú de/ }).boundingBox())!;
  expect(spare.width - (menu.x + menu.width)).toBeLessThan(24);
  await header.getByRole("button", { name: /^Menú de/ }).click();
  const address = page.getByRole("menuitem", { name: "Editar perfil" }).getByText("@example.test");
  const { x, width } = (await address.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(375);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("the dashboard has a card for each tool; without directories it says so and keeps the other", async ({ page }) => {
  await signUp(page, "panel");
  const research = page.getByRole("main").getByRole("link", { name: "Investigar un producto" });
  const website = page.getByRole("main").getByRole("link", { name: "Extraer datos de un sitio web" });
  await expect(research).toHaveAttribute("href", "/product-research/world");
  await expect(website).toHaveAttribute("href", "/custom-url-scrape");
  expect(await accessibilityProblems(page)).toEqual([]);
  await fail(page, "**/api/get-directories");
  await page.reload();
  await expect(said(page, "directories.failed")).toContainText("Error al obtener los directorios, inténtalo de nuevo");
  await expect(website).toBeVisible();
  await page.unroute("**/api/get-directories");
  const limited = { success: false, message: "", code: "RATE_LIMITED", requestId: "r" };
  await page.route("**/api/get-directories", (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "40" }, json: limited }),
  );
  await page.reload();
  await expect(said(page, "directories.failed")).toContainText("Inténtalo de nuevo en 40 segundos.");
  await page.unroute("**/api/get-directories");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(research).toBeVisible();
});

test("the cards of the dashboard show the last thing they gave, an example before, and what is left of the plan", async ({
  page,
}) => {
  await withDirectory(async (url) => {
    await signUp(page, "piezas");
    const main = page.getByRole("main");
    await expect(main.getByRole("table").first()).toContainText("China");
    await expect(main.getByText("HS 8504.40 · Fuente: CEPII, BACI, V202501 · 2023")).toBeVisible();
    await expect(main.getByText("Empresas ficticias.")).toBeVisible();
    await expect(main.getByText("Te quedan 20 de 20 extracciones")).toBeVisible();
    await saveTables(page, url, 1);
    const report = await page.request.post("/api/get-ai-data-for-directories", { data: { productName: "aguacate" } });
    expect(report.ok()).toBe(true);
    await page.reload();
    await expect(main.getByText("Te quedan 19 de 20 extracciones")).toBeVisible();
    await expect(main.getByText("Te quedan 4 de 5 informes")).toBeVisible();
    const last = main.getByRole("table", { name: "aguacate" });
    await expect(last.getByRole("row").nth(1)).toHaveText(/^México\s*930\sM\s*44,5\s%/);
    await expect(main.getByText("2011 · FAOSTAT, comercio entre países")).toBeVisible();
    await expect(main.getByText("24 filas y 2 columnas")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    // Ten later tables put the report on the second page of the list: the card still knows it.
    await saveTables(page, url, 10);
    await page.reload();
    await expect(last).toBeVisible();
    await main.getByRole("link", { name: "Directorio de proveedores" }).click();
    await expect(page).toHaveURL(/\/product-research\/results\//);
  });
});

test("the profile shows how much of the plan is used, as figures and as a bar", async ({ page }) => {
  await signUp(page, "medida");
  await page.route("**/api/usage", (route) => route.fulfill({ json: { success: true, reports: 4, scrapes: 3 } }));
  await page.goto("/profile");
  const reports = page.getByRole("meter", { name: "5 informes durante la prueba" });
  await expect(reports).toHaveAttribute("aria-valuenow", "4");
  await expect(reports).toHaveAttribute("aria-valuemax", "5");
  await expect(page.getByText("20 extracciones durante la prueba · llevas 3")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.route("**/api/auth/check-auth", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { ...json, user: { ...json.user, plan: "pro" } } });
  });
  await page.reload();
  await expect(page.getByText("Informes ilimitados · llevas 4")).toBeVisible();
  await expect(page.getByRole("meter")).toHaveCount(1);
  await expect(page.getByText(/^El conteo vuelve a cero el 1 de \p{L}+ de \d{4} \(UTC\)\.$/u)).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Informes sin límite en tu plan")).toBeVisible();
});

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test("a plan that is nearly used up says so on the dashboard", async ({ page }) => {
  await signUp(page, "limite");
  const notice = said(page, "plan.nearLimit");
  await expect(notice).toHaveCount(0);
  let waitMs = 0;
  const usage = (reports: number) =>
    page.route("**/api/usage", async (route) => {
      await sleep(waitMs);
      await route.fulfill({ json: { success: true, reports, scrapes: 3 } });
    });
  await usage(4);
  await page.reload();
  await expect(notice).toContainText("Te acercas al límite de tu plan");
  await expect(notice).toContainText("Llevas 4 de 5 informes.");
  await expect(notice).not.toContainText("extracciones");
  await expect(notice.getByRole("link", { name: "Ver planes" })).toHaveAttribute("href", "/pricing");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.unroute("**/api/usage");
  await usage(5);
  await page.reload();
  await expect(notice).toContainText("Llegaste al límite de tu plan");

  // The notice is known later than the cards: they wait for it instead of jumping.
  waitMs = 1_000;
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Investigar un producto" })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await page.route("**/api/scrape/trademark", (route) =>
    route.fulfill({ status: 402, json: { success: false, message: "", code: "LIMIT_REACHED", requestId: "r" } }),
  );
  await page.goto("/product-research/world");
  await expect(page.getByText(/^Te quedan 0 de 5 informes hasta el \d+ de \p{L}+$/u)).toBeVisible();
  const usedUp = said(page, "plan.usedUp");
  await expect(usedUp).toContainText("Ya has usado los 5 informes de tu plan");
  await expect(usedUp.getByRole("link", { name: "Ver precios" })).toHaveAttribute("href", "/pricing");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel("Nombre del producto").fill("aguacate");
  await page.locator("form button[type=submit]").click();
  const refused = said(page, "research.reportFailed");
  await expect(refused).toContainText("Has llegado al límite de tu plan.");
  await expect(refused).not.toContainText("inténtalo de nuevo");
  await expect(refused.getByRole("link", { name: "Ver precios" })).toHaveAttribute("href", "/pricing");
  await expect(usedUp).toHaveCount(0);
});

test("the form for a page says how many extractions are left and until when, and whether the trial is over", async ({
  page,
}) => {
  await signUp(page, "cuenta");
  const usage = (scrapes: number) =>
    page.route("**/api/usage", (route) => route.fulfill({ json: { success: true, reports: 0, scrapes } }));
  await usage(19);
  await page.goto("/custom-url-scrape");
  await expect(page.getByText(/^Te queda 1 de 20 extracciones hasta el \d+ de \p{L}+$/u)).toBeVisible();
  const usedUp = said(page, "plan.usedUp");
  await expect(usedUp).toHaveCount(0);
  await page.unroute("**/api/usage");
  await usage(20);
  await page.reload();
  await expect(usedUp).toContainText("Ya has usado las 20 extracciones de tu plan");
  await expect(usedUp.getByRole("link", { name: "Ver precios" })).toHaveAttribute("href", "/pricing");

  await page.clock.setFixedTime(Date.now() + 15 * 86_400_000);
  await page.reload();
  await expect(usedUp).toContainText("Tu prueba ha terminado");
  await expect(page.getByText("Te quedan")).toHaveCount(0);
});

test("the sidebar lists ten searches a page, pins them, deletes them and brings them back", async ({ page }) => {
  await withDirectory(async (url) => {
    await signUp(page, "barra");
    await saveTables(page, url, 11);
    await page.reload();
    const sidebar = page.getByRole("navigation", { name: "Búsquedas guardadas" });
    const list = sidebar.getByRole("list", { name: "Recientes" });
    const links = list.getByRole("link");
    await expect(sidebar.getByRole("link", { name: "Nueva búsqueda" })).toHaveAttribute("href", "/dashboard");
    await expect(sidebar.getByRole("link", { name: "Preguntas frecuentes" })).toHaveAttribute("href", "/faqs");
    await expect(links).toHaveCount(10);
    await expect(links.first().getByText("Directorio de provee...")).toBeVisible();
    await expect(links.first()).toHaveAttribute("title", /^Directorio de proveedores\n/);
    await expect(links.first()).toContainText(/\d{1,2}:\d{2} · Extrae nombre y teléfono$/);
    await expect(sidebar.getByText("Página 1 de 2")).toBeVisible();
    await sidebar.getByRole("button", { name: "Página siguiente" }).click();
    await expect(links).toHaveCount(1);
    expect(await accessibilityProblems(page)).toEqual([]);

    const filter = sidebar.getByRole("searchbox", { name: "Buscar entre las guardadas" });
    await filter.fill("no está");
    await expect(sidebar.getByText("Ninguna búsqueda guardada contiene «no está».")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await filter.fill("DIRECTÓRIO");
    await expect(links).toHaveCount(10);
    await filter.fill("");
    await expect(links).toHaveCount(10);
    await sidebar.getByRole("button", { name: "Página siguiente" }).click();
    await expect(links).toHaveCount(1);

    const last = await links.first().getAttribute("href");
    await list.getByRole("button", { name: /^Fijar/ }).click();
    await sidebar.getByRole("button", { name: "Página anterior" }).click();
    const pins = list.getByRole("button", { name: /^Fijar/ });
    await expect(pins.first()).toHaveAttribute("aria-pressed", "true");
    await expect(links.first()).toHaveAttribute("href", last!);
    await fail(page, "**/api/pin-search");
    await pins.first().click();
    await expect(sidebar.getByText("No se pudo fijar.")).toBeVisible();
    await expect(pins.first()).toHaveAttribute("aria-pressed", "true");
    await page.unroute("**/api/pin-search");

    await sidebar.getByRole("button", { name: "Página siguiente" }).click();
    await list.getByRole("button", { name: /^Eliminar/ }).click();
    await expect(links).toHaveCount(10);
    await sidebar.getByRole("button", { name: "Deshacer" }).click();
    await expect(sidebar.getByText("Página 2 de 2")).toBeVisible();
    await list.getByRole("button", { name: /^Eliminar/ }).click();
    await expect(links).toHaveCount(10);
    await sidebar.getByRole("button", { name: "Papelera" }).click();
    const trash = page.getByRole("dialog", { name: "Papelera" });
    await expect(trash.getByRole("listitem")).toHaveCount(1);
    expect(await accessibilityProblems(page, "[role=dialog]")).toEqual([]);
    await fail(page, "**/api/delete-search-history");
    await trash.getByRole("button", { name: "Recuperar Directorio de proveedores" }).click();
    const failed = trash.locator('[data-msg="trash.restoreFailed"]');
    await expect(failed).toBeVisible();
    await page.unroute("**/api/delete-search-history");
    await failed.getByRole("button", { name: "Reintentar" }).click();
    await expect(trash.getByText("La papelera está vacía.", { exact: false })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sidebar.getByText("Página 2 de 2")).toBeVisible();

    await sidebar.getByRole("button", { name: "Recientes" }).click();
    await expect(list).toBeHidden();
    await sidebar.getByRole("button", { name: "Recientes" }).click();
    await links.first().click();
    await expect(page).toHaveURL(/\/product-research\/results\//);

    await page.setViewportSize({ width: 767, height: 800 });
    await expect(sidebar).toHaveCount(0);
    await page.getByRole("button", { name: "Abrir la barra lateral" }).click();
    await expect(page.getByRole("dialog", { name: "Búsquedas guardadas" }).getByRole("list").first()).toBeVisible();
    expect(await accessibilityProblems(page, "[role=dialog]")).toEqual([]);
  });
});

test("a search is called otherwise in the sidebar, by keyboard too, and as before where the server refuses it", async ({
  page,
}) => {
  await withDirectory(async (url) => {
    await signUp(page, "bautiza");
    await saveTables(page, url, 1);
    await page.reload();
    const list = page.getByRole("list", { name: "Recientes" });
    const link = list.getByRole("link");
    await list.getByRole("button", { name: "Cambiar el nombre de Directorio de proveedores" }).click();
    const field = list.getByRole("textbox", { name: "Nombre nuevo de Directorio de proveedores" });
    await expect(field).toHaveValue("Directorio de proveedores");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.type("Mis firmas");
    await page.keyboard.press("Enter");
    await expect(link).toHaveAccessibleName(/^Mis firmas \(Sitio web\)/);
    await expect(link).toBeFocused();
    await expect(page.getByText("Ahora se llama «Mis firmas».")).toBeAttached();

    await page.keyboard.press("F2");
    await page.keyboard.type("Otro");
    await page.keyboard.press("Escape");
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleName(/^Mis firmas/);

    const answered = Promise.withResolvers<void>();
    await page.route("**/api/rename-search", async (route) => {
      await answered.promise;
      await route.fulfill({ status: 500, json: { success: false, message: "", code: "INTERNAL", requestId: "r" } });
    });
    await page.keyboard.press("F2");
    await page.keyboard.type("Proveedores");
    await page.getByRole("main").click({ position: { x: 2, y: 2 } });
    await expect(link).toHaveAccessibleName(/^Proveedores/);
    answered.resolve();
    await expect(list.locator("..").getByText("No se pudo cambiar el nombre.")).toBeVisible();
    await expect(link).toHaveAccessibleName(/^Mis firmas/);
    await page.unroute("**/api/rename-search");
    await list.locator("..").getByRole("button", { name: "Reintentar" }).click();
    await expect(link).toHaveAccessibleName(/^Proveedores/);
    await page.reload();
    await expect(link).toHaveAccessibleName(/^Proveedores/);

    await link.focus();
    await page.keyboard.press("F2");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    await expect(link).toHaveAccessibleName(/^Directorio de proveedores/);

    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole("button", { name: "Abrir la barra lateral" }).click();
    const drawer = page.getByRole("dialog", { name: "Búsquedas guardadas" });
    await drawer.getByRole("button", { name: /^Cambiar el nombre/ }).click();
    await page.keyboard.press("Escape");
    await expect(drawer.getByRole("link", { name: /^Directorio de proveedores/ })).toBeFocused();
  });
});

test("a saved report is called otherwise where it stands, and stays a report of its product", async ({ page }) => {
  await signUp(page, "titula");
  const made = await page.request.post("/api/get-ai-data-for-directories", { data: { productName: "aguacate" } });
  const { data } = (await made.json()) as { data: { searchId: string } };
  await page.goto(`/product-research/results/${data.searchId}`);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("aguacate");
  await fail(page, "**/api/rename-search");
  await page.getByRole("button", { name: "Cambiar nombre" }).click();
  await page.keyboard.type("Compras 2026");
  await page.keyboard.press("Enter");
  await expect(said(page, "saved.renameFailed")).toContainText("No se pudo cambiar el nombre.");
  await expect(title).toHaveText("aguacate");
  await page.unroute("**/api/rename-search");
  await said(page, "saved.renameFailed").getByRole("button", { name: "Reintentar" }).click();
  await expect(title).toHaveText("Compras 2026");
  await expect(page).toHaveTitle(/^Compras 2026 · /);
  await expect(page.getByRole("list", { name: "Recientes" }).getByRole("link")).toHaveAccessibleName(/^Compras 2026/);
  await expect(page.getByText(/ · aguacate · HS 0804\.40/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Repetir el informe" })).toHaveAttribute("href", /\?name=aguacate&/);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("a list of searches that cannot be had says so, and an empty one what will be there", async ({ page }) => {
  await signUp(page, "vacia");
  const sidebar = page.getByRole("navigation", { name: "Búsquedas guardadas" });
  await expect(sidebar.getByText("Aquí aparecerán tus informes y tablas.")).toBeVisible();
  await fail(page, "**/api/get-searches*");
  await page.reload();
  await expect(sidebar.getByText("Error al obtener las búsquedas, inténtalo de nuevo")).toBeVisible();
  await page.unroute("**/api/get-searches*");
  await sidebar.getByRole("button", { name: "Reintentar" }).click();
  await expect(sidebar.getByText("Aquí aparecerán tus informes y tablas.")).toBeVisible();
});

test("the research form asks for a name, shows its steps, and says which of its calls failed", async ({ page }) => {
  await signUp(page, "pasos");
  await page.goto("/product-research/world");
  const steps = page.getByRole("list", { name: "Pasos" }).getByRole("listitem");
  await expect(steps).toHaveText([/Producto$/, /Procesando$/, /Resultados$/]);
  await expect(steps.first()).toHaveAttribute("aria-current", "step");
  const name = page.getByLabel("Nombre del producto");
  await expect(name).toHaveAttribute("required", "");
  await expect(page.getByLabel(/Código del producto/)).not.toHaveAttribute("required", "");
  const submit = page.locator("form button[type=submit]");
  await expect(submit).toHaveText("obtener informe");
  await submit.click();
  await expect(said(page, "research.nameRequired")).toHaveText("Escribe un nombre de producto válido");
  await expect(name).toBeFocused();

  const answered = Promise.withResolvers<void>();
  await page.route("**/api/scrape/trademark", async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, json: { success: false, message: "", code: "INTERNAL", requestId: "r" } });
  });
  await name.fill("aguacate");
  await submit.click();
  await expect(submit).toHaveText("Procesando...");
  await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
  answered.resolve();
  await expect(said(page, "research.reportFailed")).toContainText("No se pudo obtener el informe, inténtalo de nuevo");
  await page.unroute("**/api/scrape/trademark");

  await fail(page, "**/api/get-ai-data-for-directories");
  await submit.click();
  await expect(said(page, "research.dataFailed")).toContainText("No se pudieron obtener los datos de la IA");
  await page.unroute("**/api/get-ai-data-for-directories");

  await change(page, "**/api/jobs/*", ({ result }) => {
    if (result?.data) result.data.content = "No encontré nada.";
  });
  await submit.click();
  await expect(said(page, "research.unreadable")).toContainText("Error al analizar los datos de resultados.");
  await page.unroute("**/api/jobs/*");

  await submit.click();
  await expect(page.getByRole("heading", { name: "Resultados de la investigación" })).toBeVisible();
  await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: "Exportar" }).click();
  await expect(page.getByRole("menuitem", { name: "Descargar CSV" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Conectar con Google Sheets" })).toBeVisible();
  await page.keyboard.press("Escape");
  const sidebar = page.getByRole("navigation", { name: "Búsquedas guardadas" });
  await expect(sidebar.getByRole("link", { name: /^aguacate/ }).first()).toBeVisible();

  await page.getByRole("button", { name: "Qué es el HHI" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("de 0 a 10.000. Por debajo de 1.500");
  await page.keyboard.press("Escape");
  const index = page.locator("[data-evidence$=hhi]");
  const shown = await index.innerText();
  await index.click();
  await expect(page.getByRole("dialog")).toContainText("de 0 a 10.000. Por debajo de 1.500");
  await expect(page.getByRole("dialog").getByText(new RegExp(`^${shown}(,\\d)?$`))).toHaveCount(2);
  await page.keyboard.press("Escape");
  // As at 200 % zoom: what does not fit is scrolled to, not drawn over the page.
  await page.setViewportSize({ width: 640, height: 300 });
  await page.locator("[data-evidence]").first().click();
  const evidence = page.getByRole("dialog").last();
  await expect(evidence).toBeVisible();
  const { spills, inside } = await evidence.evaluate((dialog) => {
    const box = dialog.closest("[data-placement]") ?? dialog;
    const { left, right } = box.getBoundingClientRect();
    const isCut = box.scrollHeight > box.clientHeight;
    return { spills: isCut && getComputedStyle(box).overflowY === "visible", inside: left >= 0 && right <= innerWidth };
  });
  expect({ spills, inside }).toEqual({ spills: false, inside: true });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto("/product-research/nada");
  await expect(said(page, "research.directoryFailed")).toContainText("Error al obtener los datos del directorio");
  await expect(page.getByRole("link", { name: "Volver al panel" })).toHaveAttribute("href", "/dashboard");
});

test("the form for a page asks for an address and for a log-in only when it is wanted, and leads to the prompt", async ({
  page,
}) => {
  await withDirectory(async (url) => {
    await signUp(page, "pagina");
    await page.goto("/custom-url-scrape");
    const submit = page.locator("form button[type=submit]");
    await expect(submit).toHaveText("analizar sitio web");
    await expect(page.getByText("Puede que no funcione en todos los sitios", { exact: false })).toBeVisible();
    await expect(page.getByText("BETA")).toBeVisible();
    await submit.click();
    await expect(said(page, "website.urlInvalid")).toHaveText("Escribe una URL válida");
    const address = page.locator("input[name=url]");
    await expect(address).toBeFocused();
    await address.fill(`${url} ${url}`);
    await expect(said(page, "website.oneUrl")).toHaveText("Introduce una sola URL");
    await page.getByRole("button", { name: "Usar solo la primera" }).click();
    await expect(address).toHaveValue(url);
    await address.fill(url.replace("://", "://ana:clave@"));
    await expect(said(page, "website.urlNamesPerson")).toContainText("lleva un usuario o una contraseña");
    await page.getByRole("button", { name: "Quitarlos" }).click();
    await expect(address).toHaveValue(url);

    const needsLogin = page.getByRole("switch", { name: /Requiere inicio de sesión/ });
    await expect(page.getByLabel("URL de la página de inicio de sesión")).toHaveCount(0);
    await needsLogin.focus();
    await page.keyboard.press("Space");
    await expect(page.getByLabel("URL de la página de inicio de sesión")).toBeVisible();
    await expect(page.getByText("Solo se usan para esta extracción y no se guardan.")).toBeVisible();
    await submit.click();
    await expect(said(page, "website.loginMissing")).toHaveText("Escribe el correo electrónico y la contraseña");
    expect(await accessibilityProblems(page)).toEqual([]);
    await needsLogin.focus();
    await page.keyboard.press("Space");

    await address.fill("http://169.254.169.254/");
    await submit.click();
    const failed = said(page, "website.notFound");
    await expect(failed).toContainText("No pudimos encontrar los datos que buscas, inténtalo de nuevo");
    await expect(failed.locator("[data-code=PAGE_UNSAFE_URL]")).toContainText("No se ha descontado de tu plan.");

    await address.fill(url);
    await submit.click();
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\/[\w-]+$/);
    await expect(page.getByRole("link", { name: url })).toBeVisible();
    const prompt = page.getByLabel("¿Cómo debo analizarlo?");
    await expect(prompt).toHaveAttribute("required", "");
    const analyse = page.getByRole("button", { name: "Analizar", exact: true });
    await analyse.click();
    await expect(said(page, "prompt.promptRequired")).toBeVisible();

    await fail(page, "**/api/get-ai-data");
    await prompt.fill("Extrae nombre y teléfono");
    await analyse.click();
    await expect(said(page, "prompt.failed")).toContainText("Error al obtener los datos, inténtelo de nuevo");
    await page.unroute("**/api/get-ai-data");
    await change(page, "**/api/jobs/*", ({ result }) => {
      if (result?.dataResponse) result.dataResponse.content = '{"success":"false","results":[]}';
    });
    await analyse.click();
    await expect(said(page, "prompt.noData")).toContainText("No pudimos encontrar los datos que buscas");
    await page.unroute("**/api/jobs/*");
    await analyse.click();
    await expect(page.getByRole("heading", { name: "Resultados del análisis" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Exportar" })).toBeVisible();

    await page.goto("/custom-url/ai-prompt/nada");
    await expect(said(page, "prompt.failed")).toContainText("Error al obtener los datos, inténtelo de nuevo");
  });
});

test("a saved result shows its name and prompt, and what is unusable about one that cannot be shown", async ({
  page,
}) => {
  await withDirectory(async (url) => {
    await signUp(page, "guardada");
    await saveTables(page, url, 1);
    await page.reload();
    const sidebar = page.getByRole("navigation", { name: "Búsquedas guardadas" });
    await sidebar.getByRole("list", { name: "Recientes" }).getByRole("link").first().click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Directorio de proveedores" })).toBeVisible();
    await expect(main.getByText("Tu petición:")).toBeVisible();
    await expect(main.getByText("Extrae nombre y teléfono", { exact: true })).toBeVisible();
    await expect(main.locator("time[datetime]").first()).toHaveText(/^\d{1,2} \p{L}{3,4} \d{4}$/u);
    await expect(main.getByRole("row")).toHaveCount(25);
    await expect(main.getByRole("button", { name: "Exportar" })).toBeVisible();
    await expect(page).toHaveTitle("Directorio de proveedores · Sitio web · Sondeo");

    const address = "**/api/get-search-history";
    const openWith = async (content: string): Promise<void> => {
      await page.unroute(address);
      await change(page, address, ({ search }) => {
        if (search) Object.assign(search, { ai_response: { content }, prompt: null });
      });
      await page.reload();
    };
    await openWith('```json\n{"results":[{"Nombre":"Ana","Idiomas":["es","en"]}]}\n```');
    await expect(main.getByRole("cell", { name: "es, en" })).toBeVisible();
    await expect(main.getByText("N/A")).toBeVisible();
    await openWith('{"success":"false","results":[]}');
    await expect(said(page, "saved.noData")).toContainText("No pudimos encontrar los datos que buscas");
    await openWith('"un texto"');
    await expect(said(page, "saved.unusable")).toContainText("Lo sentimos, no pudimos procesar el formato de datos.");
    await openWith("No es una tabla.");
    const unreadable = said(page, "saved.unreadable");
    await expect(unreadable).toContainText("Revisa la consola para más detalles.");
    await expect(unreadable.getByRole("button", { name: "Reintentar" })).toBeVisible();
    await unreadable.getByText("Detalles técnicos").click();
    await expect(unreadable.getByRole("button", { name: "Copiar" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(main.getByRole("link", { name: "Intentar nueva búsqueda" })).toHaveAttribute("href", "/dashboard");

    await page.unroute(address);
    await fail(page, address);
    await page.reload();
    await expect(said(page, "saved.loadFailed")).toContainText("Error al obtener los datos de búsqueda");
    await page.unroute(address);
    await main.getByRole("button", { name: "Reintentar" }).click();
    await expect(main.getByRole("row")).toHaveCount(25);
  });
});

test("the profile shows the address, and changes the user name and the password", async ({ page }) => {
  const email = await signUp(page, "perfil");
  const name = email.split("@")[0]!;
  await page.goto("/profile");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Volver al panel" })).toHaveAttribute("href", "/dashboard");
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText("El correo no se puede cambiar.")).toBeVisible();
  await expect(main.getByText("Contraseña oculta")).toBeAttached();
  expect(await accessibilityProblems(page)).toEqual([]);

  const field = main.locator("input[name=username]");
  await main.getByRole("button", { name: "Editar" }).click();
  await field.fill("otra");
  await main.getByRole("button", { name: "Cancelar" }).click();
  await expect(main.getByText(name, { exact: true })).toBeVisible();
  await main.getByRole("button", { name: "Editar" }).click();
  await expect(field).toHaveValue(name);
  await field.press("Escape");
  await expect(main.getByRole("button", { name: "Editar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await field.fill("");
  await main.getByRole("button", { name: "Guardar" }).click();
  await expect(said(page, "username.required")).toBeVisible();

  const answer = (status: number, json: object) =>
    page.route("**/api/update-profile", (route) => route.fulfill({ status, json }), { times: 1 });
  await field.fill(`${name}b`);
  await answer(200, { success: false, message: "", code: "INVALID_INPUT", requestId: "r" });
  await main.getByRole("button", { name: "Guardar" }).click();
  await expect(said(page, "username.failed")).toContainText("No se pudo actualizar el nombre de usuario.");
  await answer(200, { success: false, message: "Choose another", code: "INVALID_INPUT", requestId: "r" });
  await main.getByRole("button", { name: "Guardar" }).click();
  await expect(said(page, "username.failed")).toContainText("Algún dato no es válido.");
  await answer(409, { success: false, message: "Username already exists", code: "USERNAME_TAKEN", requestId: "r" });
  await main.getByRole("button", { name: "Guardar" }).click();
  await expect(said(page, "username.taken")).toContainText("Ese nombre de usuario ya existe");
  const sent = page.waitForRequest("**/api/update-profile");
  await main.getByRole("button", { name: "Guardar" }).click();
  expect((await sent).postDataJSON()).toEqual({ username: `${name}b`, password: null });
  await expect(said(page, "username.updated")).toContainText("Nombre de usuario actualizado correctamente");
  await expect(main.getByText(`${name}b`, { exact: true })).toBeVisible();

  const change = main.getByRole("button", { name: "Cambiar" });
  await change.click();
  const fields = ["currentPassword", "password", "confirmPassword"].map((one) => main.locator(`input[name=${one}]`));
  const [current, password, confirmation] = [fields[0]!, fields[1]!, fields[2]!];
  await expect(main.getByRole("button", { name: "Mostrar contraseña" })).toHaveCount(3);
  await main.getByRole("button", { name: "Mostrar contraseña" }).first().click();
  await expect(current).toHaveAttribute("type", "text");
  await current.fill("x");
  await main.getByRole("button", { name: "Cancelar" }).click();
  await change.click();
  await expect(current).toHaveValue("");
  await current.press("Escape");
  await expect(change).toBeFocused();
  await change.press("Enter");
  const update = main.getByRole("button", { name: "Actualizar contraseña" });
  await update.click();
  await expect(said(page, "password.currentRequired")).toBeVisible();
  await current.fill("una clave larga");
  await password.fill("corta");
  await confirmation.fill("corta");
  await update.click();
  await expect(main.getByText("La contraseña debe tener al menos 8 caracteres")).toBeVisible();
  await password.fill("otra clave larga");
  await confirmation.fill("otra clave distinta");
  await update.click();
  await expect(main.getByText("Las contraseñas no coinciden")).toBeVisible();
  await confirmation.fill("otra clave larga");
  await current.fill("no es esta");
  await update.click();
  await expect(said(page, "error.WRONG_PASSWORD")).toContainText("La contraseña actual no es correcta");
  for (const one of fields) await expect(one).toHaveValue("");
  await expect(current).toBeFocused();
  await main.getByRole("link", { name: "¿Olvidaste tu contraseña?" }).click();
  await expect(said(page, "forgot.sent")).toContainText("Se han enviado instrucciones de restablecimiento");
  await expect(page).toHaveURL(/\/profile$/);

  const fill = async (): Promise<void> => {
    await current.fill("una clave larga");
    await password.fill("otra clave larga");
    await confirmation.fill("otra clave larga");
  };
  await fill();
  await answer(500, { success: false, message: "", code: "INTERNAL", requestId: "r" });
  await update.click();
  await expect(said(page, "password.failed")).toContainText("Error al actualizar la contraseña.");
  await fill();
  const changing = page.waitForRequest("**/api/update-profile");
  await update.click();
  expect((await changing).postDataJSON()).toEqual({
    username: null,
    password: "otra clave larga",
    currentPassword: "una clave larga",
  });
  await expect(said(page, "password.updated")).toContainText("Contraseña actualizada correctamente");
  await expect(password).toHaveCount(0);
});
