import { useQueryClient } from "@tanstack/react-query";
import { type ClipboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import { scrapeWebsite } from "../../../contract/website.ts";
import { CarriedCorrections, findCarried } from "../../../domain/carried-corrections.ts";
import { refreshEverywhere } from "../../api/refresh-everywhere.ts";
import { searchesKey } from "../../api/searches.ts";
import { useDraft, useKeepDraft } from "../../api/use-draft.ts";
import { useLongCall } from "../../api/use-long-call.ts";
import type { AskedAgain } from "../../components/website-result/asked-again.ts";
import { PageAgain } from "../../components/website-result/read-again.tsx";
import type { SiteLogin } from "./login-fields.tsx";
import { readAddress } from "./read-address.ts";

const About = z.object({
  url: z.string(),
  prompt: z.string().optional(),
  corrections: CarriedCorrections.optional(),
});
/** Nothing of what the site is told to let somebody in. */
const Typed = z.object({
  url: z.string(),
  wanted: z.string().nullable(),
  needsLogin: z.boolean(),
  again: PageAgain.nullable(),
});
const noLogin: SiteLogin = { loginUrl: "", email: "", password: "" };

/** What is typed of the page that is wanted, and the call that reads it and leads to the prompt. */
export function useWebsiteForm() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { state, start, cancel, resumedAbout } = useLongCall(scrapeWebsite, {
    about: About,
    onDone: ({ data }, about) => {
      setLogin(noLogin);
      void refreshEverywhere(queryClient, searchesKey);
      const { prompt, corrections } = about;
      const state: AskedAgain | null = prompt
        ? { prompt, ...(corrections && { corrections: findCarried(corrections, data.recordSets) }) }
        : null;
      void navigate(`/custom-url/ai-prompt/${encodeURIComponent(data._id)}`, { state });
    },
  });
  const handedOver = PageAgain.safeParse(useLocation().state).data;
  const draft = useDraft(Typed);
  const before = resumedAbout ?? handedOver ?? (draft && { url: draft.url, prompt: draft.wanted });
  const again = handedOver ?? draft?.again ?? null;
  const [typed, setTyped] = useState(before?.url ?? "");
  const [wanted, setWanted] = useState(before?.prompt ?? null);
  const [needsLogin, setNeedsLogin] = useState(draft?.needsLogin ?? false);
  const [login, setLogin] = useState(noLogin);
  const [isRefused, setRefused] = useState(false);
  const urlField = useRef<HTMLInputElement>(null);
  const loginNameField = useRef<HTMLInputElement>(null);

  const isRunning = state.status === "running" || state.status === "done";
  const address = readAddress(typed);
  const isAgain = again !== null && typed.trim() === again.url;
  // What is no address yet may be one that says who signs in.
  useKeepDraft({ url: address.ok ? typed : "", wanted, needsLogin, again } satisfies z.infer<typeof Typed>);

  const submit = (readLoginPage = false): void => {
    if (isRunning) return;
    setRefused(true);
    if (!address.ok) {
      urlField.current?.focus();
      return;
    }
    if (needsLogin && (login.email.trim() === "" || login.password === "")) return;
    const { url } = address;
    const secrets = { loginUrl: login.loginUrl.trim() || url, email: login.email.trim(), password: login.password };
    start(
      {
        body: {
          url: typed.trim(),
          auth: needsLogin,
          ...(isAgain && { fresh: true }),
          ...(readLoginPage && { readLoginPage }),
          ...(needsLogin ? secrets : { loginUrl: null, email: null, password: null }),
        },
      },
      {
        url,
        ...(wanted !== null && { prompt: wanted }),
        ...(isAgain && wanted === again.prompt && { corrections: again.corrections }),
      },
    );
  };

  // A one-line field glues pasted lines together, which would hide that they are several addresses.
  const keepPastedLines = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData("text").trim();
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    setTyped(pasted.replace(/[\r\n]+/g, " "));
    setRefused(true);
  };

  const addLogin = (): void => {
    flushSync(() => {
      setRefused(false);
      setNeedsLogin(true);
    });
    loginNameField.current?.focus();
  };

  return {
    state,
    cancel,
    submit,
    isRunning,
    /** The page that is read once more, as long as its address stands in the form. */
    again: isAgain ? again : null,
    typed,
    setTyped,
    keepPastedLines,
    problem: isRefused && !address.ok ? address : null,
    wanted,
    setWanted,
    needsLogin,
    setNeedsLogin,
    addLogin,
    login,
    setLogin,
    isRefused,
    urlField,
    loginNameField,
  };
}

export type WebsiteForm = ReturnType<typeof useWebsiteForm>;
