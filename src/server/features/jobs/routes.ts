import type { FastifyInstance } from "fastify";
import * as contract from "../../../contract/jobs.ts";
import type { Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { countStreams } from "../../jobs/open-streams.ts";
import { cancelJob } from "./cancel-job.ts";
import { readJob } from "./read-job.ts";
import { streamEvents } from "./stream-events.ts";

/** A browser opens one for each job that a tab shows; six tabs at most over HTTP/1.1. */
const streamsPerAccount = 20;

export function jobRoutes(app: FastifyInstance, deps: Deps, definitions: ReadonlyMap<string, AnyJobDefinition>): void {
  route(app, contract.readJob, (ctx, { params }) => readJob(ctx, definitions, params.id));
  route(app, contract.cancelJob, (ctx, { params }) => cancelJob(ctx, deps, params.id));
  const streams = countStreams(streamsPerAccount);
  app.get<{ Params: { id: string } }>(contract.jobEventsPath, (request, reply) =>
    streamEvents({ ...deps, streams }, request, reply),
  );
}
