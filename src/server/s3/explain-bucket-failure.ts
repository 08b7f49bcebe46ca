import { ConfigError } from "../config-error.ts";
import { BucketFailure, type BucketProblem } from "./bucket-failure.ts";

const advice: Readonly<Record<BucketProblem, string>> = {
  "no-bucket": "there is no such bucket; make it, or mend its name, S3_ENDPOINT or AWS_REGION",
  "no-credentials":
    "nothing says who asks; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role",
  "no-region": "its region is not known; set AWS_REGION",
  "wrong-region": "it lies in another region; set AWS_REGION to that one",
  "wrong-clock": "the clock of this machine is wrong; set it",
  refused: "the credentials are refused; give a key that may",
  unreachable: "the service does not answer; see S3_ENDPOINT, AWS_REGION and the network",
  "too-large": "what lies there is larger than anything of Sondeo's; give a prefix of its own",
  unexpected: "the service answers unlike S3; see S3_ENDPOINT",
};

/** A bucket's failure at a start as a ConfigError that names `setting` and says what to do; anything else as it is. */
export function explained(setting: string, error: unknown): unknown {
  if (!(error instanceof BucketFailure)) return error;
  const said = error.said === null ? "" : ` (${error.said})`;
  return new ConfigError([`${setting}: ${error.address} cannot be used: ${advice[error.problem]}${said}`]);
}
