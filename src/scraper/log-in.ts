import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { ScrapeFailureReason } from "../domain/snapshot.ts";
import { clearCookieWall } from "./cookie-wall.ts";
import type { OpenedHosts } from "./egress.ts";
import { readLiveForms } from "./live-forms.ts";
import type { FieldPlace, LiveForms } from "./live-forms.ts";
import { findLoginForm, loginFields } from "./login-form.ts";
import type { LoginForm } from "./login-form.ts";
import { refuseLoginPage } from "./login-target.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { openUrl } from "./render-page.ts";
import type { RenderContext } from "./render-page.ts";
import { inPage, settlePage } from "./settle-page.ts";
import { shownFrames } from "./shown-frames.ts";
import type { SiteLogin } from "./site-login.ts";
import type { NavigationWatch } from "./watch-navigation.ts";
import { statusReason } from "./status-reason.ts";

export type LoginFailure = { readonly ok: false; readonly reason: ScrapeFailureReason; readonly detail: string };
export type LoginOutcome = { readonly ok: true } | LoginFailure;

type LoginContext = RenderContext & { readonly opened: OpenedHosts };
type Found = { readonly forms: LiveForms; readonly login: LoginForm };

const appearsWithinMs = 4_000;
const lookEveryMs = 250;
const maxSteps = 4;
const wordsOfAShortPage = 100;

const words = {
  wrong:
    "incorrect|inv[aá]lid|wrong|does(n't| not) (match|exist)|no coincide|not (found|recogni[sz]ed)|no (existe|encontramos|reconoc)|fall[oó]|failed|err[oó]ne|denied|denegad|unknown user|desconocid|bloquead|locked|suspend",
  captcha: "recaptcha|hcaptcha|turnstile|captcha-delivery|arkoselabs|funcaptcha|geetest|captcha",
  secondFactor:
    "verification code|security code|authentication code|one[- ]time|two[- ]factor|two[- ]step|2fa|authenticator|c[oó]digo de (verificaci[oó]n|seguridad|un solo uso|acceso)|segundo factor|dos (factores|pasos)|te (hemos )?envia(do|mos) un c[oó]digo|we('ve| have)? sent (you )?a code",
};

type Signs = { wrong: boolean; captcha: boolean; secondFactor: boolean; words: number };

/** What the page says, as yes or no: its text is not taken along. */
function readSigns(patterns: typeof words): Signs {
  const text = document.body?.innerText ?? "";
  const captchas = document.querySelectorAll("iframe,[class*=captcha],[id*=captcha],img,input");
  return {
    wrong: new RegExp(patterns.wrong, "i").test(text),
    captcha: [...captchas].some((element) => {
      const marks = ["src", "class", "id", "name", "alt"].map((name) => element.getAttribute(name) ?? "").join(" ");
      return new RegExp(patterns.captcha, "i").test(marks) && element.checkVisibility();
    }),
    secondFactor: new RegExp(patterns.secondFactor, "i").test(text),
    words: text.split(/\s+/).length,
  };
}

const noSigns: Signs = { wrong: false, captcha: false, secondFactor: false, words: 0 };

/** What the page and the frames of its site say together. */
async function readAllSigns(page: Page, mayRead: (address: string) => boolean): Promise<Signs> {
  const frames = (await shownFrames(page)).filter(
    ({ frame, address }) => frame === page.mainFrame() || mayRead(address),
  );
  const all = await Promise.all(frames.map(({ frame }) => inPage(frame, readSigns, words, noSigns)));
  return {
    wrong: all.some(({ wrong }) => wrong),
    captcha: all.some(({ captcha }) => captcha),
    secondFactor: all.some(({ secondFactor }) => secondFactor),
    words: all.reduce((sum, signs) => sum + signs.words, 0),
  };
}

const hostOf = (page: Page): string => URL.parse(page.url())?.host ?? "";
const fail = (reason: ScrapeFailureReason, page: Page, detail: string): LoginFailure => ({
  ok: false,
  reason,
  detail: `${hostOf(page)}: ${detail}`,
});

/** Fields named by selectors stand in for the recognised ones. */
async function findBySelectors(forms: LiveForms, { selectors }: SiteLogin): Promise<LoginForm | null> {
  if (!selectors) return null;
  const find = async (selector: string | undefined): Promise<FieldPlace | null> =>
    selector === undefined ? null : forms.find(selector);
  const [user, password, submit] = await Promise.all([selectors.user, selectors.password, selectors.submit].map(find));
  const form = (password ?? user)?.form;
  const description = form === undefined ? undefined : forms.descriptions[form];
  if (form === undefined || description === undefined) return null;
  const recognised = loginFields(description);
  return {
    ...recognised,
    form,
    score: 1,
    user: user?.field ?? recognised.user,
    password: password?.field ?? null,
    submit: submit?.field ?? recognised.submit,
  };
}

/** The form to fill next, waited for: applications draw it late. */
async function awaitForm(
  page: Page,
  login: SiteLogin,
  { steps, mayType }: { steps: readonly ("password" | "user")[]; mayType: (address: string) => boolean },
): Promise<Found | null> {
  const until = performance.now() + appearsWithinMs;
  for (;;) {
    const forms = await readLiveForms(page, mayType).catch(() => null);
    if (forms) {
      const named = await findBySelectors(forms, login);
      if (named) return { forms, login: named };
      for (const step of steps) {
        const found = findLoginForm(forms.descriptions, step);
        if (found) return { forms, login: found };
      }
    }
    if (performance.now() > until) return null;
    await wait(lookEveryMs);
  }
}

/** Fills the fields that a form has; false where one takes no text, or has gone with its page meanwhile. */
async function typeInto(
  forms: LiveForms,
  { form, user, password }: LoginForm,
  given: { user: string | null; password: string },
): Promise<boolean> {
  if (user !== null && given.user !== null && !(await forms.fill(form, user, given.user))) return false;
  return password === null || forms.fill(form, password, given.password);
}

/**
 * Logs in to a site in an open page: finds the form, fills it in one or two steps, sends it and tells how it went.
 * Nothing it returns holds a secret, nor text of the page. Rejects as the browser does when the page is gone.
 */
export async function logIn(
  page: Page,
  login: SiteLogin,
  navigation: NavigationWatch,
  context: LoginContext,
): Promise<LoginOutcome> {
  const settle = (): Promise<void> => settlePage(page, navigation, context.limits.settleMs);
  const unsafe = (): LoginFailure | null => {
    const refusal = refuseLoginPage(page.url(), login.loginUrl, context.opened);
    return refusal === null ? null : { ok: false, reason: "login-unsafe", detail: refusal };
  };
  const mayType = (address: string): boolean => refuseLoginPage(address, login.loginUrl, context.opened) === null;

  const early = refuseLoginPage(login.loginUrl, login.loginUrl, context.opened);
  if (early !== null) return { ok: false, reason: "login-unsafe", detail: early };
  const problem = await openUrl(page, login.loginUrl, navigation, context);
  if (problem !== null) return { ok: false, reason: problem.reason, detail: problem.detail };
  await settle();
  if ((await clearCookieWall(page)) !== null) await settle();

  let filled: "nothing" | "user" | "password" = "nothing";
  for (let step = 0; step < maxSteps; step++) {
    const stop = unsafe();
    if (filled !== "nothing") {
      const over = await judge(page, navigation, filled, { login, mayType });
      if (over !== null) return over;
    }
    if (stop !== null) return stop;
    const steps = filled === "nothing" ? (["password", "user"] as const) : (["password"] as const);
    const found = await awaitForm(page, login, { steps, mayType });
    if (found === null) {
      const foreign = await readLiveForms(page, (address) => !mayType(address)).catch(() => null);
      if (foreign !== null && findLoginForm(foreign.descriptions, "password") !== null)
        return fail("login-unsafe", page, "the form stands in a frame of another site");
      const signs = await readAllSigns(page, mayType);
      const status = navigation.lastDocument()?.status() ?? 200;
      if (status > 399) return fail(statusReason(status), page, `${status} at the log-in page`);
      return signs.captcha
        ? fail("login-captcha", page, "a captcha stands before the form")
        : fail("login-form-missing", page, "no form to log in with");
    }
    const { forms, login: form } = found;
    if (!(await typeInto(forms, form, filled === "user" ? { ...login, user: null } : login))) continue;
    filled = form.password === null ? "user" : "password";
    const isSent = await forms.submit(form.form, form.submit);
    if (!isSent) return fail("login-unsafe", page, "the form would be sent without encryption");
    await wait(lookEveryMs);
    await settle();
  }
  return fail("login-form-missing", page, "too many steps");
}

/** What the page shows after a form was sent; null: another step of the same log-in. */
async function judge(
  page: Page,
  navigation: NavigationWatch,
  filled: "user" | "password",
  { login, mayType }: { login: SiteLogin; mayType: (address: string) => boolean },
): Promise<LoginOutcome | null> {
  const signs = await readAllSigns(page, mayType);
  const forms = await readLiveForms(page, mayType).catch(() => null);
  const descriptions = forms?.descriptions ?? [];
  const again = findLoginForm(descriptions, "password");
  if (filled === "user") {
    if (again !== null) return null;
    if (signs.captcha) return fail("login-captcha", page, "a captcha after the user's name");
    return signs.wrong ? fail("login-credentials", page, "the user's name was refused") : null;
  }
  const code = codeField(descriptions);
  if (again === null && (code !== null || (signs.secondFactor && signs.words < wordsOfAShortPage))) {
    return passSecondFactor(page, navigation, { forms, code, login, mayType });
  }
  const status = navigation.lastDocument()?.status() ?? 200;
  if (status === 429) return fail("login-attempts", page, "the site asks to wait");
  if (again !== null) {
    return signs.captcha && !signs.wrong
      ? fail("login-captcha", page, "a captcha after sending")
      : fail("login-credentials", page, "the form is still there");
  }
  const isErrorPage = status > 399 || (signs.wrong && signs.words < wordsOfAShortPage);
  return isErrorPage ? fail("login-credentials", page, "the answer is an error") : { ok: true };
}

type CodeField = FieldPlace & { readonly submit: number | null };

function codeField(forms: LiveForms["descriptions"]): CodeField | null {
  for (const [form, description] of forms.entries()) {
    const { oneTimeCode: field, submit } = loginFields(description);
    if (field !== null) return { form, field, submit };
  }
  return null;
}

async function passSecondFactor(
  page: Page,
  navigation: NavigationWatch,
  o: {
    forms: LiveForms | null;
    code: CodeField | null;
    login: SiteLogin;
    mayType: (address: string) => boolean;
  },
): Promise<LoginOutcome> {
  const { forms, code, login, mayType } = o;
  const digits = login.oneTimeSecret === undefined ? null : oneTimeCode(login.oneTimeSecret, Date.now());
  if (digits === null || code === null || forms === null)
    return fail("login-second-factor", page, "a code is asked for");
  await forms.fill(code.form, code.field, digits);
  await forms.submit(code.form, code.submit);
  await wait(lookEveryMs);
  await settlePage(page, navigation, 4_000);
  const after = await readLiveForms(page, mayType).catch(() => null);
  const isStillAsked = after !== null && codeField(after.descriptions) !== null;
  return isStillAsked ? fail("login-second-factor", page, "the code was refused") : { ok: true };
}
