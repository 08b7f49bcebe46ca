import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { accounts } from "../../src/i18n/accounts.ts";
import type { Language } from "../../src/i18n/index.ts";
import { models } from "../../src/i18n/models.ts";
import { signedIn } from "../../src/i18n/signed-in.ts";
import { tools } from "../../src/i18n/tools.ts";
import {
  answer,
  startModelStandIn,
  type ModelStandIn,
  type Script,
  type SeenRequest,
} from "../support/model-stand-in.ts";
import { freePort, startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { accessibilityProblems } from "./accessibility.ts";

type Wording = {
  readonly language: Language;
  readonly user: string;
  readonly headers: readonly [string, string];
  readonly item: string;
  readonly texts: readonly [good: string, bad: string];
  readonly judged: readonly [good: string, bad: string];
  readonly column: string;
  readonly prompts: readonly [judged: string, plain: string];
  readonly product: string;
  readonly sells: string;
};
const wordings: readonly Wording[] = [
  {
    language: "es",
    user: "lectora",
    headers: ["Producto", "Opinión"],
    item: "Artículo",
    texts: ["me encanta", "llegó roto"],
    judged: ["positivo", "negativo"],
    column: "sentimiento",
    prompts: ["producto y sentimiento", "producto y opinión"],
    product: "aguacate",
    sells: "es quien más vende.",
  },
  {
    language: "en",
    user: "reader",
    headers: ["Product", "Review"],
    item: "Item",
    texts: ["I love it", "it arrived broken"],
    judged: ["positive", "negative"],
    column: "sentiment",
    prompts: ["product and sentiment", "product and review"],
    product: "avocado",
    sells: "sells the most.",
  },
];
const pageIn = ({ language, headers, item, texts }: Wording): string =>
  `<!doctype html><html lang="${language}"><title>${headers[1]}</title><h1>${headers[1]}</h1><table>
<tr>${headers.map((header) => `<th>${header}</th>`).join("")}</tr>
${Array.from({ length: 120 }, (_, i) => `<tr><td>${item} ${i + 1}</td><td>${headers[1]} ${i + 1}: ${texts[i % 3 ? 0 : 1]}</td></tr>`).join("")}</table></html>`;

const column = (asked: string, field: string | null, infer: object | null = null) => ({
  asked,
  title: asked,
  field,
  orElse: null,
  infer,
});
/** A plan over the fields that the model was told of, found there by their names. */
function planIn({ headers, column: judged }: Wording, { text }: SeenRequest) {
  const [item, review] = headers.map((name) => new RegExp(`^(f\\d+) ${name}\\|`, "m").exec(text)![1]!);
  return {
    set: "s1",
    columns: [column(headers[0].toLowerCase(), item!), column(judged, null, { task: "sentiment", of: [review] })],
    filters: [],
    sort: [],
    distinct: false,
    limit: null,
    aggregate: null,
    bestOf: null,
  };
}

const dataFolder = mkdtempSync(join(tmpdir(), "sondeo-e2e-ai-"));
let standIn: ModelStandIn;
let pages: Server;
let server: ServerProcess;
let pagesUrl = "";

test.beforeAll(async () => {
  standIn = await startModelStandIn();
  const port = await freePort();
  pagesUrl = `http://127.0.0.1:${port}`;
  pages = createServer((request, response) => {
    const wording = wordings.find(({ language }) => request.url === `/${language}`);
    response.setHeader("content-type", "text/html; charset=utf-8").end(wording ? pageIn(wording) : "");
  }).listen(port, "127.0.0.1");
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
const judgeIn =
  ({ texts, judged }: Wording) =>
  ({ text }: SeenRequest): Script =>
    answer({
      values: [...text.matchAll(/^(\d+)\. (.*)$/gm)].map(([, n, line]) => ({
        n: Number(n),
        value: line!.includes(texts[0]) ? judged[0] : judged[1],
      })),
    });

for (const wording of wordings) {
  const { language, user, item, texts, judged, column: judgedColumn, prompts, product, sells } = wording;
  const [text, says] = [tools[language], models[language]];

  test(`a result says what a language model did, what it inferred, and why it could not (${language})`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem("sondeo.language", chosen), language);
    await page.goto(`${server.url}/signup`);
    await page.locator("input[name=username]").fill(user);
    await page.locator("input[name=email]").fill(`${user}@example.test`);
    await page.locator("input[name=password]").fill("una clave larga");
    await page.locator("input[name=confirmPassword]").fill("una clave larga");
    await page.getByRole("button", { name: accounts[language].signup.submit }).click();
    await page.getByRole("link", { name: new RegExp(signedIn[language].dashboard.websiteTitle) }).click();
    await page.locator("input[name=url]").fill(`${pagesUrl}/${language}`);
    await page.getByRole("button", { name: text.website.submit }).click();
    await expect(page.getByText(text.prompt.records(120, "120")).first()).toBeVisible();

    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    standIn.play(async (request) => {
      if (!isFill(request)) return answer(planIn(wording, request));
      await held;
      return judgeIn(wording)(request);
    });
    await page.getByRole("textbox").fill(prompts[0]);
    await page.getByRole("button", { name: text.prompt.submit, exact: true }).click();
    await expect(page.getByText(text.progress.rowsDone("0", "120"))).toBeVisible();
    goOn();
    const judgedWords = says.plannedAndJudged("stand-in-1", says.quoted(judgedColumn));
    await expect(page.getByText(judgedWords)).toBeVisible();
    const rowOf = (n: number) => page.getByRole("row").filter({ has: page.getByText(`${item} ${n}`, { exact: true }) });
    await expect(rowOf(2)).toContainText(judged[0]);
    await rowOf(1).getByText(judged[1]).click();
    await expect(page.getByRole("dialog")).toContainText(says.inferredBy);
    await expect(page.getByRole("dialog")).toContainText(texts[1]);
    await expect(page.getByRole("dialog")).toContainText("stand-in-1");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    standIn.play({ do: "status", status: 401 });
    await page.getByRole("textbox").first().fill(prompts[1]);
    await page.getByRole("button", { name: text.prompt.submit, exact: true }).click();
    const notice = page.locator('[data-msg="model.rules"]');
    await expect(notice).toContainText(says.reasons.unauthorised);
    await expect(notice).toContainText(says.whatToDo.unauthorised);
    expect(await accessibilityProblems(page)).toEqual([]);

    standIn.play(({ text: told }) => {
      const [, id, country] = /^(F\d+) exporter = ([^;]+);/m.exec(told)!;
      const sentence = (words: string) => ({ text: words, facts: [id] });
      return answer({ sentences: [sentence(`${country} ${sells}`), sentence("Atlantis 987.654.321.")] });
    });
    await page.goto(`${server.url}/product-research/world`);
    await page.locator("input[name=productName]").fill(product);
    await page.getByRole("button", { name: text.research.submit }).click();
    await expect(page.getByText(sells)).toBeVisible();
    await expect(page.getByText(says.narrativeBy("stand-in-1"), { exact: false })).toContainText(says.dropped(1));
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
