import type { Deps } from "../../deps.ts";
import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { analysePageJob } from "./analyse-page.ts";
import { scrapeWebsiteJob } from "./scrape-website.ts";

export const websiteJobs = (
  deps: Pick<Deps, "ai" | "config" | "scraper" | "extraction" | "ledgerOf" | "log" | "objects" | "secrets">,
): AnyJobDefinition[] => [scrapeWebsiteJob(deps), analysePageJob(deps)];
