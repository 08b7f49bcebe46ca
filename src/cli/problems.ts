import { ConfigError } from "../server/config-error.ts";

/** The command line was written wrongly: exit 2. The message says how to write it. */
export class WrongUse extends Error {
  override readonly name = "WrongUse";
}

/** How a command is written was asked for: exit 0. The message says it. */
export class HelpAsked extends Error {
  override readonly name = "HelpAsked";
}

/** The command was understood and could not be done: exit 1. The message says what to do next. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
}

/** Whatever went wrong, on one line. What nobody foresaw asks to be reported. */
export function describeProblem(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, " · ");
  const isExpected = error instanceof WrongUse || error instanceof CommandFailure || error instanceof ConfigError;
  return isExpected ? message : `this should not happen, please report it: ${message}`;
}
