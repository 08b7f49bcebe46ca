import { useState } from "react";
import type { User } from "../../../contract/accounts.ts";
import { nextPeriodStart, planLimits } from "../../../domain/plans.ts";
import { accounts } from "../../../i18n/accounts.ts";
import { useUsage } from "../../api/accounts.ts";
import { publicConfig } from "../../api/public-config.ts";
import { Badge } from "../../components/badge.tsx";
import { Card } from "../../components/card.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { UsageMeter } from "../../components/usage-meter.tsx";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { publicPath } from "../../public-paths.ts";
import { SubscriptionStatus } from "./subscription-status.tsx";
import { UnmanagedSubscription } from "./unmanaged-subscription.tsx";

export function PlanCard({ user }: { user: User }) {
  const text = useText(accounts).profile;
  const language = useLanguage();
  const { whole } = useNumberWriter();
  const [now] = useState(() => new Date());
  const limits = planLimits[user.plan];
  const { data: usage } = useUsage();
  const period = user.plan === "trial" ? text.inTrial : text.perMonth;
  const reports =
    limits.reports === null
      ? text.unlimitedReports
      : `${text.reportsLimit({ count: whole(limits.reports) })} ${period}`;
  const scrapes =
    limits.scrapes === null
      ? text.unlimitedScrapes
      : `${text.scrapesLimit({ count: whole(limits.scrapes) })} ${period}`;
  const trialEnd = user.plan === "trial" && user.trialEndsAt ? new Date(user.trialEndsAt) : null;
  const renewal = nextPeriodStart(user.plan, now);
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid w-full max-w-96 gap-2.5">
          <h2 className="flex items-center gap-2.5 text-base">
            {text.plan} <Badge tone="primary">{text.planNames[user.plan]}</Badge>
          </h2>
          <ul className="grid gap-3.5 text-sm text-quiet">
            <UsageLine line={reports} used={usage?.reports} limit={limits.reports} />
            <UsageLine line={scrapes} used={usage?.scrapes} limit={limits.scrapes} />
            <li>{text.recordsLimit({ count: whole(limits.recordsPerScrape) })}</li>
          </ul>
          {publicConfig.enforcesPlans ? null : <p className="text-sm text-quiet">{text.notEnforced}</p>}
          {renewal ? (
            <p className="text-sm text-quiet">
              {text.renews({
                date: new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(renewal),
              })}
            </p>
          ) : null}
          {trialEnd ? (
            <p className="text-sm text-quiet">
              {text.trialEnds({ date: new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(trialEnd) })}
            </p>
          ) : null}
        </div>
        <LinkButton to={publicPath("/pricing", language)} variant="secondary" size="sm">
          {text.seePlans}
        </LinkButton>
      </div>
      {publicConfig.takesPayments ? <SubscriptionStatus /> : <UnmanagedSubscription />}
    </Card>
  );
}

type LineProps = { line: string; used: number | undefined; limit: number | null };

/** What the plan gives of a kind and how much of it was used, with a bar where there is an end to it. */
function UsageLine({ line, used, limit }: LineProps) {
  const text = useText(accounts).profile;
  const { whole } = useNumberWriter();
  const written = used === undefined ? line : `${line} · ${text.used({ count: whole(used) })}`;
  return (
    <li className="grid gap-1.5">
      {written}
      {used === undefined || limit === null || !publicConfig.enforcesPlans ? null : (
        <UsageMeter label={line} used={used} limit={limit} text={written} />
      )}
    </li>
  );
}
