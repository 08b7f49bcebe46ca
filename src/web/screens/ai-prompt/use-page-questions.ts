import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import type { Reply } from "../../../contract/endpoint.ts";
import { analysePage } from "../../../contract/website.ts";
import { Corrections } from "../../../domain/corrections.ts";
import { readContent } from "../../api/read-content.ts";
import { refreshEverywhere } from "../../api/refresh-everywhere.ts";
import { savedSearchesKey } from "../../api/saved-search.ts";
import { searchesKey } from "../../api/searches.ts";
import { useDraft, useKeepDraft } from "../../api/use-draft.ts";
import { useLongCall } from "../../api/use-long-call.ts";
import { pageQuery } from "../../api/website.ts";
import { AskedAgain } from "../../components/website-result/asked-again.ts";
import type { Correcting } from "../../components/website-result/understood-line.tsx";

const About = z.object({ prompt: z.string(), corrections: Corrections });

type About = z.infer<typeof About>;

const Typed = z.object({
  prompt: z.string(),
  selectedSet: z.string().nullable(),
  /** What was asked when the session had ended already. */
  unheard: About.nullable(),
});
type Answer = { reply: Reply<typeof analysePage>["dataResponse"]; asked: About | null };

/** The questions asked of one page: the one that is written, the one that runs, and what came of the last. */
export function usePageQuestions(pageId: string) {
  const queryClient = useQueryClient();
  const { state, start, cancel, resumedAbout } = useLongCall(analysePage, {
    scope: pageId,
    keepsResult: true,
    about: About,
    onDone: () => {
      // Those that it takes the place of say so.
      void refreshEverywhere(queryClient, searchesKey, savedSearchesKey, pageQuery(pageId).queryKey);
    },
  });
  const navigate = useNavigate();
  const handedOver = AskedAgain.safeParse(useLocation().state).data;
  const toAsk = handedOver?.corrections ? handedOver : null;
  const draft = useDraft(Typed);
  const [prompt, setPrompt] = useState(
    toAsk?.prompt ?? draft?.prompt ?? handedOver?.prompt ?? resumedAbout?.prompt ?? "",
  );
  const [asked, setAsked] = useState(resumedAbout);
  /** What stays on the screen while the next question runs, and where that fails. */
  const [before, setBefore] = useState<Answer | null>(null);
  const [selectedSet, selectSet] = useState(draft?.selectedSet ?? resumedAbout?.corrections.recordSet ?? null);
  const wasUnheard = state.status === "failed" && state.error.code === "NOT_AUTHENTICATED";
  useKeepDraft({ prompt, selectedSet, unheard: wasUnheard ? asked : null } satisfies z.infer<typeof Typed>);

  const reply = state.status === "done" ? state.reply.dataResponse : null;
  const answer = reply ? { reply, asked } : before;
  const content = answer?.reply.content ?? null;
  const parsed = useMemo(() => (content === null ? null : readContent(content)), [content]);

  const ask = (wanted: string, corrections: Corrections): void => {
    if (state.status === "running") return;
    setBefore(parsed?.ok ? answer : null);
    send(wanted, corrections);
  };
  const send = (wanted: string, corrections: Corrections): void => {
    const about = { prompt: wanted, corrections };
    setAsked(about);
    selectSet(corrections.recordSet);
    start({ body: { scrappedDataId: pageId, prompt: wanted, ...corrections } }, about);
  };
  const sendAtOnce = useEffectEvent((): void => {
    if (toAsk?.corrections) {
      // Asked once: a reload, or the way back to here, shows its answer.
      void navigate(".", { replace: true, state: { prompt: toAsk.prompt } satisfies AskedAgain });
      send(toAsk.prompt, toAsk.corrections);
    } else if (draft?.unheard && JSON.stringify(draft.unheard) !== JSON.stringify(resumedAbout)) {
      send(draft.unheard.prompt, draft.unheard.corrections);
    }
  });
  useEffect(() => sendAtOnce(), []);
  const answered = answer?.asked ?? null;
  const correcting: Correcting | undefined = answered
    ? {
        corrections: answered.corrections,
        onChange: (corrections) => ask(answered.prompt, corrections),
      }
    : undefined;
  return { state, cancel, prompt, setPrompt, asked, ask, reply, answer, parsed, correcting, selectedSet, selectSet };
}
