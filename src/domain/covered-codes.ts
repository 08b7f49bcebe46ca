import type { CoveredProduct } from "./report.ts";
import { dotted } from "./typed-code.ts";

/** More of them say less than the name of the set. */
const mostListed = 8;

/** The codes that the figures of a report are of, as they are printed: each of the set, where the code asked for is not it. */
export function coveredCodes({ code, hs6, asked }: CoveredProduct): string[] {
  const isOtherSet = asked?.code === code && hs6.length <= mostListed;
  return (isOtherSet ? hs6 : [code]).map(dotted);
}
