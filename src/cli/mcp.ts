import { Console } from "node:console";
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { type Command, parseWords } from "./command.ts";
import { openTools } from "./mcp/offer-tools.ts";
import { tell } from "./output.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

const usage = "sondeo mcp [--files FOLDER]";
const options = { files: { type: "string" } } as const;

/** The engines as tools for an assistant on the same machine, until it hangs up. */
export const mcp: Command = async (words, config) => {
  const { values, positionals } = parseWords(words, options, usage);
  if (positionals.length > 0) throw new WrongUse(`Usage: ${usage}`);
  const tools = openTools(config, values.files === undefined ? null : folderAt(values.files));
  // Standard output is the protocol's: whatever a library has to say goes to the other one.
  globalThis.console = new Console(process.stderr);
  if (process.stdin.isTTY) tell("sondeo: waiting for an assistant on standard input; Ctrl-C ends it");
  const ended = untilItHangsUp();
  const connection = serveStdio(() => tools.server(), { onerror: ({ message }) => tell(`sondeo: ${message}`) });
  await ended;
  await connection.close();
  await tools.close();
  process.stdin.destroy();
  return 0;
};

function folderAt(path: string): string {
  const folder = resolve(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new CommandFailure(`${folder} is no folder: give the one that holds saved pages`);
}

const untilItHangsUp = (): Promise<void> =>
  new Promise((gone) => {
    for (const event of ["end", "close"]) process.stdin.once(event, gone);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => gone());
  });
