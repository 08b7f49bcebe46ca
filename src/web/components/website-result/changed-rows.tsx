import type { Reply } from "../../../contract/endpoint.ts";
import type { readChanges } from "../../../contract/searches.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Badge } from "../badge.tsx";
import { classNames } from "../class-names.ts";
import { writeValue } from "../result-table/write-value.ts";

type Changes = NonNullable<Reply<typeof readChanges>["changes"]>;

const cellsBesideFirst = 3;

/** Row by row what is new, different or gone; of a different one what it said before. */
export function ChangedRows({ changes }: { changes: Changes }) {
  const text = useText(tools).prompt.changes;
  return (
    <ul
      aria-label={text.list}
      tabIndex={0}
      className="grid max-h-80 grid-cols-[minmax(0,1fr)] overflow-y-auto border-t border-line focus-visible:-outline-offset-2"
    >
      {changes.rows.map((row, i) => (
        <li
          key={i}
          className="grid items-baseline gap-x-3 gap-y-1 border-line px-4 py-2 not-first:border-t sm:grid-cols-[5.5rem_minmax(0,1fr)]"
        >
          <span>
            <Badge tone={row.kind === "removed" ? "neutral" : "primary"}>{text.kinds[row.kind]}</Badge>
          </span>
          <ChangedRow row={row} columns={changes.columns} />
        </li>
      ))}
    </ul>
  );
}

function ChangedRow({ row, columns }: { row: Changes["rows"][number]; columns: Changes["columns"] }) {
  const numbers = useNumberWriter();
  const texts = row.cells.map((value) => writeValue(value, null, numbers));
  const [first, ...rest] = texts;
  const others = rest.filter((one) => one !== "").slice(0, cellsBesideFirst);
  const differing = columns.flatMap(({ title }, i) => {
    const [former] = row.before?.[i] ?? [];
    return former === undefined ? [] : [{ title, was: writeValue(former, null, numbers), is: texts[i] }];
  });
  return (
    <span className={classNames("line-clamp-3 [overflow-wrap:anywhere]", row.kind === "removed" && "text-quiet")}>
      <span className="font-[550]">{first}</span>
      {row.before === null
        ? others.map((one, i) => <span key={i}>{` · ${one}`}</span>)
        : differing.map(({ title, was, is }) => (
            <span key={title}>
              {` · ${title}: `}
              <del className="text-quiet">{was || "—"}</del> <ins className="font-[550] no-underline">{is || "—"}</ins>
            </span>
          ))}
    </span>
  );
}
