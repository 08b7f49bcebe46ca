import { landing } from "../../../i18n/landing.ts";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useText } from "../../language.ts";
import { useTrustExamples } from "./use-trust-examples.ts";

/** What each sign of trust means, with a value that bears it. */
export function TrustSigns() {
  const text = useText(landing);
  const examples = useTrustExamples();
  return (
    <section id="trust" className="border-y border-line bg-ground">
      <div className="mx-auto grid max-w-page gap-8 px-5 py-16 sm:px-6 md:py-24">
        <div className="grid gap-3">
          <h2 className="text-xl md:text-2xl">{text.trustTitle}</h2>
          <p className="text-quiet">{text.trustLead}</p>
        </div>
        <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {examples.map(({ basis, label, text: words, value, caption }) => (
            <li key={basis} className="row-span-2 grid grid-rows-subgrid gap-5 bg-surface p-6">
              <div className="grid content-start gap-2">
                <div className="flex items-center gap-2.5">
                  <TrustMark basis={basis} className="text-xl" />
                  <h3 className="text-base">{label}</h3>
                </div>
                <p className="text-sm text-quiet">{words}</p>
              </div>
              <p className="grid content-start gap-0.5 border-t border-line pt-4">
                <span className="tabular flex items-center gap-2 text-sm font-[550]">
                  {value}
                  <TrustMark basis={basis} />
                </span>
                <span className="text-xs text-quiet">{caption}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
