import { TrustMark, type TrustBasis } from "./trust-mark.tsx";
import { classNames } from "./class-names.ts";

export type MiniCell = { readonly text: string; readonly basis: TrustBasis | null };
export type MiniColumn = { readonly title: string; readonly isNumeric?: boolean };

type Props = { caption: string; columns: readonly MiniColumn[]; rows: readonly (readonly MiniCell[])[] };

const longFrom = 15;

/** The columns with long texts, which are cut off to what the others leave them. */
function longOf(columns: readonly MiniColumn[], rows: Props["rows"]): boolean[] {
  return columns.map((_, i) => rows.some((cells) => (cells[i]?.text.length ?? 0) >= longFrom));
}

/** The first rows of a table in little: a look at it, not the place to work with it. */
export function MiniTable({ caption, columns, rows }: Props) {
  const isLong = longOf(columns, rows);
  const shareOfLong = `${100 / isLong.filter(Boolean).length}%`;
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-md border border-line text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-quiet">
        <tr>
          {columns.map(({ title, isNumeric }, i) => (
            <th
              key={title}
              scope="col"
              title={title}
              style={isLong[i] ? { width: shareOfLong } : undefined}
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
              <td
                key={columns[i]?.title}
                className={classNames(
                  "border-t border-line px-2.5 py-1.5",
                  isLong[i] ? "max-w-0" : "whitespace-nowrap",
                )}
                title={text}
              >
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
