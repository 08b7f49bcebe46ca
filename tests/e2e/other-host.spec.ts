import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort, startServerProcess } from "../support/server-process.ts";

test("pages on one host call the server on another, with the session, and nothing at their own", async ({
  browser,
}) => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "sondeo-e2e-host-")));
  const pagesPort = String(await freePort());
  const shared = { BROWSER: "off", RATE_LIMITS: "off" };
  const pagesUrl = `http://127.0.0.1:${pagesPort}`;
  const api = await startServerProcess({
    ...shared,
    DATA_DIR: folders[0]!,
    ALLOWED_EMAILS: "*",
    WEB_ORIGINS: pagesUrl,
  });
  const pages = await startServerProcess({ ...shared, DATA_DIR: folders[1]!, PORT: pagesPort, API_URL: api.url });
  const context = await browser.newContext({ baseURL: pages.url });
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) asked.push(request.url());
    });
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto("/signup");
    await page.locator("input[name=username]").fill("lejana");
    await page.locator("input[name=email]").fill("lejana@example.test");
    await page.locator("input[name=password]").fill("una clave larga");
    await page.locator("input[name=confirmPassword]").fill("una clave larga");
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await page.getByRole("link", { name: /Investigar un producto/ }).click();
    await page.locator("input[name=productName]").fill("aguacate");
    await page.getByRole("button", { name: "obtener informe" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Aguacate" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("link", { name: "aguacate" })).toBeVisible();
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((address) => !address.startsWith(`${api.url}/`))).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await Promise.all([api.stop(), pages.stop()]);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});
