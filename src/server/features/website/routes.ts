import type { FastifyInstance } from "fastify";
import * as contract from "../../../contract/website.ts";
import type { Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { longRoute } from "../../jobs/long-route.ts";
import { readPage } from "./read-page.ts";

export function websiteRoutes(app: FastifyInstance, deps: Deps, jobs: readonly AnyJobDefinition[]): void {
  route(app, contract.readPage, (ctx, { body }) => readPage(ctx, body.id));
  for (const job of jobs) longRoute(app, deps, job);
}
