import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { z } from "zod";
import type { DirectoryId } from "../../../contract/research.ts";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import { useDraft, useKeepDraft } from "../../api/use-draft.ts";
import type { ResearchFields } from "./research-form.tsx";
import { useReport } from "./use-report.ts";

const Typed = z.object({ name: z.string(), code: z.string() });
const nothingTyped: ResearchFields = { name: "", code: "" };

/** The product that is typed, the one that was asked for, and what came of it. */
export function useProductQuestion(scope: string, directory: DirectoryId | null) {
  const { state, start, retry, cancel, reset, resumed } = useReport(scope);
  const [written] = useSearchParams();
  const draft = useDraft(Typed);
  const [fields, setFields] = useState<ResearchFields>(
    resumed
      ? { name: resumed.productName, code: resumed.productCode ?? "" }
      : (draft ?? { name: written.get("name") ?? "", code: written.get("code") ?? "" }),
  );
  useKeepDraft(fields);
  // What is shown is of what was asked, whatever is typed meanwhile.
  const [asked, setAsked] = useState<ResearchFields>(fields);
  const chosenCode = useRef(written.get("code"));

  const ask = ({ name, code }: ResearchFields, send = start): void => {
    if (!directory) return;
    setAsked({ name: name.trim(), code: code.trim() });
    send({ productName: name.trim(), productCode: code.trim() || null, directoryId: directory });
  };
  const choose = ({ code }: CodeCandidate): void => {
    const chosen = { name: asked.name, code };
    chosenCode.current = code;
    setFields(chosen);
    ask(chosen);
  };
  // A code that was chosen for one name is not the code of the next: left in its field, it would win over the name.
  const write = (next: ResearchFields): void => {
    const isLeftOver = next.name !== fields.name && next.code === chosenCode.current;
    setFields(isLeftOver ? { ...next, code: "" } : next);
  };
  const startAnew = (): void => {
    setFields(nothingTyped);
    reset();
  };
  return {
    state,
    fields,
    write,
    asked,
    ask: (typed: ResearchFields): void => ask(typed),
    /** Once more what failed, from where it stopped. */
    retry: (): void => ask(asked, retry),
    choose,
    cancel,
    startAnew,
  };
}
