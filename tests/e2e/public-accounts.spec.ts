import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page, type Route } from "@playwright/test";
import { accessibilityProblems } from "./accessibility.ts";
import { freshName } from "./fresh-name.ts";
import { openPage } from "./open-page.ts";

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused instanceof HTMLInputElement ? focused.name : (focused?.textContent ?? "");
  });

/** Goes on by Tab until the named field or the button with these words has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if ((await focusedName(page)).trim() === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Opens an account without a pointer. */
async function signUpByKeyboard(page: Page, name: string, password: string): Promise<void> {
  await openPage(page, "/signup");
  const fields = { username: name, email: `${name}@example.test`, password, confirmPassword: password };
  for (const [field, words] of Object.entries(fields)) {
    await tabTo(page, field);
    await page.keyboard.type(words);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Hola, ¿Qué vamos a hacer hoy?" })).toBeVisible();
}

/** The newest link to a new password in the mails to this address; the first mail of all makes the folder. */
function resetLink(email: string): string | undefined {
  const outbox = join(process.env["E2E_DATA_DIR"] ?? "", "outbox");
  if (!existsSync(outbox)) return undefined;
  const mails = readdirSync(outbox)
    .sort()
    .map((file) => readFileSync(join(outbox, file), "utf8"))
    .filter((mail) => mail.includes(email));
  return /https?:\/\/\S+\/reset-password\/[\w-]+(?=\s)/.exec(mails.at(-1)?.replace(/=\r?\n/g, "") ?? "")?.[0];
}

test("an account is opened and its password set anew by keyboard alone", async ({ page }) => {
  const name = freshName("teclado");
  const email = `${name}@example.test`;
  await signUpByKeyboard(page, name, "una clave larga");
  await page.context().clearCookies();

  await openPage(page, "/login");
  await tabTo(page, "¿Olvidaste tu contraseña?");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/forgot-password$/);
  await tabTo(page, "email");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-msg="forgot.sent"]')).toContainText(
    "Se han enviado instrucciones de restablecimiento a tu dirección de correo electrónico.",
  );

  await expect.poll(() => resetLink(email)).toBeTruthy();
  await openPage(page, resetLink(email) ?? "");
  await tabTo(page, "password");
  await page.keyboard.type("corta");
  await page.keyboard.press("Enter");
  await expect(page.getByText("La contraseña debe tener al menos 8 caracteres")).toBeVisible();
  await expect.poll(() => focusedName(page)).toBe("password");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("otra clave larga");
  await tabTo(page, "confirmPassword");
  await page.keyboard.type("otra clave larga");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Contraseña restablecida. Inicia sesión.")).toBeVisible();

  await tabTo(page, "email");
  await page.keyboard.type(email);
  await tabTo(page, "password");
  await page.keyboard.type("una clave larga");
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-tone="error"]')).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  await tabTo(page, "password");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("otra clave larga");
  await tabTo(page, "remember");
  await page.keyboard.press("Space");
  await tabTo(page, "Iniciar sesión");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);

  for (const path of ["/login", "/signup", "/forgot-password"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await page.context().clearCookies();
  await openPage(page, "/login");
  await expect(page.locator("input[name=email]")).toHaveValue(email);
});

test("an account that is opened in English has its reports in English", async ({ page }) => {
  await openPage(page, "/en");
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  const name = freshName("reader");
  await page.locator("input[name=username]").fill(name);
  await page.locator("input[name=email]").fill(`${name}@example.test`);
  await page.locator("input[name=password]").fill("a long password");
  await page.locator("input[name=confirmPassword]").fill("a long password");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const accountLanguage = async () => {
    const answer = await page.request.get("/api/auth/check-auth");
    return ((await answer.json()) as { user: { locale: string } }).user.locale;
  };
  await expect.poll(accountLanguage).toBe("en");
});

test("a link that was used says so, and leads to another", async ({ page }) => {
  await openPage(page, "/reset-password/used");
  await page.locator("input[name=password]").fill("otra clave larga");
  await page.locator("input[name=confirmPassword]").fill("distinta");
  await page.getByRole("button", { name: "Restablecer contraseña" }).click();
  await expect(page.getByText("Las contraseñas no coinciden")).toBeVisible();
  await page.locator("input[name=confirmPassword]").fill("otra clave larga");
  await page.getByRole("button", { name: "Restablecer contraseña" }).click();
  await expect(page.getByText("Error al restablecer la contraseña. Por favor, inténtelo de nuevo.")).toBeVisible();
  await expect(page.getByText("El enlace caducó o ya se usó.")).toBeVisible();
  await page.getByRole("link", { name: "Pedir otro enlace" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test("whoever is not on the list asks for access from the refusal, and loses nothing typed", async ({ page }) => {
  await openPage(page, "/signup");
  const words = { username: "Sol", email: "sol@unlisted.test", password: "una clave", confirmPassword: "una clave" };
  for (const [field, value] of Object.entries(words)) await page.locator(`input[name=${field}]`).fill(value);
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  const refusal = page.locator('[data-tone="error"]');
  await expect(refusal).toBeFocused();
  await refusal.getByRole("link", { name: "Solicita acceso" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Solicita acceso" })).toBeVisible();
  const asked = page.locator("form:visible");
  await expect(asked.locator("input[name=email]")).toHaveValue("sol@unlisted.test");
  await asked.locator("textarea").fill("Vendemos café");
  await asked.getByRole("button", { name: "Enviar solicitud" }).click();
  await expect(page.getByText("Solicitud enviada.")).toBeVisible();
  await page.getByRole("link", { name: "Volver a crear cuenta" }).click();
  await expect(page.locator("input[name=username]")).toHaveValue("Sol");
});

test("screens behind the sign-in send a stranger to it", async ({ page }) => {
  const guarded = ["/dashboard", "/profile", "/custom-url-scrape", "/product-research/world"];
  for (const path of [...guarded, "/product-research/results/1", "/custom-url/ai-prompt/1"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login(\?|$)/);
  }
});

const passwordToggle = async (page: Page): Promise<void> => {
  const password = page.locator("input[name=password]");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Mostrar contraseña" }).first().click();
  await expect(password).toHaveAttribute("type", "text");
};

test("the account screens have their fields and their links", async ({ page }) => {
  await openPage(page, "/login");
  await expect(page.locator("input[name=email]")).toHaveAttribute("type", "email");
  await passwordToggle(page);
  await expect(page.getByRole("checkbox", { name: "Recordarme" })).not.toBeChecked();
  await expect(page.getByRole("link", { name: "¿Olvidaste tu contraseña?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  await expect(page.getByRole("link", { name: "Crear cuenta" })).toHaveAttribute("href", "/signup");

  await openPage(page, "/signup");
  await expect(page.getByRole("link", { name: "Volver al inicio" })).toHaveAttribute("href", "/");
  for (const name of ["username", "email", "password", "confirmPassword"]) {
    await expect(page.locator(`input[name=${name}]`)).toHaveAttribute("required", "");
  }
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await expect(page.locator("input[name=username]")).toBeFocused();
  await expect(page.getByText("Escribe un nombre de usuario")).toBeVisible();
  await openPage(page, "/forgot-password");
  await expect(page.locator("input[name=email]")).toHaveAttribute("type", "email");
});

/** A screen of an installation that has a Google client. */
async function openWithGoogle(page: Page, path = "/login"): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace("googleClientId&quot;:null", "googleClientId&quot;:&quot;a-client&quot;")
      .replace("googleSignIn&quot;:&quot;absent", "googleSignIn&quot;:&quot;offered")
      .replace('data-google-sign-in="absent"', 'data-google-sign-in="offered"');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(path);
}

async function topOfForm(page: Page, path: string): Promise<number | undefined> {
  await openWithGoogle(page, path);
  await expect(page.getByText("o con tu correo")).toBeVisible();
  return (await page.locator("form").boundingBox())?.y;
}

test("the built form keeps the place of Google's button, so that nothing moves when it comes", async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const scripted = await browser.newContext();
  await scripted.route("https://accounts.google.com/gsi/client", (route) => route.abort());
  for (const path of ["/login", "/signup"]) {
    const built = await topOfForm(await plain.newPage(), path);
    const page = await scripted.newPage();
    await topOfForm(page, path);
    await expect(page.locator("[data-msg='google.failed']")).toBeVisible();
    expect((await page.locator("form").boundingBox())?.y).toBe(built);
  }
  await Promise.all([plain.close(), scripted.close()]);
});

test("where there is no Google client, nothing is said of it", async ({ page }) => {
  for (const path of ["/login", "/signup"]) {
    await openPage(page, path);
    await expect(page.getByText("o con tu correo")).toBeHidden();
  }
});

test("Google's button appears where the installation has a client, and is no wider than the form", async ({ page }) => {
  const program = `window.google = { accounts: { id: { initialize(o) { this.client = o.client_id },
    renderButton(place, { width }) {
      const button = document.createElement("div");
      button.style.width = width + "px";
      button.textContent = "Google " + this.client;
      place.append(button);
    } } } }`;
  await page.route("https://accounts.google.com/gsi/client", (route) =>
    route.fulfill({ contentType: "text/javascript", body: program }),
  );
  // A page that comes alive as another than it was built throws away what was typed into it meanwhile.
  const unlike: string[] = [];
  page.on("pageerror", ({ message }) => unlike.push(message));
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openWithGoogle(page);
    const button = page.getByText("Google a-client");
    await expect(button).toBeVisible();
    const form = await page.locator("form").boundingBox();
    expect((await button.boundingBox())?.width).toBe(form?.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  await expect(page.getByText("o con tu correo")).toBeVisible();
  expect(unlike).toEqual([]);
});

test("Google is told this browser's nonce, and anew after a sign-in that was refused", async ({ page }) => {
  const claims = Buffer.from(JSON.stringify({ email: "ana@example.test", sub: "1" })).toString("base64url");
  const program = `window.google = { accounts: { id: { initialize(o) { this.options = o; },
    renderButton(place) {
      const { nonce, callback } = this.options;
      const button = document.createElement("button");
      button.textContent = "Google " + nonce;
      button.onclick = () => callback({ credential: "x.${claims}.x" });
      place.append(button);
    } } } }`;
  await page.route("https://accounts.google.com/gsi/client", (route) =>
    route.fulfill({ contentType: "text/javascript", body: program }),
  );
  await openWithGoogle(page);
  const button = page.getByRole("button", { name: /^Google [\w-]{43}$/ });
  const nonce = await button.textContent();
  const { nonce: ofBrowser } = (await (await page.request.post("/api/auth/google-nonce")).json()) as { nonce: string };
  expect(nonce).toBe(`Google ${ofBrowser}`);
  const refused = { success: false, message: "", code: "BAD_CREDENTIALS", requestId: "r" };
  await page.route("**/api/auth/google-auth", (route) => route.fulfill({ status: 401, json: refused }));
  await page.context().clearCookies();
  await button.click();
  await expect(page.locator("[data-msg='google.refused']")).toBeFocused();
  await expect(button).not.toHaveText(nonce!);
});

test("where Google does not answer, the form says so and stays where it is", async ({ page }) => {
  await page.route("https://accounts.google.com/gsi/client", (route) => route.abort());
  await openWithGoogle(page);
  await expect(page.getByText("Google no responde. Usa tu correo o inténtalo más tarde.")).toBeVisible();
});

test("a name or an address that somebody has is refused beside its field", async ({ page }) => {
  await openPage(page, "/signup");
  let taken = "EMAIL_TAKEN";
  await page.route("**/api/auth/register", (route) =>
    route.fulfill({ status: 409, json: { success: false, code: taken, message: "", requestId: "r" } }),
  );
  const words = { username: "Sol", email: "sol@example.test", password: "una clave", confirmPassword: "una clave" };
  for (const [name, value] of Object.entries(words)) await page.locator(`input[name=${name}]`).fill(value);
  for (const [code, field] of [
    ["EMAIL_TAKEN", "email"],
    ["USERNAME_TAKEN", "username"],
  ] as const) {
    taken = code;
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await expect(page.locator("[data-msg]")).toHaveAttribute("data-msg", `error.${code}`);
    await expect(page.locator("[aria-invalid=true]")).toHaveAttribute("name", field);
    await expect(page.locator(`input[name=${field}]`)).toBeFocused();
  }
});

test("the sign-in screens load no schemas", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  for (const path of ["/login", "/signup", "/forgot-password"]) await openPage(page, path);
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes("safeParse"))).toEqual([]);
});

test("an account screen shows no words of another language or state before its own", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const wordsOf = () => page.locator("main h1");
  await page.goto("/signup?access=request", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "Sondeo" })).toBeVisible();
  await expect(wordsOf()).toBeHidden();
  held.resolve();
  await expect(wordsOf()).toHaveText("Solicita acceso");
  await expect(wordsOf()).toBeVisible();
});

const waiting = [
  { path: "/login", language: "en", button: "Log in", label: "Login..." },
  { path: "/signup", language: "es", button: "Crear cuenta", label: "Creando cuenta..." },
  { path: "/forgot-password", language: "en", button: "Send instructions", label: "Sending..." },
  { path: "/reset-password/token", language: "es", button: "Restablecer contraseña", label: "Restableciendo..." },
] as const;

test("the account screens say that they are at work, and what to do when no answer comes", async ({ page }) => {
  for (const { path, language, button, label } of waiting) {
    await page.addInitScript((chosen) => localStorage.setItem("sondeo.language", chosen), language);
    const { promise: asked, resolve: receive } = Promise.withResolvers<Route>();
    await page.route(/\/api\/auth\/(login|register|forgot|reset)/, receive);
    await openPage(page, path);
    const typed = { username: "Ana", email: "ana@example.test", password: "una clave larga" };
    for (const [name, words] of Object.entries({ ...typed, confirmPassword: typed.password })) {
      const field = page.locator(`input[name=${name}]:visible`);
      if ((await field.count()) > 0) await field.fill(words);
    }
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("button", { name: label })).toBeVisible();
    await (await asked).abort();
    await expect(page.locator('[data-tone="error"]')).toBeFocused();
  }
});

test("the link of a mail proves an address only when its button is pressed", async ({ page }) => {
  const calls: string[] = [];
  await page.route("**/api/auth/verify-email", (route) => {
    calls.push(route.request().method());
    return calls.length === 1 ? route.continue() : route.fulfill({ json: { success: true } });
  });
  await openPage(page, "/verify-email?token=made-up");
  await expect(page.getByRole("heading", { level: 1, name: "Confirma tu correo" })).toBeVisible();
  expect(calls).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  const confirm = page.getByRole("button", { name: "Confirmar mi correo" });
  await confirm.click();
  await expect(page.locator('[data-msg="email.linkDead"]')).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  // A dead link is not tried again: signing in sends another.
  await expect(confirm).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Iniciar sesión" })).toBeFocused();
  await page.reload();
  await confirm.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Correo confirmado. Inicia sesión.")).toBeVisible();
  expect(calls).toEqual(["POST", "POST"]);
});
