/** Why an import was refused. Closed; the folder keeps what it had. */
export type ImportRefusal =
  | "busy"
  | "not-found"
  | "unreachable"
  | "refused-by-server"
  | "wrong-checksum"
  | "cut"
  | "wrong-format"
  | "wrong-row"
  | "empty"
  | "not-licensed"
  | "no-space";

/** Ends an import wherever it stands; `detail` names the file, and the line where one is wrong. */
export class ImportFailure extends Error {
  override readonly name = "ImportFailure";
  readonly reason: ImportRefusal;

  constructor(reason: ImportRefusal, detail: string) {
    super(detail);
    this.reason = reason;
  }
}
