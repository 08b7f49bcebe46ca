import type { ShownCell } from "./table-row-cells.ts";

/** What a cell says: a long list of buyers whole where the screen is wide, and on paper. */
export function CellText({ cell: { text, short } }: { cell: ShownCell }) {
  if (short === null) return text;
  return (
    <>
      <span className="min-[1440px]:hidden print:hidden">{short}</span>
      <span className="hidden min-[1440px]:inline print:inline">{text}</span>
    </>
  );
}
