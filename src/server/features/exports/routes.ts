import type { FastifyInstance, FastifyReply } from "fastify";
import * as contract from "../../../contract/exports.ts";
import { Failure } from "../../../contract/errors.ts";
import { readClock } from "../../db/clock.ts";
import type { Deps } from "../../deps.ts";
import { readIdempotencyKey } from "../../http/idempotency-key.ts";
import { route } from "../../http/route.ts";
import { exportToSheets } from "./export-to-sheets.ts";

export async function exportRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("preSerialization", async (_request, _reply, payload) => {
      const failure = Failure.safeParse(payload);
      return failure.success ? { ...failure.data, error: failure.data.message } : payload;
    });
    route(scope, contract.exportToSheets, async (ctx, { body, request, reply }) =>
      exportToSheets(ctx, deps, body, {
        idempotencyKey: readIdempotencyKey(request.headers),
        hangUp: hangUpOf(reply),
        now: await readClock(ctx.db),
      }),
    );
  });
}

/** Aborted when the caller goes before the answer. */
function hangUpOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
