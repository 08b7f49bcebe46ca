import type { ShownCell } from "./table-row-cells.ts";

/** What a cell says: a long list of buyers whole where the screen is wide, and on paper; there also the value's own year. */
export function CellText({ cell: { text, short, ownYear } }: { cell: ShownCell }) {
  if (short === null) {
    if (ownYear === null) return text;
    return (
      <>
        {text}
        <span className="hidden text-quiet print:inline">{` · ${ownYear}`}</span>
      </>
    );
  }
  return (
    <>
      <span className="min-[1440px]:hidden print:hidden">{short}</span>
      <span className="hidden min-[1440px]:inline print:inline">{text}</span>
    </>
  );
}
