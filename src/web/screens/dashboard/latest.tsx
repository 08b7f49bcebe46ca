import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SearchKind, SearchSummary } from "../../../contract/searches.ts";
import { labelSource } from "../../../domain/source-words.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { sampleReport } from "../../../i18n/sample-report.ts";
import { landing } from "../../../i18n/landing.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { useSearchPreview } from "../../api/saved-search.ts";
import { allSearchesQuery, searchesQuery } from "../../api/searches.ts";
import { type MiniCell, MiniTable } from "../../components/mini-table.tsx";
import { compact } from "../../components/report/compact.ts";
import { percentWriter } from "../../components/report/percent-writer.ts";
import { isEmptyCell } from "../../components/result-table/column-view.ts";
import { writeValue } from "../../components/result-table/write-value.ts";
import { sampleFirms } from "../../components/sample-directory.ts";
import { sampleRows, worldValueUsd } from "../../components/sample-report.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { joinFacts } from "../../components/join-facts.ts";

const rowsShown = 3;
const columnsShown = 3;

const newestOf = (searches: readonly SearchSummary[], kind: SearchKind): SearchSummary | null =>
  searches
    .filter((search) => search.kind === kind && search.unaskedPage === null)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0] ?? null;

/** The newest result of a kind: among the searches that the sidebar shows first, else among all; undefined while it is not known. */
function useLatest(kind: SearchKind): SearchSummary | null | undefined {
  // The sidebar asks for the list, says where it failed and asks again: a card that comes later does not.
  const first = useQuery({ ...searchesQuery(1), retryOnMount: false });
  const near = first.data ? newestOf(first.data.searches, kind) : null;
  const isFurther = first.data !== undefined && near === null && first.data.pages > 1;
  const all = useQuery({ ...allSearchesQuery, enabled: isFurther });
  const read = isFurther ? all : first;
  if (!read.data) return read.isError ? null : undefined;
  return isFurther && all.data ? newestOf(all.data, kind) : near;
}

/** The top of the last report, else of a real one. */
export function LatestReport() {
  const latest = useLatest("research");
  if (latest === undefined) return <Waiting />;
  return latest ? <OwnReport search={latest} /> : <SampleReport />;
}

function OwnReport({ search }: { search: SearchSummary }) {
  const words = useText(signedIn).dashboard;
  const sourceWords = useText(sourceTexts);
  const numbers = useNumberWriter();
  const preview = useSearchPreview(search._id);
  if (preview.isPending) return <Waiting />;
  const report = preview.data?.report;
  if (!report || report.rows.length === 0) return <SampleReport />;
  const world = report.worldValueUsd;
  const percent = percentWriter(numbers);
  const rows = report.rows.map(({ country, value }): MiniCell[] => [
    { text: country, basis: null },
    { text: value.value === null ? "" : compact(value.value, numbers, 3), basis: value.basis },
    world && value.value !== null
      ? { text: percent(value.value / world), basis: "derived" }
      : { text: "", basis: "missing" },
  ]);
  const sources = new Set(
    report.rows.flatMap((row) => row.value.sources.map((each) => labelSource(each, sourceWords))),
  );
  return (
    <Piece search={search} title={words.lastReport} note={joinFacts([report.year, ...sources])}>
      <MiniTable caption={search.name} columns={reportColumnsOf(words.reportColumns)} rows={rows} />
    </Piece>
  );
}

function SampleReport() {
  const words = useText(signedIn).dashboard;
  const sample = useText(sampleReport);
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  const rows = sampleRows.slice(0, rowsShown).map(({ country, valueUsd }): MiniCell[] => [
    { text: sample.countries[country], basis: null },
    { text: compact(valueUsd, numbers, 3), basis: "reconciled" },
    { text: percent(valueUsd / worldValueUsd), basis: "derived" },
  ]);
  return (
    <Piece title={words.sampleReport({ product: sample.product })} note={joinFacts([sample.code, sample.source, 2023])}>
      <MiniTable caption={sample.caption} columns={reportColumnsOf(words.reportColumns)} rows={rows} />
    </Piece>
  );
}

const reportColumnsOf = ([country = "", value = "", share = ""]: readonly string[]) => [
  { title: country },
  { title: value, isNumeric: true },
  { title: share, isNumeric: true },
];

/** The top of the last table of a page, else what the engine makes of a made-up one. */
export function LatestTable() {
  const latest = useLatest("website");
  if (latest === undefined) return <Waiting />;
  return latest ? <OwnTable search={latest} /> : <SampleTable />;
}

function OwnTable({ search }: { search: SearchSummary }) {
  const words = useText(signedIn).dashboard;
  const numbers = useNumberWriter();
  const preview = useSearchPreview(search._id);
  if (preview.isPending) return <Waiting />;
  const table = preview.data?.table;
  if (!table) return <SampleTable />;
  const { columns, rows, rowCount } = table;
  // A column of which these rows say nothing tells less than the next one.
  const told = columns.flatMap((column, place) =>
    rows.some((row) => !isEmptyCell(row[place] ?? null)) ? [{ ...column, place }] : [],
  );
  const first = told.slice(0, columnsShown);
  return (
    <Piece
      search={search}
      title={words.lastTable}
      note={words.tableSize({
        rows: rowCount,
        rowsText: numbers.whole(rowCount),
        columns: columns.length,
        columnsText: numbers.whole(columns.length),
      })}
    >
      <MiniTable
        caption={search.name}
        columns={first}
        rows={rows.map((row) =>
          first.map(({ place }) => ({ text: writeValue(row[place] ?? null, null, numbers), basis: null })),
        )}
      />
    </Piece>
  );
}

function SampleTable() {
  const words = useText(signedIn).dashboard;
  const { columns, pageTitle } = useText(landing).pageDemo;
  const fields = ["name", "phone"] as const;
  return (
    <Piece title={words.sampleTable} note={words.madeUp}>
      <MiniTable
        caption={pageTitle}
        columns={fields.map((field) => ({ title: columns[field] }))}
        rows={sampleFirms
          .slice(0, rowsShown)
          .map((firm) => fields.map((field) => ({ text: firm[field], basis: "page" as const })))}
      />
    </Piece>
  );
}

type PieceProps = { title: string; note: string; search?: SearchSummary; children: ReactNode };

/** A table under what it is; that of the person's own leads to the whole. */
function Piece({ title, note, search, children }: PieceProps) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="flex min-w-0 gap-1 text-xs text-quiet">
        <span className="shrink-0">{title}</span>
        {search ? (
          <Link to={`/product-research/results/${search._id}`} className="link relative z-10 truncate">
            {search.name}
          </Link>
        ) : null}
      </p>
      {children}
      <p className="text-xs text-faint">{note}</p>
    </div>
  );
}

const Waiting = () => <div aria-hidden="true" className="h-42 animate-pulse rounded-md bg-sunken" />;
