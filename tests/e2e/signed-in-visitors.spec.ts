import { expect, test, type Page } from "@playwright/test";
import { publicPaths } from "../../src/web/public-paths.ts";
import { accessibilityProblems } from "./accessibility.ts";
import { openPage } from "./open-page.ts";
import { signUp } from "./sign-up.ts";

const mark = (page: Page) => page.evaluate(() => localStorage.getItem("sondeo.signed-in"));

const waysIn = (page: Page) => page.locator("a:is([href='/login'], [href='/signup']):visible");

const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
};

test("public pages show whoever is signed in the way to their dashboard, and only the prices ask who it is", async ({
  page,
}) => {
  const calls = callsOf(page);
  await openPage(page, "/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
  expect(calls).toEqual([]);

  await signUp(page, "visita");
  await page.waitForLoadState("networkidle");
  calls.length = 0;
  for (const { es, en } of publicPaths) {
    for (const [path, name] of [
      [es, "Ir al panel"],
      [en, "Go to the dashboard"],
    ] as const) {
      await openPage(page, path);
      await expect(page.getByRole("banner").getByRole("link", { name })).toHaveAttribute("href", "/dashboard");
      await expect(waysIn(page)).toHaveCount(0);
      if (es === "/pricing") await expect(page.locator('[data-msg="pricing.notSold"]')).toBeVisible();
      expect([es, calls.splice(0)]).toEqual([es, es === "/pricing" ? ["/api/auth/check-auth"] : []]);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Pricing" }).first()).toBeVisible();
  await expect(waysIn(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the first paint greets them already, and the scripts move nothing", async ({ page }) => {
  await signUp(page, "visita");
  const places = () =>
    page.locator("header a, header button, h1, h1 ~ div a").evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      }),
    );
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Ir al panel" })).toBeVisible();
  await expect(waysIn(page)).toHaveCount(0);
  const built = await places();
  await page.unroute("**/assets/*.js");
  await openPage(page, "/");
  expect(await places()).toEqual(built);
});

test("a guest is greeted as one again after the log-out, in every tab, and once the session is gone", async ({
  page,
}) => {
  await signUp(page, "visita");
  const other = await page.context().newPage();
  await openPage(other, "/pricing");
  await expect(waysIn(other)).toHaveCount(0);
  await page.getByRole("banner").getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await mark(page)).toBeNull();
  await expect(other.getByRole("banner").getByRole("link", { name: "Crear cuenta" })).toBeVisible();
  await other.close();

  await signUp(page, "visita");
  expect(await mark(page)).not.toBeNull();
  await page.context().clearCookies();
  await openPage(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Ir al panel" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("link", { name: "Sondeo" }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
});

test("a server that does not answer makes nobody a guest", async ({ page }) => {
  await signUp(page, "visita");
  await page.route("**/api/auth/check-auth", (route) => route.abort());
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);
  expect(await mark(page)).not.toBeNull();
});

test("whoever is asked for too often waits where they are, and goes on when the limit is over", async ({ page }) => {
  await signUp(page, "visita");
  const limited = { success: false, message: "", code: "RATE_LIMITED", requestId: "r" };
  await page.route("**/api/auth/check-auth", (route) => route.fulfill({ status: 429, json: limited }));
  await page.goto("/profile");
  await expect(page.locator('[data-msg="session.limited"]')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await page.unroute("**/api/auth/check-auth");
  await expect(page.getByRole("heading", { level: 1, name: "Perfil" })).toBeVisible();
  expect(await mark(page)).not.toBeNull();
});

test("prices say which plan one has where none is sold, and whom to ask for another", async ({ page }) => {
  await openPage(page, "/pricing");
  await expect(page.getByRole("main").getByRole("link", { name: "Empezar con Pro" })).toHaveAttribute(
    "href",
    "/signup",
  );
  await signUp(page, "precios");
  await openPage(page, "/pricing");
  const notice = page.locator('[data-msg="pricing.notSold"]');
  await expect(notice).toContainText(/Estás en la prueba, que termina el \d+ de \p{L}+ de \d{4}\./u);
  await expect(notice).toContainText("Los planes todavía no se pueden comprar aquí");
  const asks = page.getByRole("link", { name: /^Pedir/ });
  await expect(asks).toHaveText(["Pedir Standard", "Pedir Pro"]);
  await expect(asks.last()).toHaveAttribute("href", /^mailto:.+\?subject=Sondeo%20Pro$/);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.route("**/api/auth/check-auth", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { user: { plan: string } };
    json.user.plan = "standard";
    await route.fulfill({ response, json });
  });
  await openPage(page, "/pricing");
  await expect(notice).toContainText("Tienes el plan Standard.");
  await expect(page.getByText("Es tu plan", { exact: true })).toBeVisible();
  await expect(asks).toHaveText(["Pedir Pro"]);
});
