import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { figures } from "../../src/i18n/figures.ts";
import { startFileServer, type FileServer } from "../support/file-server.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { writeZip } from "../support/zip.ts";
import { accessibilityProblems, contrastProblems } from "./accessibility.ts";
import { freshName } from "./fresh-name.ts";
import { openPage } from "./open-page.ts";

const text = figures.es;
const folder = mkdtempSync(join(tmpdir(), "sondeo-e2e-figures-"));
const year = new Date().getUTCFullYear();
const release = `/www.cepii.fr/DATA_DOWNLOAD/baci/data/BACI_HS22_V${year}01.zip`;
const importBaci = `${text.import} CEPII BACI`;
let source: FileServer;
let server: ServerProcess;

test.beforeAll(async () => {
  const lines = Array.from(
    { length: 50_000 },
    (_, n) => `${year - 2},484,${n % 2 ? 842 : 124},${10_000 + n},${n + 1},1`,
  );
  const archive = join(folder, "release.zip");
  await writeZip(archive, { [`BACI_HS22_Y${year - 2}_V${year}01.csv`]: `t,i,j,k,v,q\n${lines.join("\n")}\n` });
  source = await startFileServer();
  source.put(release, readFileSync(archive));
  server = await startServerProcess({
    FIGURES_MIRROR_URL: source.origin,
    DATA_DIR: join(folder, "data"),
    ALLOWED_EMAILS: "*",
    RATE_LIMITS: "off",
    BROWSER: "off",
  });
});
test.afterAll(async () => {
  await server.stop();
  source.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the owner sees what figures there are, cancels an import, and brings newer ones", async ({ page }) => {
  const site = server.url.replace("127.0.0.1", "localhost");
  const [setupLink = ""] = /http\S+signup\?setup=\S+/.exec(server.output()) ?? [];
  const name = freshName("duena");
  await openPage(page, `${site}${new URL(setupLink).pathname}${new URL(setupLink).search}`);
  await page.locator("input[name=username]").fill(name);
  await page.locator("input[name=email]").fill(`${name}@example.test`);
  await page.locator("input[name=password]").fill("una clave larga");
  await page.locator("input[name=confirmPassword]").fill("una clave larga");
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/dashboard/);

  await expect(page.locator("[data-msg='figures.newer']")).toContainText(`hasta ${year - 2}`);
  await page.getByRole("button", { name: text.noticeLater }).click();
  await expect(page.locator("[data-msg='figures.newer']")).toBeHidden();
  await page.getByRole("button", { name: `Menú de ${name}` }).click();
  await page.getByRole("menuitem", { name: text.menu }).click();
  await expect(page).toHaveURL(/figures/);
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.locator("head link[rel=modulepreload][href*=login-required]")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: text.title })).toBeVisible();
  await expect(page.getByText("Tienes solo una muestra de 2023, versión V202501.")).toBeVisible();
  await page.setViewportSize({ width: 375, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await contrastProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });

  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  source.behave({ kind: "hold", afterBytes: 100_000, until: held });
  await page.getByRole("button", { name: importBaci }).click();
  await expect(page.getByText(/^0[.,]1 \/ 0[.,]\d MB$/)).toBeVisible();
  await expect(page.getByRole("button", { name: importBaci })).toBeDisabled();
  await page.reload();
  await expect(page.getByText(/^0[.,]1 \/ 0[.,]\d MB$/)).toBeVisible();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.locator("[data-msg='figures.cancelled']")).toBeVisible();
  goOn();

  source.behave();
  await page.getByRole("button", { name: importBaci }).click();
  await expect(page.locator("[data-msg='figures.imported']")).toContainText(`CEPII BACI ${year - 2}`);
  expect(source.ranges[0]).toBe("bytes=100000-");
  await expect(page.getByRole("button", { name: `${text.importAgain} CEPII BACI` })).toBeVisible();
  await expect(page.getByText(`Tienes ${year - 2}, versión V${year}01.`)).toBeVisible();
});
