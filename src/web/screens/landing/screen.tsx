import { Check, Globe, PackageSearch } from "lucide-react";
import { landing } from "../../../i18n/landing.ts";
import { LinkButton } from "../../components/link-button.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Sounding } from "../../components/sounding.tsx";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { SampleTable } from "./sample-table.tsx";

const toolIcons = [PackageSearch, Globe];
const trustBases = ["reported", "reconciled", "estimated", "missing"] as const;

export default function Landing() {
  const text = useText(landing);
  const language = useLanguage();
  return (
    <>
      <PageTitle title={text.metaTitle} description={text.metaDescription} />
      <section className="relative overflow-hidden border-b border-line bg-ground">
        <div className="mx-auto grid max-w-page gap-10 px-5 py-12 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:items-center lg:gap-12">
          <div className="grid gap-6">
            <h1 className="text-[2.5rem] leading-[1.05] md:text-3xl">{text.title}</h1>
            <p className="max-w-[34rem] text-base text-quiet md:text-lg">{text.lead}</p>
            <div className="flex flex-wrap items-center gap-3">
              <LinkButton to="/signup" size="lg">
                {text.start}
              </LinkButton>
              <a
                href="#trust"
                className="inline-flex min-h-12 items-center rounded-md px-4 font-[550] text-ink hover:bg-sunken"
              >
                {text.how}
              </a>
            </div>
            <p className="text-xs text-quiet">{text.invitation}</p>
          </div>
          <SampleTable />
        </div>
      </section>

      <section className="mx-auto grid max-w-page gap-10 px-5 py-16 sm:px-6 md:py-24">
        <h2 className="max-w-[36rem] text-xl md:text-2xl">{text.toolsTitle}</h2>
        <div className="grid gap-10 border-t border-line pt-10 md:grid-cols-2 md:gap-0 md:divide-x md:divide-line">
          {text.tools.map(({ title, text: words, points }, index) => {
            const Icon = toolIcons[index] ?? Globe;
            return (
              <div key={title} className="grid content-start gap-4 md:px-10 md:first:pl-0 md:last:pr-0">
                <span className="grid size-10 place-items-center rounded-md bg-primary-soft text-primary">
                  <Icon size={20} aria-hidden="true" />
                </span>
                <h3 className="text-lg">{title}</h3>
                <p className="text-quiet">{words}</p>
                <ul className="grid gap-2.5 text-sm">
                  {points.map((point) => (
                    <li key={point} className="flex gap-2.5">
                      <Check size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-found" />
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </section>

      <section id="trust" className="border-y border-line bg-ground">
        <div className="mx-auto grid max-w-page gap-10 px-5 py-16 sm:px-6 md:py-20">
          <div className="grid gap-3">
            <h2 className="text-xl md:text-2xl">{text.trustTitle}</h2>
            <p className="text-quiet">{text.trustLead}</p>
          </div>
          <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
            {text.trust.map(({ label, text: words }, index) => (
              <li key={label} className="grid content-start gap-2 bg-surface p-6">
                <TrustMark basis={trustBases[index] ?? "missing"} className="text-2xl" />
                <h3 className="text-base">{label}</h3>
                <p className="text-sm text-quiet">{words}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="px-5 py-16 sm:px-6 md:py-24">
        <div className="relative mx-auto grid max-w-page gap-6 overflow-hidden rounded-lg bg-deep px-6 py-12 text-on-deep md:px-12 md:py-16">
          <Sounding className="absolute -top-10 -right-16 h-[26rem] text-white/25 max-md:opacity-50" />
          <div className="relative grid max-w-[34rem] gap-3">
            <h2 className="text-xl md:text-2xl">{text.closingTitle}</h2>
            <p className="text-white/75">{text.closingText}</p>
          </div>
          <div className="relative flex flex-wrap gap-3">
            <LinkButton to="/signup" size="lg" className="bg-white! text-deep! hover:bg-white/90!">
              {text.start}
            </LinkButton>
            <LinkButton
              to={publicPath("/pricing", language)}
              size="lg"
              variant="quiet"
              className="text-white! hover:bg-white/10!"
            >
              {text.pricingLink}
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  );
}
