import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Snapshot } from "../domain/snapshot.ts";
import { SiteRules } from "../domain/site-rules.ts";
import type { PageRequest, SiteLogin } from "../scraper/index.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

/** Options of every command that reads a page from an address. */
export const pageOptions = {
  "ignore-robots": { type: "boolean" },
  rules: { type: "string" },
  user: { type: "string" },
  "login-url": { type: "string" },
} as const;

export const pageUsage = "[--ignore-robots] [--rules FILE.json] [--user NAME [--login-url URL] < PASSWORD]";

type Values = { "ignore-robots"?: boolean; rules?: string; user?: string; "login-url"?: string };

/** How to read the page at `url`. A password comes from standard input, where no list of processes shows it. */
export async function readPageRequest(values: Values, url: string): Promise<PageRequest> {
  const { rules, user } = values;
  return {
    ignoreRobots: values["ignore-robots"] ?? false,
    ...(rules !== undefined && { rules: readRules(rules) }),
    ...(user !== undefined && { login: await readLogin(user, values["login-url"] ?? url) }),
  };
}

export function readRules(file: string): SiteRules {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new CommandFailure(`${file} cannot be read: check the path of the rules`);
  }
  const rules = SiteRules.safeParse(parseJson(text));
  if (rules.success) return rules.data;
  const [issue] = rules.error.issues;
  throw new WrongUse(`${file}: ${issue?.path.join(".") || "the rules"}: ${issue?.message}`);
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
