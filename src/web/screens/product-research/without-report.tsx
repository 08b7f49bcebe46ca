import type { Ref } from "react";
import type { Reply } from "../../../contract/endpoint.ts";
import type { buildReport } from "../../../contract/research.ts";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import type { ParsedResult } from "../../../domain/result-table.ts";
import { tools } from "../../../i18n/tools.ts";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { useText } from "../../language.ts";
import { NothingFound } from "./nothing-found.tsx";
import type { ResearchFields } from "./research-form.tsx";

type Props = {
  problem: Extract<ParsedResult, { ok: false }>;
  asked: ResearchFields;
  reply: Reply<typeof buildReport>["data"];
  /** Takes the focus when the answer is there. */
  answerRef: Ref<HTMLDivElement>;
  onRetry: () => void;
  onChoose: (candidate: CodeCandidate) => void;
};

/** An answer that is no report: nothing is known of the product, or what came cannot be read. */
export function WithoutReport({ problem, asked, reply, answerRef, onRetry, onChoose }: Props) {
  const text = useText(tools);
  if (problem.problem !== "no-data") {
    return (
      <Banner
        tone="error"
        msg="research.unreadable"
        title={text.research.errors.unreadable}
        actions={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {text.retry}
          </Button>
        }
      />
    );
  }
  return (
    <div ref={answerRef} tabIndex={-1} className="outline-none">
      <NothingFound
        product={asked.name}
        code={asked.code}
        reason={problem.reason}
        candidates={reply.candidates}
        known={reply.noFigures}
        notUnderstood={reply.notUnderstood}
        onChoose={onChoose}
      />
    </div>
  );
}
