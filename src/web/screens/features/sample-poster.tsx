import { Search } from "lucide-react";
import { features } from "../../../i18n/features.ts";
import { sampleReport } from "../../../i18n/sample-report.ts";
import { sampleRows, worldValueUsd } from "../../components/sample-report.ts";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useText } from "../../language.ts";
import { useNumberLocale } from "../../number-format.ts";

/** What stands where there is no film: a product and the beginning of its real report. */
export function SamplePoster() {
  const text = useText(sampleReport);
  const caption = useText(features).video.poster;
  const numberLocale = useNumberLocale();
  const whole = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 0, useGrouping: "always" });
  const percent = new Intl.NumberFormat(numberLocale, { style: "percent", minimumFractionDigits: 1 });
  return (
    <figure className="grid content-between gap-5 rounded-lg p-5 inked on-deep ring-1 ring-white/10 ring-inset sm:aspect-video md:p-8">
      <p className="flex items-center gap-2.5 justify-self-start rounded-md border border-white/25 bg-white/5 px-3.5 py-2.5 text-sm">
        <Search size={16} aria-hidden="true" className="text-white/75" />
        {text.product}
        <span className="text-xs text-white/75">{text.code}</span>
      </p>
      <ol className="tabular border-t border-white/15 text-sm">
        {sampleRows.slice(0, 4).map(({ country, valueUsd }) => (
          <li
            key={country}
            className="grid grid-cols-[1fr_auto_4.5rem] items-baseline gap-2 border-b border-white/15 py-1.5 md:py-2"
          >
            <span className="font-[550]">{text.countries[country]}</span>
            <span>
              {whole.format(valueUsd / 1e6)} M USD <TrustMark basis="reconciled" className="ml-1" />
            </span>
            <span className="text-right text-white/75">{percent.format(valueUsd / worldValueUsd)}</span>
          </li>
        ))}
      </ol>
      <figcaption className="grid gap-1">
        <span className="font-heading text-base font-[650] md:text-lg">{caption}</span>
        <span className="text-xs text-white/75">
          {text.source} · 2023 · {text.licence}
        </span>
      </figcaption>
    </figure>
  );
}
