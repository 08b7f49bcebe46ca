import type { StoredFile } from "../../manifest.ts";
import { literal } from "../table.ts";

export const nothingRead = "no row was read";

/**
 * Newly read facts, of which there must be some, with those that the folder already has of items and years that are not
 * among them: some sources publish a year or a product at a time.
 */
export const keepStored = (fresh: string, stored: StoredFile | null, columns: string): string =>
  stored === null
    ? `select ${columns} from (${fresh})`
    : `with fresh as (${fresh})
       select ${columns} from fresh
       union all by name
       select ${columns} from ${literal(stored.path)} where (item, year) not in (select (item, year) from fresh)
         and if((select count(*) from fresh) > 0, true, error(${literal(nothingRead)}))`;

/** Every version that facts of a file may be of, the newest last. */
export const versionsWith = (stored: StoredFile | null, version: string): string => {
  const kept = stored?.source.version.split(", ").filter((each) => each !== version) ?? [];
  return [...kept, version].join(", ");
};
