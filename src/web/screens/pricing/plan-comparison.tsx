import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { planLimits } from "../../../domain/plans.ts";
import type { pricing as spanish } from "../../../i18n/es/pricing.ts";
import { pricing } from "../../../i18n/pricing.ts";
import { Tooltip } from "../../components/tooltip.tsx";
import { useText } from "../../language.ts";
import { useNumberLocale } from "../../number-format.ts";

type Value = boolean | number | null | "soon";
type RowName = keyof (typeof spanish)["rows"];
type Row = { name: RowName; standard: Value; pro: Value; tooltip?: keyof (typeof spanish)["tooltips"] };

const { standard, pro } = planLimits;

const rows: readonly Row[] = [
  { name: "reports", standard: standard.reports, pro: pro.reports },
  { name: "scrapes", standard: standard.scrapes, pro: pro.scrapes, tooltip: "scrapes" },
  { name: "records", standard: standard.recordsPerScrape, pro: pro.recordsPerScrape, tooltip: "records" },
  { name: "csv", standard: true, pro: true, tooltip: "csv" },
  { name: "emailSupport", standard: true, pro: true },
  { name: "basicLogin", standard: true, pro: true, tooltip: "basicLogin" },
  { name: "advancedLogin", standard: false, pro: "soon", tooltip: "advancedLogin" },
  { name: "sheets", standard: false, pro: true, tooltip: "sheets" },
  { name: "rules", standard: false, pro: "soon", tooltip: "rules" },
  { name: "priority", standard: false, pro: true, tooltip: "priority" },
  { name: "analytics", standard: false, pro: "soon" },
  { name: "prioritySupport", standard: false, pro: true },
  { name: "onboarding", standard: false, pro: true },
];

export function PlanComparison() {
  const text = useText(pricing);
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[20rem] text-left text-sm">
        <thead>
          <tr className="border-b border-edge text-xs text-quiet">
            <th scope="col" className="py-2.5 pr-4 font-[550]">
              {text.feature}
            </th>
            <th scope="col" className="w-19 px-1 py-2.5 text-center text-sm font-[650] text-ink sm:w-1/4">
              Standard
            </th>
            <th scope="col" className="w-22 px-1 py-2.5 text-center text-sm font-[650] text-ink sm:w-1/4">
              Pro
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-line transition-colors hover:bg-ground">
              <th scope="row" className="h-12 py-2 pr-2 font-normal text-pretty sm:pr-4">
                {row.tooltip ? (
                  <Explained words={text.rows[row.name]}>
                    <Tooltip label={text.about({ feature: text.rows[row.name] })}>{text.tooltips[row.tooltip]}</Tooltip>
                  </Explained>
                ) : (
                  text.rows[row.name]
                )}
              </th>
              <td className="px-1 text-center">
                <Entry value={row.standard} />
              </td>
              <td className="px-1 text-center">
                <Entry value={row.pro} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Words whose last one stays on the line of the mark that explains them. */
function Explained({ words, children }: { words: string; children: ReactNode }) {
  const last = words.lastIndexOf(" ") + 1;
  return (
    <>
      {words.slice(0, last)}
      <span className="whitespace-nowrap">
        {words.slice(last)}
        {children}
      </span>
    </>
  );
}

function Entry({ value }: { value: Value }) {
  const text = useText(pricing);
  const numberLocale = useNumberLocale();
  if (value === null) return <span className="font-[550]">{text.unlimited}</span>;
  if (value === "soon") return <span className="text-xs text-quiet">{text.soon}</span>;
  if (typeof value === "number") {
    return (
      <span className="tabular font-[550]">
        {new Intl.NumberFormat(numberLocale, { useGrouping: "always" }).format(value)}
      </span>
    );
  }
  const Icon = value ? Check : Minus;
  return (
    <Icon
      size={17}
      role="img"
      aria-label={value ? text.included : text.notIncluded}
      className={value ? "inline text-found" : "inline text-faint"}
    />
  );
}
