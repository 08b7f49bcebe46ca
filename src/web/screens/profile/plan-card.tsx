import type { User } from "../../../contract/accounts.ts";
import { planLimits } from "../../../domain/plans.ts";
import { accounts } from "../../../i18n/accounts.ts";
import { useUsage } from "../../api/accounts.ts";
import { Badge } from "../../components/badge.tsx";
import { Card } from "../../components/card.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { publicPath } from "../../public-paths.ts";

export function PlanCard({ user }: { user: User }) {
  const text = useText(accounts).profile;
  const language = useLanguage();
  const { whole } = useNumberWriter();
  const limits = planLimits[user.plan];
  const { data: usage } = useUsage();
  const withUsed = (line: string, used: number | undefined): string =>
    used === undefined ? line : `${line} · ${text.used({ count: whole(used) })}`;
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
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid gap-2">
        <h2 className="flex items-center gap-2.5 text-base">
          {text.plan} <Badge tone="primary">{text.planNames[user.plan]}</Badge>
        </h2>
        <ul className="grid gap-0.5 text-sm text-quiet">
          <li>{withUsed(reports, usage?.reports)}</li>
          <li>{withUsed(scrapes, usage?.scrapes)}</li>
          <li>{text.recordsLimit({ count: whole(limits.recordsPerScrape) })}</li>
        </ul>
        {trialEnd ? (
          <p className="text-sm text-quiet">
            {text.trialEnds({ date: new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(trialEnd) })}
          </p>
        ) : null}
      </div>
      <LinkButton to={publicPath("/pricing", language)} variant="secondary" size="sm">
        {text.seePlans}
      </LinkButton>
    </Card>
  );
}
