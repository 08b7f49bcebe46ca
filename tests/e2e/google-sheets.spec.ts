import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { accounts } from "../../src/i18n/accounts.ts";
import { errors } from "../../src/i18n/errors.ts";
import type { Language } from "../../src/i18n/index.ts";
import { sheets } from "../../src/i18n/sheets.ts";
import { tools } from "../../src/i18n/tools.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { startSheetsStandIn, type SheetsStandIn } from "../support/sheets-stand-in.ts";
import { accessibilityProblems } from "./accessibility.ts";
import { freshName } from "./fresh-name.ts";
import { type Consent, startGoogleConsent } from "./google-consent.ts";
import { firms, openDirectory } from "./provider-directory.ts";

const clientId = "sondeo.apps.example";
const dataFolder = mkdtempSync(join(tmpdir(), "sondeo-e2e-sheets-"));
let google: SheetsStandIn;
let consent: Awaited<ReturnType<typeof startGoogleConsent>>;
let directory: Awaited<ReturnType<typeof openDirectory>>;
let server: ServerProcess;

test.beforeAll(async () => {
  [google, consent, directory] = await Promise.all([startSheetsStandIn(), startGoogleConsent(), openDirectory()]);
  server = await startServerProcess({
    DATA_DIR: dataFolder,
    ALLOWED_EMAILS: "*",
    EGRESS_ALLOW: new URL(directory.url).host,
    RATE_LIMITS: "off",
    BROWSER: "off",
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_SHEETS_URL: google.url,
  });
});
test.afterAll(async () => {
  await server.stop();
  await google.close();
  consent.close();
  directory.server.closeAllConnections();
  directory.server.close();
  rmSync(dataFolder, { recursive: true, force: true });
});
test.beforeEach(({ page }) => {
  google.spreadsheets.length = 0;
  google.play(() => null);
  return consent.install(page);
});

const table = (page: Page): Locator => page.getByRole("table").last();
const message = (page: Page, name: string): Locator => page.locator(`[data-msg="export.${name}"]`);

async function enter(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("sondeo.language", chosen), language);
  const name = freshName("hoja");
  await page.goto(`${server.url}/signup`);
  await page.locator("input[name=username]").fill(name);
  await page.locator("input[name=email]").fill(`${name}@example.test`);
  await page.locator("input[name=password]").fill("una clave larga");
  await page.locator("input[name=confirmPassword]").fill("una clave larga");
  await page.getByRole("button", { name: accounts[language].signup.submit }).click();
  await expect(page).toHaveURL(/dashboard/);
}

async function openDialog(page: Page, language: Language): Promise<Locator> {
  const text = tools[language].export;
  await page.getByRole("button", { name: text.button, exact: true }).click();
  const items = page.getByRole("menuitem");
  await expect(items.filter({ hasText: text.csv })).toBeVisible();
  await items.filter({ hasText: text.sheets }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Presses the button of step 1 and does one thing in Google's window; null closes it. */
async function signIn(page: Page, language: Language, answer: Consent | null): Promise<void> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("dialog").getByRole("button", { name: sheets[language].signIn }).click();
  const popup = await opened;
  const asked = new URL(popup.url()).searchParams;
  expect([asked.get("client_id"), asked.get("scope")]).toEqual([
    clientId,
    ["spreadsheets", "userinfo.profile", "userinfo.email"]
      .map((name) => `https://www.googleapis.com/auth/${name}`)
      .join(" "),
  ]);
  if (answer === null) await popup.close();
  else await Promise.all([popup.waitForEvent("close"), popup.getByRole("button", { name: answer }).click()]);
}

for (const language of ["es", "en"] as const) {
  const text = sheets[language];

  test(`a report becomes a spreadsheet of the person's own, as it is shown (${language})`, async ({ page }) => {
    await enter(page, language);
    await page.goto(`${server.url}/product-research/world`);
    await page.locator("input[name=productName]").fill(language === "es" ? "aguacate" : "avocado");
    await page.getByRole("button", { name: tools[language].research.submit }).click();
    await expect(table(page)).toBeVisible();
    await page.getByRole("searchbox").fill("per");
    const peru = language === "es" ? "Perú" : "Peru";
    await expect(page.getByRole("table").first().getByRole("rowheader")).toHaveText([peru]);

    const dialog = await openDialog(page, language);
    await expect(dialog.getByRole("heading")).toHaveText(text.title);
    await expect(dialog.getByRole("listitem").first()).toHaveAttribute("aria-current", "step");
    expect(await accessibilityProblems(page, "[role=dialog]")).toEqual([]);

    await signIn(page, language, null);
    await expect(message(page, "signIn.closed")).toContainText(text.signInFailed);
    await expect(dialog.getByRole("heading")).toHaveText(text.failedTitle);
    await signIn(page, language, "Deny");
    await expect(message(page, "signIn.refused")).toContainText(text.signInProblems.refused);
    await signIn(page, language, "Untick spreadsheets");
    await expect(message(page, "signIn.scope")).toContainText(text.signInProblems.scope);
    expect(await accessibilityProblems(page, "[role=dialog]")).toEqual([]);
    expect(google.spreadsheets).toEqual([]);

    await signIn(page, language, "Allow");
    await expect(dialog.getByRole("listitem").last()).toHaveAttribute("aria-current", "step");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    google.play(({ path }) => (path.includes("/values") ? held.then(() => null) : null));
    await dialog.getByRole("button", { name: text.exportNow }).click();
    await expect(message(page, "exporting")).toBeVisible();
    expect(await accessibilityProblems(page, "[role=dialog]")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    goOn();
    await expect(message(page, "done")).toContainText(text.done(language === "es" ? "aguacate" : "avocado"));
    expect(await accessibilityProblems(page, "[role=dialog]")).toEqual([]);

    const [made] = google.spreadsheets;
    expect(made!.title).toBe(language === "es" ? "aguacate" : "avocado");
    expect(made!.locale).toBe(language === "es" ? "es_ES" : "en_US");
    const [rows, sources] = made!.sheets;
    expect(rows!.values.slice(1).map(([country]) => country)).toEqual([peru]);
    expect(rows!.values[0]![0]).toBe(tools[language].table.headers.country.title);
    expect(sources!.title).toBe(text.sourcesTab);
    expect(new Set(sources!.values.slice(1).map(([country]) => country))).toEqual(new Set([peru]));

    const opened = page.waitForEvent("popup");
    await dialog.getByRole("link", { name: text.open }).click();
    expect((await opened).url()).toBe(`${google.url}/spreadsheets/d/${made!.id}/edit`);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("ya29");
  });
}

test("a page's table is exported with its arrangement, through every failure of Google's", async ({ page }) => {
  const text = sheets.es;
  await enter(page, "es");
  await page.goto(`${server.url}/custom-url-scrape`);
  await page.locator("input[name=url]").fill(directory.url);
  await page.getByRole("button", { name: tools.es.website.submit }).click();
  await page.getByRole("textbox").fill("Extrae nombre, correo y ciudad");
  await page.getByRole("button", { name: tools.es.prompt.submit, exact: true }).click();
  await expect(table(page)).toBeVisible();
  await page.getByRole("button", { name: "Columnas" }).click();
  const list = page.getByRole("dialog", { name: "Columnas" });
  await list.getByRole("textbox", { name: "Nombre de la columna «Correo»" }).fill("E-mail");
  await page.keyboard.press("Enter");
  await list.getByRole("checkbox", { name: "Mostrar «Nombre»" }).uncheck();
  await page.keyboard.press("Escape");

  await page.unroute("https://accounts.google.com/gsi/client");
  await page.route("https://accounts.google.com/gsi/client", (route) => route.abort());
  const dialog = await openDialog(page, "es");
  await expect(message(page, "signIn.script")).toContainText(text.signInProblems.script);
  await page.unroute("https://accounts.google.com/gsi/client");
  await consent.install(page);
  await dialog.getByRole("button", { name: text.retry }).click();
  await page.evaluate(() => Object.assign(window, { opensWindows: window.open, open: () => null }));
  await dialog.getByRole("button", { name: text.signIn }).click();
  await expect(message(page, "signIn.blocked")).toContainText(text.signInProblems.blocked);
  await page.evaluate(() => Object.assign(window, { open: Reflect.get(window, "opensWindows") }));

  const failure = { do: "status", headers: { "retry-after": "0" } } as const;
  const exportNow = dialog.getByRole("button", { name: text.exportNow });
  await signIn(page, "es", "Allow");
  google.play(() => ({ ...failure, status: 429 }));
  await exportNow.click();
  await expect(message(page, "GOOGLE_QUOTA")).toContainText(errors.es.GOOGLE_QUOTA);
  await expect(message(page, "GOOGLE_QUOTA")).toContainText(text.failed);
  await expect(dialog.getByRole("heading")).toHaveText(text.failedTitle);
  google.play(({ path }) => (path.includes("/values") ? { do: "silence" } : null));
  const heard = google.heard(/values/);
  await exportNow.click();
  await heard;
  await dialog.getByRole("button", { name: text.cancel }).click();
  await expect(message(page, "cancelled")).toBeVisible();
  google.play(() => ({ ...failure, status: 401 }));
  await exportNow.click();
  await expect(message(page, "GOOGLE_SIGN_IN")).toContainText(errors.es.GOOGLE_SIGN_IN);
  google.play(() => null);
  await signIn(page, "es", "Allow");
  await exportNow.click();
  await expect(message(page, "done")).toBeVisible();
  expect(google.spreadsheets).toHaveLength(1);
  expect(google.spreadsheets[0]!.sheets[0]!.values).toEqual([
    ["E-mail", "Ciudad"],
    ...firms.map(({ email, city }) => [email, city]),
  ]);
});

test("what a plan lacks is said in the menu and in the dialog", async ({ page }) => {
  const user = { plan: "standard", trialEndsAt: null };
  await page.route("**/api/auth/check-auth", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { user: object | null };
    await route.fulfill({ response: answer, json: { ...body, user: body.user && { ...body.user, ...user } } });
  });
  await enter(page, "es");
  await page.goto(`${server.url}/product-research/world`);
  await page.locator("input[name=productName]").fill("aguacate");
  await page.getByRole("button", { name: tools.es.research.submit }).click();
  await expect(table(page)).toBeVisible();
  await page.getByRole("button", { name: "Exportar", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: /Google Sheets/ })).toContainText("Pro");
  await page.getByRole("menuitem", { name: /Google Sheets/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(message(page, "pro")).toContainText(sheets.es.pro);
  await expect(dialog.getByRole("link", { name: sheets.es.seePrices })).toHaveAttribute("href", "/pricing");
  await expect(dialog.getByRole("button", { name: sheets.es.signIn })).toHaveCount(0);
  expect(await accessibilityProblems(page, "[role=dialog]")).toEqual([]);
});
