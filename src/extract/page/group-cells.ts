/** A cell of a row of a table, under its column. */
type Cell = { readonly node: number; readonly column: number };
type Row = {
  readonly cells: readonly Cell[];
  readonly isHeader: boolean;
  readonly isHeading: boolean;
  readonly isFoot: boolean;
};

const minRows = 4;
const minGroups = 2;
const minEmpty = 0.25;
const minFilled = 0.9;

/**
 * Rows of which the first cell stands for the empty ones below it too, as if it reached down: `Verdura | Puerro`, ` | Acelga`. Only
 * where the first row has it, no group comes again, and nearly nothing else is empty.
 */
export function carryGroupCells<T extends Row>(rows: readonly T[], read: (node: number) => string): readonly T[] {
  const body = rows.filter(({ isHeader, isHeading, isFoot }) => !isHeader && !isHeading && !isFoot);
  const firstOf = ({ cells }: T): string => (cells[0]?.column === 0 ? read(cells[0].node) : "");
  const names = body.map(firstOf);
  const groups = names.filter((name) => name !== "");
  const others = body.flatMap(({ cells }) => cells.slice(1).map(({ node }) => read(node)));
  const isGrouped =
    body.length >= minRows &&
    names[0] !== "" &&
    groups.length >= minGroups &&
    new Set(groups).size === groups.length &&
    groups.every((name) => /\p{L}{2}/u.test(name)) &&
    body.length - groups.length >= body.length * minEmpty &&
    body.every(({ cells }) => cells.length > 1 && cells[0]?.column === 0) &&
    others.filter((text) => text !== "").length >= others.length * minFilled;
  if (!isGrouped) return rows;
  let above: Cell | undefined;
  return rows.map((row) => {
    if (!body.includes(row)) return row;
    if (firstOf(row) !== "") above = row.cells[0];
    return above && above !== row.cells[0] ? { ...row, cells: [above, ...row.cells.slice(1)] } : row;
  });
}
