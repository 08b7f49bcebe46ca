export type BackupProblemCode =
  | "file-exists"
  | "file-unreadable"
  | "file-unwritable"
  | "interrupted"
  | "no-backup"
  | "cut-off"
  | "damaged"
  | "newer-backup"
  | "other-history"
  | "no-database"
  | "foreign-database"
  | "server-runs"
  | "holds-accounts"
  | "store-unwritable";

/** Why a backup is not made or not restored; the message says what to do next. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
  readonly code: BackupProblemCode;

  constructor(code: BackupProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const systemCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
