import type { FastifyReply, FastifyRequest } from "fastify";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../ctx.ts";
import { job } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { signedIn } from "../../http/route.ts";
import { eventsAfter, isOver } from "../../jobs/events.ts";
import type { OpenStreams } from "../../jobs/open-streams.ts";
import { readOwnJob } from "../../jobs/wait-for-job.ts";

const keepAliveMs = 15_000;

/** Server-sent events of the caller's job, from the one after `Last-Event-ID` to the one that ends it. */
export async function streamEvents(
  deps: Pick<Deps, "db" | "signals"> & { readonly streams: OpenStreams },
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply | void> {
  const ctx = signedIn(request);
  const jobId = request.params.id;
  const { state } = await readOwnJob(ctx, jobId);
  let after = readEventId(request.headers["last-event-id"]);
  const ofJob = { jobId, ownerId: ctx.user.id };
  const isToldWhole = isOver(state) && (await eventsAfter(deps.db, { ...ofJob, after })).length === 0;
  // Browsers ask again when a stream ends, unless they are told that there is no more.
  if (isToldWhole) return reply.code(204).send();
  if (!deps.streams.enter(ctx.user.id)) {
    throw new AppError("RATE_LIMITED", "Too many streams are open: close one, or read the job itself");
  }
  try {
    const gone = new AbortController();
    reply.raw.on("close", () => gone.abort());
    if (request.socket.destroyed) gone.abort();

    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    while (!gone.signal.aborted) {
      const heard = deps.signals.next(jobId, keepAliveMs, gone.signal);
      const events = await eventsAfter(deps.db, { ...ofJob, after });
      for (const event of events) {
        after = event.id;
        reply.raw.write(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
      }
      const last = events.at(-1);
      if (last && isOver(last.state)) break;
      if (events.length === 0 && (await isGone(ctx, jobId))) break;
      if (events.length === 0) reply.raw.write(": waiting\n\n");
      await heard;
    }
  } finally {
    deps.streams.leave(ctx.user.id);
    reply.raw.end();
  }
}

/** Whether there is no such job any more, as when its account was erased. */
const isGone = async (ctx: Ctx, jobId: string): Promise<boolean> =>
  (await ctx.db.$count(job, and(eq(job.id, jobId), eq(job.ownerId, ctx.user.id)))) === 0;

/** The event that a stream was broken off after; 0 for its beginning, and for what is no number of an event. */
function readEventId(header: string | readonly string[] | undefined): number {
  const id = Number(header ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
