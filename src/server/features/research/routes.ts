import type { FastifyInstance } from "fastify";
import * as contract from "../../../contract/research.ts";
import type { Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { longRoute } from "../../jobs/long-route.ts";
import { describeDirectory } from "./describe-directory.ts";
import { listDirectories } from "./list-directories.ts";

export function researchRoutes(app: FastifyInstance, deps: Deps, jobs: readonly AnyJobDefinition[]): void {
  route(app, contract.listDirectories, (ctx) => listDirectories(ctx));
  route(app, contract.describeDirectory, (ctx, { body }) => describeDirectory(ctx, deps.trade, body.directoryId));
  for (const job of jobs) longRoute(app, deps, job);
}
