import type { ReactNode } from "react";
import type { Insight } from "../../../domain/insight.ts";
import { labelSource } from "../../../domain/source-words.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { useText } from "../../language.ts";
import { classNames } from "../class-names.ts";
import { joinFacts } from "../join-facts.ts";
import { CountryButton } from "./country-button.tsx";

export type Column<Row> = {
  readonly title: string;
  readonly isText?: boolean;
  /** A name or a sentence that goes to a line of its own, below the rest of its row, where the table is too narrow for it. */
  readonly extra?: "name" | "sentence";
  readonly read: (row: Row) => string;
  /** The country that it names, where a press shows it up close. */
  readonly country?: ((row: Row) => string) | undefined;
};

type Props<Row> = {
  title: string;
  hint?: string;
  insight: Insight<unknown>;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** What can be done with the table, below it. */
  action?: ReactNode;
};

/** A finding as a small table under its title; nothing where there is none. */
export function InsightTable<Row>({ title, hint, insight, rows, columns, action }: Props<Row>) {
  return (
    <InsightSection title={title} hint={hint} insight={insight}>
      <FindingTable title={title} rows={rows} columns={columns} />
      {action}
    </InsightSection>
  );
}

/** A name needs little room of its own, a sentence much. */
const besideRow = { name: "@max-sm:hidden", sentence: "@max-2xl:hidden" } as const;
const belowRow = { name: "@sm:hidden", sentence: "@2xl:hidden" } as const;
const rowWithExtra = {
  name: "@max-sm:border-0 @sm:nth-last-2:border-0",
  sentence: "@max-2xl:border-0 @2xl:nth-last-2:border-0",
} as const;

/** The table alone, in a frame that scrolls sideways. */
export function FindingTable<Row>({ title, rows, columns }: Pick<Props<Row>, "title" | "rows" | "columns">) {
  return (
    <div role="region" aria-label={title} tabIndex={0} className="@container overflow-x-auto">
      <table className="w-full text-xs tabular-nums sm:text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-quiet">
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={classNames(
                  "py-1.5 pr-2 align-bottom font-[550] last:pr-0 sm:pr-4",
                  column.isText ? "text-left" : "w-px text-right",
                  column.extra === "sentence" && "pl-4",
                  column.extra && besideRow[column.extra],
                )}
              >
                {keptTogether(column.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const cells = columns.map((column) => ({ column, text: column.read(row), iso3: column.country?.(row) }));
            const extra = cells.filter(({ column, text }) => column.extra && text !== "");
            const key = cells.map(({ text }) => text).join(" ");
            return [
              <tr
                key={key}
                className={classNames(
                  "border-b border-line last:border-0",
                  extra.map(({ column }) => column.extra && rowWithExtra[column.extra]).join(" "),
                )}
              >
                {cells.map(({ column, text, iso3 }) => (
                  <td
                    key={column.title}
                    className={classNames(
                      "py-1.5 pr-2 last:pr-0 sm:pr-4",
                      column.isText ? "text-left" : "text-right whitespace-nowrap",
                      column.extra === "sentence" && "pl-4",
                      column.extra && besideRow[column.extra],
                    )}
                  >
                    {iso3 ? <CountryButton iso3={iso3}>{text}</CountryButton> : text}
                  </td>
                ))}
              </tr>,
              ...extra.map(({ column, text, iso3 }) => (
                <tr
                  key={`${key} ${column.title}`}
                  className={classNames("border-b border-line last:border-0", column.extra && belowRow[column.extra])}
                >
                  <td colSpan={columns.length} className="pb-1.5 text-quiet">
                    {column.title}: {iso3 ? <CountryButton iso3={iso3}>{text}</CountryButton> : text}
                  </td>
                </tr>
              )),
            ];
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A title goes on in a second line before its unit only. */
const keptTogether = (title: string): string => title.replaceAll(/ (?!\()/g, "\u00a0");

type SectionProps = { title: string; hint?: string; insight: Insight<unknown>; children: ReactNode };

export function InsightSection({ title, hint, insight, children }: SectionProps) {
  const sourceWords = useText(sourceTexts);
  if (insight.reason) return null;
  const [first, last] = insight.years ?? [];
  return (
    <section className="grid min-w-0 break-inside-avoid content-start gap-2 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-base">{title}</h3>
      {hint ? <p className="text-xs text-quiet">{hint}</p> : null}
      {children}
      <p className="text-xs text-faint">
        {joinFacts([
          ...insight.sources.map((source) => labelSource(source, sourceWords)),
          first === last ? first : `${first}–${last}`,
        ])}
      </p>
    </section>
  );
}
