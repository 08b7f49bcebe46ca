import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { receiveEvent } from "../../src/contract/billing.ts";
import { buildReport } from "../../src/contract/research.ts";
import { billing } from "../../src/i18n/billing.ts";
import { pricing } from "../../src/i18n/pricing.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { stripeSettings } from "../support/stripe-settings.ts";
import { startStripeStandIn, type StripeStandIn } from "../support/stripe/stripe-stand-in.ts";
import { accessibilityProblems } from "./accessibility.ts";
import { freshName } from "./fresh-name.ts";
import { openPage } from "./open-page.ts";

const text = billing.es;
const dataFolder = mkdtempSync(join(tmpdir(), "sondeo-e2e-payments-"));
let stripe: StripeStandIn;
let server: ServerProcess;
/** The name under which people open it, to which Stripe leads back. */
let site: string;

const basics = { DATA_DIR: dataFolder, ALLOWED_EMAILS: "*", RATE_LIMITS: "off", BROWSER: "off" };

async function start(settings: Record<string, string>): Promise<void> {
  server = await startServerProcess({ ...basics, ...settings });
  site = server.url.replace("127.0.0.1", "localhost");
}

test.beforeAll(async () => {
  const settings = stripeSettings("");
  stripe = await startStripeStandIn(settings.STRIPE_SECRET_KEY);
  await start({ ...settings, STRIPE_API_URL: stripe.url });
  stripe.tell({ url: server.url + receiveEvent.path, secret: settings.STRIPE_WEBHOOK_SECRET });
});
test.afterAll(async () => {
  await server.stop();
  await stripe.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function enter(page: Page): Promise<void> {
  const name = freshName("pago");
  await openPage(page, `${site}/signup`);
  await page.locator("input[name=username]").fill(name);
  await page.locator("input[name=email]").fill(`${name}@example.test`);
  await page.locator("input[name=password]").fill("una clave larga");
  await page.locator("input[name=confirmPassword]").fill("una clave larga");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await expect(page).toHaveURL(/dashboard/);
}

const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const message = (page: Page, name: string): Locator => page.locator(`[data-msg="${name}"]`);
const planBadge = (page: Page): Locator => page.getByRole("heading", { name: /^Plan / });
const live = () => {
  const found = [...stripe.store.subscriptions.values()].at(-1);
  if (!found) throw new Error("nobody subscribed");
  return found;
};

test("a person chooses a plan, pays, changes it, puts a payment right and cancels", async ({ page }) => {
  await enter(page);
  await openPage(page, `${site}/pricing`);
  await expect(page.getByRole("button", { name: text.choose({ plan: "Pro" }) })).toBeVisible();
  await expect(page.getByText("Hoy no pagas. El primer cobro, de 39 USD,")).toBeVisible();
  await page.getByText(pricing.es.annual, { exact: true }).click();
  await expect(page.getByText("Hoy no pagas. El primer cobro, de 348 USD,")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await press(page, text.choose({ plan: "Pro" }));
  await expect(page.getByText("sondeo_pro: 828 USD / year")).toBeVisible();
  await press(page, "Back");
  await expect(message(page, "payment.cancelled")).toHaveText(new RegExp(text.cancelledCheckout));

  await press(page, text.choose({ plan: "Standard" }));
  await expect(page.getByText("Nothing due today")).toBeVisible();
  // Stripe knows of the payment a moment later than the browser.
  let isKnown = false;
  stripe.play(({ path }) => (path.startsWith("/v1/subscriptions") && !isKnown ? { do: "status", status: 500 } : null));
  await press(page, "Pay");
  await expect(message(page, "payment.checking")).toBeVisible();
  await expect(planBadge(page)).toHaveText("Plan Prueba");
  isKnown = true;
  await expect(message(page, "payment.confirmed")).toContainText("Standard empieza el");
  await expect(message(page, "billing.scheduled")).toContainText("Hasta entonces no se cobra nada.");
  await expect(page).toHaveURL(`${site}/profile`);
  expect(await accessibilityProblems(page)).toEqual([]);

  await press(page, text.startNowWith({ plan: "Standard" }));
  await expect(message(page, "billing.active")).toContainText("Se renueva el");
  await expect(planBadge(page)).toHaveText("Plan Standard");

  await openPage(page, `${site}/pricing`);
  await press(page, text.changeTo({ plan: "Pro" }));
  await press(page, "Confirm");
  await expect(planBadge(page)).toHaveText("Plan Pro");

  stripe.store.failRenewal(live().id);
  await stripe.settled();
  await page.reload();
  await expect(message(page, "billing.pastDue")).toContainText("Conservas el plan hasta el");
  await openPage(page, `${site}/dashboard`);
  await expect(message(page, "billing.pastDue")).toContainText("Conservas el plan hasta el");
  expect(await accessibilityProblems(page)).toEqual([]);
  await message(page, "billing.pastDue").getByRole("link").click();
  await press(page, text.manage);
  await press(page, "New card");
  await press(page, "Return");
  await expect(message(page, "billing.active")).toContainText("Se renueva el");

  await press(page, text.manage);
  await press(page, "Cancel subscription");
  await press(page, "Return");
  await expect(message(page, "billing.cancelled")).toContainText("conservas el plan hasta el");
  await expect(planBadge(page)).toHaveText("Plan Pro");
  await page.getByRole("button", { name: "Eliminar mi cuenta" }).click();
  await expect(page.getByRole("dialog")).toContainText(text.deletion);
  await page.keyboard.press("Escape");

  stripe.store.end(live().id);
  await stripe.settled();
  await page.reload();
  await expect(page.getByText("Tu suscripción a Pro terminó el")).toBeVisible();
  await expect(planBadge(page)).toHaveText("Plan Prueba");
});

test("whoever meets a limit of their plan is offered a better one there", async ({ page }) => {
  await enter(page);
  for (let i = 0; i < 5; i++) {
    const answer = await page.request.post(site + buildReport.path, { data: { productName: "aguacate" } });
    expect(answer.ok()).toBe(true);
  }
  await openPage(page, `${site}/product-research/world`);
  await page.locator("input[name=productName]").fill("aguacate");
  await page
    .locator("form")
    .getByRole("button", { name: /informe/i })
    .click();
  await expect(page.locator("[data-code=LIMIT_REACHED]")).toBeVisible();
  await expect(
    page.getByRole("button", { name: text.upgrade.monthly({ plan: "Pro", amount: "79 USD" }) }),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await press(page, text.upgrade.monthly({ plan: "Standard", amount: "39 USD" }));
  await press(page, "Pay");
  await expect(message(page, "payment.confirmed")).toContainText("Ya tienes Standard");
  await expect(page.getByRole("meter").first()).toHaveAttribute("aria-valuemax", "10");
});

test("with payments switched off, whoever is still charged is told so and whom to ask", async ({ page }) => {
  await enter(page);
  await openPage(page, `${site}/pricing`);
  await press(page, text.choose({ plan: "Pro" }));
  await press(page, "Pay");
  await expect(message(page, "payment.confirmed")).toBeVisible();
  await server.stop();
  await start({ SUPPORT_EMAIL: "ayuda@sondeo.test" });

  await openPage(page, `${site}/profile`);
  const told = message(page, "billing.unmanaged");
  await expect(told).toContainText("Tu suscripción a Sondeo Pro (pago mensual) sigue abierta en Stripe.");
  await expect(told.getByRole("link", { name: "ayuda@sondeo.test" })).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("button", { name: text.manage })).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Eliminar mi cuenta" }).click();
  await expect(page.getByRole("dialog")).not.toContainText(text.deletion);
  await page.keyboard.press("Escape");

  await page.context().clearCookies();
  await enter(page);
  await openPage(page, `${site}/profile`);
  await expect(page.getByRole("meter").first()).toBeVisible();
  await expect(page.getByRole("region", { name: text.subscription })).toHaveCount(0);
});
