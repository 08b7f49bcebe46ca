/** The environment cannot be served; the message lists every problem, one a line. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(["The configuration cannot be used:", ...problems.map((problem) => `  ${problem}`)].join("\n"));
    this.problems = problems;
  }
}
