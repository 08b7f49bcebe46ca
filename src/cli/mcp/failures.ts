import type { NoReportReason } from "../../domain/research.ts";
import type { NoTable } from "../../server/extraction/messages.ts";
import type { ScrapeFailureReason } from "../../domain/snapshot.ts";
import { nextStep } from "../page-source.ts";

export type FailureCode =
  | ScrapeFailureReason
  | NoTable
  | NoReportReason
  | "bad-address"
  | "which-page"
  | "unreadable-file"
  | "unknown-set"
  | "unknown-code"
  | "not-configured"
  | "internal";

/** A tool was understood and cannot give what was asked; `more` is what to choose from. */
export type ToolFailure = { readonly ok: false; readonly code: FailureCode; readonly more?: Record<string, unknown> };

export type Outcome<T> = { readonly ok: true; readonly answer: T } | ToolFailure;

export const refuse = (code: FailureCode, more?: Record<string, unknown>): ToolFailure => ({ ok: false, code, more });

const askTheUser = "tell the user, who can read it in a browser";

/** What to do about each. An assistant reads them, and cannot override what the user of a terminal may. */
export const nextSteps: Readonly<Record<FailureCode, string>> = {
  ...nextStep,
  "robots-disallowed": `the site asks programs not to read this page: ${askTheUser}`,
  "robots-unreachable": "the site's robots.txt fails, so that it may not be read now: try again later",
  "unsafe-url": "private addresses are read only when the user started Sondeo with EGRESS_ALLOW for their host:port",
  unmatched: "the page does not have that set: survey_page lists those that it has",
  empty: "nothing on the page is like what was asked for: survey_page shows what it has, name that instead",
  filtered: "no record meets the conditions of the prompt: leave one out",
  "unknown-product":
    "nothing is called so for sure: try a plainer name or the English one, or give a code of candidates",
  "no-good": "it is a service, and figures are of goods",
  "several-products": "the name means several goods: ask the user which, and give its code of candidates",
  "no-figures": "no source at hand has figures of it: the user can import more with sondeo data import",
  "bad-address": "give a whole web address with http or https",
  "which-page": "give either url or file",
  "unreadable-file": "give the path of a saved page below the folder that the user named, without hidden names",
  "unknown-set": "give one of sets, or leave set out",
  "unknown-code": "give two, four or six digits of the Harmonised System; find_product_codes finds them",
  "not-configured": "Sondeo cannot run as it is set up: the user finds why in what sondeo mcp wrote to standard error",
  internal: "this should not happen: the user finds what went wrong in what sondeo mcp wrote to standard error",
};
