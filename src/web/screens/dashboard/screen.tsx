import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { Globe, PackageSearch } from "lucide-react";
import { lazy, Suspense } from "react";
import { shell } from "../../../i18n/shell.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { directoriesQuery } from "../../api/directories.ts";
import { publicConfig } from "../../api/public-config.ts";
import { Card } from "../../components/card.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useText } from "../../language.ts";
import { AllowanceLeft } from "../../components/allowance-left.tsx";
import { FiguresNotice } from "./figures-notice.tsx";
import { LatestReport, LatestTable } from "./latest.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { ToolCard, ToolCardSkeleton } from "./tool-card.tsx";
import { useNoticesKnown } from "./use-notices-known.ts";

const PaymentNotice = lazy(() => import("./payment-notice.tsx"));

export default function Dashboard() {
  const text = useText(signedIn).dashboard;
  const shellText = useText(shell);
  const areNoticesKnown = useNoticesKnown();
  usePrefetchQuery(directoriesQuery);
  return (
    <div className="mx-auto grid max-w-[60rem] gap-8 md:pt-6">
      <PageTitle title={text.metaTitle} />
      <h1 className="text-xl md:text-2xl">{text.greeting}</h1>
      {areNoticesKnown ? (
        <>
          <Notices />
          <Cards />
        </>
      ) : (
        <div className={cardsStyle}>
          <ToolCardSkeleton label={shellText.loading} />
          <ToolCardSkeleton label={shellText.loading} />
        </div>
      )}
    </div>
  );
}

const cardsStyle = "grid gap-4 lg:grid-cols-2 lg:gap-6";

const Notices = () => (
  <>
    {publicConfig.takesPayments ? (
      <Suspense>
        <PaymentNotice />
      </Suspense>
    ) : null}
    <PlanNotice />
    <FiguresNotice />
  </>
);

function Cards() {
  const text = useText(signedIn).dashboard;
  return (
    <div className={cardsStyle}>
      <ResearchCard />
      <ToolCard
        to="/custom-url-scrape"
        icon={Globe}
        title={text.websiteTitle}
        action={text.websiteAction}
        piece={<LatestTable />}
        left={<AllowanceLeft kind="scrapes" />}
      >
        {text.websiteText}
      </ToolCard>
    </div>
  );
}

function ResearchCard() {
  const text = useText(signedIn).dashboard;
  const shellText = useText(shell);
  const { data: directories, error, isFetching, refetch } = useQuery(directoriesQuery);
  const first = directories?.[0];
  if (first) {
    return (
      <ToolCard
        to={`/product-research/${first._id}`}
        icon={PackageSearch}
        title={text.researchTitle}
        action={text.researchAction}
        piece={<LatestReport />}
        left={<AllowanceLeft kind="reports" />}
      >
        {text.researchText}
      </ToolCard>
    );
  }
  if (!error && !directories) return <ToolCardSkeleton label={shellText.loading} />;
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-lg">{text.researchTitle}</h2>
      <NotRead
        title={text.directoriesFailed}
        msg="directories.failed"
        error={error}
        isReading={isFetching}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}
