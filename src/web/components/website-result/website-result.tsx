import { useMemo } from "react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import type { FormerTable, TableVersion } from "../../../contract/searches.ts";
import type { ExtractionCounts } from "../../../domain/extraction.ts";
import { type Plan, plannedBasis, type Understood } from "../../../domain/plan.ts";
import type { ResultTable as Data } from "../../../domain/result-table.ts";
import type { TableView } from "../../../domain/table-view.ts";
import { useSession } from "../../api/accounts.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { useShowSearch } from "../../shown-search.ts";
import { publicPath } from "../../public-paths.ts";
import { Banner } from "../banner.tsx";
import { LinkButton } from "../link-button.tsx";
import type { TableOrigins } from "../result-table/cell-origin.ts";
import { ResultTable } from "../result-table/result-table.tsx";
import { countedRows } from "./counted-rows.ts";
import { ModelNotice } from "./model-notice.tsx";
import { fieldNaming } from "./named-fields.ts";
import { isNothingFound, NothingFound } from "./nothing-found.tsx";
import { isByDefault } from "./understood-columns.ts";
import { spelledOutHeadings } from "./spelled-out-headings.ts";
import { SinceFormer } from "./since-former.tsx";
import { type Correcting, UnderstoodLine } from "./understood-line.tsx";
import { VersionsStrip } from "./versions-strip.tsx";

type Props = {
  url: string;
  /** When the page was captured, while it is kept. */
  capturedAt: string | null;
  prompt: string | null;
  data: Data;
  searchId: string | null;
  view?: TableView | null;
  plan: Plan | null;
  understood: Understood | null;
  counts: ExtractionCounts | null;
  /** What the same question gave of an earlier reading of the page. */
  former: FormerTable | null;
  versions: readonly TableVersion[];
  /** The page's record sets, none where it is no longer kept; unknown while they are asked for. */
  sets: readonly RecordSetSummary[] | undefined;
  /** Given where what was understood can be put right. */
  correcting?: Correcting;
  /** Given where the prompt can be changed. */
  onRewrite?: () => void;
  /** Given where another prompt can be asked: asks for these columns. */
  onAskFor?: (columns: readonly string[]) => void;
};

/** What a prompt made of a page: what was understood, what came out, and the table. */
export function WebsiteResult({
  url,
  capturedAt,
  prompt,
  data,
  searchId,
  view,
  plan,
  understood,
  counts,
  former,
  versions,
  sets,
  correcting,
  onRewrite,
  onAskFor,
}: Props) {
  const text = useText(tools).prompt;
  const numbers = useNumberWriter();
  const language = useLanguage();
  const { user } = useSession();
  useShowSearch(versions.find(({ isListed }) => isListed)?._id ?? searchId);
  const mayHaveMore = user !== null && user.plan !== "pro";
  const set = sets?.find(({ id }) => id === understood?.set);
  const headings = useMemo((): ReadonlyMap<string, string> => {
    const naming = fieldNaming(set, language);
    const isOurChoice = understood !== null && isByDefault(understood, plan);
    return new Map(isOurChoice ? plan?.columns.map(({ title }) => [title, naming(title)]) : []);
  }, [set, language, understood, plan]);
  const spelledOut = useMemo(() => spelledOutHeadings(plan, set), [plan, set]);
  const origins = useMemo(
    (): TableOrigins | null =>
      searchId === null
        ? null
        : { kind: "website", searchId, plan, headings, spelledOut, page: { url, capturedAt, prompt } },
    [searchId, plan, headings, spelledOut, url, capturedAt, prompt],
  );
  const inferred = data.columns.filter(({ key }) => plannedBasis(plan, key) === "inferred").length * data.rows.length;
  const counted =
    counts === null
      ? undefined
      : [
          countedRows(text, counts, plan?.aggregate ?? null, numbers.whole),
          text.emptyCells(counts.emptyCells, numbers.whole(counts.emptyCells)),
          text.invented(inferred, numbers.whole(inferred)),
        ].join(" · ");
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {understood ? (
        <UnderstoodLine understood={understood} plan={plan} sets={sets} correcting={correcting} onRewrite={onRewrite} />
      ) : null}
      {searchId ? <VersionsStrip searchId={searchId} versions={versions} /> : null}
      {understood?.modelUse ? <ModelNotice use={understood.modelUse} judged={judgedTitles(plan)} /> : null}
      {plan && isNothingFound(plan) ? (
        <NothingFound plan={plan} set={set ?? null} onAskFor={onAskFor} />
      ) : (
        <>
          {counts && counts.cutByPlan > 0 ? (
            <Banner
              tone="warning"
              msg="prompt.cut"
              actions={
                mayHaveMore ? (
                  <LinkButton variant="secondary" size="sm" to={publicPath("/pricing", language)}>
                    {text.morePlans}
                  </LinkButton>
                ) : null
              }
            >
              {text.cut(numbers.whole(counts.returned), numbers.whole(counts.returned + counts.cutByPlan))}
            </Banner>
          ) : null}
          {counts?.pageCut ? (
            <Banner tone="warning" msg="prompt.pageCut">
              {text.pageCut}
            </Banner>
          ) : null}
          {former && searchId ? <SinceFormer searchId={searchId} former={former} /> : null}
          <ResultTable
            key={searchId}
            data={data}
            origins={origins}
            fileName={url}
            name={url.replace(/^https?:\/\//i, "")}
            searchId={searchId}
            savedView={view}
            counted={counted}
          />
        </>
      )}
    </div>
  );
}

const judgedTitles = (plan: Plan | null): string[] =>
  plan?.columns.flatMap(({ title, from }) => ("infer" in from ? [title] : [])) ?? [];
