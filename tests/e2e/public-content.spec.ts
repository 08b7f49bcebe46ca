import { expect, test, type Page, type Route } from "@playwright/test";
import { publicPaths } from "../../src/web/public-paths.ts";
import { openPage } from "./open-page.ts";

const structuredData = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}") as Record<
    string,
    unknown
  >;

test("the landing page has its navigation, cards, statistics, questions and ways on", async ({ page }) => {
  await openPage(page, "/");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Soluciones" })).toHaveAttribute("href", "/solutions");
  await expect(banner.getByRole("link", { name: "Precios" })).toHaveAttribute("href", "/pricing");
  await expect(banner.getByRole("link", { name: "Iniciar sesión" })).toHaveAttribute("href", "/login");
  await expect(banner.getByRole("link", { name: "Crear cuenta" })).toHaveAttribute("href", "/signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mide el mercado antes de invertir");

  const cards = page.locator("section", { has: page.getByRole("heading", { name: "Seis piezas" }) });
  await expect(cards.getByRole("heading", { level: 3 })).toHaveCount(6);
  const statistics = page.locator("section", { has: page.getByRole("heading", { name: "cuatro cifras" }) });
  await expect(statistics.locator("dd")).toHaveText(["99,9 %", "10x", "100 %", "Minutos"]);
  await expect(statistics).toContainText("Cifras comerciales declaradas; no auditadas. Noviembre de 2026.");

  const categories = ["General", "Investigación de productos", "Extracción de URL", "Precios", "Seguridad", "Varios"];
  await expect(page.getByRole("tab")).toHaveText(categories);
  await page.getByText("¿Para quién es?").click();
  await expect(page.getByText("Para personas emprendedoras, pequeñas empresas", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Empieza por un producto que conozcas" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Términos" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver la membresía" })).toHaveAttribute("href", "/pricing");
  expect(await structuredData(page)).toMatchObject({ "@type": "Organization", name: "Sondeo" });
  await openPage(page, "/en");
  const inEnglish = ["General", "Product Research", "URL Scraping", "Pricing", "Security", "Miscellaneous"];
  await expect(page.getByRole("tab")).toHaveText(inEnglish);
});

test("the features page shows both tools, with examples that are marked and cannot be reached", async ({ page }) => {
  await openPage(page, "/features");
  await expect(page.locator("main").getByText("Características", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Volver a la página principal" })).toHaveAttribute("href", "/");
  const hero = page.getByRole("heading", { level: 1 });
  await expect(hero).toHaveText("Herramientas AI para decisiones de negocios más inteligentes");
  await expect(page.locator("section", { has: hero })).toHaveCSS("background-color", "rgb(21, 84, 209)");
  await expect(page.getByRole("heading", { name: "Cómo funciona" })).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);

  await expect(page.getByRole("tab")).toHaveText(["Investigación de productos y servicios", "Análisis de Sitios Web"]);
  const [research, scraping] = [page.locator("[role=tabpanel]").first(), page.locator("[role=tabpanel]").last()];
  await expect(research).toBeVisible();
  await expect(scraping).toBeHidden();
  await expect(research.getByRole("heading", { level: 2 })).toHaveText("Toma decisiones de productos basadas en datos");
  const example = research.locator("figure");
  for (const figure of ["75%", "60%", "85%", "32%", "28%", "24%", "16%", "87%", "Potencial alto", "Competidor A"]) {
    await expect(example.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(example).toContainText("Ejemplo ilustrativo");
  await expect(example.locator("[inert]")).toHaveCount(1);
  await expect(research.locator("ul > li > h4")).toHaveCount(6);

  await page.getByRole("tab", { name: "Análisis de Sitios Web" }).click();
  await expect(research).toBeHidden();
  await expect(scraping.getByRole("heading", { level: 2 })).toHaveText(
    "Extraiga datos valiosos de cualquier sitio web",
  );
  await expect(scraping).toContainText("Puede que no funcione en todos los sitios");
  const form = scraping.locator("figure");
  const shown = ["Entrada de URL", "an•••@empresa.example", "••••••••", "Nombre de la empresa", "Correo de contacto"];
  for (const words of [...shown, "Número de teléfono", "Ubicación"]) {
    await expect(form.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(form.locator("[inert]")).toHaveCount(1);
  const cardsUnder = (title: string) =>
    scraping.locator("section", { has: page.getByRole("heading", { level: 3, name: title }) }).locator("h4");
  await expect(cardsUnder("Seis cosas")).toHaveCount(6);
  await expect(cardsUnder("A quién le sirve")).toHaveCount(5);
  await expect(cardsUnder("Seguridad")).toHaveCount(4);
  await expect(scraping).toContainText("Declaración comercial, no auditada por terceros.");
  await expect(scraping.getByRole("link", { name: "Iniciar prueba gratis" })).toHaveAttribute("href", "/signup");
  await expect(scraping.getByRole("link", { name: "Ver precios" })).toHaveAttribute("href", "/pricing");
});

/** Seconds of silence as a WAV file: what every browser plays without a codec. */
function silence(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.alloc(rate * seconds, 128);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** Answers as a web server does to a player: with the part that was asked for. */
async function servePart(route: Route, whole: Buffer): Promise<void> {
  const from = Number(/bytes=(\d+)/.exec(route.request().headers()["range"] ?? "")?.[1] ?? 0);
  const range = { "accept-ranges": "bytes", "content-range": `bytes ${from}-${whole.length - 1}/${whole.length}` };
  await route.fulfill({ status: 206, contentType: "audio/wav", headers: range, body: whole.subarray(from) });
}

test("the film plays, pauses and is sought by pointer and keyboard, with captions", async ({ page }) => {
  await page.route("**/features", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace("demoVideoUrl&quot;:null", "demoVideoUrl&quot;:&quot;/film.wav&quot;");
    await route.fulfill({ response: answer, body: html });
  });
  await page.route("**/film.wav", (route) => servePart(route, silence(75)));
  await page.route("**/film.es.vtt", (route) => route.fulfill({ contentType: "text/vtt", body: "WEBVTT\n" }));
  await openPage(page, "/features");
  const player = page.getByRole("region", { name: "Vídeo de demostración" });
  await expect(player.getByText("0:00 / 1:15")).toBeVisible();
  await expect(player.locator("track")).toHaveAttribute("kind", "captions");
  await expect(player.getByRole("button", { name: "Reproducir" })).toHaveCount(2);

  await player.getByRole("button", { name: "Reproducir" }).last().press("Enter");
  await expect(player.getByRole("button", { name: "Reproducir" })).toHaveCount(0);
  await expect(player.getByText(/^0:(?!00)\d\d \/ 1:15$/)).toBeVisible();
  await player.getByRole("button", { name: "Pausar" }).press("Space");
  await expect(player.getByRole("button", { name: "Reproducir" })).toHaveCount(2);

  const position = player.getByRole("slider", { name: "Posición en el vídeo" });
  await position.press("End");
  await expect(player.getByText("1:15 / 1:15")).toBeVisible();
  await position.press("Home");
  for (let presses = 0; presses < 3; presses++) await position.press("ArrowRight");
  await expect(player.getByText("0:15 / 1:15")).toBeVisible();
  await expect(player.locator("[data-part=progress]")).toHaveAttribute("style", /width: 20%/);
  await player.locator("video").click({ position: { x: 20, y: 20 } });
  await expect(player.getByRole("button", { name: "Pausar" })).toBeVisible();
});

test("each of the six industries has what it promises", async ({ page }) => {
  await openPage(page, "/solutions");
  await expect(page.getByRole("link", { name: "Volver al inicio" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("tab").first()).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab").first()).toHaveText("Comercio electrónico");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    const panel = page.locator("[role=tabpanel]:visible");
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText((await tab.textContent()) ?? "");
    await expect(panel.locator("ul > li")).toHaveCount(3);
    await expect(panel.locator("ol > li")).toHaveCount(4);
    await expect(panel.locator("dd")).toHaveCount(2);
    await expect(panel).toContainText("Ejemplo ilustrativo");
    await expect(panel).toContainText("no proceden de un cliente real ni están auditadas");
    await expect(panel.getByRole("link", { name: "Crear cuenta" })).toHaveAttribute("href", "/signup");
  }
  await expect(page.locator("main").getByRole("link", { name: "Ver la membresía" })).toHaveAttribute(
    "href",
    "/pricing",
  );
});

test("prices, plans and their limits are as agreed", async ({ page }) => {
  await openPage(page, "/pricing");
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  const cells = {
    "Informes de investigación al mes": ["10", "Sin límite"],
    "Extracciones de páginas al mes": ["50", "200"],
    "Registros por extracción": ["1.000", "10.000"],
  };
  for (const [name, values] of Object.entries(cells)) await expect(row(name).getByRole("cell")).toHaveText(values);
  for (const name of ["Exportación a CSV", "Soporte por correo", "Autenticación básica (BETA)"]) {
    await expect(row(name).getByRole("img", { name: "Incluido", exact: true })).toHaveCount(2);
  }
  for (const name of [
    "Autenticación avanzada",
    "Google Sheets",
    "Reglas de extracción",
    "Procesamiento prioritario",
    "Panel de uso",
    "Soporte prioritario",
    "Sesión de bienvenida",
  ]) {
    await expect(row(name).getByRole("cell").first().getByRole("img", { name: "No incluido" })).toBeVisible();
  }
  await expect(row("Google Sheets").getByRole("cell").last().getByRole("img", { name: "Incluido" })).toBeVisible();
  await expect(
    page.getByText("Plan Standard con 5 informes y 20 extracciones. Sin tarjeta", { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Iniciar prueba gratis" })).toHaveAttribute("href", "/signup");
  await expect(page.getByRole("link", { name: "Empezar con Pro" })).toHaveAttribute("href", "/signup");
  await expect(page.getByRole("link", { name: "Contactar con ventas" })).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("link", { name: "Volver al inicio" })).toHaveAttribute("href", "/");
  await page.getByText("¿Me cobran al terminar la prueba?").click();
  await expect(page.getByText("Solo si has añadido un método de pago", { exact: false })).toBeVisible();
  const { offers } = (await structuredData(page)) as { offers: { price: number }[] };
  expect(offers.map(({ price }) => price)).toEqual([39, 348, 79, 828]);
});

test("fourteen questions, for people and for search engines", async ({ page }) => {
  await openPage(page, "/faqs");
  await expect(page.locator("main details")).toHaveCount(14);
  const { mainEntity } = (await structuredData(page)) as { mainEntity: { name: string }[] };
  expect(mainEntity.map(({ name }) => name)).toEqual(await page.locator("main summary").allTextContents());
  await expect(page.getByRole("link", { name: "Escribir a soporte" })).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("link", { name: "Ir al panel" })).toHaveAttribute("href", "/dashboard");
});

test("the terms say what was agreed, with a way to write", async ({ page }) => {
  await openPage(page, "/terms");
  await expect(page.getByText("Última actualización: 15 de marzo de 2025")).toBeVisible();
  await expect(page.locator("main details > summary")).toHaveCount(10);
  const text = (await page.locator("main").textContent()) ?? "";
  for (const point of [
    "Estos términos regulan el uso de Sondeo",
    "planes gratuitos y de pago",
    "se facturan por adelantado, cada mes o cada año",
    "Los límites de uso dependen del plan",
    "Si has añadido un método de pago, el último día de la prueba se cobra automáticamente",
    "con al menos 30 días de antelación",
    "no se reembolsan, salvo cuando la ley lo exija",
    "los últimos seis meses o a 100 dólares",
    "las leyes del estado de Delaware",
    "intentaremos avisarte con al menos 30 días de antelación",
  ]) {
    expect(text).toContain(point);
  }
  await expect(page.locator("main").getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:.+@/);
});

test("a link to a section of the terms opens it", async ({ page }) => {
  await openPage(page, "/terms#payment");
  await expect(page.locator("#payment")).toBeInViewport();
  await expect(page.locator("details[open] > summary")).toHaveText("6. Pagos");
  await expect(page.locator("details[open] > summary")).toBeInViewport();
});

test("search engines and shared links find each page in both languages", async ({ page, baseURL, request }) => {
  const titles = new Set<string>();
  for (const { es, en } of publicPaths) {
    for (const path of [es, en]) {
      await page.goto(path);
      titles.add(await page.title());
      const absolute = (address: string) => `${baseURL}${address}`;
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", absolute(path));
      await expect(page.locator("link[hreflang=es]")).toHaveAttribute("href", absolute(es));
      await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", absolute(en));
      await expect(page.locator("link[hreflang=x-default]")).toHaveAttribute("href", absolute(es));
      await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\S{3}.{30}/);
      const picture = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
      expect((await request.get(picture)).headers()["content-type"]).toBe("image/png");
    }
  }
  expect(titles.size).toBe(publicPaths.length * 2);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(publicPaths.length * 2);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});

test("no page may run a script that the server did not name", async ({ request }) => {
  for (const path of ["/", "/en/pricing", "/login", "/dashboard"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
    expect(scripts).toMatch(/^'self' https:\/\/accounts\.google\.com\/gsi\/client( 'sha256-[\w+/=]+')+$/);
    expect(policy).toContain("https://accounts.google.com/gsi/style");
    // Spreadsheets are made by the server: no page speaks to Google's services.
    expect(/connect-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' https://accounts.google.com/gsi/");
  }
});

test("a page has the headers that guard documents, its scripts only those that concern them", async ({ request }) => {
  const page = await request.get("/");
  const script = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0];
  const asset = await request.get(script ?? "");
  expect(page.headers()).toMatchObject({ "x-frame-options": "SAMEORIGIN", "x-content-type-options": "nosniff" });
  expect(asset.headers()).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(asset.headers()["x-frame-options"]).toBeUndefined();
});
