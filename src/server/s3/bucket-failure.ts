/** Why a bucket did not do what it was asked. */
export type BucketProblem =
  | "no-bucket"
  | "no-credentials"
  | "no-region"
  | "wrong-region"
  | "wrong-clock"
  | "refused"
  | "unreachable"
  | "too-large"
  | "unexpected";

/** A bucket's failure, in words of ours: what the service said may quote a key or what was signed with it. */
export class BucketFailure extends Error {
  override readonly name = "BucketFailure";
  readonly address: string;
  readonly problem: BucketProblem;
  /** The service's or the system's own word for it, such as AccessDenied or ECONNREFUSED. */
  readonly said: string | null;
  /** For the log. */
  readonly code: string;

  constructor(address: string, problem: BucketProblem, said: string | null) {
    super(`${address}: ${problem}${said === null ? "" : ` (${said})`}`);
    this.address = address;
    this.problem = problem;
    this.said = said;
    this.code = `S3_${problem.toUpperCase().replaceAll("-", "_")}`;
  }
}

const problemOfCode: Readonly<Record<string, BucketProblem>> = {
  NoSuchBucket: "no-bucket",
  InvalidBucketName: "no-bucket",
  PermanentRedirect: "wrong-region",
  AuthorizationHeaderMalformed: "wrong-region",
  IllegalLocationConstraintException: "wrong-region",
  RequestTimeTooSkewed: "wrong-clock",
  CredentialsProviderError: "no-credentials",
  TokenProviderError: "no-credentials",
};

const tryLater = new Set([408, 429]);

/** Reads what the client threw. What is no answer of the service is a service out of reach. */
export function bucketFailure(address: string, thrown: unknown): BucketFailure {
  if (thrown instanceof BucketFailure) return thrown;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const status = statusOf(error);
  const said = wordOf(error, status);
  return new BucketFailure(address, problemOf(error, said, status), said);
}

function problemOf(error: Error, said: string | null, status: number | null): BucketProblem {
  const known = problemOfCode[said ?? ""];
  if (known) return known;
  if (/region is missing/i.test(error.message)) return "no-region";
  if (status === null) return "unreachable";
  if (status === 301 || status === 307) return "wrong-region";
  if (status === 401 || status === 403) return "refused";
  return status >= 500 || tryLater.has(status) ? "unreachable" : "unexpected";
}

function statusOf(error: Error): number | null {
  const { $metadata: metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return metadata?.httpStatusCode ?? null;
}

/** A word such as NoSuchBucket or ECONNREFUSED, never a sentence. */
function wordOf(error: Error, status: number | null): string | null {
  const names = ["code" in error ? String(error.code) : "", error.name];
  const word = names.find((name) => /^\w{3,60}$/.test(name) && name !== "Error");
  return word ?? (status === null ? null : `status ${status}`);
}
