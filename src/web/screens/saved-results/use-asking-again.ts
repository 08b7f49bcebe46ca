import { useState } from "react";
import { useNavigate } from "react-router";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { type Corrections, noCorrections } from "../../../domain/corrections.ts";
import { tools } from "../../../i18n/tools.ts";
import type { AskedAgain } from "../../components/website-result/asked-again.ts";
import { chosenSet } from "../../components/website-result/corrections.ts";
import { isNothingFound } from "../../components/website-result/nothing-found.tsx";
import type { Correcting } from "../../components/website-result/understood-line.tsx";
import { useLanguage, useText } from "../../language.ts";
import type { Search } from "./saved-header.tsx";

type Asking = {
  correcting?: Correcting;
  isCorrecting: boolean;
  onToggle: () => void;
  onAskFor: (columns: readonly string[]) => void;
};

/**
 * What was understood is put right from a saved table too, as long as its page is kept: the page answers anew. A press
 * opens that, because the table is there before the page's lists are and may not move when they come.
 */
export function useAskingAgain(search: Search, sets: readonly RecordSetSummary[] | undefined): Asking | null {
  const navigate = useNavigate();
  const words = useText(tools).prompt;
  const language = useLanguage();
  const { scrappedDataId: pageId, prompt, plan } = search;
  const [isCorrecting, setCorrecting] = useState(isNothingFound(plan));
  if (pageId === null || prompt === null || sets?.length === 0) return null;
  const ask = (wanted: string, corrections: Corrections): void => {
    const state: AskedAgain = { prompt: wanted, corrections };
    void navigate(`/custom-url/ai-prompt/${pageId}`, { state });
  };
  const correcting: Correcting = {
    corrections: search.corrections ?? noCorrections,
    onChange: (corrections) => ask(prompt, corrections),
  };
  return {
    ...(isCorrecting && { correcting }),
    isCorrecting,
    onToggle: () => setCorrecting(!isCorrecting),
    onAskFor: (columns) =>
      ask(words.compose(new Intl.ListFormat(language).format(columns)), chosenSet(search.understood?.set ?? null)),
  };
}
