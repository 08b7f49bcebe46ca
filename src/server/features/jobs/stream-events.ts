import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { signedIn } from "../../http/route.ts";
import { eventsAfter, isOver } from "../../jobs/events.ts";
import { readOwnJob } from "../../jobs/wait-for-job.ts";

const keepAliveMs = 15_000;

/** Server-sent events of the caller's job, from the one after `Last-Event-ID` to the one that ends it. */
export async function streamEvents(
  deps: Deps,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<void> {
  const ctx = signedIn(request);
  const jobId = request.params.id;
  await readOwnJob(ctx, jobId);
  const gone = new AbortController();
  request.raw.on("close", () => gone.abort());

  reply.hijack();
  reply.raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  let after = Number(request.headers["last-event-id"]) || 0;
  try {
    while (!gone.signal.aborted) {
      const heard = deps.signals.next(jobId, keepAliveMs, gone.signal);
      const events = await eventsAfter(deps.db, { jobId, ownerId: ctx.user.id, after });
      for (const event of events) {
        after = event.id;
        reply.raw.write(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
      }
      const last = events.at(-1);
      if (last && isOver(last.state)) break;
      if (events.length === 0) reply.raw.write(": waiting\n\n");
      await heard;
    }
  } finally {
    reply.raw.end();
  }
}
