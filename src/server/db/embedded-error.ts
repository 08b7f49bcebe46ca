export type EmbeddedPostgresFailure = "no-binary" | "in-use" | "not-permitted" | "wrong-folder" | "did-not-start";

/** Why there is no embedded database; the message says what to do next. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
  readonly code: EmbeddedPostgresFailure;

  constructor(code: EmbeddedPostgresFailure, message: string) {
    super(message);
    this.code = code;
  }
}
