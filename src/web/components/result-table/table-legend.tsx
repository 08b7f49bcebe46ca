import { Repeat2 } from "lucide-react";
import { useMemo } from "react";
import { wholeHarvestOf, writeHarvestNote } from "../../../domain/harvest-words.ts";
import { harvest } from "../../../i18n/harvest.ts";
import { shell } from "../../../i18n/shell.ts";
import { tools } from "../../../i18n/tools.ts";
import { plannedBasis } from "../../../domain/plan.ts";
import { reportOrigin } from "../../../domain/report-origin.ts";
import type { ReportColumn, ResultTable } from "../../../domain/result-table.ts";
import { useLanguage, useText } from "../../language.ts";
import { type TrustBasis, TrustMark, usesSameSign } from "../trust-mark.tsx";
import type { TableOrigins } from "./cell-origin.ts";

const inOrder: readonly TrustBasis[] = [
  "reported",
  "page",
  "reconciled",
  "mirror",
  "derived",
  "computed",
  "estimated",
  "inferred",
  "missing",
];

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The signs that occur in a table, each once with all that it stands for there. */
export function TableLegend({ data, origins }: { data: ResultTable; origins: TableOrigins | null }) {
  const words = useText(shell).trust;
  const text = useText(tools).table;
  const occurring = useMemo(() => basesIn(data, origins), [data, origins]);
  const harvestWords = useText(harvest);
  const use = origins?.kind === "report" ? wholeHarvestOf(origins.evidence) : undefined;
  const either = new Intl.ListFormat(useLanguage(), { type: "disjunction" });
  if (occurring.size === 0) return null;
  return (
    <ul aria-label={text.legend} className="flex flex-wrap gap-x-5 gap-y-1 px-1 text-xs text-quiet">
      {inOrder
        .filter((basis) => occurring.has(basis))
        .flatMap((basis, i, shown) => {
          if (shown.slice(0, i).some((other) => usesSameSign(other, basis))) return [];
          const meanings = shown.filter((other) => usesSameSign(other, basis)).map((other) => words[other]);
          return (
            <li key={basis} className="flex items-center gap-1.5">
              <span aria-hidden="true" className="w-2.5 text-center text-sm leading-none">
                <TrustMark basis={basis} />
              </span>
              {either.format(meanings.map((meaning, place) => (place === 0 ? meaning : uncapitalised(meaning))))}
            </li>
          );
        })}
      {origins?.kind === "report" && origins.evidence.rows.some(({ hub }) => hub) ? (
        <li className="flex items-center gap-1.5">
          <Repeat2 size={14} aria-hidden="true" className="shrink-0 text-inferred" />
          {text.hub}. {text.hubHint}
        </li>
      ) : null}
      {use && data.columns.some(({ report }) => report === "production") ? (
        <li>{`${text.headers.production.title}: ${uncapitalised(writeHarvestNote(use, harvestWords))}`}</li>
      ) : null}
    </ul>
  );
}

function basesIn(data: ResultTable, origins: TableOrigins | null): ReadonlySet<TrustBasis> {
  if (origins?.kind === "website") {
    return new Set([...data.columns.map(({ key }) => plannedBasis(origins.plan, key)), "missing" as const]);
  }
  const columns = data.columns.flatMap(({ report }): ReportColumn[] => (report ? [report] : []));
  return new Set(
    origins?.evidence.rows.flatMap((row) => columns.flatMap((column) => reportOrigin(row, column)?.basis ?? [])),
  );
}
