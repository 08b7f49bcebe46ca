import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { sampleReport } from "../../../i18n/sample-report.ts";
import { classNames } from "../../components/class-names.ts";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useLanguage, useText } from "../../language.ts";
import { useNumberLocale } from "../../number-format.ts";
import { sampleRows, type SampleRow, worldValueUsd } from "../../components/sample-report.ts";

type Column = "country" | "value";
type Order = { column: Column; isAscending: boolean };
type Shown = { country: SampleRow["country"]; figure: "value" | "share" };

/** A small real report: it sorts, and each figure says where it comes from. */
export function SampleTable() {
  const text = useText(sampleReport);
  const language = useLanguage();
  const numberLocale = useNumberLocale();
  const [order, setOrder] = useState<Order>({ column: "value", isAscending: false });
  const [shown, setShown] = useState<Shown>({ country: "CHN", figure: "value" });
  const whole = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 0, useGrouping: "always" });
  const percent = new Intl.NumberFormat(numberLocale, { style: "percent", minimumFractionDigits: 1 });

  const compare = (a: SampleRow, b: SampleRow): number =>
    order.column === "value"
      ? a.valueUsd - b.valueUsd
      : text.countries[a.country].localeCompare(text.countries[b.country], language);
  const rows = [...sampleRows].sort((a, b) => (order.isAscending ? compare(a, b) : compare(b, a)));

  const sortBy = (column: Column): void =>
    setOrder({ column, isAscending: order.column === column ? !order.isAscending : column === "country" });
  const header = (column: Column, label: string, isNumber: boolean) => (
    <SortHeader {...{ label, isNumber, order, column }} hint={text.sortBy({ column: label })} onSort={sortBy} />
  );

  return (
    <div className="overflow-hidden rounded-lg border border-line bg-raised shadow-soft">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3">
        <p className="font-heading text-base font-[650]">
          {text.product} <span className="ml-1 font-sans text-xs font-normal text-quiet">{text.code}</span>
        </p>
        <p className="text-xs text-quiet">{text.label} · 2023</p>
      </div>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{text.caption}</caption>
        <thead className="bg-sunken text-xs text-quiet">
          <tr>
            {header("country", text.country, false)}
            {header("value", text.value, true)}
            <th scope="col" className="px-4 py-2 text-right font-[550] whitespace-nowrap max-sm:hidden">
              {text.share}
            </th>
            <th scope="col" className="px-4 py-2 font-[550] whitespace-nowrap max-xl:hidden">
              {text.importers}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ country, valueUsd, importers }) => (
            <tr
              key={country}
              className={classNames("border-t border-line", country === shown.country && "bg-primary-soft/60")}
            >
              <th scope="row" className="px-4 font-[500] whitespace-nowrap">
                {text.countries[country]}
              </th>
              <Figure
                basis="reconciled"
                text={whole.format(valueUsd / 1e6)}
                isShown={shown.country === country && shown.figure === "value"}
                onShow={() => setShown({ country, figure: "value" })}
              />
              <Figure
                className="max-sm:hidden"
                basis="derived"
                text={percent.format(valueUsd / worldValueUsd)}
                isShown={shown.country === country && shown.figure === "share"}
                onShow={() => setShown({ country, figure: "share" })}
              />
              <td className="px-4 py-2 text-xs leading-4 text-quiet max-xl:hidden">
                {importers.map((importer) => text.countries[importer].replaceAll(" ", "\u00a0")).join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid min-h-[7.5rem] content-center gap-0.5 border-t border-line bg-sunken px-4 py-3 text-xs text-quiet sm:min-h-[6.375rem]">
        <p aria-live="polite" className="text-ink">
          <Evidence shown={shown} whole={whole} percent={percent} />
        </p>
        <p>
          {text.source} · {text.licence}
        </p>
        <p>{text.hint}</p>
      </div>
    </div>
  );
}

function Evidence({ shown, whole, percent }: { shown: Shown; whole: Intl.NumberFormat; percent: Intl.NumberFormat }) {
  const text = useText(sampleReport);
  const valueUsd = sampleRows.find((row) => row.country === shown.country)?.valueUsd ?? 0;
  const country = text.countries[shown.country];
  return shown.figure === "value"
    ? text.valueEvidence({ country, value: whole.format(valueUsd) })
    : text.shareEvidence({
        country,
        share: percent.format(valueUsd / worldValueUsd),
        world: whole.format(worldValueUsd),
      });
}

type FigureProps = {
  basis: "reconciled" | "derived";
  text: string;
  isShown: boolean;
  onShow: () => void;
  className?: string;
};

function Figure({ basis, text, isShown, onShow, className }: FigureProps) {
  return (
    <td className={`px-2 text-right ${className ?? ""}`}>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={onShow}
        className="inline-flex min-h-10 items-center gap-2 rounded-sm px-2 hover:text-primary aria-pressed:text-primary"
      >
        <span className="underline decoration-line decoration-dotted underline-offset-4">{text}</span>
        <TrustMark basis={basis} />
      </button>
    </td>
  );
}

type SortHeaderProps = {
  label: string;
  hint: string;
  isNumber: boolean;
  column: Column;
  order: Order;
  onSort: (column: Column) => void;
};

function SortHeader({ label, hint, isNumber, column, order, onSort }: SortHeaderProps) {
  const isSorted = order.column === column;
  const SortedIcon = order.isAscending ? ArrowUp : ArrowDown;
  const Icon = isSorted ? SortedIcon : ChevronsUpDown;
  const direction = order.isAscending ? "ascending" : "descending";
  return (
    <th scope="col" aria-sort={isSorted ? direction : "none"} className={isNumber ? "px-2 text-right" : "px-2"}>
      <button
        type="button"
        title={hint}
        onClick={() => onSort(column)}
        className="inline-flex min-h-9 items-center gap-1 rounded-sm px-2 font-[550] whitespace-nowrap hover:text-ink"
      >
        {label}
        <Icon size={13} aria-hidden="true" className={isSorted ? "text-primary" : "text-faint"} />
      </button>
    </th>
  );
}
