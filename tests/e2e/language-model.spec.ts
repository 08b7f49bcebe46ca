import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import {
  answer,
  startModelStandIn,
  type ModelStandIn,
  type Script,
  type SeenRequest,
} from "../support/model-stand-in.ts";
import { freePort, startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { accessibilityProblems } from "./accessibility.ts";

const reviews = Array.from({ length: 120 }, (_, i) => [
  `Artículo ${i + 1}`,
  `Opinión ${i + 1}: ${i % 3 ? "me encanta" : "llegó roto"}`,
]);
const table = `<!doctype html><html lang="es"><title>Opiniones</title><h1>Opiniones</h1><table>
<tr><th>Producto</th><th>Opinión</th></tr>
${reviews.map(([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`).join("")}</table></html>`;

const column = (asked: string, field: string | null, infer: object | null = null) => ({
  asked,
  title: asked,
  field,
  infer,
});
const plan = {
  set: "s1",
  columns: [column("producto", "s1.f1"), column("sentimiento", null, { task: "sentiment", of: ["s1.f2"] })],
  filters: [],
  sort: [],
  distinct: false,
  limit: null,
  aggregate: null,
};

const dataFolder = mkdtempSync(join(tmpdir(), "sondeo-e2e-ai-"));
let standIn: ModelStandIn;
let pages: Server;
let server: ServerProcess;
let pageUrl = "";

test.beforeAll(async () => {
  standIn = await startModelStandIn();
  const port = await freePort();
  pageUrl = `http://127.0.0.1:${port}/opiniones`;
  pages = createServer((_request, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(table),
  ).listen(port, "127.0.0.1");
  server = await startServerProcess({
    DATA_DIR: dataFolder,
    ALLOWED_EMAILS: "*",
    EGRESS_ALLOW: `127.0.0.1:${port}`,
    RATE_LIMITS: "off",
    BROWSER: "off",
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "stand-in-1",
    AI_BASE_URL: standIn.url,
  });
});
test.afterAll(async () => {
  await server.stop();
  await standIn.close();
  pages.closeAllConnections();
  pages.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const isFill = ({ text }: SeenRequest): boolean => text.includes("its sentiment");
const judge = ({ text }: SeenRequest): Script =>
  answer({
    values: [...text.matchAll(/^(\d+)\. (.*)$/gm)].map(([, n, line]) => ({
      n: Number(n),
      value: line!.includes("encanta") ? "positivo" : "negativo",
    })),
  });

test("a result says what a language model did, what it inferred, and why it could not", async ({ page }) => {
  await page.goto(`${server.url}/signup`);
  await page.locator("input[name=username]").fill("lectora");
  await page.locator("input[name=email]").fill("lectora@example.test");
  await page.locator("input[name=password]").fill("una clave larga");
  await page.locator("input[name=confirmPassword]").fill("una clave larga");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.getByRole("link", { name: /Extraer datos de un sitio web/ }).click();
  await page.locator("input[name=url]").fill(pageUrl);
  await page.getByRole("button", { name: "analizar sitio web" }).click();
  await expect(page.getByText(/120 registros/).first()).toBeVisible();

  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  standIn.play(async (request) => {
    if (!isFill(request)) return answer(plan);
    await held;
    return judge(request);
  });
  await page.getByRole("textbox").fill("producto y sentimiento");
  await page.getByRole("button", { name: "Analizar", exact: true }).click();
  await expect(page.getByText("0 de 120 filas")).toBeVisible();
  goOn();
  await expect(page.getByText("Interpretado por stand-in-1.", { exact: false })).toContainText("«sentimiento»");
  const inferred = page.getByRole("row").filter({ hasText: "Artículo 1" }).first().getByText("negativo");
  await inferred.click();
  await expect(page.getByRole("dialog")).toContainText("Inferido por");
  await expect(page.getByRole("dialog")).toContainText("stand-in-1");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  standIn.play({ do: "status", status: 401 });
  await page.getByRole("textbox").first().fill("producto y opinión");
  await page.getByRole("button", { name: "Analizar", exact: true }).click();
  const notice = page.locator('[data-msg="model.rules"]');
  await expect(notice).toContainText("el proveedor no acepta la clave");
  await expect(notice).toContainText("sondeo ai check");
  expect(await accessibilityProblems(page)).toEqual([]);

  standIn.play(({ text }) => {
    const [, id, country] = /^(F\d+) exporter = ([^;]+);/m.exec(text)!;
    const sentence = (words: string) => ({ text: words, facts: [id] });
    return answer({ sentences: [sentence(`${country} es quien más vende.`), sentence("Atlantis vende 987.654.321.")] });
  });
  await page.goto(`${server.url}/product-research/world`);
  await page.locator("input[name=productName]").fill("aguacate");
  await page.getByRole("button", { name: "obtener informe" }).click();
  await expect(page.getByText("es quien más vende.")).toBeVisible();
  await expect(page.getByText("Redactado por stand-in-1", { exact: false })).toContainText("Quitamos 1 frase");
});
