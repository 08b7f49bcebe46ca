import type { Reply } from "../../../contract/endpoint.ts";
import type { analysePage, RecordSetSummary } from "../../../contract/website.ts";
import type { ParsedResult } from "../../../domain/result-table.ts";
import { tools } from "../../../i18n/tools.ts";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { FilteredOut } from "../../components/website-result/filtered-out.tsx";
import { ModelNotice } from "../../components/website-result/model-notice.tsx";
import { type Correcting, UnderstoodLine } from "../../components/website-result/understood-line.tsx";
import { useText } from "../../language.ts";

type Props = {
  problem: Extract<ParsedResult, { ok: false }>;
  reply: Reply<typeof analysePage>["dataResponse"];
  sets: readonly RecordSetSummary[];
  correcting: Correcting | undefined;
  onRewrite: () => void;
};

/** An answer that is no table: why, what was understood, and what can be changed. */
export function WithoutTable({ problem, reply, sets, correcting, onRewrite }: Props) {
  const text = useText(tools);
  const words = text.prompt;
  const { plan, understood } = reply;
  const hasNoData = problem.problem === "no-data";
  return (
    <>
      {hasNoData && problem.reason === "filtered" && plan && understood ? (
        <FilteredOut
          plan={plan}
          understood={understood}
          set={sets.find((set) => set.id === understood.set)}
          correcting={correcting ?? null}
        />
      ) : (
        <Banner
          tone={hasNoData ? "warning" : "error"}
          msg={hasNoData ? "prompt.noData" : "prompt.failed"}
          title={hasNoData ? words.errors.noData : words.errors.failed}
          actions={
            <Button variant="secondary" size="sm" onClick={onRewrite}>
              {words.correct}
            </Button>
          }
        >
          {words.errors.noDataHint} {text.notCharged}
        </Banner>
      )}
      {understood ? (
        <UnderstoodLine understood={understood} plan={plan} sets={sets} correcting={correcting} onRewrite={onRewrite} />
      ) : null}
      {understood?.modelUse ? <ModelNotice use={understood.modelUse} judged={[]} /> : null}
    </>
  );
}
