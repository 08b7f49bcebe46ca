import { join } from "node:path";
import { Client } from "pg";
import { startEmbeddedPostgres } from "../src/server/db/embedded.ts";
import { yearFile, years } from "./trade-generator.ts";

export type PostgresTimes = {
  readonly loadSeconds: number;
  readonly indexSeconds: number;
  readonly megabytes: number;
  /** By code asked for: the first run, then the rest. */
  readonly queries: readonly { readonly coldMs: number; readonly warmMs: readonly number[]; readonly pairs: number }[];
};

const runs = 9;
const pairsOfNewestYear = `
  select i, j, sum(v) * 1000 as usd, sum(v) filter (where q > 0) * 1000 as weighed, sum(q) as tonnes from baci
  where k = any($1) and t = (select max(t) from baci where k = any($1)) group by i, j order by i, j`;

/** The same flows in a table with an index, and the query behind a report's rows, which is the part that reads data. */
export async function measurePostgres(
  folder: string,
  csvFolder: string,
  codeSets: readonly (readonly number[])[],
): Promise<PostgresTimes> {
  const server = await startEmbeddedPostgres({ folder });
  const client = new Client(server.connection);
  await client.connect();
  const seconds = async (sql: string): Promise<number> => {
    const startedAt = performance.now();
    await client.query(sql);
    return (performance.now() - startedAt) / 1_000;
  };
  try {
    await client.query("create unlogged table baci (t smallint, i smallint, j smallint, k int, v float8, q float8)");
    let loadSeconds = 0;
    for (const year of years)
      loadSeconds += await seconds(`copy baci from '${join(csvFolder, yearFile(year))}' (format csv, header true)`);
    const indexSeconds = await seconds("create index on baci (k, t)");
    await client.query("analyze baci");
    const size = await client.query<{ bytes: string }>("select pg_total_relation_size('baci') as bytes");
    const queries = [];
    for (const codes of codeSets) {
      const times: number[] = [];
      let pairs = 0;
      for (let run = 0; run <= runs; run++) {
        const startedAt = performance.now();
        pairs = (await client.query(pairsOfNewestYear, [codes])).rowCount ?? 0;
        times.push(performance.now() - startedAt);
      }
      const [coldMs = 0, ...warmMs] = times;
      queries.push({ coldMs, warmMs, pairs });
    }
    return { loadSeconds, indexSeconds, megabytes: Number(size.rows[0]?.bytes) / 1e6, queries };
  } finally {
    await client.end();
    await server.stop();
  }
}
