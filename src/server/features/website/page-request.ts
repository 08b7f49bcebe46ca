import type { Parsed } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/website.ts";
import type { SiteRules } from "../../../domain/site-rules.ts";
import { namesScheme, parseWebAddress } from "../../../domain/web-address.ts";
import type { SiteLogin, SiteSession } from "../../../scraper/index.ts";
import type { Config } from "../../config.ts";
import type { Ctx } from "../../ctx.ts";
import { AppError } from "../../errors.ts";
import { findSiteRules, refuseBadSelectors } from "./kept-site-rules.ts";
import { requirePro } from "./require-pro.ts";

type Body = Parsed<typeof contract.scrapeWebsite>["body"];

/** What is stored of a wanted page. */
export type WantedPage = {
  readonly url: string;
  /** No scheme was typed. */
  readonly orPlain: boolean;
  /** Whether secrets come with it, kept apart. */
  readonly login: boolean;
  readonly rules: SiteRules | null;
  readonly ignoreRobots: boolean;
  readonly fresh: boolean;
  /** A page with nothing but a log-in form is wanted too. */
  readonly readLoginPage: boolean;
};

/** What is never stored of it. */
export type PageSecrets = { readonly login?: SiteLogin; readonly session?: SiteSession };

/** Checks a wanted page before anything is stored. Throws an AppError in the specified words. */
export async function readWantedPage(
  body: Body,
  ctx: Ctx,
  config: Pick<Config, "browser" | "planLimits">,
): Promise<WantedPage> {
  const url = parseWebAddress(body.url);
  if (url === null) throw new AppError("INVALID_INPUT", "Please enter a valid URL");
  if (body.auth === true && (!body.email || !body.password)) {
    throw new AppError("INVALID_INPUT", "Please enter both email and password");
  }
  const login = body.auth === true ? loginAddress(body) : url;
  if (login === null) throw new AppError("INVALID_INPUT", "Please enter a valid login URL");
  if (namesPerson(url) || namesPerson(login)) {
    throw new AppError("INVALID_INPUT", "Please enter a URL without user name and password");
  }
  if (body.rules ?? body.advanced) requirePro(ctx.user, config);
  if (body.rules) refuseBadSelectors(body.rules);
  const hasSecrets = secretsOf(body) !== null;
  if (hasSecrets && config.browser.kind === "off") {
    throw new AppError("NOT_CONFIGURED", "Signing in to other sites is not available on this server");
  }
  return {
    url,
    orPlain: !namesScheme(body.url),
    login: hasSecrets,
    rules: body.rules === undefined ? await findSiteRules(ctx, url, config) : body.rules,
    ignoreRobots: body.ignoreRobots ?? false,
    fresh: body.fresh ?? false,
    readLoginPage: body.readLoginPage ?? false,
  };
}

/** Addresses are stored, and who signs in to where must not be. */
function namesPerson(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== "" || password !== "";
}

/** The page itself where no address to log in at is given; null when what is given is none. */
const loginAddress = ({ url, loginUrl }: Body): string | null => parseWebAddress(loginUrl?.trim() || url);

/** The log-in and the session that come with a body; null: neither. */
export function secretsOf(body: Body): PageSecrets | null {
  const { selectors, oneTimeSecret, cookies, headers, basic } = body.advanced ?? {};
  const address = body.auth === true ? loginAddress(body) : null;
  const login: SiteLogin | null =
    address === null
      ? null
      : {
          loginUrl: address,
          user: body.email ?? "",
          password: body.password ?? "",
          ...(selectors && { selectors }),
          ...(oneTimeSecret && { oneTimeSecret }),
        };
  const session: SiteSession | null = cookies || headers || basic ? { cookies, headers, basic } : null;
  return login || session ? { ...(login && { login }), ...(session && { session }) } : null;
}
