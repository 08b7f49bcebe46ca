import type { SiteRules } from "../domain/site-rules.ts";
import type { SiteLogin, SiteSession } from "./site-login.ts";

export type PageRequest = {
  readonly signal?: AbortSignal | undefined;
  /** The https of the address is a guess: without an answer, http is tried. Not when secrets come along. */
  readonly orPlain?: boolean | undefined;
  /** What applies to the pages of this site; rules ask for the browser. */
  readonly rules?: SiteRules | undefined;
  /** The caller has the right to read this page whatever robots.txt says. */
  readonly ignoreRobots?: boolean | undefined;
  /** Log in first. */
  readonly login?: SiteLogin | undefined;
  /** Come with a session that the person already has. */
  readonly session?: SiteSession | undefined;
};
