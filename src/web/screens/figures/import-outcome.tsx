import type { JobProgress, JobStage } from "../../../contract/jobs.ts";
import { labelSource } from "../../../domain/source-words.ts";
import { errors } from "../../../i18n/errors.ts";
import { figures } from "../../../i18n/figures.ts";
import { sources } from "../../../i18n/sources.ts";
import { errorMsg, errorText } from "../../api/error-text.ts";
import { Banner } from "../../components/banner.tsx";
import { CallProgress } from "../../components/progress-steps/call-progress.tsx";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import type { useImport } from "./use-import.ts";
import { writeYears } from "./write-years.ts";

const stages: readonly JobStage[] = ["downloading", "unpacking", "sorting", "publishing"];

const bytesPerMegabyte = 1e6;

/** How far the import is, or how it ended. */
export function ImportOutcome({ running: { state, cancel } }: { running: ReturnType<typeof useImport> }) {
  const text = useText(figures);
  const errorWords = useText(errors);
  const sourceWords = useText(sources);
  const { plain, percent } = useNumberWriter();
  if (state.status === "running") {
    const { stage, progress, startedAt } = state;
    const megabytes = (bytes: number): string => plain(Math.round(bytes / bytesPerMegabyte / 0.1) * 0.1);
    const writeProgress = ({ done, of }: JobProgress): string =>
      stage === "sorting" ? percent(done / of) : `${megabytes(done)} / ${megabytes(of)} MB`;
    const shown = stage === "publishing" ? stages : stages.filter((each) => each !== "publishing");
    return (
      <CallProgress
        stages={shown}
        stage={stage}
        progress={progress}
        writeProgress={writeProgress}
        startedAt={startedAt}
        note={text.importingNote}
        onCancel={cancel}
      />
    );
  }
  if (state.status === "done") {
    const what = state.reply.imported
      .map(({ source, years }) => `${labelSource(source, sourceWords)} ${writeYears(years)}`)
      .join(", ");
    return <Banner tone="success" title={text.done({ what })} msg="figures.imported" takesFocus />;
  }
  if (state.status !== "failed") return null;
  if (state.error.code === "CANCELLED") return <Banner tone="info" title={text.cancelled} msg="figures.cancelled" />;
  return (
    <Banner tone="error" title={errorText(state.error, errorWords)} msg={errorMsg(state.error)}>
      {/^IMPORT_UNREADABLE|^IMPORT_NO_SPACE/.test(state.error.code) ? state.error.message : null}
    </Banner>
  );
}
