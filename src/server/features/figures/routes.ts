import type { FastifyInstance } from "fastify";
import * as contract from "../../../contract/figures.ts";
import type { Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { longRoute } from "../../jobs/long-route.ts";
import { listFigures } from "./list-figures.ts";

export function figureRoutes(app: FastifyInstance, deps: Deps, jobs: readonly AnyJobDefinition[]): void {
  route(app, contract.listFigures, (ctx) => listFigures(ctx, deps));
  for (const job of jobs) longRoute(app, deps, job);
}
