import { readFileSync } from "node:fs";
import { once } from "node:events";
import { expect, test, type Page } from "@playwright/test";
import { firms, openDirectory } from "./provider-directory.ts";
import { signUp } from "./sign-up.ts";

/** What has the focus, as a screen reader would call it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const name = element?.getAttribute("aria-label") ?? element?.getAttribute("name") ?? element?.textContent ?? "";
    return name.trim();
  });

const isInDialog = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);

/** Goes on by Tab, or back, until something so called has the focus. */
async function tabTo(page: Page, name: RegExp, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${name}`);
}

test("a page becomes a table, a cell says where it comes from, and the table is taken away, by keyboard alone", async ({
  page,
}) => {
  const { url, server } = await openDirectory();
  try {
    await signUp(page, "teclado");
    await tabTo(page, /^Extraer datos de un sitio web/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/custom-url-scrape$/);
    await tabTo(page, /^url$/);
    await page.keyboard.type(url);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "¿Cómo debo analizarlo?" })).toBeVisible();

    await tabTo(page, /^prompt$/);
    await page.keyboard.type("nombre y correo de los de Lima");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(page.getByRole("table")).toBeVisible();
    await expect.poll(() => focused(page)).toBe("Resultados del análisis");

    await tabTo(page, new RegExp(firms[1]!.name));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const source = page.getByRole("dialog");
    await expect(source).toContainText(firms[4]!.email);
    await expect.poll(() => isInDialog(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(source).toBeHidden();
    expect(await focused(page)).toBe(firms[4]!.email);

    await tabTo(page, /^Exportar/, "Shift+Tab");
    await page.keyboard.press("Enter");
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect(readFileSync(await (await download).path(), "utf8")).toContain(firms[4]!.email);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
});
