import type { Json } from "./json-text.ts";
import type { ResultTable } from "./result-table.ts";

export type ChangedRow =
  | { readonly kind: "added" | "removed"; readonly cells: readonly Json[] }
  /** `before`: what the earlier table says in the cells that say something else now; undefined in all others. */
  | { readonly kind: "changed"; readonly cells: readonly Json[]; readonly before: readonly (Json | undefined)[] };

export type TableChanges = {
  /** The columns that both tables have, as the later one orders them. */
  readonly columns: readonly string[];
  /** Rows that are not in both alike, in the later table's order, those that are gone last. */
  readonly rows: readonly ChangedRow[];
};

type Row = readonly Json[];

/**
 * What became of one table's rows in a later table of the same question. Rows are recognised as a whole, else by the
 * column most of whose values stand in both; null where none is recognised, as tables of other things.
 */
export function tableChanges(before: ResultTable, after: ResultTable): TableChanges | null {
  const columns = after.columns.map(({ key }) => key).filter((key) => before.columns.some((one) => one.key === key));
  const [former, present] = [rowsOf(before, columns), rowsOf(after, columns)];
  const { gone, fresh } = withoutEqual(former, present);
  const key = tellingColumn(former, present, columns.length);
  const formerByKey = onceEach(gone, key);
  const freshByKey = onceEach(fresh, key);
  const pairs = new Map([...freshByKey].flatMap(([value, row]) => pairOf(row, formerByKey.get(value))));
  const isKnown = gone.length < former.length || pairs.size > 0;
  if (columns.length === 0 || !isKnown) return null;
  const changed = new Set(pairs.values());
  return {
    columns,
    rows: [
      ...fresh.map((cells): ChangedRow => {
        const was = pairs.get(cells);
        if (!was) return { kind: "added", cells };
        const differing = was.map((value, i) => (same(value, cells[i] ?? null) ? undefined : value));
        return { kind: "changed", cells, before: differing };
      }),
      ...gone.filter((row) => !changed.has(row)).map((cells): ChangedRow => ({ kind: "removed", cells })),
    ],
  };
}

const written = (value: Json | Row): string => JSON.stringify(value);
const same = (a: Json, b: Json): boolean => written(a) === written(b);
const pairOf = (row: Row, former: Row | undefined): [Row, Row][] => (former ? [[row, former]] : []);

function rowsOf(table: ResultTable, columns: readonly string[]): Row[] {
  const places = columns.map((column) => table.columns.findIndex(({ key }) => key === column));
  return table.rows.map((row) => places.map((place) => row[place] ?? null));
}

/** What is left of each list when rows that both have are taken out of both, as often as both have them. */
function withoutEqual(former: readonly Row[], present: readonly Row[]): { gone: Row[]; fresh: Row[] } {
  const unmatched = Map.groupBy(former, written);
  const fresh = present.filter((row) => unmatched.get(written(row))?.pop() === undefined);
  const gone = new Set([...unmatched.values()].flat());
  return { gone: former.filter((row) => gone.has(row)), fresh };
}

/** The column with the most values that both have; the first of several. */
function tellingColumn(former: readonly Row[], present: readonly Row[], width: number): number {
  const shared = Array.from({ length: width }, (_, i) => {
    const values = new Set(former.map((row) => written(row[i] ?? null)));
    return new Set(present.map((row) => written(row[i] ?? null)).filter((value) => values.has(value))).size;
  });
  return shared.indexOf(Math.max(...shared));
}

/** Rows by their value in a column, those whose value no other of them has. */
function onceEach(rows: readonly Row[], column: number): Map<string, Row> {
  const counts = Map.groupBy(rows, (row) => written(row[column] ?? null));
  return new Map(
    [...counts].flatMap(([value, [row, ...more]]) =>
      row && more.length === 0 && value !== "null" ? [[value, row]] : [],
    ),
  );
}
