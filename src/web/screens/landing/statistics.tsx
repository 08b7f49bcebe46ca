import { landing } from "../../../i18n/landing.ts";
import { useText } from "../../language.ts";

/** Four commercial figures, and what they are: declared, not audited. */
export function Statistics() {
  const text = useText(landing);
  return (
    <section className="inked">
      <div className="mx-auto @container grid max-w-page gap-8 px-5 py-14 sm:px-6 md:py-16">
        <h2 className="text-lg md:text-xl">{text.statisticsTitle}</h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {text.statistics.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1 border-l border-white/25 pl-4">
              <dt className="text-sm text-balance text-white/75">{label}</dt>
              <dd className="tabular font-heading text-[min(1.75rem,8cqi)] leading-8 font-[650] [overflow-wrap:normal] md:text-2xl">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-xs text-white/75">
          {text.statisticsNote} <time dateTime="2026-11">{text.statisticsDate}</time>.
        </p>
      </div>
    </section>
  );
}
