import { useQueryClient } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { type ClipboardEvent, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import type { JobStage } from "../../../contract/jobs.ts";
import { scrapeWebsite } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { searchesKey } from "../../api/searches.ts";
import { useLongCall } from "../../api/use-long-call.ts";
import { Badge } from "../../components/badge.tsx";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { CallFailure } from "../../components/progress-steps/call-failure.tsx";
import { CallProgress } from "../../components/progress-steps/call-progress.tsx";
import { Switch } from "../../components/switch.tsx";
import { TextField } from "../../components/text-field.tsx";
import { PageAgain } from "../../components/website-result/read-again.tsx";
import { useText } from "../../language.ts";
import { FailureAction } from "./failure-action.tsx";
import { failureRemedy } from "./failure-remedy.ts";
import { LoginFields, type SiteLogin } from "./login-fields.tsx";
import { PromptExamples } from "./prompt-examples.tsx";
import { readAddress } from "./read-address.ts";

const stages: readonly JobStage[] = ["fetching-page", "surveying-page", "saving"];
const noLogin: SiteLogin = { loginUrl: "", email: "", password: "" };

export default function WebsiteScrape() {
  const text = useText(tools);
  const words = text.website;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { state, start, cancel, resumedAbout } = useLongCall(scrapeWebsite, {
    about: z.object({ url: z.string(), prompt: z.string().optional() }),
    onDone: ({ data }, about) => {
      setLogin(noLogin);
      void queryClient.invalidateQueries({ queryKey: searchesKey });
      void navigate(`/custom-url/ai-prompt/${encodeURIComponent(data._id)}`, {
        state: about.prompt ? { prompt: about.prompt } : null,
      });
    },
  });
  const again = PageAgain.safeParse(useLocation().state).data ?? null;
  const [typed, setTyped] = useState(resumedAbout?.url ?? again?.url ?? "");
  const [wanted, setWanted] = useState(resumedAbout?.prompt ?? again?.prompt ?? null);
  const [needsLogin, setNeedsLogin] = useState(false);
  const [login, setLogin] = useState(noLogin);
  const [isRefused, setRefused] = useState(false);
  const urlField = useRef<HTMLInputElement>(null);
  const loginNameField = useRef<HTMLInputElement>(null);

  const isRunning = state.status === "running" || state.status === "done";
  const address = readAddress(typed);
  const isAgain = again !== null && typed.trim() === again.url;
  const isSeveral = !address.ok && address.problem === "several";

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
      { url, ...(wanted !== null && { prompt: wanted }) },
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

  const urlError = isSeveral
    ? { text: words.errors.oneUrl, msg: "website.oneUrl" }
    : { text: words.errors.urlInvalid, msg: "website.urlInvalid" };
  const remedy = state.status === "failed" ? failureRemedy(state.error.code, needsLogin) : null;
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <title>{`${words.title} · Sondeo`}</title>
      <header className="grid gap-1.5">
        <h1 className="text-2xl max-sm:text-xl">{words.title}</h1>
        <p className="text-quiet">{words.intro}</p>
      </header>
      {state.status === "failed" ? (
        <CallFailure
          title={words.errors.notFound}
          msg="website.notFound"
          error={state.error}
          onRetry={() => submit()}
          action={
            remedy && (
              <FailureAction
                remedy={remedy}
                onEdit={() => urlField.current?.select()}
                onAddLogin={addLogin}
                onCorrectLogin={() => loginNameField.current?.select()}
                onReadLoginPage={() => submit(true)}
              />
            )
          }
        />
      ) : null}
      {isAgain ? (
        <Banner tone="info" msg="website.again" title={words.again.title}>
          {words.again.body} {again.prompt ? words.again.prompt(again.prompt) : null}
        </Banner>
      ) : null}
      <Card>
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            submit();
          }}
          className="grid gap-5"
        >
          <div className="grid gap-2">
            <TextField
              ref={urlField}
              name="url"
              label={words.url}
              placeholder={words.urlPlaceholder}
              hint={words.onlyThisPage}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onPaste={keepPastedLines}
              error={isRefused && !address.ok ? urlError : null}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isRunning}
              required
            />
            {isRefused && !address.ok && address.problem === "several" ? (
              <p>
                <Button variant="secondary" size="sm" onClick={() => setTyped(address.first)}>
                  {words.errors.useFirst}
                </Button>
              </p>
            ) : null}
          </div>
          <Switch
            label={
              <span className="flex items-center gap-2">
                {words.loginSwitch}
                <Badge tone="primary">{words.beta}</Badge>
              </span>
            }
            isOn={needsLogin}
            onChange={setNeedsLogin}
            isDisabled={isRunning}
          />
          {needsLogin ? (
            <LoginFields
              login={login}
              onChange={setLogin}
              isRefused={isRefused}
              isRunning={isRunning}
              nameRef={loginNameField}
            />
          ) : null}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" isPending={isRunning} pendingLabel={words.processing}>
              <span className="capitalised">{words.submit}</span>
            </Button>
          </div>
          <PromptExamples chosen={wanted} onChoose={setWanted} isDisabled={isRunning} />
          <p className="flex gap-2 border-t border-line pt-4 text-sm text-quiet">
            <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {words.tip}
          </p>
        </form>
      </Card>
      {state.status === "running" ? (
        <CallProgress
          stages={stages}
          stage={state.stage}
          startedAt={state.startedAt}
          note={text.progress.stay}
          onCancel={cancel}
        />
      ) : null}
    </div>
  );

  function addLogin(): void {
    flushSync(() => {
      setRefused(false);
      setNeedsLogin(true);
    });
    loginNameField.current?.focus();
  }
}
