import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";

export function installHealth(app: FastifyInstance, deps: Pick<Deps, "db" | "queue">): void {
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const [database, queue] = await Promise.all([
      deps.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
      deps.queue.isReady().catch(() => false),
    ]);
    return reply.code(database && queue ? 200 : 503).send({ ok: database && queue, database, queue });
  });
}
