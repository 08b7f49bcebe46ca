import { TrustMark, type TrustBasis } from "./trust-mark.tsx";
import { classNames } from "./class-names.ts";

export type MiniCell = { readonly text: string; readonly basis: TrustBasis | null };
export type MiniColumn = { readonly title: string; readonly isNumeric?: boolean };

type Props = { caption: string; columns: readonly MiniColumn[]; rows: readonly (readonly MiniCell[])[] };

/** The first rows of a table in little: a look at it, not the place to work with it. */
export function MiniTable({ caption, columns, rows }: Props) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-md border border-line text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-quiet">
        <tr>
          {columns.map(({ title, isNumeric }) => (
            <th
              key={title}
              scope="col"
              title={title}
              className={classNames("px-2.5 py-1.5 align-bottom font-[550]", isNumeric ? "text-right" : "text-left")}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ text, basis }, i) => (
              <td key={columns[i]?.title} className="border-t border-line px-2.5 py-1.5" title={text}>
                <span className={classNames("flex items-center gap-1.5", columns[i]?.isNumeric && "justify-end")}>
                  {text ? <span className="truncate">{text}</span> : null}
                  {basis || !text ? (
                    <TrustMark basis={text && basis ? basis : "missing"} className="shrink-0 leading-none" />
                  ) : null}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
