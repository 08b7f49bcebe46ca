import * as accounts from "./accounts.ts";
import * as billing from "./billing.ts";
import type { Endpoint } from "./endpoint.ts";
import * as exports from "./exports.ts";
import * as figures from "./figures.ts";
import * as jobs from "./jobs.ts";
import * as research from "./research.ts";
import * as searches from "./searches.ts";
import * as website from "./website.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;

/** Every call of the product, in the order of the OpenAPI page. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  billing,
  searches,
  research,
  website,
  exports,
  figures,
  jobs,
].flatMap((area) => Object.values(area).filter(isEndpoint));
