import { existsSync } from "node:fs";
import { z } from "zod";
import type { ScrapeFailureReason, Snapshot } from "../domain/snapshot.ts";
import { namesScheme, parseWebAddress } from "../domain/web-address.ts";
import type { PageRequest, Scraper } from "../scraper/index.ts";
import { readPageFile } from "../scraper/read-page-file.ts";
import type { EngineConfig } from "../server/config.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

/** What every line of a list of pages has: a saved file, with the address it was saved from, or an address to read. */
export const PageLine = z
  .object({
    id: z.union([z.string(), z.number()]),
    file: z.string().optional(),
    url: z.string().optional(),
  })
  .refine((line) => line.file !== undefined || line.url !== undefined, { message: "expected a file or a url" });
export type PageLine = z.infer<typeof PageLine>;

export type PageSource = {
  /** The page behind a path or an address. Throws CommandFailure. */
  open(fileOrUrl: string, how?: PageRequest): Promise<Snapshot>;
  openLine(line: PageLine): Promise<Snapshot>;
  close(): Promise<void>;
};

/** What reads addresses, as for the server. */
export async function scraperOf(config: EngineConfig): Promise<Scraper> {
  const { createScraper } = await import("../scraper/index.ts");
  return createScraper({
    allow: config.egressAllow,
    userAgent: config.userAgent,
    browser: config.browser,
    polite: true,
  });
}

/** Files and addresses as pages. What reads addresses is loaded with the first of them: it takes longer than a saved page. */
export function openPageSource(config: EngineConfig): PageSource {
  let opened: Promise<Scraper> | null = null;
  const fetchPage = async (typed: string, how?: PageRequest) => {
    const url = parseWebAddress(typed);
    if (url === null) throw new WrongUse(`${typed} is neither a file nor a web address`);
    const scraper = await (opened ??= scraperOf(config));
    const result = await scraper.fetchPage(url, { ...how, orPlain: !namesScheme(typed) });
    if (result.ok) return result.snapshot;
    const failed = `${url}: ${result.reason} (${result.detail}); ${nextStep[result.reason]}`;
    throw new CommandFailure(namesScheme(typed) ? failed : `there is no file ${typed}, and at the address ${failed}`);
  };
  return {
    open: (fileOrUrl, how) => (existsSync(fileOrUrl) ? readFile(fileOrUrl) : fetchPage(fileOrUrl, how)),
    openLine: ({ file, url }) => (file === undefined ? fetchPage(url ?? "") : readFile(file, url)),
    close: async () => (await opened)?.close(),
  };
}

async function readFile(path: string, url?: string): Promise<Snapshot> {
  try {
    return await readPageFile(path, url);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(`${path} cannot be read (${why}): give the path of a saved page`);
  }
}

/** What the user of a terminal does about each. */
export const nextStep: Record<ScrapeFailureReason, string> = {
  blocked: "the site refuses programs: save the page in a browser and give the file",
  "too-many-requests": "the site asks to wait: try again in a few minutes",
  "payment-required": "the page is only for people who have paid: save it from your browser and give the file",
  timeout: "try again later, or save the page and give the file",
  "unsafe-url": "a private address is read only when EGRESS_ALLOW lists its host:port",
  "not-html": "give the address of a page",
  "no-text": "its pages are pictures: give the same document with text that can be selected",
  "too-large": "give a smaller page, or a part of it as a file",
  "not-found": "the page is not there: check the address in a browser",
  "server-error": "the site itself fails: try again later",
  unauthorised: "the page is only for people who are logged in: save it from your browser and give the file",
  "http-status": "check the address in a browser",
  tls: "the site's certificate is not valid: check the address",
  dns: "the name is unknown: check the address",
  unreachable: "check the address and the network",
  "redirect-loop": "open the page in a browser and give the address it ends at",
  "empty-page": "the page shows nothing: look at it in a browser",
  "robots-disallowed": "add --ignore-robots if you have the right to read it",
  "robots-unreachable":
    "the site's robots.txt fails: try again later, or add --ignore-robots if you have the right to read it",
  "login-form-missing": "give the exact address of the log-in page",
  "login-credentials": "check the user and the password",
  "login-captcha": "the site wants a person: save the page in a browser and give the file",
  "login-second-factor": "give the authenticator's secret, or use an account without a second step",
  "login-unsafe": "passwords are typed over https and on the named site only: check the address",
  "login-attempts": "wait ten minutes",
  "login-unavailable": "logging in needs a browser: see BROWSER in docs/configuration.md",
};
