import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { z } from "zod";
import type { Reply } from "../../../contract/endpoint.ts";
import { analysePage } from "../../../contract/website.ts";
import { Corrections } from "../../../domain/corrections.ts";
import { readContent } from "../../api/read-content.ts";
import { searchesKey } from "../../api/searches.ts";
import { useLongCall } from "../../api/use-long-call.ts";
import { pageQuery } from "../../api/website.ts";
import type { Correcting } from "../../components/website-result/understood-line.tsx";

/** What a saved result hands over, so that its prompt is changed instead of typed anew. */
const HandedOver = z.object({ prompt: z.string() });
const About = z.object({ prompt: z.string(), corrections: Corrections });

type About = z.infer<typeof About>;
type Answer = { reply: Reply<typeof analysePage>["dataResponse"]; asked: About | null };

/** The questions asked of one page: the one that is written, the one that runs, and what came of the last. */
export function usePageQuestions(pageId: string) {
  const queryClient = useQueryClient();
  const { state, start, cancel, resumedAbout } = useLongCall(analysePage, {
    scope: pageId,
    keepsResult: true,
    about: About,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: searchesKey });
      void queryClient.invalidateQueries({ queryKey: pageQuery(pageId).queryKey });
    },
  });
  const handedOver = HandedOver.safeParse(useLocation().state).data?.prompt;
  const [prompt, setPrompt] = useState(handedOver ?? resumedAbout?.prompt ?? "");
  const [asked, setAsked] = useState(resumedAbout);
  /** What stays on the screen while the next question runs, and where that fails. */
  const [before, setBefore] = useState<Answer | null>(null);
  const [selectedSet, selectSet] = useState<string | null>(resumedAbout?.corrections.recordSet ?? null);

  const reply = state.status === "done" ? state.reply.dataResponse : null;
  const answer = reply ? { reply, asked } : before;
  const content = answer?.reply.content ?? null;
  const parsed = useMemo(() => (content === null ? null : readContent(content)), [content]);

  const ask = (wanted: string, corrections: Corrections): void => {
    if (state.status === "running") return;
    setBefore(parsed?.ok ? answer : null);
    const about = { prompt: wanted, corrections };
    setAsked(about);
    selectSet(corrections.recordSet);
    start({ body: { scrappedDataId: pageId, prompt: wanted, ...corrections } }, about);
  };
  const answered = answer?.asked ?? null;
  const correcting: Correcting | undefined = answered
    ? {
        corrections: answered.corrections,
        onChange: (corrections) => ask(answered.prompt, corrections),
      }
    : undefined;
  return { state, cancel, prompt, setPrompt, asked, ask, reply, answer, parsed, correcting, selectedSet, selectSet };
}
