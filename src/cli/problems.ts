/** The command line was written wrongly: exit 2. The message says how to write it. */
export class WrongUse extends Error {
  override readonly name = "WrongUse";
}

/** The command was understood and could not be done: exit 1. The message says what to do next. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
}
