import { useNavigate } from "react-router";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { type Corrections, noCorrections } from "../../../domain/corrections.ts";
import { tools } from "../../../i18n/tools.ts";
import type { AskedAgain } from "../../components/website-result/asked-again.ts";
import { chosenSet } from "../../components/website-result/corrections.ts";
import type { Correcting } from "../../components/website-result/understood-line.tsx";
import { useLanguage, useText } from "../../language.ts";
import type { Search } from "./saved-header.tsx";

type Asking = { correcting: Correcting; onAskFor: (columns: readonly string[]) => void };

/** What was understood is put right from a saved table too, as long as its page is kept: the page answers anew. */
export function useAskingAgain(search: Search, sets: readonly RecordSetSummary[] | undefined): Asking | null {
  const navigate = useNavigate();
  const words = useText(tools).prompt;
  const language = useLanguage();
  const { scrappedDataId: pageId, prompt } = search;
  if (pageId === null || prompt === null || !sets?.length) return null;
  const ask = (wanted: string, corrections: Corrections): void => {
    const state: AskedAgain = { prompt: wanted, corrections };
    void navigate(`/custom-url/ai-prompt/${pageId}`, { state });
  };
  return {
    correcting: {
      corrections: search.corrections ?? noCorrections,
      onChange: (corrections) => ask(prompt, corrections),
    },
    onAskFor: (columns) =>
      ask(words.compose(new Intl.ListFormat(language).format(columns)), chosenSet(search.understood?.set ?? null)),
  };
}
