import { once } from "node:events";
import { expect, type Page, test } from "@playwright/test";
import type { Language } from "../../src/domain/report.ts";
import { tools } from "../../src/i18n/tools.ts";
import { accessibilityProblems, contrastProblems } from "./accessibility.ts";
import { freshName } from "./fresh-name.ts";
import { openDirectory } from "./provider-directory.ts";

/** What is wrong with a screen, at each width and in each theme, as it stands: it is not loaded again between them. */
async function problemsOf(page: Page, screen: string): Promise<string[]> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const problems: string[] = [];
  const note = (look: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${screen}, ${look}: ${problem}`));
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (tooWide > 0) note(`${width}`, [`${tooWide} px too wide`]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    note(`${width}, dark`, await contrastProblems(page));
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    note(`${width}, light`, await accessibilityProblems(page));
  }
  return problems;
}

async function openAccount(page: Page, language: Language): Promise<void> {
  const name = freshName("lectora");
  await page.addInitScript((chosen) => localStorage.setItem("sondeo.language", chosen), language);
  await page.goto("/signup");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.locator("input[name=username]").fill(name);
  await page.locator("input[name=email]").fill(`${name}@example.test`);
  await page.locator("input[name=password]").fill("una clave larga");
  await page.locator("input[name=confirmPassword]").fill("una clave larga");
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/\/dashboard/);
}

const submit = (page: Page) => page.locator("form button[type=submit]").click();
const shown = (page: Page, msg: string) => expect(page.locator(`[data-msg="${msg}"]`).first()).toBeVisible();

for (const language of ["es", "en"] as const) {
  test(`every screen of the page's table is accessible and fits, at each width and in each theme, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const text = tools[language];
    const { url, server } = await openDirectory();
    const problems: string[] = [];
    const check = async (screen: string) => problems.push(...(await problemsOf(page, screen)));
    try {
      await openAccount(page, language);
      await check("dashboard");

      await page.goto("/custom-url-scrape");
      await page.getByRole("switch").press("Space");
      await submit(page);
      await check("address and log-in, refused");
      await page.goto("/custom-url-scrape");
      await page.locator("input[name=url]").fill(new URL("/no-existe", url).href);
      await submit(page);
      await shown(page, "website.notFound");
      await check("page not read");

      await page.locator("input[name=url]").fill(url);
      await submit(page);
      await expect(page).toHaveURL(/\/custom-url\/ai-prompt\//);
      const prompt = page.getByRole("textbox", { name: text.prompt.label });
      await prompt.fill("asdf, correo y precio");
      await submit(page);
      await expect(page.getByRole("table")).toBeVisible();
      await check("table with a guess and a missing column");
      await prompt.fill("nombre y correo de los de Sevilla");
      await submit(page);
      await expect(page.locator("[data-msg='prompt.filteredOut'], [data-msg='prompt.nothingFound']")).toBeVisible();
      await check("nothing left");

      await page.goto("/dashboard");
      await page.locator("a[href*='/product-research/results/']").last().click();
      await expect(page.getByRole("link", { name: text.prompt.readAgain })).toBeVisible();
      await check("saved table");
      await page.goto("/product-research/results/unknown");
      await shown(page, "saved.gone");
      await check("saved table that is gone");
      await page.goto("/profile");
      await check("profile");
      await page.goto("/no-such-page");
      await check("no such page");
    } finally {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    }
    expect(problems).toEqual([]);
  });
}
