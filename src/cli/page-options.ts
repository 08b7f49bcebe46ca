import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { z } from "zod";
import type { AdvancedAccess } from "../contract/website.ts";
import { findBadSelector, SiteRules } from "../domain/site-rules.ts";
import type { Snapshot } from "../domain/snapshot.ts";
import type { PageRequest, SiteLogin } from "../scraper/index.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

/** Options of every command that reads a page from an address. */
export const pageOptions = {
  "ignore-robots": { type: "boolean" },
  rules: { type: "string" },
  user: { type: "string" },
  "login-url": { type: "string" },
  access: { type: "string" },
} as const;

export const pageUsage =
  "[--ignore-robots] [--rules FILE.json] [--user NAME [--login-url URL] < PASSWORD] [--access FILE.json]";

type Values = { "ignore-robots"?: boolean; rules?: string; user?: string; "login-url"?: string; access?: string };

/** How to read the page at `url`. A password comes from standard input, where no list of processes shows it. */
export async function readPageRequest(values: Values, url: string): Promise<PageRequest> {
  const { rules, user } = values;
  const access = values.access === undefined ? {} : await readAccess(values.access);
  const { selectors, oneTimeSecret, ...session } = access;
  const ofForm = { ...(selectors && { selectors }), ...(oneTimeSecret !== undefined && { oneTimeSecret }) };
  if (user === undefined && Object.keys(ofForm).length > 0)
    throw new WrongUse("selectors and oneTimeSecret fill in a log-in form: add --user");
  return {
    ignoreRobots: values["ignore-robots"] ?? false,
    ...(rules !== undefined && { rules: readRules(rules) }),
    ...(user !== undefined && { login: { ...(await readLogin(user, values["login-url"] ?? url)), ...ofForm } }),
    ...(Object.keys(session).length > 0 && { session }),
  };
}

/** Other ways in; their shape is loaded where there is one. */
async function readAccess(file: string): Promise<z.output<typeof AdvancedAccess>> {
  const contract = await import("../contract/website.ts");
  return readJson(file, contract.AdvancedAccess);
}

export function readRules(file: string): SiteRules {
  const rules = readJson(file, SiteRules);
  const bad = findBadSelector(rules);
  if (bad !== null) throw new WrongUse(`${file}: not a CSS selector: ${bad}`);
  return rules;
}

function readJson<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new CommandFailure(`${file} cannot be read: check its path`);
  }
  const read = schema.safeParse(parseJson(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new WrongUse(`${file}: ${issue?.path.join(".") || "what it holds"}: ${issue?.message}`);
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function readLogin(user: string, loginUrl: string): Promise<SiteLogin> {
  if (process.stdin.isTTY) throw new WrongUse("--user reads the password from standard input: add < FILE");
  const lines = createInterface({ input: process.stdin, terminal: false });
  for await (const password of lines) {
    lines.close();
    return { loginUrl, user, password };
  }
  throw new WrongUse("--user reads the password from standard input, which is empty");
}

/** How a page was read, for `--explain`. */
export const explainSnapshot = ({ tier, status, finalUrl, notes }: Snapshot): string[] => [
  `page: ${finalUrl}, ${status}, read by ${tier}`,
  ...notes.map((note) => `page: ${note}`),
];
