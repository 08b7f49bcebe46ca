import type { FastifyInstance } from "fastify";
import * as contract from "../../../contract/website.ts";
import type { Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { longRoute } from "../../jobs/long-route.ts";
import { deleteSiteRules } from "./delete-site-rules.ts";
import { listSiteRules } from "./list-site-rules.ts";
import { readPage } from "./read-page.ts";
import { saveSiteRules } from "./save-site-rules.ts";

export function websiteRoutes(app: FastifyInstance, deps: Deps, jobs: readonly AnyJobDefinition[]): void {
  route(app, contract.readPage, (ctx, { body }) => readPage(ctx, body.id));
  route(app, contract.listSiteRules, async (ctx) => ({ success: true as const, sites: await listSiteRules(ctx) }));
  route(app, contract.saveSiteRules, async (ctx, { body }) => ({
    success: true as const,
    kept: await saveSiteRules(ctx, body, deps.config),
  }));
  route(app, contract.deleteSiteRules, (ctx, { params }) => deleteSiteRules(ctx, params.site));
  for (const job of jobs) longRoute(app, deps, job);
}
