import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { tools } from "../../../i18n/tools.ts";
import { ApiError } from "../../api/client.ts";
import { pageQuery } from "../../api/website.ts";
import { Banner } from "../../components/banner.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { useText } from "../../language.ts";
import { OpenAnother } from "./open-another.tsx";
import { PageWorkbench } from "./page-workbench.tsx";

export default function AiPromptScreen() {
  const { id = "" } = useParams();
  return <AiPrompt key={id} id={id} />;
}

function AiPrompt({ id }: { id: string }) {
  const text = useText(tools);
  const words = text.prompt;
  const page = useQuery(pageQuery(id));
  if (page.data) return <PageWorkbench id={id} page={page.data} />;
  return (
    <div className="grid w-full max-w-5xl gap-6">
      <title>{`${words.title} · Sondeo`}</title>
      <h1 className="text-2xl max-sm:text-xl">{words.title}</h1>
      {page.isError ? (
        <PageFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <p className="flex items-center gap-3 text-quiet">
          <Spinner label={words.loading} />
          {words.loading}
        </p>
      )}
    </div>
  );
}

function PageFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText(tools);
  const { errors } = text.prompt;
  const isGone = error instanceof ApiError && (error.code === "PAGE_EXPIRED" || error.code === "NOT_FOUND");
  if (!isGone) return <NotRead title={errors.failed} msg="prompt.failed" error={error} onRetry={onRetry} />;
  return (
    <Banner tone="error" msg="prompt.failed" title={errors.failed} actions={<OpenAnother />}>
      {errors.expired}
    </Banner>
  );
}
