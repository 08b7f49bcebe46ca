import type { ReactNode } from "react";
import { annualSavingPercent, planLimits, prices } from "../../../domain/plans.ts";
import { pricing } from "../../../i18n/pricing.ts";
import { Badge } from "../../components/badge.tsx";
import { useText } from "../../language.ts";
import { useNumberLocale } from "../../number-format.ts";
import type { Billing } from "./screen.tsx";

type Props = { plan: keyof typeof prices; name: string; lead: string; billing: Billing; children: ReactNode };

export function PlanOffer({ plan, name, lead, billing, children }: Props) {
  const text = useText(pricing);
  const numberLocale = useNumberLocale();
  const { monthlyUsd, annualPerMonthUsd } = prices[plan];
  const { reports, scrapes, recordsPerScrape } = planLimits[plan];
  const limits = [
    { name: "reports", most: reports },
    { name: "scrapes", most: scrapes },
    { name: "records", most: recordsPerScrape },
  ] as const;
  const count = new Intl.NumberFormat(numberLocale, { useGrouping: "always" });
  const isAnnual = billing === "annual";
  const usd = (amount: number): string => `$${new Intl.NumberFormat(numberLocale).format(amount)}`;
  return (
    <div className="row-span-4 grid grid-rows-subgrid content-start gap-5 bg-surface p-6 md:p-8">
      <div className="grid content-start gap-1">
        <h2 className="flex items-center gap-3 text-lg">
          {name}
          {isAnnual ? <Badge tone="found">{text.save({ percent: annualSavingPercent(plan) })}</Badge> : null}
        </h2>
        <p className="text-sm text-quiet">{lead}</p>
      </div>
      <div>
        <p className="tabular flex items-baseline gap-2">
          <span className="font-heading text-3xl font-[650]">{usd(isAnnual ? annualPerMonthUsd : monthlyUsd)}</span>
          <span className="text-sm text-quiet">USD {text.perMonth}</span>
        </p>
        <p className="mt-1 text-xs text-quiet">
          {isAnnual ? text.billedYearly({ amount: usd(annualPerMonthUsd * 12) }) : text.billedMonthly}
        </p>
      </div>
      <dl className="grid border-t border-line text-sm">
        {limits.map(({ name: limit, most }) => (
          <div key={limit} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-pretty text-quiet">{text.rows[limit]}</dt>
            <dd className="tabular font-[550] whitespace-nowrap">
              {most === null ? text.unlimited : count.format(most)}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
