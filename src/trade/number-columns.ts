import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";

/** Columns of numbers, one array each and all of one length. */
export type NumberColumns = readonly Float64Array[];

/** Reads a query whose columns are all numbers (no BIGINT) and never null, without an object or a text per row. */
export async function readNumbers(
  connection: DuckDBConnection,
  sql: string,
  values: DuckDBValue[] = [],
): Promise<NumberColumns> {
  const result = await connection.run(sql, values);
  const chunks = (await result.fetchAllChunks()).map((chunk) => ({ chunk, length: chunk.rowCount }));
  const rows = chunks.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: result.columnCount }, (_, column) => {
    const numbers = new Float64Array(rows);
    let at = 0;
    for (const { chunk, length } of chunks) {
      const vector = chunk.getColumnVector(column);
      for (let row = 0; row < length; row += 1) numbers[at++] = vector.getItem(row) as number;
    }
    return numbers;
  });
}

/** The three letters of an ISO code as one number, in the order of the codes. */
export const packedCountry = (country: string): string =>
  `(ascii(${country}[1]) * 65536 + ascii(${country}[2]) * 256 + ascii(${country}[3]))::int`;

/** The three letters that {@link packedCountry} made a number of. */
export const unpackCountry = (packed: number): string =>
  String.fromCharCode(packed >> 16, (packed >> 8) & 255, packed & 255);

/** Reads packed countries, each name made once. */
export function countryReader(): (packed: number | undefined) => string {
  const names = new Map<number, string>();
  return (packed = 0) => {
    const known = names.get(packed);
    if (known !== undefined) return known;
    const name = unpackCountry(packed);
    names.set(packed, name);
    return name;
  };
}
