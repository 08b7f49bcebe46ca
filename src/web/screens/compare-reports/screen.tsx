import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { SearchSummary } from "../../../contract/searches.ts";
import { comparison } from "../../../i18n/comparison.ts";
import { useSavedSearches } from "../../api/saved-search.ts";
import { allSearchesQuery } from "../../api/searches.ts";
import { Banner } from "../../components/banner.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { useText } from "../../language.ts";
import { ComparedReports } from "./compared-reports.tsx";
import type { Comparable } from "./compared-table.tsx";
import { ReportChoice } from "./report-choice.tsx";

const sides = ["first", "second"] as const;
const fewestReports = 2;

/** Which two reports stands in the address, so that it can be gone back to. */
export default function CompareReportsScreen() {
  const words = useText(comparison);
  const [chosen, setChosen] = useSearchParams();
  const list = useQuery(allSearchesQuery);
  const reports = list.data?.filter(({ kind }) => kind === "research") ?? [];
  const named = sides.map((side) => chosen.get(side) ?? "");
  const unnamed = reports.filter(({ _id }) => !named.includes(_id));
  const isOpen = named.every((id) => id === "");
  // Who names none is shown the two at the top of the list; beside one that is named, the only other there is.
  const ids = named.map((id, i) => id || (isOpen || unnamed.length === 1 ? (unnamed[isOpen ? i : 0]?._id ?? "") : ""));
  const choose = (changed: number, id: string): void => {
    const next = new URLSearchParams(sides.map((side, i) => [side, i === changed ? id : ids[i]!]));
    setChosen(next, { replace: true });
  };
  return (
    <div className="grid w-full min-w-0 gap-6">
      <title>{`${words.title} · Sondeo`}</title>
      <header className="grid gap-1.5">
        <h1 className="text-2xl max-sm:text-xl">{words.title}</h1>
        <p className="text-quiet">{words.intro}</p>
      </header>
      {list.isError ? (
        <NotRead
          title={words.listFailed}
          msg="comparison.listFailed"
          error={list.error}
          isReading={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.isPending ? <Loading /> : null}
      {list.data && reports.length < fewestReports ? (
        <Banner
          tone="info"
          msg="comparison.needTwo"
          title={words.needTwo}
          actions={
            <LinkButton variant="secondary" size="sm" to="/product-research/world">
              {words.newReport}
            </LinkButton>
          }
        />
      ) : null}
      {reports.length >= fewestReports ? (
        <>
          <div className="grid max-w-3xl gap-4 sm:grid-cols-2 print:hidden">
            {sides.map((side, i) => (
              <ReportChoice
                key={side}
                label={words[side]}
                reports={reports}
                chosen={ids[i]!}
                onChoose={(id) => choose(i, id)}
              />
            ))}
          </div>
          <Chosen reports={reports} ids={ids} />
        </>
      ) : null}
    </div>
  );
}

function Chosen({ reports, ids }: { reports: readonly SearchSummary[]; ids: readonly string[] }) {
  const words = useText(comparison);
  const isChosen = ids.every((id) => id !== "");
  const isSame = isChosen && ids[0] === ids[1];
  const wanted = isChosen && !isSame ? ids : [];
  const read = useSavedSearches(wanted);
  if (isSame) return <p className="text-sm text-quiet">{words.same}</p>;
  if (!isChosen) return <p className="text-sm text-quiet">{words.chooseTwo}</p>;
  const nameOf = (side: number): string => reports.find(({ _id }) => _id === ids[side])?.name ?? "—";
  const failed = read.findIndex(({ isError }) => isError);
  const failure = read[failed];
  if (failure) {
    return (
      <NotRead
        title={words.reportFailed(nameOf(failed))}
        msg="comparison.reportFailed"
        error={failure.error}
        isReading={failure.isFetching}
        onRetry={() => void failure.refetch()}
      />
    );
  }
  if (read.some(({ isPending }) => isPending)) return <Loading />;
  const [first, second] = read.map(({ data }): Comparable | null =>
    data?.evidence ? { id: data._id, name: data.name, evidence: data.evidence } : null,
  );
  if (first && second) return <ComparedReports reports={[first, second]} />;
  return (
    <Banner tone="warning" msg="comparison.withoutEvidence" title={words.withoutEvidence(nameOf(first ? 1 : 0))} />
  );
}

function Loading() {
  const words = useText(comparison);
  return (
    <p className="flex items-center gap-3 text-quiet">
      <Spinner label={words.loading} />
      {words.loading}
    </p>
  );
}
