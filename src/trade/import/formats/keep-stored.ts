import { literal } from "../table.ts";

/**
 * Newly read facts, with those that the folder already has of items and years that are not among them: some sources
 * publish a year or a product at a time.
 */
export const keepStored = (fresh: string, storedPath: string | null, columns: string): string =>
  storedPath === null
    ? `select ${columns} from (${fresh})`
    : `with fresh as (${fresh})
       select ${columns} from fresh
       union all by name
       select ${columns} from ${literal(storedPath)} where (item, year) not in (select (item, year) from fresh)`;
