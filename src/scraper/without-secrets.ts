import type { SiteSession } from "./site-login.ts";
import { cookiesOf } from "./bring-session.ts";
import type { PageRequest } from "./page-request.ts";

/** Shorter ones are too common to be told from text; what is not typed may be a word, such as a cookie's "accepted". */
const lettersOfASecret = { typed: 6, sent: 12 };

const basicOf = ({ basic }: SiteSession): string[] =>
  basic ? [Buffer.from(`${basic.user}:${basic.password}`).toString("base64")] : [];

/** What of all that a person gave to get in must not stand in a snapshot. */
export function secretsOf({ login, session = {} }: Pick<PageRequest, "login" | "session">): string[] {
  const typed = [login?.password, login?.oneTimeSecret, session.basic?.password].filter((text) => text !== undefined);
  const cookies = cookiesOf(session).map(({ value }) => value);
  const sent = [...Object.values(session.headers ?? {}), ...cookies, ...basicOf(session)];
  return [
    ...typed.filter((secret) => secret.length >= lettersOfASecret.typed),
    ...sent.filter((secret) => secret.length >= lettersOfASecret.sent),
  ];
}

/** How a page may write a text that it was given: as markup, in an address, in a script's data. */
function writtenForms(secret: string): Set<string> {
  const text = secret.toWellFormed();
  const bytes = Buffer.from(text);
  const inText = text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\u00A0", "&nbsp;");
  const inJson = JSON.stringify(text).slice(1, -1);
  return new Set([
    secret,
    text,
    inText,
    inText.replaceAll('"', "&quot;"),
    encodeURIComponent(text),
    encodeURI(text),
    new URLSearchParams({ text }).toString().slice("text=".length),
    inJson,
    inJson.replaceAll(/[<>&']/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`),
    bytes.toString("base64"),
    bytes.toString("base64url"),
  ]);
}

const strike = (text: string, secrets: readonly string[]): string =>
  secrets.reduce(
    (left, secret) => [...writtenForms(secret)].reduce((rest, form) => rest.replaceAll(form, ""), left),
    text,
  );

/** A page that shows back what it was given, in its markup or in its address, does not carry it into a snapshot. */
export function withoutSecrets<Page extends { readonly html: string; readonly finalUrl: string }>(
  page: Page,
  secrets: readonly string[],
): Page {
  const { origin, href } = new URL(page.finalUrl);
  const start = href.startsWith(origin) ? origin : "";
  return {
    ...page,
    html: strike(page.html, secrets),
    finalUrl: start + strike(page.finalUrl.slice(start.length), secrets),
  };
}
