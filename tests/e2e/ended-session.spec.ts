import { expect, type Page, test } from "@playwright/test";
import { firms, withPages } from "./provider-directory.ts";
import { signUp } from "./sign-up.ts";

const endSession = (page: Page): Promise<void> => page.context().clearCookies();

async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill("una clave larga");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

const send = (page: Page): Promise<void> => page.locator("form button[type=submit]").click();

/** The failed call offers the way to the log-in. */
const followToLogIn = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();

test("a product that was typed is there after signing in again, and not for somebody else", async ({ page }) => {
  const email = await signUp(page, "paciente");
  await page.goto("/product-research/world");
  await page.getByLabel("Nombre del producto").fill("aceite de oliva");
  await page.getByLabel(/Código/).fill("1509.20");
  await endSession(page);
  await send(page);
  await followToLogIn(page);
  await signInAgain(page, email);
  await expect(page.getByLabel("Nombre del producto")).toHaveValue("aceite de oliva");
  await expect(page.getByLabel(/Código/)).toHaveValue("1509.20");

  await page.locator('a[href="/dashboard"]').first().click();
  await page.locator('main a[href="/product-research/world"]').click();
  await expect(page.getByLabel("Nombre del producto")).toHaveValue("");

  await page.getByLabel("Nombre del producto").fill("cacao en grano");
  await endSession(page);
  await send(page);
  await followToLogIn(page);
  await signUp(page, "otra");
  await page.goto("/product-research/world");
  await expect(page.getByLabel("Nombre del producto")).toHaveValue("");
});

test("an address that was typed outlives the session, and what opens the site does not", async ({ page }) => {
  const email = await signUp(page, "reservada");
  await page.goto("/custom-url-scrape");
  await page.locator("input[name=url]").fill("https://ana:clave-de-ana@ejemplo.test/lista");
  const kept = (): Promise<string> => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(await kept()).not.toContain("clave-de-ana");
  await page.locator("input[name=url]").fill("ejemplo.test/lista");
  await page
    .getByRole("group", { name: /preguntar|pedir/i })
    .getByRole("button")
    .first()
    .click();
  await page.getByRole("switch", { name: /Requiere inicio de sesión/ }).check({ force: true });
  await page.getByLabel("Correo electrónico o usuario").fill("ana-del-sitio");
  await page.getByLabel("Contraseña", { exact: true }).fill("clave-del-sitio");
  expect(await kept()).toContain("ejemplo.test/lista");
  expect(await kept()).not.toMatch(/ana-del-sitio|clave-del-sitio/);

  // As after a night in which the browser put the tab away.
  await endSession(page);
  await page.reload();
  await signInAgain(page, email);
  await expect(page.locator("input[name=url]")).toHaveValue("ejemplo.test/lista");
  await expect(page.locator("button[aria-pressed=true]")).toHaveCount(1);
  await expect(page.getByRole("switch", { name: /Requiere inicio de sesión/ })).toBeChecked();
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue("");
});

test("a prompt and a correction that found the session ended are taken up again", async ({ page }) => {
  await withPages(async (origin) => {
    const email = await signUp(page, "correctora");
    await page.goto("/custom-url-scrape");
    await page.locator("input[name=url]").fill(`${origin}/directorio`);
    await send(page);
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
    await page.getByRole("textbox").first().fill("Extrae nombre y teléfono de las empresas de Guadalajara");
    await endSession(page);
    await page.reload();
    await signInAgain(page, email);
    await expect(page.getByRole("textbox").first()).toHaveValue(/de Guadalajara$/);
    await send(page);
    await expect(page.getByText("8 de 24 filas")).toBeVisible();

    await endSession(page);
    await page.getByRole("button", { name: /^Quitar: ciudad/ }).click();
    await followToLogIn(page);
    await signInAgain(page, email);
    await expect(page.getByText(`${firms.length} de ${firms.length} filas`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${firms.length} de ${firms.length} filas`)).toBeVisible();
  });
});

test("a question that was under way when the session ended is answered after signing in again", async ({ page }) => {
  await withPages(async (origin) => {
    const email = await signUp(page, "dormida");
    await page.goto("/custom-url-scrape");
    await page.locator("input[name=url]").fill(`${origin}/directorio`);
    await send(page);
    await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
    let sent = 0;
    page.on("request", (request) => void (sent += Number(request.url().endsWith("/api/get-ai-data"))));
    await page.route("**/api/jobs/**", async (route) => {
      await endSession(page);
      await route.fulfill({
        status: 401,
        json: { success: false, message: "", code: "NOT_AUTHENTICATED", requestId: "r" },
      });
    });
    await page.getByRole("textbox").first().fill("Extrae nombre y teléfono");
    await send(page);
    await followToLogIn(page);
    await page.unroute("**/api/jobs/**");
    await signInAgain(page, email);
    await expect(page.getByText("24 de 24 filas")).toBeVisible();
    expect(sent).toBe(1);
  });
});

test("a name that was being written is in its field after signing in again, in a result, in the list and in the profile", async ({
  page,
}) => {
  const email = await signUp(page, "bautista");
  await page.goto("/product-research/world");
  await page.getByLabel("Nombre del producto").fill("aguacate");
  await send(page);
  await expect(page.getByRole("heading", { name: "Resultados de la investigación" })).toBeVisible();
  const entry = page.getByRole("list", { name: "Recientes" }).getByRole("link");
  await entry.click();

  const newName = page.getByRole("main").getByLabel(/Nombre nuevo/);
  await page.getByRole("main").getByRole("button", { name: "Cambiar nombre" }).click();
  await newName.fill("Palta para Rotterdam");
  await endSession(page);
  await newName.press("Enter");
  await signInAgain(page, email);
  await expect(newName).toHaveValue("Palta para Rotterdam");
  await newName.press("Enter");
  await expect(page.getByRole("main").getByText("Ahora se llama «Palta para Rotterdam».")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("main").getByRole("button", { name: "Cambiar nombre" })).toBeVisible();

  const inList = page.getByRole("list", { name: "Recientes" }).getByLabel(/Nombre nuevo/);
  await entry.press("F2");
  await inList.fill("Palta para Hamburgo");
  await endSession(page);
  await inList.press("Enter");
  await signInAgain(page, email);
  await expect(inList).toHaveValue("Palta para Hamburgo");
  await inList.press("Escape");
  await expect(entry).toHaveText("Palta para Rotterdam");

  await page.goto("/profile");
  await page.getByRole("button", { name: "Editar" }).click();
  await page.locator("input[name=username]").fill("Bautista Huamán");
  await endSession(page);
  await page.locator("input[name=username]").press("Enter");
  await signInAgain(page, email);
  await expect(page.locator("input[name=username]")).toHaveValue("Bautista Huamán");
  await page.locator("input[name=username]").press("Enter");
  await expect(page.locator("[data-msg='username.updated']")).toBeVisible();
});
