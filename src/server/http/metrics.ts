import { timingSafeEqual } from "node:crypto";
import { count } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { job } from "../db/schema.ts";
import { AppError } from "../errors.ts";

/** `GET /metrics` in Prometheus' text form, closed unless the configured bearer token is given. */
export function installMetrics(app: FastifyInstance, deps: Pick<Deps, "config" | "db">): void {
  const answered = new Map<string, number>();
  app.addHook("onResponse", async (request, reply) => {
    const key = `method="${request.method}",route="${request.routeOptions.url ?? "none"}",status="${reply.statusCode}"`;
    answered.set(key, (answered.get(key) ?? 0) + 1);
  });
  app.get("/metrics", async (request, reply) => {
    if (!holdsToken(request.headers.authorization, deps.config.metricsToken)) {
      throw new AppError("NOT_FOUND", "There is nothing at this address");
    }
    const jobs = await deps.db.select({ state: job.state, jobs: count() }).from(job).groupBy(job.state);
    const lines = [
      "# TYPE sondeo_http_requests_total counter",
      ...[...answered].map(([labels, requests]) => `sondeo_http_requests_total{${labels}} ${requests}`),
      "# TYPE sondeo_jobs gauge",
      ...jobs.map((row) => `sondeo_jobs{state="${row.state}"} ${row.jobs}`),
      "# TYPE process_resident_memory_bytes gauge",
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      "# TYPE process_uptime_seconds gauge",
      `process_uptime_seconds ${Math.round(process.uptime())}`,
    ];
    return reply.type("text/plain; version=0.0.4").send(`${lines.join("\n")}\n`);
  });
}

function holdsToken(header: string | undefined, token: string | null): boolean {
  if (token === null) return false;
  const [given, wanted] = [Buffer.from(header ?? ""), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
