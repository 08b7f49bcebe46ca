import { expect, type Page, test } from "@playwright/test";
import { accessibilityProblems } from "./accessibility.ts";
import { firms, withPages } from "./provider-directory.ts";
import { signUp } from "./sign-up.ts";

/** The server's answer at `address` is a failure from now on. */
const fail = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "", code: "INTERNAL", requestId: "r" } }),
  );

const said = (page: Page, msg: string) => page.locator(`[data-msg="${msg}"]`);
const analyse = (page: Page) => page.getByRole("button", { name: "Analizar", exact: true });
const recent = (page: Page) => page.getByRole("list", { name: "Recientes" });

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto("/custom-url-scrape");
  await page.locator("input[name=url]").fill(url);
  await page.locator("form button[type=submit]").click();
}

test("a page that only asks to log in offers the log-in at once, or is read as it is", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "socia");
    await openPage(page, `${origin}/acceso`);
    const failed = said(page, "website.notFound");
    await expect(failed.locator("[data-code=PAGE_LOGIN_REQUIRED]")).toContainText(
      "solo muestra un formulario de acceso",
    );
    await expect(failed).toContainText("No se ha descontado de tu plan.");
    expect(await accessibilityProblems(page)).toEqual([]);
    await failed.getByRole("button", { name: "Añadir inicio de sesión" }).click();
    await expect(page.getByRole("switch", { name: /Requiere inicio de sesión/ })).toBeChecked();
    await expect(page.getByLabel("Correo electrónico o usuario")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.emulateMedia({ forcedColors: "active" });
    const track = page.getByRole("switch", { name: /Requiere inicio de sesión/ }).locator("+ span");
    const colourOn = await track.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole("switch", { name: /Requiere inicio de sesión/ }).press("Space");
    await expect(track).not.toHaveCSS("background-color", colourOn);
    await expect(page.getByRole("button", { name: "analizar sitio web" })).toHaveCSS("border-top-width", "1px");
    await page.emulateMedia({ forcedColors: "none" });
    await failed.getByRole("button", { name: "Leerla tal como está" }).click();
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
  });
});

test("a connection that is lost in the middle of a call is said, and the call is finished when it is back", async ({
  page,
}) => {
  await withPages(async (origin) => {
    await signUp(page, "viajera");
    const heard = Promise.withResolvers<void>();
    await page.route("**/api/scrape/website", async (route) => {
      await heard.promise;
      await route.continue();
    });
    await openPage(page, `${origin}/directorio`);
    await expect(page.getByRole("button", { name: "Cancelar" })).toBeVisible();
    await page.context().setOffline(true);
    await expect(said(page, "progress.offline")).toContainText("Sin conexión a Internet.");
    await expect(page.getByRole("status").filter({ hasText: "Sin conexión a Internet." })).toBeAttached();
    await page.context().setOffline(false);
    await expect(said(page, "progress.offline")).toHaveCount(0);
    heard.resolve();
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
  });
});

test("a page that was opened waits among the searches until it is asked", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "indecisa");
    await openPage(page, `${origin}/directorio`);
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
    const address = page.url();
    const waiting = recent(page).getByRole("link", { name: /Sin pregunta todavía/ });
    await expect(waiting).toBeVisible();
    await page.goto("/dashboard");
    await waiting.click();
    await expect(page).toHaveURL(address);
    // What writes or dials is shown as the address and number that it writes to.
    await page.getByRole("radio", { name: /Contactos/ }).check();
    await expect(page.getByRole("region", { name: "Vista previa" })).toContainText(`${firms[0]!.email} · `);
    await page.goto(`/product-research/results/${address.split("/").pop()}`);
    await expect(page).toHaveURL(address);
    await page.getByRole("textbox").first().fill("Extrae nombre y teléfono");
    await analyse(page).click();
    await expect(page.getByText("24 de 24 filas")).toBeVisible();
    await expect(recent(page).getByRole("link")).toHaveCount(1);
    await expect(waiting).toHaveCount(0);
    // Its table is on the screen, and the entry that took its place says so.
    await expect(recent(page).getByRole("link")).toHaveAttribute("aria-current", "true");
    await page.goto("/dashboard");
    await expect(recent(page).getByRole("link")).not.toHaveAttribute("aria-current");
  });
});

test("a saved table stays where it is when the lists of its page arrive", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "serena");
    await openPage(page, `${origin}/directorio`);
    await page.getByRole("textbox").first().fill("Extrae nombre y teléfono de las empresas de Guadalajara");
    await analyse(page).click();
    await expect(page.getByText("8 de 24 filas")).toBeVisible();
    const count = page.getByRole("status").filter({ hasText: "filas" });
    await expect(count).toHaveText("8 de 24 filas · 0 celdas vacías · 0 inventadas");
    await page.getByRole("searchbox").fill("zzz");
    await expect(count).toHaveText("0 de 8 filas");

    const asked = Promise.withResolvers<void>();
    await page.route("**/api/scrape/get/contents", async (route) => {
      await asked.promise;
      await route.continue();
    });
    await recent(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/product-research\/results\//);
    await page.reload();
    const table = page.getByRole("table").last();
    await expect(table).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const before = await table.boundingBox();
    asked.resolve();
    await expect(page.getByText(/^24 registros · /)).toBeVisible();
    expect(await table.boundingBox()).toEqual(before);
  });
});

test("while a table is put right the one before stays, and stays where that fails", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "paciente");
    await openPage(page, `${origin}/directorio`);
    await page.getByRole("textbox").first().fill("Extrae nombre y teléfono de las empresas de Guadalajara");
    await analyse(page).click();
    const leaveOut = page.getByRole("button", { name: /^Quitar: ciudad/ });
    await expect(leaveOut).toBeVisible();
    const rows = page.getByRole("table").last().getByRole("row");
    const before = await rows.count();

    const answered = Promise.withResolvers<void>();
    await page.route("**/api/get-ai-data", async (route) => {
      await answered.promise;
      await route.fulfill({ status: 500, json: { success: false, message: "", code: "INTERNAL", requestId: "r" } });
    });
    await leaveOut.click();
    await expect(said(page, "prompt.former")).toContainText("Renovando la tabla");
    await expect(rows).toHaveCount(before);
    await expect(leaveOut).toBeFocused();
    answered.resolve();
    await expect(said(page, "prompt.failed")).toContainText("Error al obtener los datos, inténtelo de nuevo");
    await expect(said(page, "prompt.former")).toContainText("Esta es la tabla anterior");
    await expect(rows).toHaveCount(before);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.unroute("**/api/get-ai-data");
    await leaveOut.click();
    await expect(page.getByText("24 de 24 filas")).toBeVisible();
    await expect(said(page, "prompt.former")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Resultados del análisis" })).toBeFocused();
  });
});

test("a question that fails says so where a small screen is looked at", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "bolsillo");
    await page.setViewportSize({ width: 375, height: 667 });
    await openPage(page, `${origin}/directorio`);
    await fail(page, "**/api/get-ai-data");
    await page.getByRole("textbox").first().fill("Extrae nombre y teléfono");
    await analyse(page).click();
    await expect(said(page, "prompt.failed").getByRole("button", { name: "Reintentar" })).toBeInViewport({ ratio: 1 });
  });
});

test("a table that is put right stays one entry, and what it was is a press away and can be kept instead", async ({
  page,
}) => {
  await withPages(async (origin) => {
    await signUp(page, "retoca");
    await openPage(page, `${origin}/directorio`);
    await page.getByRole("textbox").first().fill("Extrae nombre y teléfono de las empresas de Guadalajara");
    await analyse(page).click();
    await expect(page.getByText("8 de 24 filas")).toBeVisible();
    await expect(said(page, "prompt.versions")).toHaveCount(0);
    await page.getByRole("button", { name: /^Quitar: ciudad/ }).click();
    await expect(page.getByText("24 de 24 filas")).toBeVisible();
    await expect(said(page, "prompt.versions")).toContainText("Esta tabla tiene 2 versiones");
    await expect(recent(page).getByRole("link")).toHaveCount(1);
    const listed = await recent(page).getByRole("link").getAttribute("href");
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("button", { name: "Otras versiones" }).click();
    await page.getByRole("menuitem", { name: /8 filas · / }).click();
    await expect(page.getByText("8 de 24 filas")).toBeVisible();
    await expect(said(page, "prompt.versions")).toContainText("Esta es una versión anterior");
    // The entry that leads to the current one is still that of this table.
    await expect(recent(page).getByRole("link")).toHaveAttribute("aria-current", "true");
    expect(await accessibilityProblems(page)).toEqual([]);

    await fail(page, "**/api/keep-search-version");
    await page.getByRole("button", { name: "Quedarme con esta" }).click();
    await expect(said(page, "prompt.versions").getByRole("alert")).toContainText("No se pudo cambiar de versión.");
    await page.unroute("**/api/keep-search-version");
    await page.getByRole("button", { name: "Quedarme con esta" }).click();
    await expect(said(page, "prompt.versions")).toContainText("Esta tabla tiene 2 versiones");
    await expect(recent(page).getByRole("link")).toHaveAttribute("aria-current", "page");
    await expect(recent(page).getByRole("link")).not.toHaveAttribute("href", listed!);

    await page.goto(listed!);
    await page.getByRole("link", { name: "Abrir la actual" }).click();
    await expect(page.getByText("8 de 24 filas")).toBeVisible();
  });
});

test("a word that nothing on the page says is shown as a guess, and another column is a click away", async ({
  page,
}) => {
  await withPages(async (origin) => {
    await signUp(page, "tecleadora");
    await openPage(page, `${origin}/directorio`);
    await page.getByRole("textbox").first().fill("rótulo y teléfono");
    await analyse(page).click();
    await expect(page.getByText("Entre signos de pregunta, lo que no es seguro")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const guess = page.getByRole("button", { name: /^¿rótulo → / });
    await recent(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/product-research\/results\//);
    await expect(page.getByText(/^¿rótulo → .*\?$/)).toBeVisible();
    await expect(guess).toHaveCount(0);
    await page.getByRole("button", { name: "Corregir" }).press("Enter");
    await expect(guess).toBeVisible();
    await expect(page.getByRole("button", { name: "Corregir" })).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    // A saved table is put right where it stands: its page answers again.
    await guess.click();
    await page.getByRole("menuitem", { name: /ciudad/ }).click();
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
    await expect(page.getByRole("heading", { name: "Resultados del análisis" })).toBeFocused();
    await expect(page.getByRole("table").last().getByRole("row").nth(1)).toContainText("Guadalajara");
    await expect(page.getByRole("button", { name: /^rótulo → ciudad/ })).toBeVisible();
    await expect(page.getByText("Entre signos de pregunta, lo que no es seguro")).toHaveCount(0);
    await recent(page).getByRole("link").first().click();
    await expect(recent(page).getByRole("link")).toHaveCount(1);
    await page.getByRole("button", { name: "Corregir" }).click();
    await page.getByRole("button", { name: /^rótulo → ciudad/ }).click();
    await page.getByRole("menuitem", { name: /^Como se entendió/ }).click();
    await expect(guess).toBeVisible();
    await page.reload();
    await expect(guess).toBeVisible();
    await expect(recent(page).getByRole("link")).toHaveCount(1);
  });
});

test("a table in the trash comes back with its page, and what is left there is read a page at a time", async ({
  page,
}) => {
  await withPages(async (origin) => {
    await signUp(page, "ordenada");
    await openPage(page, `${origin}/directorio`);
    await page.getByRole("textbox").first().fill("Extrae nombre y teléfono de las empresas de Guadalajara");
    await analyse(page).click();
    await expect(page.getByText("8 de 24 filas")).toBeVisible();
    const scrappedDataId = page.url().split("/").pop();
    for (const column of ["nombre", "teléfono", "correo", "ciudad", "nombre y correo"]) {
      const data = { scrappedDataId, prompt: `Extrae ${column}` };
      expect((await page.request.post("/api/get-ai-data", { data })).ok()).toBe(true);
    }
    const { url, fresh } = { url: `${origin}/directorio`, fresh: true };
    for (let i = 0; i < 6; i++) await page.request.post("/api/scrape/website", { data: { url, fresh } });
    const saved = (await (await page.request.get("/api/get-searches?size=100")).json()) as {
      searches: { _id: string; prompt: string | null; unaskedPage: string | null }[];
    };
    expect(saved.searches).toHaveLength(12);
    const kept = saved.searches.findLast(({ prompt }) => prompt?.includes("Guadalajara"))!;
    await page.request.post("/api/delete-search-history", { data: { searchId: kept._id } });
    for (const { _id: searchId } of saved.searches.filter((search) => search !== kept)) {
      await page.request.post("/api/delete-search-history", { data: { searchId } });
    }

    await page.goto(`/product-research/results/${kept._id}`);
    await expect(said(page, "saved.gone")).toContainText("lo encontrarás en la papelera");
    await said(page, "saved.gone").getByRole("button", { name: "Abrir la papelera" }).click();
    const trash = page.getByRole("dialog", { name: "Papelera" });
    await expect(trash.getByRole("listitem")).toHaveCount(10);
    await expect(trash.getByRole("listitem").first()).toContainText("Eliminado el");
    await trash.getByRole("button", { name: "Página siguiente" }).click();
    await expect(trash.getByText("Página 2 de 2")).toBeVisible();
    const entry = trash.getByRole("listitem").filter({ hasText: "Guadalajara" });
    expect(await accessibilityProblems(page, "[role=dialog]")).toEqual([]);
    await entry.getByRole("button", { name: "Recuperar Directorio de proveedores" }).click();
    await expect(trash).toHaveCount(0);
    await expect(page.getByText("8 de 24 filas")).toBeVisible();
    await page.getByRole("link", { name: "Preguntar otra cosa a esta página" }).click();
    await expect(page.getByRole("textbox").first()).toHaveValue(/Guadalajara/);
  });
});

test("an example chosen before the page stands written when it is there", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "primeriza");
    await page.goto("/custom-url-scrape");
    const example = page.getByRole("button", { name: "Extrae producto y precio, del más barato al más caro" });
    await example.click();
    await expect(example).toHaveAttribute("aria-pressed", "true");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator("input[name=url]").fill(`${origin}/tarifa`);
    await page.locator("form button[type=submit]").click();
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
    await expect(page.getByRole("textbox").first()).toHaveValue("Extrae producto y precio, del más barato al más caro");
    await analyse(page).click();
    await expect(page.getByRole("table").last().getByRole("row").nth(1)).toContainText("2,50 €");
  });
});

test("what cannot be read says why, what to do, and that nothing was charged", async ({ page }) => {
  await withPages(async (origin) => {
    await signUp(page, "tropezada");
    const refused = [
      ["http://10.0.0.1/lista", "PAGE_UNSAFE_URL", "Esa dirección no es pública."],
      [`${origin}/no-existe`, "PAGE_NOT_FOUND", "El sitio dice que esa página no existe"],
      [`${origin}/imagen`, "PAGE_NOT_HTML", "no lleva a una página ni a un archivo con datos"],
      [`${origin}/escaneado.pdf`, "PAGE_NO_TEXT", "Busca el mismo documento con texto que se pueda seleccionar"],
    ] as const;
    const failed = said(page, "website.notFound");
    for (const [url, code, words] of refused) {
      await openPage(page, url);
      await expect(failed.locator(`[data-code=${code}]`)).toContainText(words);
      await expect(failed).toContainText("No se ha descontado de tu plan.");
      expect(await accessibilityProblems(page)).toEqual([]);
      await failed.getByRole("button", { name: "Cambiar la URL" }).click();
      await expect(page.locator("input[name=url]")).toBeFocused();
    }
    await openPage(page, `${origin}/averiada`);
    await expect(failed.locator("[data-code=PAGE_SERVER_ERROR]")).toContainText("El sitio tiene un fallo propio");
    await expect(failed).toContainText("No se ha descontado de tu plan.");
    await expect(failed.getByRole("button", { name: "Reintentar" })).toBeVisible();
    await page.route("**/api/scrape/website", (route) => route.abort());
    await openPage(page, `${origin}/directorio`);
    await expect(failed.locator("[data-code=NETWORK]")).toContainText("Comprueba también tu conexión a Internet.");
    await page.unroute("**/api/scrape/website");
    await page.goto("/profile");
    await expect(page.getByText(/extracciones durante la prueba · llevas 0/)).toBeVisible();
  });
});

test("who is signed out meanwhile signs in again from where the call failed, and comes back there", async ({
  page,
}) => {
  await withPages(async (origin) => {
    const email = await signUp(page, "ausente");
    await page.goto("/custom-url-scrape");
    await expect(page.getByText("Aquí aparecerán tus informes y tablas.")).toBeVisible();
    await page.context().clearCookies();
    await page.locator("input[name=url]").fill(`${origin}/directorio`);
    await page.locator("form button[type=submit]").click();
    const failed = said(page, "website.notFound");
    await expect(failed.locator("[data-code=NOT_AUTHENTICATED]")).toContainText("Tu sesión ha terminado.");
    await expect(failed).not.toContainText("inténtalo de nuevo");
    await failed.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fcustom-url-scrape$/);
    await page.locator("input[name=email]").fill(email);
    await page.locator("input[name=password]").fill("una clave larga");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(page).toHaveURL(/\/custom-url-scrape$/);
  });
});
