import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import type { EngineConfig, Environment } from "../server/config.ts";
import { HelpAsked, WrongUse } from "./problems.ts";

/**
 * One command of the terminal: the words after its name in, exit code out. Engines go by `config`; what works on the
 * application reads the whole configuration from `env`.
 */
export type Command = (words: string[], config: EngineConfig, env: Environment) => Promise<number>;

type Words<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>
>;

/** Options and positional words; anything unknown is wrong use, answered with `usage`, as a wish for help is. */
export function parseWords<const O extends ParseArgsOptionsConfig>(
  args: string[],
  options: O,
  usage: string,
): Words<O> {
  if (asksForHelp(args)) throw new HelpAsked(`Usage: ${usage}`);
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split(/[.\n]/, 1);
    throw new WrongUse(`${sentence}. Usage: ${usage}`);
  }
}

/** "--help" or "-h", before a "--" that ends the options. */
const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? args.length : end).some((word) => word === "--help" || word === "-h");
};

/** Options that only a single page or name can have: with a list they would be dropped without a word. */
export function refuseWithBatch(values: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const given = names.filter((name) => values[name] !== undefined);
  if (given.length > 0) throw new WrongUse(`--batch cannot have --${given.join(", --")}`);
}
