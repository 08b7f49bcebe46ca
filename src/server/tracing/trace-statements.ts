import type pg from "pg";
import { openSpan, traced } from "./tracing.ts";

type Query = (...input: readonly unknown[]) => unknown;
type Called = (error: unknown, result: unknown) => void;

const longestText = 1_000;

const textOf = (asked: unknown): string | null => {
  const text = typeof asked === "object" && asked !== null && "text" in asked ? asked.text : asked;
  return typeof text === "string" ? text.slice(0, longestText) : null;
};

/** Makes each statement of a pool's connections a span of the one it is sent in: its text with placeholders, no values. */
export function traceStatements(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    // safe because it is called as pg calls it: with what it was given
    const query = client.query.bind(client) as unknown as Query;
    const tracedQuery: Query = (...input) => {
      const text = textOf(input[0]);
      const span =
        text === null
          ? null
          : (openSpan()?.begin("postgresql", { "db.system.name": "postgresql", "db.query.text": text }) ?? null);
      if (!span) return query(...input);
      const called = input.at(-1);
      if (typeof called !== "function") return traced(span, () => query(...input) as Promise<unknown>);
      return query(...input.slice(0, -1), (error: unknown, result: unknown) => {
        span.end(undefined, error ?? undefined);
        (called as Called)(error, result);
      });
    };
    client.query = tracedQuery as typeof client.query;
  });
}
