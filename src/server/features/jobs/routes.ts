import type { FastifyInstance } from "fastify";
import * as contract from "../../../contract/jobs.ts";
import type { Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { cancelJob } from "./cancel-job.ts";
import { readJob } from "./read-job.ts";
import { streamEvents } from "./stream-events.ts";

export function jobRoutes(app: FastifyInstance, deps: Deps, definitions: ReadonlyMap<string, AnyJobDefinition>): void {
  route(app, contract.readJob, (ctx, { params }) => readJob(ctx, definitions, params.id));
  route(app, contract.cancelJob, (ctx, { params }) => cancelJob(ctx, deps, params.id));
  app.get<{ Params: { id: string } }>(contract.jobEventsPath, (request, reply) => streamEvents(deps, request, reply));
}
