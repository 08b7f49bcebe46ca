import { readEngineConfig } from "../server/config.ts";
import type { Command } from "./command.ts";
import { printLine, tell } from "./output.ts";
import { describeProblem, HelpAsked, WrongUse } from "./problems.ts";

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  survey: async () => (await import("./survey.ts")).survey,
  extract: async () => (await import("./extract.ts")).extract,
  research: async () => (await import("./research.ts")).research,
  codes: async () => (await import("./codes.ts")).codes,
  ai: async () => (await import("./ai.ts")).ai,
  data: async () => (await import("./data.ts")).data,
  admin: async () => (await import("./admin.ts")).admin,
  backup: async () => (await import("./backup.ts")).backup,
  restore: async () => (await import("./backup.ts")).restore,
  mcp: async () => (await import("./mcp.ts")).mcp,
};

const help = `Usage: sondeo COMMAND …

  survey FILE_OR_URL [--json] [--rows]        the record sets of a page
  survey --batch LIST.jsonl --rows            the same for {"id","file","url"?} a line
  extract FILE_OR_URL "PROMPT"                rows of a page, as the prompt says
    [--format json|csv|xlsx] [--limit N] [--explain] [--engine builtin|ai]
  extract --batch LIST.jsonl                  the same for {"id","file","url"?,"prompt"} a line
  research ["PRODUCT"] [--code HS]            who exports a product, with sources
    [--lang es|en] [--format json|csv]
    [--live]                                  asks UN Comtrade and the news too, as configured
  research --batch FILE                       the same for one name a line
  codes "NAME" [--json], codes --batch FILE   product codes that a name may mean
  data list [--json], data verify             the trade figures at hand, and whether they are whole
  data publish                                puts them into the bucket of TRADE_DATA_URL
  data import SOURCE [FILE_OR_URL …]          more of them: baci, faostat-trade, faostat-production,
    [--sha256 SUM] [--release VERSION]        faostat-forestry, fishstat, usgs, bgs, comtrade-file
  ai check                                    whether the configured language model answers
  mcp [--files FOLDER]                        the engines as tools for an assistant, over the Model Context Protocol
  admin …                                     the operator's tasks; "sondeo admin" lists them
  backup [FILE_OR_FOLDER]                     all that people have here, in one new file, also while Sondeo runs
  restore FILE                                a backup into a new DATA_DIR, or an empty database of DATABASE_URL

survey and extract open an address in a browser when it needs one. Further: --explain (how it was read),
--ignore-robots, --rules FILE.json (waitFor, scrolls, loadMore, remove, keep, language),
--user NAME [--login-url URL] < PASSWORD, which logs in first, and --access FILE.json for other ways in
(selectors, oneTimeSecret, cookies, headers, basic).
EGRESS_ALLOW=host:port lets survey, extract and mcp read a private address.`;

async function run([name, ...words]: string[]): Promise<number> {
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    await printLine(help);
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new WrongUse(`There is no command "${name}": "sondeo help" lists them`);
  const command = await load();
  return command(words, readEngineConfig(process.env), process.env);
}

async function exitCodeOf(error: unknown): Promise<number> {
  if (error instanceof HelpAsked) {
    await printLine(error.message);
    return 0;
  }
  tell(`sondeo: ${describeProblem(error)}`);
  return error instanceof WrongUse ? 2 : 1;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader has enough (`sondeo … | head`).
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2)).catch(exitCodeOf);
