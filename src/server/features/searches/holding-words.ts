import { and, type SQL, sql } from "drizzle-orm";
import { fold } from "../../../domain/text.ts";
import { search } from "../../db/schema.ts";

/** Searches whose name and prompt hold every word of `text`, whatever its case and accents; undefined where it has none. */
export function holdingWords(text: string): SQL | undefined {
  const words = fold(text)
    .split(" ")
    .filter((word) => word !== "");
  const written = sql`concat_ws(' ', ${search.givenName}, ${search.name}, ${search.prompt})`;
  const folded = sql`lower(regexp_replace(normalize(${written}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
  return and(...words.map((word) => sql`strpos(${folded}, ${word}) > 0`));
}
