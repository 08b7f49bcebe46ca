import type { Page } from "playwright-core";
import type { ScrapeFailureReason } from "../domain/snapshot.ts";
import { bringSession } from "./bring-session.ts";
import { BrowserUnavailable } from "./browser-unavailable.ts";
import { checkUrl } from "./egress.ts";
import type { FetchResult } from "./fetch-page.ts";
import type { FetchContext } from "./follow-redirects.ts";
import { readLiveForms } from "./live-forms.ts";
import { logIn } from "./log-in.ts";
import type { LoginAttempts } from "./login-attempts.ts";
import { findLoginForm } from "./login-form.ts";
import { refuseLoginPage, siteOf } from "./login-target.ts";
import { openUrl, readOpenPage } from "./render-page.ts";
import type { Rendered, RenderContext } from "./render-page.ts";
import { inBrowser, snapshotOfMarkup } from "./in-browser.ts";
import type { BrowserTier } from "./in-browser.ts";
import type { PageRequest } from "./page-request.ts";
import { inPage } from "./settle-page.ts";
import type { SiteLogin } from "./site-login.ts";
import { watchNavigation } from "./watch-navigation.ts";
import { secretsOf, withoutSecrets } from "./without-secrets.ts";

const wordsOfALoginPage = 150;
const countWords = (): number => document.body?.innerText.split(/\s+/).length ?? 0;

async function asksToLogInAgain(page: Page): Promise<boolean> {
  const forms = await readLiveForms(page, () => true).catch(() => null);
  if (forms === null || findLoginForm(forms.descriptions, "password") === null) return false;
  return (await inPage(page, countWords, null, Infinity)) < wordsOfALoginPage;
}

type Secrets = Pick<PageRequest, "login" | "session">;

async function readBehindLogin(page: Page, url: URL, secrets: Secrets, context: LoginRender): Promise<Rendered> {
  const navigation = watchNavigation(page);
  if (secrets.session) await bringSession(page, url, secrets.session);
  if (secrets.login) {
    const outcome = await logIn(page, secrets.login, navigation, context);
    if (!outcome.ok) return { ...outcome, status: navigation.lastDocument()?.status() ?? null };
  }
  const problem = await openUrl(page, url.href, navigation, context);
  if (problem !== null) return problem;
  const rendered = await readOpenPage(page, navigation, context);
  if (!rendered.ok) return rendered.reason === "unauthorised" ? { ...rendered, reason: "login-credentials" } : rendered;
  if (await asksToLogInAgain(page)) {
    const detail = `${url.host}: the page asks to log in again`;
    return { ok: false, reason: "login-credentials", detail, status: rendered.status };
  }
  return withoutSecrets(rendered, secretsOf(secrets));
}

type LoginRender = RenderContext & { readonly opened: FetchContext["opened"] };

function refuse(url: URL, login: SiteLogin | undefined, context: FetchContext): string | null {
  if (login) return refuseLoginPage(login.loginUrl, login.loginUrl, context.opened);
  return refuseLoginPage(url.href, url.href, context.opened);
}

const fail = (reason: ScrapeFailureReason, detail: string): FetchResult => ({
  ok: false,
  reason,
  detail,
  status: null,
});

/**
 * One page behind a log-in, always in the browser: logs in by form, or brings a session, then opens exactly `url`.
 * Whatever goes wrong is a reason without a secret in it. Rejects only when `signal` aborts.
 */
export async function scrapeBehindLogin(
  address: string,
  context: FetchContext,
  startBrowser: (() => Promise<BrowserTier>) | null,
  o: PageRequest & { attempts: LoginAttempts },
): Promise<FetchResult> {
  const { login, session, signal, rules = {} } = o;
  const checked = checkUrl(address, context.opened);
  if (!checked.ok) return fail("unsafe-url", checked.detail);
  const { url } = checked.target;
  const refusal = refuse(url, login, context);
  if (refusal !== null) return fail("login-unsafe", refusal);
  if (startBrowser === null) return fail("login-unavailable", "the browser is off");
  const site = siteOf(new URL(login?.loginUrl ?? url));
  if (!o.attempts.take(site, Date.now())) return fail("login-attempts", `${site}: too many log-ins`);
  try {
    const tier = await startBrowser();
    if (!tier.mayTypeSecrets) return fail("login-unavailable", "the remote browser is reached without encryption");
    const { proxy, limits } = tier;
    const locale = rules.language ?? "es-ES";
    const options = { userAgent: context.userAgent, locale, timeoutMs: context.limits.loginTimeoutMs, signal };
    const rendered = await inBrowser(url.href, tier, options, (page) =>
      readBehindLogin(page, url, { login, session }, { proxy, limits, rules, opened: context.opened }),
    );
    if (!rendered.ok) return rendered;
    const notes = [login ? "after logging in" : "with a session", ...rendered.notes];
    return { ok: true, snapshot: snapshotOfMarkup(address, rendered, notes) };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof BrowserUnavailable)) throw error;
    return fail("login-unavailable", error.message);
  }
}
