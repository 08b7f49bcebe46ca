import type { JobStage } from "../../../contract/jobs.ts";
import { putsRight } from "../../../domain/carried-corrections.ts";
import { tools } from "../../../i18n/tools.ts";
import { Banner } from "../../components/banner.tsx";
import { CallFailure } from "../../components/progress-steps/call-failure.tsx";
import { CallProgress } from "../../components/progress-steps/call-progress.tsx";
import { UsedUp } from "../../components/purchase/used-up.tsx";
import type { PageAgain } from "../../components/website-result/read-again.tsx";
import { useText } from "../../language.ts";
import { FailureAction } from "./failure-action.tsx";
import { failureRemedy } from "./failure-remedy.ts";
import { useWebsiteForm } from "./use-website-form.ts";
import { WebsiteForm } from "./website-form.tsx";

const stages: readonly JobStage[] = ["fetching-page", "surveying-page", "saving"];

/** A prompt that is not asked by itself is written in the next step. */
function whatFollows({ corrections }: PageAgain): "prompt" | "asked" | "askedPutRight" {
  if (!corrections) return "prompt";
  return putsRight(corrections) ? "askedPutRight" : "asked";
}

export default function WebsiteScrape() {
  const text = useText(tools);
  const words = text.website;
  const form = useWebsiteForm();
  const { state, again } = form;
  const remedy = state.status === "failed" ? failureRemedy(state.error.code, form.needsLogin) : null;
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
          onRetry={() => form.submit()}
          action={
            remedy && (
              <FailureAction
                remedy={remedy}
                onEdit={() => form.urlField.current?.select()}
                onAddLogin={form.addLogin}
                onCorrectLogin={() => form.loginNameField.current?.select()}
                onReadLoginPage={() => form.submit(true)}
              />
            )
          }
        />
      ) : null}
      {again ? (
        <Banner tone="info" msg="website.again" title={words.again.title}>
          {words.again.body} {again.prompt ? words.again[whatFollows(again)](again.prompt) : null}
        </Banner>
      ) : null}
      {state.status === "idle" ? <UsedUp kind="scrapes" /> : null}
      <WebsiteForm form={form} />
      {state.status === "running" ? (
        <CallProgress
          stages={stages}
          stage={state.stage}
          startedAt={state.startedAt}
          note={text.progress.stay}
          onCancel={form.cancel}
        />
      ) : null}
    </div>
  );
}
