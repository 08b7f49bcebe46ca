import type { ErrorCode } from "../contract/errors.ts";

/** A failure the user can be told about. Anything else is a bug and leaves as INTERNAL. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;

  /** `message` goes on the wire: the specification's words where it has them, never a secret. */
  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
