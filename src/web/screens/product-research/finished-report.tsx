import { Plus } from "lucide-react";
import type { Reply } from "../../../contract/endpoint.ts";
import type { buildReport } from "../../../contract/research.ts";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import type { ResultTable } from "../../../domain/result-table.ts";
import { tools } from "../../../i18n/tools.ts";
import { Button } from "../../components/button.tsx";
import { CompareLink } from "../../components/report/compare-link.tsx";
import { PrintButton } from "../../components/report/print-button.tsx";
import { ReportView } from "../../components/report/report-view.tsx";
import { useText } from "../../language.ts";
import { OtherCandidates } from "./other-candidates.tsx";

type Props = {
  product: string;
  table: ResultTable;
  reply: Reply<typeof buildReport>["data"];
  onChoose: (candidate: CodeCandidate) => void;
  onStartAnew: () => void;
};

/** A report that has just been made, with the ways on from it: another code, a comparison, another product. */
export function FinishedReport({ product, table, reply, onChoose, onStartAnew }: Props) {
  const text = useText(tools).research;
  const { evidence, searchId, candidates } = reply;
  return (
    <ReportView
      product={evidence?.spelling?.read ?? product}
      data={table}
      evidence={evidence}
      searchId={searchId}
      level="h1"
      aside={
        <div className="flex flex-wrap gap-2">
          <PrintButton />
          {searchId === null ? null : <CompareLink searchId={searchId} />}
          <Button variant="secondary" onClick={onStartAnew}>
            <Plus size={16} aria-hidden="true" />
            {text.newSearch}
          </Button>
        </div>
      }
    >
      <OtherCandidates candidates={candidates} covered={evidence?.covered ?? null} onChoose={onChoose} />
    </ReportView>
  );
}
